/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.1942, // board
  2.1388, // board likeness
  1.6642, // board likeness squared
  0.7609, // relative weight
  -0.0948, // weight
  0.5071, // salience
  0.3215, // is subject
  0.3228, // is place
  0.5380, // is style
  0.0642, // is mood
  -0.4558, // is modifier
  -0.7285, // is colour
  0.4233, // is subject in first clause
  0.4077, // is place in first clause
  0.3531, // is style in first clause
  0.3358, // is mood in first clause
  0.4650, // is modifier in first clause
  0.2564, // is colour in first clause
  0.3215, // is subject beside a subject
  -0.0191, // is place beside a subject
  0.2181, // is style beside a subject
  -0.4688, // is mood beside a subject
  -0.6357, // is modifier beside a subject
  -0.0044, // is colour beside a subject
  -0.5276, // stands behind for
  -0.2324, // stands behind with
  -0.4542, // stands behind at
  0.0250, // stands behind of
  -0.3173, // stands behind like
  -0.4612, // stands behind meets
  -2.3201, // kin
  -1.1988, // borrowed
  -0.2814, // guessed
  0.3260, // head of its run
  0.1876, // first word
  0.0310, // last word
  -0.0144, // order
  -0.0887, // hint
  0.1392, // mostly
  -0.1046, // weightiest
  -0.0013, // weightiest subject
  0.9686, // one over words
  0.0219, // length of word
  -0.0229, // second card
  -0.1542, // third card
  -0.3748, // later card
  0.1282, // first card of the only word
  0.1598, // first card of the weightiest
  1.8462, // mean likeness to other words
  -0.2627, // greatest likeness to other words
  0.4266, // likeness to mood words
  0.2579, // likeness to style words
  0.1775, // likeness to place words
  0.1655, // likeness to subjects
  0.0358, // moods asked for
  0.1767, // moods of all words
  -0.2026, // agrees with scheme
  0.5452, // agrees with sure scheme
  0.6225, // dark
  -1.6793, // dark against what is demanded
  0.2341, // chroma of background
  -0.4412, // chroma of primary
  -0.2907, // chroma of accent
  0.0342, // chroma where calm is asked
  0.4139, // chroma where loud is asked
  0.0029, // share of named colours seen
  -0.0743, // likeness to named colours
  -1.4898, // share of colours not allowed
  3.9279, // mixture covered
  -0.3622, // mixture purity
  -0.0763, // first card where clichés are avoided
  -0.3376, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.9606, // always
  0.0176, // words
  0.3179, // first card of subject is dark
  -0.0433, // first card of place is dark
  0.5452, // first card of style is dark
  0.1950, // first card of mood is dark
  0.3103, // first card of modifier is dark
  0.1381, // first card of colour is dark
  0.3418, // share of dark cards of subject
  0.1479, // share of dark cards of place
  0.3083, // share of dark cards of style
  0.5616, // share of dark cards of mood
  0.3730, // share of dark cards of modifier
  0.1070, // share of dark cards of colour
  0.0685, // first card of the weightiest is dark
  0.5002, // share of dark cards of the weightiest
  0.9655, // darkest word
  -0.1444, // lightest word
  0.5065, // recalled are dark
  0.3737, // likest recalled is dark
  0.4188, // lean of the mixture
  1.5936, // dark is demanded
  -0.1606, // light is demanded
  -0.2979, // pastel is demanded
  0.0695, // vivid is demanded
  0.8512, // dark colour named
  -0.4682, // light colour named
  -0.0303, // mood calm
  -0.0725, // mood cosy
  0.3196, // mood warm
  0.3765, // mood cool
  -0.0410, // mood fresh
  -0.1480, // mood clean
  0.3711, // mood airy
  -0.3453, // mood soft
  0.2999, // mood dreamy
  0.3945, // mood romantic
  0.2670, // mood playful
  -0.0360, // mood joyful
  -0.0238, // mood lively
  0.1319, // mood bold
  0.2003, // mood dramatic
  0.4366, // mood dark
  0.1242, // mood mysterious
  -0.1807, // mood eerie
  0.3154, // mood melancholic
  0.3430, // mood nostalgic
  0.0974, // mood rustic
  -0.0361, // mood earthy
  -0.0571, // mood wild
  0.0772, // mood elegant
  0.1206, // mood luxurious
  -0.0612, // mood serious
  -0.0310, // mood technical
  0.0224, // mood futuristic
  0.2116, // mood industrial
  0.0189, // mood festive
  0.0514, // mood sacred
  -0.1034, // mood fierce
  0.2097, // calm by any word
  0.2508, // cosy by any word
  0.1332, // warm by any word
  0.1474, // cool by any word
  -0.2264, // fresh by any word
  -0.2106, // clean by any word
  -0.0989, // airy by any word
  -0.3867, // soft by any word
  -0.0058, // dreamy by any word
  -0.1838, // romantic by any word
  -0.3949, // playful by any word
  -0.3193, // joyful by any word
  0.1751, // lively by any word
  0.0402, // bold by any word
  0.1226, // dramatic by any word
  0.3593, // dark by any word
  0.6641, // mysterious by any word
  -0.2263, // eerie by any word
  0.1113, // melancholic by any word
  0.0904, // nostalgic by any word
  -0.3077, // rustic by any word
  0.0759, // earthy by any word
  0.1741, // wild by any word
  0.1626, // elegant by any word
  0.3113, // luxurious by any word
  -0.2655, // serious by any word
  0.4633, // technical by any word
  -0.0100, // futuristic by any word
  0.2297, // industrial by any word
  0.3565, // festive by any word
  0.1526, // sacred by any word
  -0.0140, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.2265, // stop
  1.1891, // stop after one
  1.9803, // stop after two
  0.0946, // stop with words not seen
  -0.0155, // stop with colours not seen
  -0.2670, // stop with primary and accent alike
  -0.1281, // stop with colours not allowed
  0.3847, // stop at a board
  -0.6190, // stop at kin
  -2.4969, // to background
  0.0000, // to text
  -0.1254, // to primary
  -1.2261, // to secondary
  -0.2769, // to accent
  -0.1438, // from the same role
  -0.6963, // from primary
  -0.4725, // from secondary
  -0.8065, // from accent
  0.4048, // relative weight
  -0.0636, // salience
  -0.8578, // of a subject
  -0.9251, // of a place
  -0.7683, // of a style
  -0.9569, // of a mood
  -0.7925, // of a modifier
  -0.9918, // of a colour
  0.0181, // behind for
  0.0937, // behind with
  -0.1059, // behind at
  0.0078, // behind of
  -0.3846, // behind like
  0.0296, // behind meets
  0.0655, // of the base's own word
  -0.0425, // word not seen
  0.0521, // word not seen, to accent
  0.1274, // word not seen, to primary
  0.2977, // word not seen, weight
  0.1574, // named colour not seen
  0.2163, // hint to accent
  0.0845, // hint to another
  2.3992, // distance to primary
  0.1778, // distance to background
  -5.0620, // distance to what it replaces
  -0.3762, // too near to another
  0.4346, // chroma
  -0.0619, // chroma to accent
  0.9465, // chroma to background
  -0.8566, // chroma to secondary
  -0.4195, // less chroma than before
  -1.3669, // changes light to dark
  0.0896, // against the scheme
  0.6550, // likeness to what the word means
  0.2936, // likeness to named colours
  0.0530, // first card
  -1.7446, // breaks a contrast
  0.7912, // mends a contrast
  -0.6141, // not allowed
  0.5325, // replaces what is not allowed
  -0.1718, // kin
];
