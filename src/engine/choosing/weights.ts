/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  0.8716, // board
  0.7138, // board likeness
  0.3198, // board likeness squared
  -0.1847, // relative weight
  -0.3113, // weight
  0.6714, // salience
  -0.0847, // is subject
  -0.1396, // is place
  0.1058, // is style
  -0.0266, // is mood
  -1.1145, // is modifier
  -0.3626, // is colour
  0.0651, // is subject in first clause
  0.0911, // is place in first clause
  0.1192, // is style in first clause
  0.0188, // is mood in first clause
  0.1918, // is modifier in first clause
  0.0209, // is colour in first clause
  -0.0847, // is subject beside a subject
  0.1283, // is place beside a subject
  0.2532, // is style beside a subject
  0.0333, // is mood beside a subject
  0.774, // is modifier beside a subject
  0.4306, // is colour beside a subject
  0.0546, // stands behind for
  0.0574, // stands behind with
  0.1251, // stands behind at
  0.0603, // stands behind of
  0.0476, // stands behind like
  -0.0514, // stands behind meets
  -0.4114, // kin
  -0.2555, // borrowed
  -0.0784, // guessed
  0.0171, // head of its run
  0.1436, // first word
  0.1828, // last word
  -0.2447, // order
  -0.0607, // hint
  0.2091, // mostly
  -0.0391, // weightiest
  0.1623, // weightiest subject
  1.8873, // one over words
  0.0144, // length of word
  -0.034, // second card
  -0.1267, // third card
  -0.5318, // later card
  -0.0272, // first card of the only word
  0.1148, // first card of the weightiest
  2.4556, // mean likeness to other words
  -0.4451, // greatest likeness to other words
  0.169, // likeness to mood words
  0.1742, // likeness to style words
  0.2058, // likeness to place words
  0.444, // likeness to subjects
  -0.0664, // moods asked for
  0.3522, // moods of all words
  -0.1238, // agrees with scheme
  0.4746, // agrees with sure scheme
  0.5367, // dark
  -1.6791, // dark against what is demanded
  0.2302, // chroma of background
  -0.4231, // chroma of primary
  -0.3596, // chroma of accent
  -0.071, // chroma where calm is asked
  0.6964, // chroma where loud is asked
  -0.1264, // share of named colours seen
  -0.3884, // likeness to named colours
  -1.504, // share of colours not allowed
  5.2686, // mixture covered
  -0.3944, // mixture purity
  -0.2394, // first card where clichés are avoided
  -0.114, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.9992, // always
  0.0719, // words
  0.3362, // first card of subject is dark
  0.0705, // first card of place is dark
  0.6207, // first card of style is dark
  0.1985, // first card of mood is dark
  0.379, // first card of modifier is dark
  0.0122, // first card of colour is dark
  0.3367, // share of dark cards of subject
  0.1126, // share of dark cards of place
  0.2334, // share of dark cards of style
  0.5144, // share of dark cards of mood
  0.3477, // share of dark cards of modifier
  0.2549, // share of dark cards of colour
  0.0562, // first card of the weightiest is dark
  0.5915, // share of dark cards of the weightiest
  0.7826, // darkest word
  -0.1624, // lightest word
  0.5416, // recalled are dark
  0.3373, // likest recalled is dark
  0.3979, // lean of the mixture
  1.3731, // dark is demanded
  -0.1891, // light is demanded
  -0.3329, // pastel is demanded
  -0.0219, // vivid is demanded
  0.9419, // dark colour named
  -0.5286, // light colour named
  -0.1658, // mood calm
  -0.0196, // mood cosy
  0.2836, // mood warm
  0.2403, // mood cool
  -0.175, // mood fresh
  -0.0395, // mood clean
  0.1184, // mood airy
  -0.2478, // mood soft
  0.3238, // mood dreamy
  0.3162, // mood romantic
  0.259, // mood playful
  -0.183, // mood joyful
  -0.0105, // mood lively
  0.3408, // mood bold
  0.0618, // mood dramatic
  0.0938, // mood dark
  0.1901, // mood mysterious
  -0.1636, // mood eerie
  0.5042, // mood melancholic
  0.3727, // mood nostalgic
  0.2013, // mood rustic
  -0.0047, // mood earthy
  -0.2104, // mood wild
  -0.0977, // mood elegant
  0.0863, // mood luxurious
  -0.1786, // mood serious
  0.0067, // mood technical
  -0.063, // mood futuristic
  0.1393, // mood industrial
  -0.0711, // mood festive
  -0.0565, // mood sacred
  0.1034, // mood fierce
  0.4189, // calm by any word
  0.2099, // cosy by any word
  0.0235, // warm by any word
  -0.0098, // cool by any word
  -0.3254, // fresh by any word
  -0.3988, // clean by any word
  -0.1395, // airy by any word
  -0.3821, // soft by any word
  0.1492, // dreamy by any word
  -0.3054, // romantic by any word
  -0.201, // playful by any word
  -0.1505, // joyful by any word
  0.3916, // lively by any word
  0.0506, // bold by any word
  0.3326, // dramatic by any word
  0.7715, // dark by any word
  0.6208, // mysterious by any word
  -0.0442, // eerie by any word
  0.224, // melancholic by any word
  -0.0199, // nostalgic by any word
  -0.1972, // rustic by any word
  -0.1134, // earthy by any word
  0.3109, // wild by any word
  0.2779, // elegant by any word
  0.3141, // luxurious by any word
  -0.0904, // serious by any word
  0.4168, // technical by any word
  -0.005, // futuristic by any word
  0.404, // industrial by any word
  0.0687, // festive by any word
  0.2554, // sacred by any word
  0.0055, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.274, // stop
  1.5212, // stop after one
  2.5774, // stop after two
  0.2005, // stop with words not seen
  -0.0911, // stop with colours not seen
  -0.3806, // stop with primary and accent alike
  -0.0393, // stop with colours not allowed
  0.4569, // stop at a board
  -0.4281, // stop at kin
  -2.6, // to background
  0.0, // to text
  -0.002, // to primary
  -1.3168, // to secondary
  -0.1981, // to accent
  -0.2663, // from the same role
  -0.6922, // from primary
  -0.5399, // from secondary
  -0.8041, // from accent
  0.4098, // relative weight
  -0.1118, // salience
  -0.9578, // of a subject
  -1.0981, // of a place
  -0.9547, // of a style
  -0.9994, // of a mood
  -0.8222, // of a modifier
  -0.9155, // of a colour
  0.0448, // behind for
  0.1033, // behind with
  -0.1138, // behind at
  -0.0646, // behind of
  -0.5361, // behind like
  0.1882, // behind meets
  0.1034, // of the base's own word
  0.1593, // word not seen
  0.0256, // word not seen, to accent
  -0.1249, // word not seen, to primary
  0.222, // word not seen, weight
  -0.0056, // named colour not seen
  0.1119, // hint to accent
  0.0418, // hint to another
  2.0021, // distance to primary
  0.2739, // distance to background
  -4.1543, // distance to what it replaces
  -0.3008, // too near to another
  0.363, // chroma
  0.0729, // chroma to accent
  1.0365, // chroma to background
  -0.8994, // chroma to secondary
  -0.1364, // less chroma than before
  -1.3705, // changes light to dark
  0.1452, // against the scheme
  0.598, // likeness to what the word means
  0.2211, // likeness to named colours
  0.0093, // first card
  -2.0499, // breaks a contrast
  0.6618, // mends a contrast
  -0.5699, // not allowed
  0.855, // replaces what is not allowed
  -0.2359, // kin
];
