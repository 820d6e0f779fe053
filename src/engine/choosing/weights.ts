/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.7579, // board
  2.4567, // board likeness
  2.005, // board likeness squared
  1.0732, // relative weight
  -0.6164, // weight
  1.695, // salience
  0.0842, // is subject
  0.65, // is place
  0.5193, // is style
  0.6227, // is mood
  -0.6444, // is modifier
  -0.3986, // is colour
  0.5776, // is subject in first clause
  0.1978, // is place in first clause
  0.7392, // is style in first clause
  0.0202, // is mood in first clause
  0.2346, // is modifier in first clause
  0.3935, // is colour in first clause
  0.0842, // is subject beside a subject
  0.0307, // is place beside a subject
  0.1363, // is style beside a subject
  -0.8463, // is mood beside a subject
  -0.2249, // is modifier beside a subject
  -0.2571, // is colour beside a subject
  -0.3213, // stands behind for
  -0.363, // stands behind with
  -0.413, // stands behind at
  -0.0516, // stands behind of
  0.4532, // stands behind like
  -0.5009, // stands behind meets
  -3.8142, // kin
  -3.0299, // borrowed
  -0.2177, // guessed
  0.1602, // head of its run
  -0.0169, // first word
  0.1565, // last word
  -0.7418, // order
  -0.5735, // hint
  -0.0035, // mostly
  -0.2143, // weightiest
  0.0181, // weightiest subject
  1.3658, // one over words
  0.0601, // length of word
  -0.2493, // second card
  -0.5818, // third card
  -0.7392, // later card
  0.4244, // first card of the only word
  0.0296, // first card of the weightiest
  0.9584, // mean likeness to other words
  0.1468, // greatest likeness to other words
  0.0056, // likeness to mood words
  0.8618, // likeness to style words
  0.6417, // likeness to place words
  0.0323, // likeness to subjects
  0.1779, // moods asked for
  0.4087, // moods of all words
  0.3457, // agrees with scheme
  0.1231, // agrees with sure scheme
  0.2995, // dark
  -0.9628, // dark against what is demanded
  0.0362, // chroma of background
  -0.3049, // chroma of primary
  -0.4401, // chroma of accent
  -0.6264, // chroma where calm is asked
  0.4652, // chroma where loud is asked
  0.0622, // share of named colours seen
  0.6041, // likeness to named colours
  -1.9416, // share of colours not allowed
  1.5056, // mixture covered
  0.4315, // mixture purity
  0.8172, // first card where clichés are avoided
  -0.7963, // like what is discouraged
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8801, // always
  0.0236, // words
  0.328, // first card of subject is dark
  0.0093, // first card of place is dark
  0.5841, // first card of style is dark
  0.3312, // first card of mood is dark
  0.3749, // first card of modifier is dark
  0.1824, // first card of colour is dark
  0.5126, // share of dark cards of subject
  0.244, // share of dark cards of place
  0.2102, // share of dark cards of style
  0.4477, // share of dark cards of mood
  0.326, // share of dark cards of modifier
  0.0957, // share of dark cards of colour
  0.0017, // first card of the weightiest is dark
  0.6512, // share of dark cards of the weightiest
  0.7711, // darkest word
  -0.1454, // lightest word
  0.531, // recalled are dark
  0.4306, // likest recalled is dark
  0.3924, // lean of the mixture
  1.7921, // dark is demanded
  -0.3762, // light is demanded
  -0.2255, // pastel is demanded
  0.0329, // vivid is demanded
  0.9325, // dark colour named
  -0.4751, // light colour named
  -0.0266, // mood calm
  -0.1806, // mood cosy
  0.199, // mood warm
  0.3168, // mood cool
  -0.0911, // mood fresh
  -0.2437, // mood clean
  0.2841, // mood airy
  -0.2237, // mood soft
  0.259, // mood dreamy
  0.2597, // mood romantic
  0.2654, // mood playful
  0.046, // mood joyful
  -0.0845, // mood lively
  0.166, // mood bold
  -0.0095, // mood dramatic
  0.2747, // mood dark
  0.3003, // mood mysterious
  -0.1273, // mood eerie
  0.2139, // mood melancholic
  0.1944, // mood nostalgic
  0.0554, // mood rustic
  0.012, // mood earthy
  -0.0573, // mood wild
  -0.0163, // mood elegant
  0.0224, // mood luxurious
  -0.0884, // mood serious
  -0.0309, // mood technical
  -0.0156, // mood futuristic
  0.1841, // mood industrial
  0.0036, // mood festive
  -0.0082, // mood sacred
  -0.0002, // mood fierce
  0.1902, // calm by any word
  0.2392, // cosy by any word
  0.1027, // warm by any word
  0.2083, // cool by any word
  -0.2559, // fresh by any word
  -0.1148, // clean by any word
  -0.031, // airy by any word
  -0.4259, // soft by any word
  0.0427, // dreamy by any word
  -0.1534, // romantic by any word
  -0.3921, // playful by any word
  -0.2422, // joyful by any word
  0.1717, // lively by any word
  -0.0791, // bold by any word
  0.3325, // dramatic by any word
  0.6381, // dark by any word
  0.6178, // mysterious by any word
  0.1566, // eerie by any word
  0.2614, // melancholic by any word
  0.1867, // nostalgic by any word
  -0.2105, // rustic by any word
  -0.0789, // earthy by any word
  0.1208, // wild by any word
  0.1157, // elegant by any word
  0.479, // luxurious by any word
  -0.3243, // serious by any word
  0.2376, // technical by any word
  0.15, // futuristic by any word
  0.1937, // industrial by any word
  0.2078, // festive by any word
  0.1652, // sacred by any word
  0.0321, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  1.6435, // stop
  1.1497, // stop after one
  2.1122, // stop after two
  -0.1171, // stop with words not seen
  -0.1957, // stop with colours not seen
  -0.2144, // stop with primary and accent alike
  -0.2857, // stop with colours not allowed
  0.2805, // stop at a board
  -1.5058, // stop at kin
  -3.3592, // to background
  0.0, // to text
  -0.606, // to primary
  -1.4062, // to secondary
  -0.5153, // to accent
  0.2671, // from the same role
  -0.9478, // from primary
  -0.799, // from secondary
  -1.1458, // from accent
  0.4409, // relative weight
  0.6136, // salience
  -1.2078, // of a subject
  -1.3022, // of a place
  -1.4091, // of a style
  -1.2189, // of a mood
  -1.1655, // of a modifier
  -1.4564, // of a colour
  -0.0898, // behind for
  -0.0752, // behind with
  -0.0189, // behind at
  0.2188, // behind of
  0.0174, // behind like
  0.2715, // behind meets
  -0.2429, // of the base's own word
  -0.05, // word not seen
  0.337, // word not seen, to accent
  0.2909, // word not seen, to primary
  0.258, // word not seen, weight
  0.0537, // named colour not seen
  1.01, // hint to accent
  -0.1068, // hint to another
  1.6371, // distance to primary
  -0.4483, // distance to background
  -3.9746, // distance to what it replaces
  -0.5818, // too near to another
  0.2337, // chroma
  0.7771, // chroma to accent
  0.4722, // chroma to background
  -0.3118, // chroma to secondary
  -0.6245, // less chroma than before
  -1.3659, // changes light to dark
  0.1135, // against the scheme
  1.3598, // likeness to what the word means
  0.5724, // likeness to named colours
  0.4535, // first card
  -1.2928, // breaks a contrast
  0.2346, // mends a contrast
  -0.9847, // not allowed
  1.8899, // replaces what is not allowed
  -1.1322, // kin
];
