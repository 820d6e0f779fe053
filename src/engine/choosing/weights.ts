// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  1.3264, // board
  0.7739, // board likeness
  0.1796, // board likeness squared
  0.5571, // board words
  1.0274, // board meaning
  -0.0872, // board covers
  0.0475, // board covers most
  -0.4943, // board is covered
  0.2445, // board likest of all
  0.116, // board order
  0.5788, // board lead over the next
  0.0538, // board has the weightiest word
  0.2291, // board has the weightiest subject
  0.4471, // board speaks the language
  0.2663, // board beside few words
  -0.013, // relative weight
  0.2289, // weight
  0.5235, // salience
  0.5449, // is subject
  0.9215, // is place
  0.6876, // is style
  0.6089, // is mood
  0.7831, // is modifier
  0.2253, // is colour
  -0.0152, // is subject in first clause
  -0.0686, // is place in first clause
  0.1086, // is style in first clause
  -0.0782, // is mood in first clause
  -0.0733, // is modifier in first clause
  -0.0498, // is colour in first clause
  0.3507, // is subject beside a subject
  -0.1448, // is place beside a subject
  0.6188, // is style beside a subject
  -0.2178, // is mood beside a subject
  0.2122, // is modifier beside a subject
  0.4283, // is colour beside a subject
  -0.0484, // stands behind for
  -0.0376, // stands behind with
  -0.0327, // stands behind at
  0.1824, // stands behind of
  -0.006, // stands behind like
  -0.13, // stands behind meets
  -1.5644, // kin
  -0.3851, // borrowed
  -0.2375, // guessed
  0.0027, // head of its run
  0.1351, // first word
  0.0044, // last word
  -0.1784, // order
  0.0269, // hint
  -0.203, // mostly
  0.0179, // weightiest
  0.065, // weightiest subject
  2.0347, // one over words
  0.0242, // length of word
  -0.1404, // second card
  -0.3703, // third card
  -0.5597, // later card
  0.3678, // first card of the only word
  0.0811, // first card of the weightiest
  1.0269, // mean likeness to other words
  0.1514, // greatest likeness to other words
  -0.2135, // likeness to mood words
  0.2678, // likeness to style words
  0.0432, // likeness to place words
  -0.2053, // likeness to subjects
  0.9598, // mean likeness to boards
  0.3023, // greatest likeness to boards
  0.5804, // likeness to the likest board
  0.4863, // sure likeness to boards
  0.3106, // moods asked for
  0.239, // moods of all words
  0.0764, // agrees with scheme
  0.1027, // agrees with sure scheme
  0.3229, // dark
  -0.2448, // dark against what is demanded
  0.197, // chroma of background
  0.1111, // chroma of primary
  0.2935, // chroma of accent
  -0.3516, // chroma where calm is asked
  0.6243, // chroma where loud is asked
  -0.1222, // share of named colours seen
  -0.3561, // likeness to named colours
  -0.901, // share of colours not allowed
  0.8553, // mixture covered
  0.6875, // mixture purity
  -0.2905, // first card where clichés are avoided
  -0.6326, // like what is discouraged
  -0.3666, // word is near the rest of the brief
  0.9979, // card is near the brief
  0.4683, // card is near the rest of the brief
  -0.3228, // card is nearer to the rest than its sisters
  0.4118, // card tells of other words
  -0.0343, // card tells more of other words than its sisters
  1.5269, // near the brief
  0.8167, // near the brief squared
  0.4029, // less near than the nearest
  1.9691, // tells of the brief
  0.0995, // board tells of the brief
  -0.6711, // board tells of more
  0.4048, // board tells of more beside few words
  -0.769, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8667, // always
  -0.0518, // words
  0.2368, // first card of subject is dark
  0.1053, // first card of place is dark
  0.3471, // first card of style is dark
  0.3624, // first card of mood is dark
  0.3149, // first card of modifier is dark
  0.2075, // first card of colour is dark
  0.4793, // share of dark cards of subject
  0.1672, // share of dark cards of place
  0.0894, // share of dark cards of style
  0.3337, // share of dark cards of mood
  0.3982, // share of dark cards of modifier
  0.168, // share of dark cards of colour
  0.1088, // first card of the weightiest is dark
  0.4707, // share of dark cards of the weightiest
  0.9683, // darkest word
  0.0351, // lightest word
  1.0181, // recalled are dark
  0.4589, // likest recalled is dark
  0.4206, // lean of the mixture
  1.7517, // dark is demanded
  -0.2339, // light is demanded
  -0.2253, // pastel is demanded
  -0.0704, // vivid is demanded
  0.6636, // dark colour named
  -0.2859, // light colour named
  0.1293, // mood calm
  -0.0431, // mood cosy
  0.1735, // mood warm
  0.1966, // mood cool
  0.026, // mood fresh
  0.0828, // mood clean
  0.1889, // mood airy
  -0.0006, // mood soft
  0.1195, // mood dreamy
  0.1446, // mood romantic
  0.0584, // mood playful
  -0.1042, // mood joyful
  0.0042, // mood lively
  -0.0634, // mood bold
  -0.0762, // mood dramatic
  0.2825, // mood dark
  -0.0095, // mood mysterious
  0.0247, // mood eerie
  0.0138, // mood melancholic
  0.0064, // mood nostalgic
  0.0359, // mood rustic
  0.0041, // mood earthy
  -0.0898, // mood wild
  0.1456, // mood elegant
  0.0401, // mood luxurious
  -0.028, // mood serious
  -0.0402, // mood technical
  0.0723, // mood futuristic
  0.1041, // mood industrial
  0.0165, // mood festive
  -0.0007, // mood sacred
  -0.0708, // mood fierce
  0.0863, // calm by any word
  0.1292, // cosy by any word
  0.0149, // warm by any word
  0.0784, // cool by any word
  -0.101, // fresh by any word
  -0.0805, // clean by any word
  0.07, // airy by any word
  -0.2546, // soft by any word
  0.1201, // dreamy by any word
  0.0857, // romantic by any word
  -0.0847, // playful by any word
  -0.0985, // joyful by any word
  0.1992, // lively by any word
  0.0224, // bold by any word
  0.122, // dramatic by any word
  0.4732, // dark by any word
  0.3235, // mysterious by any word
  0.0544, // eerie by any word
  0.0816, // melancholic by any word
  0.087, // nostalgic by any word
  -0.1207, // rustic by any word
  -0.0885, // earthy by any word
  0.0937, // wild by any word
  0.0384, // elegant by any word
  0.1703, // luxurious by any word
  -0.178, // serious by any word
  0.0973, // technical by any word
  0.2145, // futuristic by any word
  0.1301, // industrial by any word
  0.3729, // festive by any word
  0.194, // sacred by any word
  -0.0823, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1675, // stop
  1.6245, // stop after one
  2.3482, // stop after two
  -0.1213, // stop with words not seen
  -0.089, // stop with colours not seen
  -0.2469, // stop with primary and accent alike
  -0.4189, // stop with colours not allowed
  1.3766, // stop at a board
  0.1364, // stop at kin
  -3.1328, // to background
  0.0, // to text
  -1.3874, // to primary
  -1.1042, // to secondary
  -0.3879, // to accent
  1.0393, // from the same role
  -0.5328, // from primary
  -1.1046, // from secondary
  -1.4753, // from accent
  -0.0902, // relative weight
  0.7413, // salience
  -1.1898, // of a subject
  -1.1153, // of a place
  -1.3564, // of a style
  -1.2793, // of a mood
  -1.1835, // of a modifier
  -0.9649, // of a colour
  -0.0078, // behind for
  -0.0145, // behind with
  0.0986, // behind at
  0.3738, // behind of
  -0.0604, // behind like
  0.2246, // behind meets
  -0.9184, // of the base's own word
  -0.0002, // word not seen
  0.3813, // word not seen, to accent
  -0.0085, // word not seen, to primary
  0.6978, // word not seen, weight
  -0.2124, // named colour not seen
  0.6519, // hint to accent
  -0.3641, // hint to another
  0.2878, // distance to primary
  -0.9637, // distance to background
  -2.2267, // distance to what it replaces
  -1.2086, // too near to another
  -0.0622, // chroma
  1.2206, // chroma to accent
  -0.3641, // chroma to background
  0.052, // chroma to secondary
  -1.3126, // less chroma than before
  -0.7875, // changes light to dark
  0.2295, // against the scheme
  1.6342, // likeness to what the word means
  0.6728, // likeness to named colours
  1.1905, // first card
  -0.8905, // breaks a contrast
  -0.0546, // mends a contrast
  -0.5225, // not allowed
  1.6571, // replaces what is not allowed
  -1.597, // kin
];
