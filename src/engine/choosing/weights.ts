/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.7863, // board
  1.1151, // board likeness
  1.4008, // board likeness squared
  1.2111, // board words
  1.0024, // board meaning
  1.028, // board covers
  0.1964, // board covers most
  0.9776, // relative weight
  -0.2826, // weight
  1.1782, // salience
  0.2982, // is subject
  0.866, // is place
  0.7227, // is style
  0.6707, // is mood
  -0.5016, // is modifier
  -0.5009, // is colour
  0.4093, // is subject in first clause
  0.2491, // is place in first clause
  0.717, // is style in first clause
  0.038, // is mood in first clause
  0.4927, // is modifier in first clause
  0.6631, // is colour in first clause
  0.2982, // is subject beside a subject
  -0.0565, // is place beside a subject
  0.0152, // is style beside a subject
  -0.5318, // is mood beside a subject
  0.1813, // is modifier beside a subject
  0.3038, // is colour beside a subject
  -0.3711, // stands behind for
  -0.433, // stands behind with
  -0.3979, // stands behind at
  -0.0414, // stands behind of
  -0.0771, // stands behind like
  -0.7072, // stands behind meets
  -3.3397, // kin
  -2.2355, // borrowed
  -0.0988, // guessed
  0.1676, // head of its run
  -0.025, // first word
  0.1402, // last word
  -0.6965, // order
  -0.2773, // hint
  -0.0443, // mostly
  -0.1066, // weightiest
  -0.0043, // weightiest subject
  1.542, // one over words
  0.0, // length of word
  -0.2367, // second card
  -0.5837, // third card
  -0.7065, // later card
  0.3752, // first card of the only word
  0.0194, // first card of the weightiest
  1.2424, // mean likeness to other words
  -0.1969, // greatest likeness to other words
  0.2536, // likeness to mood words
  0.5991, // likeness to style words
  0.493, // likeness to place words
  -0.0179, // likeness to subjects
  0.0618, // moods asked for
  0.3747, // moods of all words
  0.2812, // agrees with scheme
  0.1417, // agrees with sure scheme
  0.3068, // dark
  -1.0566, // dark against what is demanded
  0.0133, // chroma of background
  -0.1996, // chroma of primary
  -0.3257, // chroma of accent
  -0.6811, // chroma where calm is asked
  0.3359, // chroma where loud is asked
  0.0616, // share of named colours seen
  0.2215, // likeness to named colours
  -2.0829, // share of colours not allowed
  1.3016, // mixture covered
  0.9243, // mixture purity
  0.6371, // first card where clichés are avoided
  -0.7222, // like what is discouraged
  -0.3168, // word is near the rest of the brief
  1.195, // card is near the brief
  0.1986, // card is near the rest of the brief
  -0.158, // card is nearer to the rest than its sisters
  0.8956, // card tells of other words
  -0.4133, // card tells more of other words than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.7591, // always
  -0.0913, // words
  0.2684, // first card of subject is dark
  0.0154, // first card of place is dark
  0.3652, // first card of style is dark
  0.2164, // first card of mood is dark
  0.24, // first card of modifier is dark
  0.1255, // first card of colour is dark
  0.5097, // share of dark cards of subject
  0.2629, // share of dark cards of place
  0.1856, // share of dark cards of style
  0.3157, // share of dark cards of mood
  0.3357, // share of dark cards of modifier
  0.1147, // share of dark cards of colour
  0.0797, // first card of the weightiest is dark
  0.6273, // share of dark cards of the weightiest
  0.8699, // darkest word
  -0.0683, // lightest word
  1.0268, // recalled are dark
  0.5691, // likest recalled is dark
  0.3239, // lean of the mixture
  1.5884, // dark is demanded
  -0.2042, // light is demanded
  -0.206, // pastel is demanded
  -0.0398, // vivid is demanded
  0.5828, // dark colour named
  -0.0975, // light colour named
  0.0127, // mood calm
  -0.1132, // mood cosy
  0.1658, // mood warm
  0.2193, // mood cool
  -0.1615, // mood fresh
  0.0621, // mood clean
  0.217, // mood airy
  -0.0946, // mood soft
  0.0756, // mood dreamy
  0.145, // mood romantic
  0.14, // mood playful
  -0.051, // mood joyful
  -0.1344, // mood lively
  -0.0413, // mood bold
  -0.0263, // mood dramatic
  0.238, // mood dark
  0.0938, // mood mysterious
  -0.03, // mood eerie
  0.1519, // mood melancholic
  0.1551, // mood nostalgic
  0.0973, // mood rustic
  0.0038, // mood earthy
  -0.1161, // mood wild
  0.0835, // mood elegant
  0.092, // mood luxurious
  -0.1227, // mood serious
  -0.0888, // mood technical
  0.0411, // mood futuristic
  0.0781, // mood industrial
  -0.121, // mood festive
  -0.0553, // mood sacred
  0.0322, // mood fierce
  0.1243, // calm by any word
  0.2496, // cosy by any word
  0.0219, // warm by any word
  0.1388, // cool by any word
  -0.2737, // fresh by any word
  -0.13, // clean by any word
  0.0262, // airy by any word
  -0.3914, // soft by any word
  0.1646, // dreamy by any word
  -0.0318, // romantic by any word
  -0.161, // playful by any word
  -0.0846, // joyful by any word
  0.1875, // lively by any word
  0.0703, // bold by any word
  0.1929, // dramatic by any word
  0.6606, // dark by any word
  0.3559, // mysterious by any word
  0.0631, // eerie by any word
  0.2996, // melancholic by any word
  0.063, // nostalgic by any word
  -0.1258, // rustic by any word
  -0.0872, // earthy by any word
  0.1627, // wild by any word
  0.0402, // elegant by any word
  0.23, // luxurious by any word
  -0.3687, // serious by any word
  0.0239, // technical by any word
  0.0627, // futuristic by any word
  0.0807, // industrial by any word
  0.2381, // festive by any word
  0.1731, // sacred by any word
  0.0302, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.4431, // stop
  1.4837, // stop after one
  2.5911, // stop after two
  -0.4622, // stop with words not seen
  -0.4088, // stop with colours not seen
  0.2876, // stop with primary and accent alike
  -0.4032, // stop with colours not allowed
  1.6012, // stop at a board
  -0.1121, // stop at kin
  -3.3478, // to background
  0.0, // to text
  -1.549, // to primary
  -1.1584, // to secondary
  -0.4211, // to accent
  0.9399, // from the same role
  -0.7914, // from primary
  -1.1527, // from secondary
  -1.5871, // from accent
  0.252, // relative weight
  0.8545, // salience
  -1.3632, // of a subject
  -1.2863, // of a place
  -1.801, // of a style
  -1.25, // of a mood
  -1.0114, // of a modifier
  -1.0085, // of a colour
  0.0193, // behind for
  0.149, // behind with
  0.0858, // behind at
  0.5078, // behind of
  0.0, // behind like
  -0.2047, // behind meets
  -0.3734, // of the base's own word
  0.2321, // word not seen
  0.3261, // word not seen, to accent
  0.4571, // word not seen, to primary
  0.1924, // word not seen, weight
  -0.1822, // named colour not seen
  0.758, // hint to accent
  -0.5855, // hint to another
  0.4444, // distance to primary
  -1.0478, // distance to background
  -2.2372, // distance to what it replaces
  -0.7833, // too near to another
  0.4597, // chroma
  1.2251, // chroma to accent
  -0.5576, // chroma to background
  -0.0035, // chroma to secondary
  -0.3994, // less chroma than before
  -0.7564, // changes light to dark
  0.3577, // against the scheme
  1.6366, // likeness to what the word means
  0.6078, // likeness to named colours
  0.8779, // first card
  -0.8527, // breaks a contrast
  -0.2708, // mends a contrast
  -1.2422, // not allowed
  2.4126, // replaces what is not allowed
  -2.6074, // kin
];
