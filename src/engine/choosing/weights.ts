/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  0.6936, // board
  0.5304, // board likeness
  0.2279, // board likeness squared
  -0.1991, // relative weight
  -0.0581, // weight
  0.3525, // salience
  -0.0093, // is subject
  -0.0674, // is place
  0.1041, // is style
  0.0099, // is mood
  -0.9833, // is modifier
  -0.3272, // is colour
  0.0685, // is subject in first clause
  0.0939, // is place in first clause
  0.1098, // is style in first clause
  0.0852, // is mood in first clause
  0.3809, // is modifier in first clause
  -0.1451, // is colour in first clause
  -0.0093, // is subject beside a subject
  0.1191, // is place beside a subject
  0.3131, // is style beside a subject
  0.019, // is mood beside a subject
  0.632, // is modifier beside a subject
  0.4078, // is colour beside a subject
  0.0445, // stands behind for
  0.0137, // stands behind with
  0.0992, // stands behind at
  0.1207, // stands behind of
  -0.3883, // stands behind like
  -0.0272, // stands behind meets
  -0.2639, // kin
  -0.1709, // borrowed
  -0.1133, // guessed
  0.0196, // head of its run
  0.1756, // first word
  0.0806, // last word
  -0.0023, // order
  0.0651, // hint
  0.1484, // mostly
  0.0111, // weightiest
  0.0749, // weightiest subject
  0.7142, // one over words
  0.0226, // length of word
  -0.0463, // second card
  -0.0806, // third card
  -0.3822, // later card
  2.8846, // mean likeness to other words
  -0.1345, // greatest likeness to other words
  -0.0844, // likeness to mood words
  0.0686, // likeness to style words
  -0.0647, // likeness to place words
  -0.0729, // likeness to subjects
  -0.0447, // moods asked for
  0.4204, // moods of all words
  0.0864, // agrees with scheme
  0.3737, // agrees with sure scheme
  0.551, // dark
  -1.6097, // dark against what is demanded
  0.2537, // chroma of background
  -0.415, // chroma of primary
  -0.3656, // chroma of accent
  -0.1225, // chroma where calm is asked
  0.5898, // chroma where loud is asked
  -0.0911, // share of named colours seen
  -0.4877, // likeness to named colours
  -1.3307, // share of colours not allowed
  5.172, // mixture covered
  -0.5175, // mixture purity
  -0.1376, // first card where clichés are avoided
  -0.0226, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.9322, // always
  -0.1019, // words
  0.3002, // first card of subject is dark
  -0.0226, // first card of place is dark
  0.4112, // first card of style is dark
  0.2257, // first card of mood is dark
  0.3178, // first card of modifier is dark
  -0.06, // first card of colour is dark
  0.3238, // share of dark cards of subject
  0.2032, // share of dark cards of place
  0.2475, // share of dark cards of style
  0.3788, // share of dark cards of mood
  0.4246, // share of dark cards of modifier
  0.2822, // share of dark cards of colour
  0.0928, // first card of the weightiest is dark
  0.5297, // share of dark cards of the weightiest
  0.6597, // darkest word
  -0.2495, // lightest word
  0.5339, // recalled are dark
  0.3858, // likest recalled is dark
  0.431, // lean of the mixture
  1.4204, // dark is demanded
  -0.1959, // light is demanded
  -0.3172, // pastel is demanded
  -0.0159, // vivid is demanded
  0.8849, // dark colour named
  -0.4895, // light colour named
  -0.1812, // mood calm
  0.0535, // mood cosy
  0.1376, // mood warm
  0.2336, // mood cool
  -0.1632, // mood fresh
  -0.0457, // mood clean
  0.1928, // mood airy
  -0.329, // mood soft
  0.4267, // mood dreamy
  0.2628, // mood romantic
  0.1907, // mood playful
  -0.249, // mood joyful
  0.0004, // mood lively
  0.2528, // mood bold
  -0.0056, // mood dramatic
  0.2668, // mood dark
  0.2325, // mood mysterious
  -0.1981, // mood eerie
  0.352, // mood melancholic
  0.2935, // mood nostalgic
  0.2618, // mood rustic
  -0.0118, // mood earthy
  -0.3043, // mood wild
  -0.0846, // mood elegant
  0.0599, // mood luxurious
  -0.2804, // mood serious
  -0.0233, // mood technical
  -0.1354, // mood futuristic
  0.0763, // mood industrial
  -0.0657, // mood festive
  -0.0468, // mood sacred
  0.034, // mood fierce
  0.4953, // calm by any word
  0.2008, // cosy by any word
  0.0535, // warm by any word
  -0.0638, // cool by any word
  -0.2601, // fresh by any word
  -0.3171, // clean by any word
  -0.0883, // airy by any word
  -0.4009, // soft by any word
  0.2209, // dreamy by any word
  -0.2893, // romantic by any word
  -0.1862, // playful by any word
  -0.1161, // joyful by any word
  0.376, // lively by any word
  0.1028, // bold by any word
  0.3715, // dramatic by any word
  0.68, // dark by any word
  0.5051, // mysterious by any word
  -0.0946, // eerie by any word
  0.2691, // melancholic by any word
  -0.0664, // nostalgic by any word
  -0.0715, // rustic by any word
  -0.18, // earthy by any word
  0.3445, // wild by any word
  0.2875, // elegant by any word
  0.2145, // luxurious by any word
  -0.1658, // serious by any word
  0.4785, // technical by any word
  -0.0178, // futuristic by any word
  0.3307, // industrial by any word
  0.0716, // festive by any word
  0.1664, // sacred by any word
  0.0798, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.1027, // stop
  0.9732, // stop after one
  1.5167, // stop after two
  -0.0828, // stop with words not seen
  -0.0452, // stop with colours not seen
  -0.1724, // stop with primary and accent alike
  -0.0912, // stop with colours not allowed
  0.2271, // stop at a board
  -0.5887, // stop at kin
  -2.2408, // to background
  0.0, // to text
  -0.0531, // to primary
  -0.9937, // to secondary
  -0.2923, // to accent
  -0.1367, // from the same role
  -0.4894, // from primary
  -0.3517, // from secondary
  -0.5632, // from accent
  0.0999, // relative weight
  0.0514, // salience
  -0.703, // of a subject
  -0.7389, // of a place
  -0.6375, // of a style
  -0.6791, // of a mood
  -0.6121, // of a modifier
  -0.6788, // of a colour
  -0.0208, // behind for
  0.0603, // behind with
  -0.0331, // behind at
  0.0377, // behind of
  -0.1362, // behind like
  0.0791, // behind meets
  0.0096, // of the base's own word
  -0.1053, // word not seen
  0.2264, // word not seen, to accent
  0.1315, // word not seen, to primary
  0.0476, // word not seen, weight
  -0.0095, // named colour not seen
  0.1334, // hint to accent
  -0.0248, // hint to another
  2.7413, // distance to primary
  0.1608, // distance to background
  -5.9726, // distance to what it replaces
  -0.2388, // too near to another
  0.1427, // chroma
  -0.1163, // chroma to accent
  0.4723, // chroma to background
  -0.9008, // chroma to secondary
  -0.5351, // less chroma than before
  -1.3281, // changes light to dark
  0.0372, // against the scheme
  0.4819, // likeness to what the word means
  0.3037, // likeness to named colours
  0.006, // first card
  -1.8722, // breaks a contrast
  0.7288, // mends a contrast
  -0.5222, // not allowed
  0.8036, // replaces what is not allowed
  -0.1153, // kin
];
