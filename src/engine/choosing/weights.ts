// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.331, // board
  0.9907, // board likeness
  -0.1423, // board likeness squared
  0.5127, // board words
  1.6596, // board meaning
  -0.2572, // board covers
  0.1848, // board covers most
  -0.5556, // board is covered
  0.1951, // board likest of all
  -0.2288, // board order
  0.2546, // board lead over the next
  0.0523, // board has the weightiest word
  0.2342, // board has the weightiest subject
  0.7411, // board speaks the language
  1.0881, // board beside few words
  0.2176, // relative weight
  0.0344, // weight
  0.8455, // salience
  0.714, // is subject
  1.1435, // is place
  1.2387, // is style
  1.1409, // is mood
  1.3225, // is modifier
  0.9816, // is colour
  -0.0089, // is subject in first clause
  0.1251, // is place in first clause
  -0.02, // is style in first clause
  0.0855, // is mood in first clause
  -0.1079, // is modifier in first clause
  0.02, // is colour in first clause
  0.714, // is subject beside a subject
  0.014, // is place beside a subject
  0.6054, // is style beside a subject
  -0.1155, // is mood beside a subject
  0.2825, // is modifier beside a subject
  0.214, // is colour beside a subject
  -0.0972, // stands behind for
  0.043, // stands behind with
  -0.0224, // stands behind at
  0.1155, // stands behind of
  -0.0067, // stands behind like
  0.0825, // stands behind meets
  -0.3147, // kin
  0.0, // borrowed
  -0.2597, // guessed
  0.0769, // head of its run
  0.1681, // first word
  0.1365, // last word
  -0.3054, // order
  0.0335, // hint
  -0.1465, // mostly
  -0.0446, // weightiest
  0.0408, // weightiest subject
  2.1868, // one over words
  0.0221, // length of word
  -0.1934, // second card
  -0.3733, // third card
  -0.6017, // later card
  0.2595, // first card of the only word
  0.0196, // first card of the weightiest
  1.2294, // mean likeness to other words
  0.1138, // greatest likeness to other words
  0.2911, // likeness to mood words
  0.4168, // likeness to style words
  -0.0021, // likeness to place words
  -0.097, // likeness to subjects
  1.3438, // mean likeness to boards
  0.2173, // greatest likeness to boards
  0.6344, // likeness to the likest board
  0.3698, // sure likeness to boards
  0.3184, // moods asked for
  0.1651, // moods of all words
  0.0503, // agrees with scheme
  0.0973, // agrees with sure scheme
  0.3295, // dark
  0.0825, // dark against what is demanded
  0.2557, // chroma of background
  0.21, // chroma of primary
  0.4062, // chroma of accent
  -0.5136, // chroma where calm is asked
  0.5704, // chroma where loud is asked
  -0.1338, // share of named colours seen
  -0.3209, // likeness to named colours
  -0.9503, // share of colours not allowed
  0.7654, // mixture covered
  1.0185, // mixture purity
  -0.3601, // first card where clichés are avoided
  -0.6014, // like what is discouraged
  -0.0438, // word is near the rest of the brief
  2.0636, // card is near the brief
  0.1952, // card is near the rest of the brief
  -0.0699, // card is nearer to the rest than its sisters
  0.4496, // card tells of other words
  -0.2159, // card tells more of other words than its sisters
  1.6308, // near the brief squared
  0.6567, // less near than the nearest
  2.0516, // tells of the brief
  -0.1841, // board tells of the brief
  -0.5393, // board tells of more
  0.7084, // board tells of more beside few words
  -0.2591, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4285, // always
  -0.143, // words
  0.1243, // first card of subject is dark
  0.025, // first card of place is dark
  0.2902, // first card of style is dark
  0.135, // first card of mood is dark
  0.2012, // first card of modifier is dark
  0.3018, // first card of colour is dark
  0.823, // share of dark cards of subject
  0.377, // share of dark cards of place
  -0.1293, // share of dark cards of style
  1.0105, // share of dark cards of mood
  0.7182, // share of dark cards of modifier
  0.0588, // share of dark cards of colour
  -0.0498, // first card of the weightiest is dark
  0.8214, // share of dark cards of the weightiest
  1.3666, // darkest word
  -0.1919, // lightest word
  0.9918, // recalled are dark
  0.3704, // likest recalled is dark
  0.2972, // lean of the mixture
  3.2179, // dark is demanded
  -0.8713, // light is demanded
  -0.5787, // pastel is demanded
  -0.095, // vivid is demanded
  0.7978, // dark colour named
  -0.748, // light colour named
  0.3045, // mood calm
  -0.2225, // mood cosy
  0.107, // mood warm
  0.3224, // mood cool
  -0.0076, // mood fresh
  -0.0397, // mood clean
  0.3304, // mood airy
  -0.2814, // mood soft
  -0.0014, // mood dreamy
  0.4062, // mood romantic
  -0.0021, // mood playful
  0.0745, // mood joyful
  0.0025, // mood lively
  0.2657, // mood bold
  -0.3805, // mood dramatic
  0.8016, // mood dark
  0.1312, // mood mysterious
  -0.0843, // mood eerie
  0.2081, // mood melancholic
  -0.0304, // mood nostalgic
  0.3391, // mood rustic
  0.3366, // mood earthy
  -0.2128, // mood wild
  0.402, // mood elegant
  0.053, // mood luxurious
  0.0133, // mood serious
  0.1433, // mood technical
  -0.2458, // mood futuristic
  0.1691, // mood industrial
  -0.0578, // mood festive
  -0.0458, // mood sacred
  -0.1573, // mood fierce
  0.0566, // calm by any word
  0.3291, // cosy by any word
  -0.0277, // warm by any word
  -0.158, // cool by any word
  -0.0615, // fresh by any word
  -0.0597, // clean by any word
  0.0532, // airy by any word
  -0.2324, // soft by any word
  0.1595, // dreamy by any word
  0.0354, // romantic by any word
  -0.1422, // playful by any word
  -0.252, // joyful by any word
  0.2279, // lively by any word
  0.0615, // bold by any word
  0.0835, // dramatic by any word
  0.3818, // dark by any word
  0.2652, // mysterious by any word
  0.0483, // eerie by any word
  0.1839, // melancholic by any word
  0.0069, // nostalgic by any word
  0.0119, // rustic by any word
  -0.0816, // earthy by any word
  0.0758, // wild by any word
  0.0832, // elegant by any word
  0.2141, // luxurious by any word
  0.0233, // serious by any word
  0.1827, // technical by any word
  0.1621, // futuristic by any word
  0.2036, // industrial by any word
  0.4046, // festive by any word
  0.224, // sacred by any word
  0.0387, // fierce by any word
  -0.085, // meaning 0
  -0.0605, // meaning 1
  -0.1568, // meaning 2
  0.0319, // meaning 3
  0.0576, // meaning 4
  -0.4357, // meaning 5
  -0.0954, // meaning 6
  -0.224, // meaning 7
  0.6223, // meaning 8
  -0.0155, // meaning 9
  -0.2468, // meaning 10
  -0.0894, // meaning 11
  -0.0489, // meaning 12
  0.2354, // meaning 13
  0.1113, // meaning 14
  -0.291, // meaning 15
  -0.5044, // meaning 16
  0.2046, // meaning 17
  0.3641, // meaning 18
  0.173, // meaning 19
  0.1763, // meaning 20
  0.2525, // meaning 21
  0.137, // meaning 22
  0.2783, // meaning 23
  -0.3069, // meaning 24
  0.1448, // meaning 25
  0.0576, // meaning 26
  -0.0291, // meaning 27
  -0.2771, // meaning 28
  -0.1002, // meaning 29
  -0.0359, // meaning 30
  -0.0847, // meaning 31
  0.1707, // meaning 32
  -0.0101, // meaning 33
  -0.0972, // meaning 34
  -0.1203, // meaning 35
  0.317, // meaning 36
  0.0342, // meaning 37
  -0.2308, // meaning 38
  -0.1516, // meaning 39
  -0.1095, // meaning 40
  0.0529, // meaning 41
  0.1063, // meaning 42
  0.2695, // meaning 43
  0.0522, // meaning 44
  0.0812, // meaning 45
  -0.016, // meaning 46
  0.0547, // meaning 47
  -0.0738, // meaning 48
  -0.1479, // meaning 49
  -0.1987, // meaning 50
  -0.0519, // meaning 51
  -0.0653, // meaning 52
  -0.2313, // meaning 53
  0.2008, // meaning 54
  -0.0431, // meaning 55
  0.1868, // meaning 56
  0.0354, // meaning 57
  0.0534, // meaning 58
  -0.0299, // meaning 59
  -0.0017, // meaning 60
  -0.1595, // meaning 61
  -0.0843, // meaning 62
  0.1889, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1232, // stop
  1.6001, // stop after one
  2.0836, // stop after two
  -0.1508, // stop with words not seen
  0.0178, // stop with colours not seen
  -0.0018, // stop with primary and accent alike
  -0.487, // stop with colours not allowed
  1.321, // stop at a board
  -0.0449, // stop at kin
  -3.0828, // to background
  0.0, // to text
  -1.3821, // to primary
  -1.0808, // to secondary
  -0.402, // to accent
  1.0076, // from the same role
  -0.5888, // from primary
  -1.1115, // from secondary
  -1.3988, // from accent
  -0.1492, // relative weight
  0.768, // salience
  -1.2404, // of a subject
  -1.0446, // of a place
  -1.3406, // of a style
  -1.1729, // of a mood
  -1.2133, // of a modifier
  -0.9081, // of a colour
  0.0184, // behind for
  -0.0069, // behind with
  0.2333, // behind at
  0.3579, // behind of
  -0.0529, // behind like
  0.3279, // behind meets
  -0.885, // of the base's own word
  -0.0244, // word not seen
  0.131, // word not seen, to accent
  -0.0162, // word not seen, to primary
  0.5422, // word not seen, weight
  0.0086, // named colour not seen
  0.3816, // hint to accent
  -0.2254, // hint to another
  0.157, // distance to primary
  -1.0654, // distance to background
  -2.1986, // distance to what it replaces
  -1.2751, // too near to another
  -0.0245, // chroma
  1.2434, // chroma to accent
  -0.4308, // chroma to background
  0.0098, // chroma to secondary
  -1.4039, // less chroma than before
  -0.8049, // changes light to dark
  0.1891, // against the scheme
  1.6156, // likeness to what the word means
  0.8326, // likeness to named colours
  1.1, // first card
  -0.8777, // breaks a contrast
  -0.0536, // mends a contrast
  -0.7867, // not allowed
  1.3882, // replaces what is not allowed
  -0.9579, // kin
];
