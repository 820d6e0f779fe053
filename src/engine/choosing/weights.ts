/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.8302, // board
  1.1008, // board likeness
  1.3827, // board likeness squared
  1.155, // board words
  1.0489, // board meaning
  0.997, // board covers
  0.2376, // board covers most
  0.8778, // relative weight
  -0.2816, // weight
  1.3525, // salience
  0.317, // is subject
  0.808, // is place
  0.7002, // is style
  0.6574, // is mood
  -0.3411, // is modifier
  -0.4661, // is colour
  0.4093, // is subject in first clause
  0.2723, // is place in first clause
  0.7756, // is style in first clause
  0.0556, // is mood in first clause
  0.4342, // is modifier in first clause
  0.6572, // is colour in first clause
  0.317, // is subject beside a subject
  0.001, // is place beside a subject
  -0.0078, // is style beside a subject
  -0.5186, // is mood beside a subject
  0.0392, // is modifier beside a subject
  0.0896, // is colour beside a subject
  -0.3662, // stands behind for
  -0.4157, // stands behind with
  -0.3731, // stands behind at
  -0.0015, // stands behind of
  -0.0775, // stands behind like
  -0.7062, // stands behind meets
  -3.3976, // kin
  -2.29, // borrowed
  -0.091, // guessed
  0.1421, // head of its run
  -0.0294, // first word
  0.1609, // last word
  -0.7471, // order
  -0.293, // hint
  -0.0867, // mostly
  -0.1138, // weightiest
  -0.0023, // weightiest subject
  1.4949, // one over words
  0.0516, // length of word
  -0.2555, // second card
  -0.5986, // third card
  -0.7414, // later card
  0.4026, // first card of the only word
  -0.0068, // first card of the weightiest
  1.2743, // mean likeness to other words
  -0.1067, // greatest likeness to other words
  0.229, // likeness to mood words
  0.5328, // likeness to style words
  0.4718, // likeness to place words
  -0.0044, // likeness to subjects
  0.0691, // moods asked for
  0.3579, // moods of all words
  0.2697, // agrees with scheme
  0.1418, // agrees with sure scheme
  0.3182, // dark
  -1.0526, // dark against what is demanded
  0.0069, // chroma of background
  -0.1679, // chroma of primary
  -0.3052, // chroma of accent
  -0.6757, // chroma where calm is asked
  0.2979, // chroma where loud is asked
  0.1538, // share of named colours seen
  0.3514, // likeness to named colours
  -2.0629, // share of colours not allowed
  1.2907, // mixture covered
  0.981, // mixture purity
  0.6505, // first card where clichés are avoided
  -0.601, // like what is discouraged
  -0.3604, // word is near the rest of the brief
  1.1655, // card is near the brief
  0.2967, // card is near the rest of the brief
  -0.0954, // card is nearer to the rest than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.7608, // always
  -0.0554, // words
  0.2779, // first card of subject is dark
  0.0124, // first card of place is dark
  0.3723, // first card of style is dark
  0.2377, // first card of mood is dark
  0.2653, // first card of modifier is dark
  0.1127, // first card of colour is dark
  0.5081, // share of dark cards of subject
  0.2798, // share of dark cards of place
  0.2002, // share of dark cards of style
  0.3019, // share of dark cards of mood
  0.3442, // share of dark cards of modifier
  0.1085, // share of dark cards of colour
  0.1001, // first card of the weightiest is dark
  0.5949, // share of dark cards of the weightiest
  0.8572, // darkest word
  -0.0801, // lightest word
  1.0292, // recalled are dark
  0.5334, // likest recalled is dark
  0.329, // lean of the mixture
  1.6077, // dark is demanded
  -0.1764, // light is demanded
  -0.2006, // pastel is demanded
  -0.0297, // vivid is demanded
  0.6022, // dark colour named
  -0.059, // light colour named
  0.002, // mood calm
  -0.1416, // mood cosy
  0.1327, // mood warm
  0.2352, // mood cool
  -0.1854, // mood fresh
  0.0666, // mood clean
  0.2396, // mood airy
  -0.156, // mood soft
  0.1036, // mood dreamy
  0.1418, // mood romantic
  0.1057, // mood playful
  -0.0316, // mood joyful
  -0.1427, // mood lively
  -0.0528, // mood bold
  -0.0455, // mood dramatic
  0.3182, // mood dark
  0.1152, // mood mysterious
  -0.0631, // mood eerie
  0.1068, // mood melancholic
  0.1989, // mood nostalgic
  0.0934, // mood rustic
  -0.0095, // mood earthy
  -0.1143, // mood wild
  0.059, // mood elegant
  0.0986, // mood luxurious
  -0.1101, // mood serious
  -0.1014, // mood technical
  0.0427, // mood futuristic
  0.0495, // mood industrial
  -0.1174, // mood festive
  -0.0587, // mood sacred
  0.0153, // mood fierce
  0.1492, // calm by any word
  0.2642, // cosy by any word
  0.0462, // warm by any word
  0.119, // cool by any word
  -0.2879, // fresh by any word
  -0.1795, // clean by any word
  0.0343, // airy by any word
  -0.4543, // soft by any word
  0.177, // dreamy by any word
  -0.0341, // romantic by any word
  -0.1798, // playful by any word
  -0.0607, // joyful by any word
  0.1822, // lively by any word
  0.0749, // bold by any word
  0.1738, // dramatic by any word
  0.6125, // dark by any word
  0.3061, // mysterious by any word
  0.0954, // eerie by any word
  0.2594, // melancholic by any word
  0.0647, // nostalgic by any word
  -0.1756, // rustic by any word
  -0.0633, // earthy by any word
  0.1982, // wild by any word
  0.0491, // elegant by any word
  0.2413, // luxurious by any word
  -0.3863, // serious by any word
  0.0849, // technical by any word
  0.1053, // futuristic by any word
  0.0884, // industrial by any word
  0.2386, // festive by any word
  0.1752, // sacred by any word
  0.0261, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.4328, // stop
  1.5268, // stop after one
  2.5987, // stop after two
  -0.4633, // stop with words not seen
  -0.4264, // stop with colours not seen
  0.2709, // stop with primary and accent alike
  -0.3947, // stop with colours not allowed
  1.5675, // stop at a board
  0.0122, // stop at kin
  -3.3111, // to background
  0.0, // to text
  -1.5615, // to primary
  -1.1806, // to secondary
  -0.4, // to accent
  0.9441, // from the same role
  -0.8071, // from primary
  -1.1675, // from secondary
  -1.5799, // from accent
  0.2536, // relative weight
  0.9045, // salience
  -1.3462, // of a subject
  -1.3205, // of a place
  -1.7239, // of a style
  -1.27, // of a mood
  -1.0101, // of a modifier
  -1.0204, // of a colour
  0.0566, // behind for
  0.1429, // behind with
  0.123, // behind at
  0.5238, // behind of
  0.0, // behind like
  -0.1994, // behind meets
  -0.3559, // of the base's own word
  0.2992, // word not seen
  0.3455, // word not seen, to accent
  0.4767, // word not seen, to primary
  0.1156, // word not seen, weight
  -0.1899, // named colour not seen
  0.7623, // hint to accent
  -0.5842, // hint to another
  0.4266, // distance to primary
  -1.0578, // distance to background
  -2.2282, // distance to what it replaces
  -0.7867, // too near to another
  0.4202, // chroma
  1.2006, // chroma to accent
  -0.5099, // chroma to background
  -0.007, // chroma to secondary
  -0.4642, // less chroma than before
  -0.7785, // changes light to dark
  0.3313, // against the scheme
  1.6482, // likeness to what the word means
  0.5915, // likeness to named colours
  0.9111, // first card
  -0.8843, // breaks a contrast
  -0.2687, // mends a contrast
  -1.2274, // not allowed
  2.4211, // replaces what is not allowed
  -2.6302, // kin
];
