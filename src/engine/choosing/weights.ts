/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.7065, // board
  2.4471, // board likeness
  1.9913, // board likeness squared
  1.1037, // relative weight
  -0.6345, // weight
  1.7314, // salience
  0.0722, // is subject
  0.668, // is place
  0.5633, // is style
  0.4993, // is mood
  -0.5775, // is modifier
  -0.4407, // is colour
  0.5455, // is subject in first clause
  0.157, // is place in first clause
  0.7081, // is style in first clause
  0.0955, // is mood in first clause
  0.0774, // is modifier in first clause
  0.3977, // is colour in first clause
  0.0722, // is subject beside a subject
  -0.0134, // is place beside a subject
  0.0575, // is style beside a subject
  -0.7733, // is mood beside a subject
  -0.1364, // is modifier beside a subject
  -0.2512, // is colour beside a subject
  -0.2954, // stands behind for
  -0.4552, // stands behind with
  -0.3865, // stands behind at
  -0.1217, // stands behind of
  0.4057, // stands behind like
  -0.542, // stands behind meets
  -3.0745, // kin
  -3.0843, // borrowed
  -0.4303, // guessed
  0.1788, // head of its run
  -0.0028, // first word
  0.0942, // last word
  -0.6995, // order
  -0.5809, // hint
  -0.0129, // mostly
  -0.2186, // weightiest
  0.0146, // weightiest subject
  1.5838, // one over words
  0.0715, // length of word
  -0.2553, // second card
  -0.5961, // third card
  -0.7222, // later card
  0.4456, // first card of the only word
  0.004, // first card of the weightiest
  1.0775, // mean likeness to other words
  0.3052, // greatest likeness to other words
  0.0312, // likeness to mood words
  0.8433, // likeness to style words
  0.6753, // likeness to place words
  0.0211, // likeness to subjects
  0.1933, // moods asked for
  0.3797, // moods of all words
  0.3026, // agrees with scheme
  0.1464, // agrees with sure scheme
  0.2984, // dark
  -0.9228, // dark against what is demanded
  0.0573, // chroma of background
  -0.2625, // chroma of primary
  -0.4044, // chroma of accent
  -0.5675, // chroma where calm is asked
  0.4423, // chroma where loud is asked
  0.1014, // share of named colours seen
  0.541, // likeness to named colours
  -1.9536, // share of colours not allowed
  1.5222, // mixture covered
  0.4837, // mixture purity
  0.8115, // first card where clichés are avoided
  -0.8208, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8962, // always
  0.0121, // words
  0.2868, // first card of subject is dark
  -0.0322, // first card of place is dark
  0.5761, // first card of style is dark
  0.3202, // first card of mood is dark
  0.3658, // first card of modifier is dark
  0.2002, // first card of colour is dark
  0.5229, // share of dark cards of subject
  0.1744, // share of dark cards of place
  0.2179, // share of dark cards of style
  0.4783, // share of dark cards of mood
  0.3416, // share of dark cards of modifier
  0.1116, // share of dark cards of colour
  0.0061, // first card of the weightiest is dark
  0.6903, // share of dark cards of the weightiest
  0.794, // darkest word
  -0.1834, // lightest word
  0.5452, // recalled are dark
  0.4432, // likest recalled is dark
  0.4039, // lean of the mixture
  1.8014, // dark is demanded
  -0.3552, // light is demanded
  -0.2224, // pastel is demanded
  0.0242, // vivid is demanded
  0.8775, // dark colour named
  -0.4567, // light colour named
  0.0003, // mood calm
  -0.1453, // mood cosy
  0.1912, // mood warm
  0.3279, // mood cool
  -0.1125, // mood fresh
  -0.2166, // mood clean
  0.2755, // mood airy
  -0.1825, // mood soft
  0.2866, // mood dreamy
  0.2508, // mood romantic
  0.2757, // mood playful
  0.0292, // mood joyful
  -0.0765, // mood lively
  0.1973, // mood bold
  -0.0059, // mood dramatic
  0.2617, // mood dark
  0.2807, // mood mysterious
  -0.1241, // mood eerie
  0.2395, // mood melancholic
  0.1609, // mood nostalgic
  0.0817, // mood rustic
  0.0567, // mood earthy
  -0.0533, // mood wild
  -0.0188, // mood elegant
  -0.0002, // mood luxurious
  -0.1033, // mood serious
  -0.048, // mood technical
  -0.0306, // mood futuristic
  0.1834, // mood industrial
  0.0054, // mood festive
  -0.0131, // mood sacred
  -0.0167, // mood fierce
  0.1965, // calm by any word
  0.2382, // cosy by any word
  0.087, // warm by any word
  0.1904, // cool by any word
  -0.2533, // fresh by any word
  -0.1114, // clean by any word
  -0.0116, // airy by any word
  -0.4116, // soft by any word
  0.0237, // dreamy by any word
  -0.1624, // romantic by any word
  -0.414, // playful by any word
  -0.2302, // joyful by any word
  0.1957, // lively by any word
  -0.1053, // bold by any word
  0.2886, // dramatic by any word
  0.6117, // dark by any word
  0.5627, // mysterious by any word
  0.1457, // eerie by any word
  0.2095, // melancholic by any word
  0.1825, // nostalgic by any word
  -0.1675, // rustic by any word
  -0.1039, // earthy by any word
  0.0719, // wild by any word
  0.1127, // elegant by any word
  0.4627, // luxurious by any word
  -0.3317, // serious by any word
  0.261, // technical by any word
  0.1199, // futuristic by any word
  0.2266, // industrial by any word
  0.1841, // festive by any word
  0.1698, // sacred by any word
  0.0311, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.6411, // stop
  1.2331, // stop after one
  2.1012, // stop after two
  -0.0379, // stop with words not seen
  -0.2284, // stop with colours not seen
  -0.2055, // stop with primary and accent alike
  -0.2853, // stop with colours not allowed
  0.3278, // stop at a board
  -1.1317, // stop at kin
  -3.3623, // to background
  0.0, // to text
  -0.6364, // to primary
  -1.3753, // to secondary
  -0.4872, // to accent
  0.2842, // from the same role
  -0.9514, // from primary
  -0.8039, // from secondary
  -1.1188, // from accent
  0.474, // relative weight
  0.5775, // salience
  -1.2081, // of a subject
  -1.304, // of a place
  -1.4131, // of a style
  -1.2272, // of a mood
  -1.148, // of a modifier
  -1.4709, // of a colour
  -0.0647, // behind for
  -0.1377, // behind with
  -0.024, // behind at
  0.2537, // behind of
  0.6042, // behind like
  0.2576, // behind meets
  -0.2726, // of the base's own word
  -0.0709, // word not seen
  0.3333, // word not seen, to accent
  0.2808, // word not seen, to primary
  0.1166, // word not seen, weight
  0.0425, // named colour not seen
  1.0109, // hint to accent
  -0.0963, // hint to another
  1.6413, // distance to primary
  -0.47, // distance to background
  -4.0221, // distance to what it replaces
  -0.608, // too near to another
  0.3134, // chroma
  0.7157, // chroma to accent
  0.5574, // chroma to background
  -0.3654, // chroma to secondary
  -0.5522, // less chroma than before
  -1.3673, // changes light to dark
  0.1443, // against the scheme
  1.3297, // likeness to what the word means
  0.5857, // likeness to named colours
  0.4722, // first card
  -1.2859, // breaks a contrast
  0.2821, // mends a contrast
  -1.0428, // not allowed
  1.9409, // replaces what is not allowed
  -0.8774, // kin
];
