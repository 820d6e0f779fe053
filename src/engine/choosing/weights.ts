/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.6788, // board
  2.2728, // board likeness
  1.9635, // board likeness squared
  0.8164, // relative weight
  -0.9529, // weight
  1.8949, // salience
  0.2842, // is subject
  0.5549, // is place
  0.5322, // is style
  0.6169, // is mood
  -0.8796, // is modifier
  -0.401, // is colour
  0.3374, // is subject in first clause
  0.2278, // is place in first clause
  0.5226, // is style in first clause
  -0.0601, // is mood in first clause
  0.9712, // is modifier in first clause
  0.3312, // is colour in first clause
  0.2842, // is subject beside a subject
  0.0481, // is place beside a subject
  0.2348, // is style beside a subject
  -0.5351, // is mood beside a subject
  -0.3091, // is modifier beside a subject
  0.1522, // is colour beside a subject
  -0.1281, // stands behind for
  -0.3786, // stands behind with
  -0.3288, // stands behind at
  -0.2035, // stands behind of
  -0.2479, // stands behind like
  -0.466, // stands behind meets
  -3.0438, // kin
  -1.8855, // borrowed
  -0.4149, // guessed
  0.278, // head of its run
  0.0117, // first word
  0.0075, // last word
  -0.9258, // order
  -0.24, // hint
  0.4327, // mostly
  -0.192, // weightiest
  0.0277, // weightiest subject
  1.2431, // one over words
  0.0113, // length of word
  -0.1984, // second card
  -0.4527, // third card
  -0.5909, // later card
  0.3813, // first card of the only word
  0.1247, // first card of the weightiest
  0.7915, // mean likeness to other words
  -0.3472, // greatest likeness to other words
  0.5875, // likeness to mood words
  0.7719, // likeness to style words
  0.6348, // likeness to place words
  0.4342, // likeness to subjects
  -0.1164, // moods asked for
  0.4631, // moods of all words
  0.2635, // agrees with scheme
  0.2365, // agrees with sure scheme
  0.5635, // dark
  -1.3368, // dark against what is demanded
  -0.0227, // chroma of background
  -0.3661, // chroma of primary
  -0.441, // chroma of accent
  -0.383, // chroma where calm is asked
  0.4733, // chroma where loud is asked
  -0.0493, // share of named colours seen
  1.1807, // likeness to named colours
  -1.9899, // share of colours not allowed
  2.2429, // mixture covered
  -0.1398, // mixture purity
  0.5519, // first card where clichés are avoided
  -0.9015, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.9809, // always
  0.0381, // words
  0.2435, // first card of subject is dark
  0.0455, // first card of place is dark
  0.6794, // first card of style is dark
  0.2618, // first card of mood is dark
  0.3981, // first card of modifier is dark
  0.2055, // first card of colour is dark
  0.4171, // share of dark cards of subject
  0.2397, // share of dark cards of place
  0.3024, // share of dark cards of style
  0.5155, // share of dark cards of mood
  0.3551, // share of dark cards of modifier
  0.1268, // share of dark cards of colour
  -0.0163, // first card of the weightiest is dark
  0.5653, // share of dark cards of the weightiest
  0.9297, // darkest word
  0.0491, // lightest word
  0.534, // recalled are dark
  0.4872, // likest recalled is dark
  0.3828, // lean of the mixture
  1.5757, // dark is demanded
  -0.145, // light is demanded
  -0.291, // pastel is demanded
  0.0842, // vivid is demanded
  0.7327, // dark colour named
  -0.4669, // light colour named
  -0.0341, // mood calm
  -0.2493, // mood cosy
  0.1683, // mood warm
  0.2854, // mood cool
  -0.0672, // mood fresh
  -0.2002, // mood clean
  0.3714, // mood airy
  -0.3127, // mood soft
  0.313, // mood dreamy
  0.3499, // mood romantic
  0.1347, // mood playful
  -0.0808, // mood joyful
  0.0618, // mood lively
  0.2374, // mood bold
  0.1934, // mood dramatic
  0.3696, // mood dark
  0.2704, // mood mysterious
  -0.0616, // mood eerie
  0.1981, // mood melancholic
  0.2087, // mood nostalgic
  0.0194, // mood rustic
  -0.0399, // mood earthy
  0.0584, // mood wild
  0.0262, // mood elegant
  -0.0546, // mood luxurious
  -0.0068, // mood serious
  -0.0669, // mood technical
  0.1397, // mood futuristic
  0.2328, // mood industrial
  -0.004, // mood festive
  -0.0078, // mood sacred
  -0.0805, // mood fierce
  0.2847, // calm by any word
  0.1248, // cosy by any word
  0.1056, // warm by any word
  0.2462, // cool by any word
  -0.3197, // fresh by any word
  -0.1647, // clean by any word
  0.0038, // airy by any word
  -0.4252, // soft by any word
  0.0858, // dreamy by any word
  -0.0899, // romantic by any word
  -0.2611, // playful by any word
  -0.2799, // joyful by any word
  0.1233, // lively by any word
  -0.1068, // bold by any word
  0.1723, // dramatic by any word
  0.452, // dark by any word
  0.5277, // mysterious by any word
  -0.1827, // eerie by any word
  0.167, // melancholic by any word
  0.0791, // nostalgic by any word
  -0.2739, // rustic by any word
  -0.0211, // earthy by any word
  0.0544, // wild by any word
  0.0496, // elegant by any word
  0.32, // luxurious by any word
  -0.3649, // serious by any word
  0.4143, // technical by any word
  0.0596, // futuristic by any word
  0.3068, // industrial by any word
  0.3644, // festive by any word
  0.2157, // sacred by any word
  0.1274, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.4995, // stop
  1.2243, // stop after one
  2.0644, // stop after two
  0.2043, // stop with words not seen
  -0.0116, // stop with colours not seen
  -0.3652, // stop with primary and accent alike
  -0.1754, // stop with colours not allowed
  0.2145, // stop at a board
  -1.1469, // stop at kin
  -3.0607, // to background
  0.0, // to text
  -0.3988, // to primary
  -1.3054, // to secondary
  -0.5578, // to accent
  0.1164, // from the same role
  -0.9569, // from primary
  -0.7186, // from secondary
  -0.9766, // from accent
  0.3992, // relative weight
  0.5617, // salience
  -1.1022, // of a subject
  -1.2013, // of a place
  -1.2482, // of a style
  -1.112, // of a mood
  -1.1377, // of a modifier
  -1.2295, // of a colour
  0.0447, // behind for
  -0.1614, // behind with
  -0.1153, // behind at
  0.1009, // behind of
  -0.1984, // behind like
  0.1355, // behind meets
  -0.3423, // of the base's own word
  -0.5493, // word not seen
  0.4035, // word not seen, to accent
  0.1529, // word not seen, to primary
  0.5468, // word not seen, weight
  -0.131, // named colour not seen
  1.1262, // hint to accent
  0.0764, // hint to another
  2.0435, // distance to primary
  -0.0664, // distance to background
  -4.4751, // distance to what it replaces
  -0.3729, // too near to another
  0.2885, // chroma
  0.7203, // chroma to accent
  0.7665, // chroma to background
  -0.5602, // chroma to secondary
  -0.59, // less chroma than before
  -1.3545, // changes light to dark
  0.1138, // against the scheme
  1.0183, // likeness to what the word means
  -0.1825, // likeness to named colours
  0.2586, // first card
  -1.4001, // breaks a contrast
  0.547, // mends a contrast
  -1.0678, // not allowed
  1.7051, // replaces what is not allowed
  -0.3445, // kin
];
