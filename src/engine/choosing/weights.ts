/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.6771, // board
  2.2168, // board likeness
  1.8504, // board likeness squared
  0.8580, // relative weight
  -0.6200, // weight
  1.3854, // salience
  0.2821, // is subject
  0.5230, // is place
  0.5316, // is style
  0.6630, // is mood
  -0.9050, // is modifier
  -0.3508, // is colour
  0.3546, // is subject in first clause
  0.2954, // is place in first clause
  0.5637, // is style in first clause
  -0.0402, // is mood in first clause
  1.0058, // is modifier in first clause
  0.3225, // is colour in first clause
  0.2821, // is subject beside a subject
  0.0348, // is place beside a subject
  0.2724, // is style beside a subject
  -0.5042, // is mood beside a subject
  -0.2603, // is modifier beside a subject
  0.1280, // is colour beside a subject
  -0.1294, // stands behind for
  -0.3738, // stands behind with
  -0.4913, // stands behind at
  -0.1320, // stands behind of
  -0.3052, // stands behind like
  -0.3929, // stands behind meets
  -2.8578, // kin
  -2.0073, // borrowed
  -0.4186, // guessed
  0.3242, // head of its run
  -0.0393, // first word
  0.0727, // last word
  -1.0042, // order
  -0.1134, // hint
  0.0473, // mostly
  -0.1847, // weightiest
  0.0102, // weightiest subject
  1.1055, // one over words
  0.0175, // length of word
  -0.2038, // second card
  -0.4618, // third card
  -0.6067, // later card
  0.3147, // first card of the only word
  0.1734, // first card of the weightiest
  0.6955, // mean likeness to other words
  -0.2069, // greatest likeness to other words
  0.5622, // likeness to mood words
  0.6935, // likeness to style words
  0.5439, // likeness to place words
  0.4845, // likeness to subjects
  -0.0436, // moods asked for
  0.3792, // moods of all words
  0.3059, // agrees with scheme
  0.2205, // agrees with sure scheme
  0.5566, // dark
  -1.4159, // dark against what is demanded
  -0.0505, // chroma of background
  -0.4572, // chroma of primary
  -0.5309, // chroma of accent
  -0.1708, // chroma where calm is asked
  0.5725, // chroma where loud is asked
  -0.0112, // share of named colours seen
  0.8741, // likeness to named colours
  -1.9773, // share of colours not allowed
  1.9992, // mixture covered
  -0.1508, // mixture purity
  0.5562, // first card where clichés are avoided
  -1.2547, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.9169, // always
  0.0149, // words
  0.2509, // first card of subject is dark
  -0.0110, // first card of place is dark
  0.5977, // first card of style is dark
  0.3213, // first card of mood is dark
  0.3561, // first card of modifier is dark
  0.1815, // first card of colour is dark
  0.4758, // share of dark cards of subject
  0.1737, // share of dark cards of place
  0.2592, // share of dark cards of style
  0.4677, // share of dark cards of mood
  0.3288, // share of dark cards of modifier
  0.1043, // share of dark cards of colour
  0.0368, // first card of the weightiest is dark
  0.6601, // share of dark cards of the weightiest
  0.8591, // darkest word
  -0.1629, // lightest word
  0.5590, // recalled are dark
  0.4313, // likest recalled is dark
  0.3722, // lean of the mixture
  1.7950, // dark is demanded
  -0.3468, // light is demanded
  -0.2209, // pastel is demanded
  0.0389, // vivid is demanded
  0.8647, // dark colour named
  -0.4556, // light colour named
  -0.0304, // mood calm
  -0.1608, // mood cosy
  0.1900, // mood warm
  0.3524, // mood cool
  -0.1155, // mood fresh
  -0.2247, // mood clean
  0.2654, // mood airy
  -0.2060, // mood soft
  0.2799, // mood dreamy
  0.2576, // mood romantic
  0.2410, // mood playful
  0.0182, // mood joyful
  -0.0963, // mood lively
  0.1934, // mood bold
  0.0078, // mood dramatic
  0.2392, // mood dark
  0.2532, // mood mysterious
  -0.1289, // mood eerie
  0.2234, // mood melancholic
  0.1632, // mood nostalgic
  0.0839, // mood rustic
  0.0655, // mood earthy
  -0.0624, // mood wild
  -0.0224, // mood elegant
  0.0128, // mood luxurious
  -0.1036, // mood serious
  -0.0612, // mood technical
  -0.0421, // mood futuristic
  0.1894, // mood industrial
  0.0062, // mood festive
  -0.0085, // mood sacred
  -0.0402, // mood fierce
  0.1792, // calm by any word
  0.2216, // cosy by any word
  0.0833, // warm by any word
  0.1735, // cool by any word
  -0.2393, // fresh by any word
  -0.1354, // clean by any word
  0.0237, // airy by any word
  -0.4173, // soft by any word
  -0.0105, // dreamy by any word
  -0.2063, // romantic by any word
  -0.3776, // playful by any word
  -0.2703, // joyful by any word
  0.2226, // lively by any word
  -0.1274, // bold by any word
  0.2393, // dramatic by any word
  0.6134, // dark by any word
  0.5964, // mysterious by any word
  0.1215, // eerie by any word
  0.2380, // melancholic by any word
  0.1854, // nostalgic by any word
  -0.1751, // rustic by any word
  -0.1058, // earthy by any word
  0.0607, // wild by any word
  0.1061, // elegant by any word
  0.4409, // luxurious by any word
  -0.3365, // serious by any word
  0.2614, // technical by any word
  0.0570, // futuristic by any word
  0.1982, // industrial by any word
  0.2028, // festive by any word
  0.1535, // sacred by any word
  0.1002, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.4409, // stop
  1.1706, // stop after one
  1.8497, // stop after two
  0.2325, // stop with words not seen
  -0.1130, // stop with colours not seen
  -0.3291, // stop with primary and accent alike
  -0.1995, // stop with colours not allowed
  0.2466, // stop at a board
  -1.1855, // stop at kin
  -3.0135, // to background
  0.0000, // to text
  -0.3730, // to primary
  -1.2585, // to secondary
  -0.5049, // to accent
  0.0988, // from the same role
  -0.9007, // from primary
  -0.6573, // from secondary
  -0.9310, // from accent
  0.4385, // relative weight
  0.3371, // salience
  -1.0740, // of a subject
  -1.1234, // of a place
  -1.1550, // of a style
  -1.0542, // of a mood
  -1.0046, // of a modifier
  -1.2717, // of a colour
  0.0038, // behind for
  -0.0648, // behind with
  -0.0880, // behind at
  0.1420, // behind of
  -0.0832, // behind like
  0.2319, // behind meets
  -0.3132, // of the base's own word
  -0.2360, // word not seen
  0.2821, // word not seen, to accent
  0.0641, // word not seen, to primary
  0.3458, // word not seen, weight
  0.0932, // named colour not seen
  1.1269, // hint to accent
  0.0054, // hint to another
  1.8911, // distance to primary
  -0.2012, // distance to background
  -4.4421, // distance to what it replaces
  -0.4768, // too near to another
  0.3046, // chroma
  0.6361, // chroma to accent
  0.8161, // chroma to background
  -0.6486, // chroma to secondary
  -0.5738, // less chroma than before
  -1.3578, // changes light to dark
  0.0846, // against the scheme
  0.8740, // likeness to what the word means
  0.0623, // likeness to named colours
  0.2539, // first card
  -1.4946, // breaks a contrast
  0.5637, // mends a contrast
  -0.9718, // not allowed
  1.5118, // replaces what is not allowed
  -0.4303, // kin
];
