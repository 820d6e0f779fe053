/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  0.8879, // board
  0.8130, // board likeness
  0.1885, // board likeness squared
  -0.1597, // relative weight
  -0.3767, // weight
  0.9375, // salience
  -0.0710, // is subject
  -0.2733, // is place
  0.0442, // is style
  0.1054, // is mood
  -0.6358, // is modifier
  -0.6774, // is colour
  0.0053, // is subject in first clause
  0.0872, // is place in first clause
  -0.0093, // is style in first clause
  -0.0677, // is mood in first clause
  -0.1214, // is modifier in first clause
  -0.1266, // is colour in first clause
  -0.0710, // is subject beside a subject
  0.3906, // is place beside a subject
  0.4692, // is style beside a subject
  -0.0229, // is mood beside a subject
  0.2324, // is modifier beside a subject
  0.8237, // is colour beside a subject
  0.2022, // stands behind for
  0.3076, // stands behind with
  0.1210, // stands behind at
  -0.0361, // stands behind of
  0.1125, // stands behind like
  0.0170, // stands behind meets
  -0.5312, // kin
  -0.3168, // borrowed
  -0.2052, // guessed
  -0.0104, // head of its run
  0.1550, // first word
  0.1139, // last word
  -0.1134, // order
  -0.4052, // hint
  0.1627, // mostly
  -0.0551, // weightiest
  0.1326, // weightiest subject
  2.1837, // one over words
  0.0652, // length of word
  -0.0654, // second card
  -0.2224, // third card
  -0.5727, // later card
  0.1190, // first card of the only word
  0.1153, // first card of the weightiest
  2.2800, // mean likeness to other words
  -0.1915, // greatest likeness to other words
  0.4095, // likeness to mood words
  0.5289, // likeness to style words
  0.3919, // likeness to place words
  0.4173, // likeness to subjects
  -0.1062, // moods asked for
  0.3653, // moods of all words
  0.0173, // agrees with scheme
  0.3896, // agrees with sure scheme
  0.5234, // dark
  -1.6906, // dark against what is demanded
  0.2595, // chroma of background
  -0.4598, // chroma of primary
  -0.5775, // chroma of accent
  0.1296, // chroma where calm is asked
  0.8495, // chroma where loud is asked
  0.0393, // share of named colours seen
  -0.0601, // likeness to named colours
  -1.9825, // share of colours not allowed
  5.3855, // mixture covered
  -0.7515, // mixture purity
  -0.0443, // first card where clichés are avoided
  -0.1818, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.9819, // always
  0.1895, // words
  0.3355, // first card of subject is dark
  0.0048, // first card of place is dark
  0.6203, // first card of style is dark
  0.2455, // first card of mood is dark
  0.2950, // first card of modifier is dark
  0.0893, // first card of colour is dark
  0.4506, // share of dark cards of subject
  0.1439, // share of dark cards of place
  0.3202, // share of dark cards of style
  0.5046, // share of dark cards of mood
  0.3292, // share of dark cards of modifier
  0.1887, // share of dark cards of colour
  0.0471, // first card of the weightiest is dark
  0.5071, // share of dark cards of the weightiest
  0.7312, // darkest word
  -0.1020, // lightest word
  0.4952, // recalled are dark
  0.3772, // likest recalled is dark
  0.4250, // lean of the mixture
  1.5921, // dark is demanded
  -0.1589, // light is demanded
  -0.1917, // pastel is demanded
  0.0665, // vivid is demanded
  0.7712, // dark colour named
  -0.4705, // light colour named
  -0.0939, // mood calm
  -0.1252, // mood cosy
  0.1854, // mood warm
  0.3559, // mood cool
  -0.1516, // mood fresh
  -0.2533, // mood clean
  0.2368, // mood airy
  -0.1391, // mood soft
  0.3034, // mood dreamy
  0.2779, // mood romantic
  0.1685, // mood playful
  -0.0198, // mood joyful
  -0.0070, // mood lively
  0.3611, // mood bold
  0.0013, // mood dramatic
  0.3047, // mood dark
  0.2882, // mood mysterious
  -0.1864, // mood eerie
  0.3138, // mood melancholic
  0.2164, // mood nostalgic
  0.1296, // mood rustic
  0.0805, // mood earthy
  -0.1572, // mood wild
  0.0285, // mood elegant
  0.1154, // mood luxurious
  -0.1169, // mood serious
  -0.0560, // mood technical
  -0.0324, // mood futuristic
  0.1842, // mood industrial
  -0.0104, // mood festive
  0.0299, // mood sacred
  -0.0096, // mood fierce
  0.1506, // calm by any word
  0.3022, // cosy by any word
  0.0685, // warm by any word
  0.2213, // cool by any word
  -0.3137, // fresh by any word
  -0.1163, // clean by any word
  -0.1186, // airy by any word
  -0.4425, // soft by any word
  -0.0430, // dreamy by any word
  -0.1565, // romantic by any word
  -0.3985, // playful by any word
  -0.1929, // joyful by any word
  0.3342, // lively by any word
  -0.0610, // bold by any word
  0.4630, // dramatic by any word
  0.5403, // dark by any word
  0.7540, // mysterious by any word
  0.0474, // eerie by any word
  0.2679, // melancholic by any word
  -0.0095, // nostalgic by any word
  -0.1585, // rustic by any word
  -0.0553, // earthy by any word
  0.1020, // wild by any word
  0.2434, // elegant by any word
  0.3047, // luxurious by any word
  -0.2692, // serious by any word
  0.3350, // technical by any word
  -0.0148, // futuristic by any word
  0.2775, // industrial by any word
  0.2028, // festive by any word
  0.2516, // sacred by any word
  0.0120, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.3316, // stop
  1.4353, // stop after one
  2.4147, // stop after two
  0.1329, // stop with words not seen
  -0.0253, // stop with colours not seen
  -0.2075, // stop with primary and accent alike
  -0.1210, // stop with colours not allowed
  0.4151, // stop at a board
  -0.4821, // stop at kin
  -2.7533, // to background
  0.0000, // to text
  -0.0347, // to primary
  -1.4329, // to secondary
  -0.1545, // to accent
  -0.2209, // from the same role
  -0.7541, // from primary
  -0.5508, // from secondary
  -0.8450, // from accent
  0.4930, // relative weight
  -0.0092, // salience
  -1.0138, // of a subject
  -1.1402, // of a place
  -0.8718, // of a style
  -1.0518, // of a mood
  -0.8476, // of a modifier
  -1.1228, // of a colour
  0.0184, // behind for
  -0.0145, // behind with
  -0.2293, // behind at
  -0.0150, // behind of
  -0.2634, // behind like
  0.2469, // behind meets
  0.0248, // of the base's own word
  0.2616, // word not seen
  -0.2199, // word not seen, to accent
  -0.1061, // word not seen, to primary
  0.2150, // word not seen, weight
  0.1893, // named colour not seen
  0.2711, // hint to accent
  0.0205, // hint to another
  1.8454, // distance to primary
  0.1542, // distance to background
  -4.2895, // distance to what it replaces
  -0.4836, // too near to another
  0.3466, // chroma
  0.0301, // chroma to accent
  1.1933, // chroma to background
  -0.6800, // chroma to secondary
  -0.3792, // less chroma than before
  -1.3779, // changes light to dark
  0.1613, // against the scheme
  0.7700, // likeness to what the word means
  0.0181, // likeness to named colours
  0.0437, // first card
  -1.9452, // breaks a contrast
  0.7014, // mends a contrast
  -0.7248, // not allowed
  0.7284, // replaces what is not allowed
  -0.1631, // kin
];
