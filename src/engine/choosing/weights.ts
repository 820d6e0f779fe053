// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  1.3609, // board
  0.7734, // board likeness
  0.1853, // board likeness squared
  0.5534, // board words
  1.0333, // board meaning
  -0.0862, // board covers
  0.0477, // board covers most
  -0.498, // board is covered
  0.2502, // board likest of all
  0.109, // board order
  0.5937, // board lead over the next
  0.0517, // board has the weightiest word
  0.2266, // board has the weightiest subject
  0.4493, // board speaks the language
  0.2882, // board beside few words
  -0.0087, // relative weight
  0.2254, // weight
  0.5219, // salience
  0.561, // is subject
  0.9414, // is place
  0.7103, // is style
  0.6267, // is mood
  0.7946, // is modifier
  0.2445, // is colour
  -0.0191, // is subject in first clause
  -0.0686, // is place in first clause
  0.1068, // is style in first clause
  -0.0771, // is mood in first clause
  -0.0742, // is modifier in first clause
  -0.0484, // is colour in first clause
  0.3583, // is subject beside a subject
  -0.1423, // is place beside a subject
  0.6181, // is style beside a subject
  -0.2151, // is mood beside a subject
  0.2222, // is modifier beside a subject
  0.4349, // is colour beside a subject
  -0.0469, // stands behind for
  -0.0359, // stands behind with
  -0.0315, // stands behind at
  0.1841, // stands behind of
  -0.006, // stands behind like
  -0.1303, // stands behind meets
  -1.5626, // kin
  -0.382, // borrowed
  -0.24, // guessed
  0.0039, // head of its run
  0.1366, // first word
  0.0047, // last word
  -0.1805, // order
  0.0297, // hint
  -0.2015, // mostly
  0.0167, // weightiest
  0.0651, // weightiest subject
  2.0534, // one over words
  0.0227, // length of word
  -0.14, // second card
  -0.3697, // third card
  -0.5602, // later card
  0.3706, // first card of the only word
  0.0804, // first card of the weightiest
  1.0131, // mean likeness to other words
  0.1669, // greatest likeness to other words
  -0.2132, // likeness to mood words
  0.2709, // likeness to style words
  0.0433, // likeness to place words
  -0.2092, // likeness to subjects
  0.9657, // mean likeness to boards
  0.3179, // greatest likeness to boards
  0.5862, // likeness to the likest board
  0.478, // sure likeness to boards
  0.3115, // moods asked for
  0.2413, // moods of all words
  0.0717, // agrees with scheme
  0.1055, // agrees with sure scheme
  0.3257, // dark
  -0.2446, // dark against what is demanded
  0.1966, // chroma of background
  0.1143, // chroma of primary
  0.2919, // chroma of accent
  -0.3531, // chroma where calm is asked
  0.623, // chroma where loud is asked
  -0.1246, // share of named colours seen
  -0.3528, // likeness to named colours
  -0.9613, // share of colours not allowed
  0.8606, // mixture covered
  0.6865, // mixture purity
  -0.3015, // first card where clichés are avoided
  -0.6359, // like what is discouraged
  -0.3731, // word is near the rest of the brief
  1.0129, // card is near the brief
  0.4704, // card is near the rest of the brief
  -0.3261, // card is nearer to the rest than its sisters
  0.4179, // card tells of other words
  -0.0394, // card tells more of other words than its sisters
  1.522, // near the brief
  0.8176, // near the brief squared
  0.4116, // less near than the nearest
  1.9585, // tells of the brief
  0.1019, // board tells of the brief
  -0.6742, // board tells of more
  0.4175, // board tells of more beside few words
  -0.7577, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8662, // always
  -0.0509, // words
  0.2373, // first card of subject is dark
  0.1057, // first card of place is dark
  0.3486, // first card of style is dark
  0.361, // first card of mood is dark
  0.3165, // first card of modifier is dark
  0.2084, // first card of colour is dark
  0.4796, // share of dark cards of subject
  0.1663, // share of dark cards of place
  0.0906, // share of dark cards of style
  0.3346, // share of dark cards of mood
  0.397, // share of dark cards of modifier
  0.168, // share of dark cards of colour
  0.1076, // first card of the weightiest is dark
  0.4727, // share of dark cards of the weightiest
  0.969, // darkest word
  0.0348, // lightest word
  1.0145, // recalled are dark
  0.4615, // likest recalled is dark
  0.4213, // lean of the mixture
  1.7521, // dark is demanded
  -0.2324, // light is demanded
  -0.2272, // pastel is demanded
  -0.0733, // vivid is demanded
  0.6648, // dark colour named
  -0.2864, // light colour named
  0.1315, // mood calm
  -0.0437, // mood cosy
  0.1712, // mood warm
  0.199, // mood cool
  0.0296, // mood fresh
  0.0861, // mood clean
  0.1884, // mood airy
  -0.0011, // mood soft
  0.1213, // mood dreamy
  0.1444, // mood romantic
  0.0604, // mood playful
  -0.105, // mood joyful
  0.0005, // mood lively
  -0.0666, // mood bold
  -0.075, // mood dramatic
  0.2812, // mood dark
  -0.0094, // mood mysterious
  0.0233, // mood eerie
  0.0159, // mood melancholic
  0.004, // mood nostalgic
  0.0357, // mood rustic
  0.0032, // mood earthy
  -0.0898, // mood wild
  0.145, // mood elegant
  0.0423, // mood luxurious
  -0.0291, // mood serious
  -0.0411, // mood technical
  0.0721, // mood futuristic
  0.104, // mood industrial
  0.0169, // mood festive
  -0.0007, // mood sacred
  -0.0712, // mood fierce
  0.0834, // calm by any word
  0.129, // cosy by any word
  0.0165, // warm by any word
  0.0815, // cool by any word
  -0.1015, // fresh by any word
  -0.0802, // clean by any word
  0.069, // airy by any word
  -0.2563, // soft by any word
  0.121, // dreamy by any word
  0.0859, // romantic by any word
  -0.0839, // playful by any word
  -0.1015, // joyful by any word
  0.2001, // lively by any word
  0.0263, // bold by any word
  0.1172, // dramatic by any word
  0.4753, // dark by any word
  0.3243, // mysterious by any word
  0.0514, // eerie by any word
  0.0844, // melancholic by any word
  0.0907, // nostalgic by any word
  -0.1221, // rustic by any word
  -0.0847, // earthy by any word
  0.0923, // wild by any word
  0.0353, // elegant by any word
  0.1685, // luxurious by any word
  -0.1784, // serious by any word
  0.1005, // technical by any word
  0.2164, // futuristic by any word
  0.1264, // industrial by any word
  0.3733, // festive by any word
  0.1929, // sacred by any word
  -0.0846, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1678, // stop
  1.6247, // stop after one
  2.3485, // stop after two
  -0.1209, // stop with words not seen
  -0.0888, // stop with colours not seen
  -0.2464, // stop with primary and accent alike
  -0.4192, // stop with colours not allowed
  1.3731, // stop at a board
  0.1365, // stop at kin
  -3.1322, // to background
  0.0, // to text
  -1.3874, // to primary
  -1.1047, // to secondary
  -0.3883, // to accent
  1.0394, // from the same role
  -0.5331, // from primary
  -1.1051, // from secondary
  -1.4756, // from accent
  -0.0901, // relative weight
  0.7415, // salience
  -1.1897, // of a subject
  -1.1149, // of a place
  -1.3568, // of a style
  -1.2796, // of a mood
  -1.1838, // of a modifier
  -0.9651, // of a colour
  -0.0081, // behind for
  -0.0148, // behind with
  0.0982, // behind at
  0.3734, // behind of
  -0.0605, // behind like
  0.2245, // behind meets
  -0.9184, // of the base's own word
  -0.0004, // word not seen
  0.3813, // word not seen, to accent
  -0.0085, // word not seen, to primary
  0.6977, // word not seen, weight
  -0.2123, // named colour not seen
  0.6517, // hint to accent
  -0.364, // hint to another
  0.29, // distance to primary
  -0.9634, // distance to background
  -2.2269, // distance to what it replaces
  -1.2088, // too near to another
  -0.0618, // chroma
  1.2211, // chroma to accent
  -0.3639, // chroma to background
  0.0523, // chroma to secondary
  -1.31, // less chroma than before
  -0.7885, // changes light to dark
  0.2307, // against the scheme
  1.6341, // likeness to what the word means
  0.6728, // likeness to named colours
  1.1906, // first card
  -0.8909, // breaks a contrast
  -0.0552, // mends a contrast
  -0.5247, // not allowed
  1.6564, // replaces what is not allowed
  -1.5977, // kin
];
