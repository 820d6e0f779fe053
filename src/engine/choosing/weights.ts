/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -1.1808, // board
  1.5092, // board likeness
  2.4651, // board likeness squared
  2.1389, // board words
  0.5187, // board meaning
  1.1448, // board covers
  0.2095, // board covers most
  0.7455, // relative weight
  0.0092, // weight
  1.4106, // salience
  0.1813, // is subject
  0.95, // is place
  1.2955, // is style
  0.7233, // is mood
  0.2879, // is modifier
  -0.0024, // is colour
  0.3864, // is subject in first clause
  0.1266, // is place in first clause
  0.706, // is style in first clause
  0.4985, // is mood in first clause
  -0.2208, // is modifier in first clause
  0.2419, // is colour in first clause
  0.1813, // is subject beside a subject
  -0.3553, // is place beside a subject
  -0.1401, // is style beside a subject
  -1.1239, // is mood beside a subject
  -0.0871, // is modifier beside a subject
  -0.3296, // is colour beside a subject
  -0.3084, // stands behind for
  -0.5883, // stands behind with
  -0.0485, // stands behind at
  0.0419, // stands behind of
  -0.0216, // stands behind like
  -0.8497, // stands behind meets
  -3.8962, // kin
  -1.3674, // borrowed
  -0.175, // guessed
  0.0884, // head of its run
  0.1258, // first word
  0.1665, // last word
  -0.7246, // order
  -0.4026, // hint
  0.3247, // mostly
  -0.1403, // weightiest
  0.2195, // weightiest subject
  3.3393, // one over words
  0.0471, // length of word
  -0.3574, // second card
  -0.647, // third card
  -0.9039, // later card
  0.7172, // first card of the only word
  0.1273, // first card of the weightiest
  0.8289, // mean likeness to other words
  0.5833, // greatest likeness to other words
  0.4565, // likeness to mood words
  0.3946, // likeness to style words
  0.1043, // likeness to place words
  -0.1052, // likeness to subjects
  0.2683, // moods asked for
  0.5485, // moods of all words
  0.0829, // agrees with scheme
  0.1812, // agrees with sure scheme
  0.1635, // dark
  -0.5752, // dark against what is demanded
  0.117, // chroma of background
  -0.0947, // chroma of primary
  0.0671, // chroma of accent
  -0.4685, // chroma where calm is asked
  0.1146, // chroma where loud is asked
  -0.0179, // share of named colours seen
  0.5801, // likeness to named colours
  -2.455, // share of colours not allowed
  1.3352, // mixture covered
  0.5194, // mixture purity
  -0.4615, // first card where clichés are avoided
  -1.0899, // like what is discouraged
  -0.2809, // word is near the rest of the brief
  1.0943, // card is near the brief
  0.1112, // card is near the rest of the brief
  0.6714, // card is nearer to the rest than its sisters
  1.4274, // card tells of other words
  -0.7888, // card tells more of other words than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.797, // always
  0.0481, // words
  0.2623, // first card of subject is dark
  0.0412, // first card of place is dark
  0.336, // first card of style is dark
  0.2286, // first card of mood is dark
  0.1853, // first card of modifier is dark
  0.044, // first card of colour is dark
  0.5108, // share of dark cards of subject
  0.2878, // share of dark cards of place
  0.091, // share of dark cards of style
  0.3286, // share of dark cards of mood
  0.3099, // share of dark cards of modifier
  0.1207, // share of dark cards of colour
  0.0785, // first card of the weightiest is dark
  0.6344, // share of dark cards of the weightiest
  0.8392, // darkest word
  -0.0548, // lightest word
  1.0192, // recalled are dark
  0.6054, // likest recalled is dark
  0.3636, // lean of the mixture
  1.6703, // dark is demanded
  -0.2183, // light is demanded
  -0.2552, // pastel is demanded
  -0.0685, // vivid is demanded
  0.6186, // dark colour named
  -0.1897, // light colour named
  -0.0056, // mood calm
  -0.0923, // mood cosy
  0.1706, // mood warm
  0.2239, // mood cool
  -0.1309, // mood fresh
  0.0547, // mood clean
  0.1926, // mood airy
  -0.1696, // mood soft
  0.1089, // mood dreamy
  0.0878, // mood romantic
  0.0715, // mood playful
  -0.0709, // mood joyful
  -0.0561, // mood lively
  -0.0327, // mood bold
  -0.0169, // mood dramatic
  0.2878, // mood dark
  0.0413, // mood mysterious
  0.0335, // mood eerie
  0.1472, // mood melancholic
  0.095, // mood nostalgic
  0.0439, // mood rustic
  -0.0282, // mood earthy
  -0.1428, // mood wild
  0.0785, // mood elegant
  0.0713, // mood luxurious
  -0.1307, // mood serious
  -0.0671, // mood technical
  0.0459, // mood futuristic
  0.1147, // mood industrial
  -0.1136, // mood festive
  -0.0048, // mood sacred
  -0.0105, // mood fierce
  0.1284, // calm by any word
  0.1849, // cosy by any word
  0.0225, // warm by any word
  0.1371, // cool by any word
  -0.173, // fresh by any word
  -0.1486, // clean by any word
  0.0185, // airy by any word
  -0.3405, // soft by any word
  0.1336, // dreamy by any word
  -0.0467, // romantic by any word
  -0.1532, // playful by any word
  -0.0575, // joyful by any word
  0.1924, // lively by any word
  0.0675, // bold by any word
  0.1949, // dramatic by any word
  0.6372, // dark by any word
  0.4266, // mysterious by any word
  0.0994, // eerie by any word
  0.2423, // melancholic by any word
  0.0156, // nostalgic by any word
  -0.1111, // rustic by any word
  -0.1131, // earthy by any word
  0.1929, // wild by any word
  0.0225, // elegant by any word
  0.2403, // luxurious by any word
  -0.3389, // serious by any word
  0.0739, // technical by any word
  0.0695, // futuristic by any word
  0.1375, // industrial by any word
  0.3163, // festive by any word
  0.2104, // sacred by any word
  0.0335, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.2957, // stop
  1.647, // stop after one
  2.4672, // stop after two
  -0.1576, // stop with words not seen
  -0.0882, // stop with colours not seen
  -0.2577, // stop with primary and accent alike
  -0.3416, // stop with colours not allowed
  0.9557, // stop at a board
  0.103, // stop at kin
  -3.3584, // to background
  0.0, // to text
  -1.4394, // to primary
  -0.9955, // to secondary
  -0.4098, // to accent
  1.0017, // from the same role
  -0.5074, // from primary
  -1.1368, // from secondary
  -1.4575, // from accent
  0.0923, // relative weight
  0.9051, // salience
  -1.1881, // of a subject
  -1.1333, // of a place
  -1.5918, // of a style
  -1.2597, // of a mood
  -1.0682, // of a modifier
  -1.2428, // of a colour
  0.0319, // behind for
  0.0713, // behind with
  0.1218, // behind at
  0.4549, // behind of
  0.0, // behind like
  -0.0874, // behind meets
  -0.8075, // of the base's own word
  -0.0112, // word not seen
  0.4095, // word not seen, to accent
  0.0576, // word not seen, to primary
  0.6334, // word not seen, weight
  -0.0806, // named colour not seen
  0.8239, // hint to accent
  -0.4974, // hint to another
  0.3207, // distance to primary
  -1.0298, // distance to background
  -2.1301, // distance to what it replaces
  -1.1868, // too near to another
  -0.027, // chroma
  1.2082, // chroma to accent
  -0.2601, // chroma to background
  -0.021, // chroma to secondary
  -1.3008, // less chroma than before
  -0.7898, // changes light to dark
  0.309, // against the scheme
  1.7157, // likeness to what the word means
  0.4847, // likeness to named colours
  1.0789, // first card
  -0.8861, // breaks a contrast
  -0.0403, // mends a contrast
  -0.7558, // not allowed
  1.5868, // replaces what is not allowed
  -2.6602, // kin
];
