/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -1.183, // board
  1.5089, // board likeness
  2.4664, // board likeness squared
  2.1386, // board words
  0.5185, // board meaning
  1.1469, // board covers
  0.2074, // board covers most
  0.7425, // relative weight
  0.0106, // weight
  1.4129, // salience
  0.18, // is subject
  0.9524, // is place
  1.2884, // is style
  0.7276, // is mood
  0.3036, // is modifier
  -0.0045, // is colour
  0.3862, // is subject in first clause
  0.1274, // is place in first clause
  0.7003, // is style in first clause
  0.5002, // is mood in first clause
  -0.2158, // is modifier in first clause
  0.2419, // is colour in first clause
  0.18, // is subject beside a subject
  -0.3613, // is place beside a subject
  -0.092, // is style beside a subject
  -1.1304, // is mood beside a subject
  -0.1037, // is modifier beside a subject
  -0.3288, // is colour beside a subject
  -0.3029, // stands behind for
  -0.5882, // stands behind with
  -0.0478, // stands behind at
  0.0434, // stands behind of
  -0.0216, // stands behind like
  -0.8509, // stands behind meets
  -3.8972, // kin
  -1.3681, // borrowed
  -0.1759, // guessed
  0.0865, // head of its run
  0.1302, // first word
  0.1663, // last word
  -0.7179, // order
  -0.4009, // hint
  0.3239, // mostly
  -0.1412, // weightiest
  0.2198, // weightiest subject
  3.3413, // one over words
  0.0477, // length of word
  -0.3573, // second card
  -0.6473, // third card
  -0.9036, // later card
  0.7183, // first card of the only word
  0.1274, // first card of the weightiest
  0.8173, // mean likeness to other words
  0.602, // greatest likeness to other words
  0.4581, // likeness to mood words
  0.4706, // likeness to style words
  0.1027, // likeness to place words
  -0.1079, // likeness to subjects
  0.2686, // moods asked for
  0.5482, // moods of all words
  0.082, // agrees with scheme
  0.1819, // agrees with sure scheme
  0.164, // dark
  -0.575, // dark against what is demanded
  0.1169, // chroma of background
  -0.0949, // chroma of primary
  0.067, // chroma of accent
  -0.4679, // chroma where calm is asked
  0.0994, // chroma where loud is asked
  -0.0175, // share of named colours seen
  0.5819, // likeness to named colours
  -2.454, // share of colours not allowed
  1.3271, // mixture covered
  0.5155, // mixture purity
  -0.4616, // first card where clichés are avoided
  -1.0906, // like what is discouraged
  -0.2827, // word is near the rest of the brief
  1.0921, // card is near the brief
  0.1103, // card is near the rest of the brief
  0.6733, // card is nearer to the rest than its sisters
  1.4289, // card tells of other words
  -0.7903, // card tells more of other words than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.7974, // always
  0.0475, // words
  0.2625, // first card of subject is dark
  0.0414, // first card of place is dark
  0.3363, // first card of style is dark
  0.2288, // first card of mood is dark
  0.1854, // first card of modifier is dark
  0.0442, // first card of colour is dark
  0.5114, // share of dark cards of subject
  0.2881, // share of dark cards of place
  0.0911, // share of dark cards of style
  0.3288, // share of dark cards of mood
  0.31, // share of dark cards of modifier
  0.1205, // share of dark cards of colour
  0.0785, // first card of the weightiest is dark
  0.6351, // share of dark cards of the weightiest
  0.8392, // darkest word
  -0.0542, // lightest word
  1.0149, // recalled are dark
  0.6052, // likest recalled is dark
  0.3639, // lean of the mixture
  1.6708, // dark is demanded
  -0.2184, // light is demanded
  -0.2554, // pastel is demanded
  -0.0687, // vivid is demanded
  0.6181, // dark colour named
  -0.19, // light colour named
  -0.0056, // mood calm
  -0.0923, // mood cosy
  0.1706, // mood warm
  0.224, // mood cool
  -0.1307, // mood fresh
  0.0546, // mood clean
  0.1927, // mood airy
  -0.1696, // mood soft
  0.1089, // mood dreamy
  0.0872, // mood romantic
  0.0713, // mood playful
  -0.0714, // mood joyful
  -0.0562, // mood lively
  -0.0327, // mood bold
  -0.0168, // mood dramatic
  0.2877, // mood dark
  0.0414, // mood mysterious
  0.0336, // mood eerie
  0.1471, // mood melancholic
  0.0949, // mood nostalgic
  0.0439, // mood rustic
  -0.0286, // mood earthy
  -0.1428, // mood wild
  0.0783, // mood elegant
  0.0712, // mood luxurious
  -0.1309, // mood serious
  -0.0671, // mood technical
  0.046, // mood futuristic
  0.1147, // mood industrial
  -0.1136, // mood festive
  -0.0048, // mood sacred
  -0.0106, // mood fierce
  0.1285, // calm by any word
  0.1849, // cosy by any word
  0.0223, // warm by any word
  0.137, // cool by any word
  -0.1734, // fresh by any word
  -0.1484, // clean by any word
  0.0186, // airy by any word
  -0.3407, // soft by any word
  0.1338, // dreamy by any word
  -0.0452, // romantic by any word
  -0.1535, // playful by any word
  -0.0563, // joyful by any word
  0.1923, // lively by any word
  0.0674, // bold by any word
  0.1952, // dramatic by any word
  0.6373, // dark by any word
  0.4268, // mysterious by any word
  0.0993, // eerie by any word
  0.2423, // melancholic by any word
  0.0156, // nostalgic by any word
  -0.1114, // rustic by any word
  -0.1111, // earthy by any word
  0.1928, // wild by any word
  0.0222, // elegant by any word
  0.2406, // luxurious by any word
  -0.339, // serious by any word
  0.0738, // technical by any word
  0.0697, // futuristic by any word
  0.1373, // industrial by any word
  0.3161, // festive by any word
  0.2106, // sacred by any word
  0.0332, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.2953, // stop
  1.6469, // stop after one
  2.4671, // stop after two
  -0.1577, // stop with words not seen
  -0.0881, // stop with colours not seen
  -0.2576, // stop with primary and accent alike
  -0.3414, // stop with colours not allowed
  0.9555, // stop at a board
  0.1028, // stop at kin
  -3.3583, // to background
  0.0, // to text
  -1.4394, // to primary
  -0.9949, // to secondary
  -0.4092, // to accent
  1.0019, // from the same role
  -0.5069, // from primary
  -1.1369, // from secondary
  -1.4568, // from accent
  0.0912, // relative weight
  0.9045, // salience
  -1.1875, // of a subject
  -1.1326, // of a place
  -1.599, // of a style
  -1.2588, // of a mood
  -1.0641, // of a modifier
  -1.2416, // of a colour
  0.0326, // behind for
  0.0713, // behind with
  0.1219, // behind at
  0.4552, // behind of
  0.0, // behind like
  -0.0874, // behind meets
  -0.8064, // of the base's own word
  -0.0113, // word not seen
  0.4097, // word not seen, to accent
  0.0576, // word not seen, to primary
  0.6337, // word not seen, weight
  -0.0801, // named colour not seen
  0.8238, // hint to accent
  -0.4976, // hint to another
  0.32, // distance to primary
  -1.0305, // distance to background
  -2.1304, // distance to what it replaces
  -1.1871, // too near to another
  -0.0279, // chroma
  1.2077, // chroma to accent
  -0.2604, // chroma to background
  -0.0213, // chroma to secondary
  -1.299, // less chroma than before
  -0.7897, // changes light to dark
  0.309, // against the scheme
  1.7152, // likeness to what the word means
  0.4851, // likeness to named colours
  1.0789, // first card
  -0.8863, // breaks a contrast
  -0.0406, // mends a contrast
  -0.7557, // not allowed
  1.5867, // replaces what is not allowed
  -2.6607, // kin
];
