/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.9195, // board
  1.1671, // board likeness
  1.4007, // board likeness squared
  1.1372, // board words
  1.1969, // board meaning
  0.9514, // board covers
  0.3450, // board covers most
  0.9503, // relative weight
  -0.3329, // weight
  1.3534, // salience
  0.3264, // is subject
  0.8557, // is place
  0.7198, // is style
  0.7051, // is mood
  -0.3004, // is modifier
  -0.4617, // is colour
  0.4195, // is subject in first clause
  0.2574, // is place in first clause
  0.7764, // is style in first clause
  0.0368, // is mood in first clause
  0.4159, // is modifier in first clause
  0.6080, // is colour in first clause
  0.3264, // is subject beside a subject
  0.0211, // is place beside a subject
  0.0334, // is style beside a subject
  -0.5153, // is mood beside a subject
  0.0683, // is modifier beside a subject
  0.1174, // is colour beside a subject
  -0.3553, // stands behind for
  -0.4499, // stands behind with
  -0.3771, // stands behind at
  0.0492, // stands behind of
  -0.0281, // stands behind like
  -0.6857, // stands behind meets
  -3.6250, // kin
  -2.5546, // borrowed
  -0.1308, // guessed
  0.1719, // head of its run
  -0.0374, // first word
  0.1256, // last word
  -0.7679, // order
  -0.2684, // hint
  -0.0626, // mostly
  -0.1047, // weightiest
  -0.0157, // weightiest subject
  1.4819, // one over words
  0.0523, // length of word
  -0.2793, // second card
  -0.6235, // third card
  -0.7792, // later card
  0.4112, // first card of the only word
  -0.0393, // first card of the weightiest
  1.2637, // mean likeness to other words
  -0.2602, // greatest likeness to other words
  0.2888, // likeness to mood words
  0.6046, // likeness to style words
  0.5624, // likeness to place words
  -0.0468, // likeness to subjects
  0.0615, // moods asked for
  0.3629, // moods of all words
  0.2516, // agrees with scheme
  0.1419, // agrees with sure scheme
  0.2899, // dark
  -0.9755, // dark against what is demanded
  -0.0137, // chroma of background
  -0.1760, // chroma of primary
  -0.3149, // chroma of accent
  -0.6633, // chroma where calm is asked
  0.2362, // chroma where loud is asked
  0.1542, // share of named colours seen
  0.4334, // likeness to named colours
  -1.9847, // share of colours not allowed
  1.0527, // mixture covered
  1.0698, // mixture purity
  0.6699, // first card where clichés are avoided
  -0.8719, // like what is discouraged
  -0.3741, // word is near the rest of the brief
  1.2790, // card is near the brief
  0.2103, // card is near the rest of the brief
  0.1789, // card is nearer to the rest than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8165, // always
  0.0084, // words
  0.2783, // first card of subject is dark
  0.0491, // first card of place is dark
  0.3970, // first card of style is dark
  0.2015, // first card of mood is dark
  0.2860, // first card of modifier is dark
  0.0177, // first card of colour is dark
  0.5074, // share of dark cards of subject
  0.2506, // share of dark cards of place
  0.2042, // share of dark cards of style
  0.3032, // share of dark cards of mood
  0.3328, // share of dark cards of modifier
  0.0898, // share of dark cards of colour
  0.1086, // first card of the weightiest is dark
  0.6064, // share of dark cards of the weightiest
  0.8185, // darkest word
  -0.0707, // lightest word
  0.9681, // recalled are dark
  0.5843, // likest recalled is dark
  0.3491, // lean of the mixture
  1.5964, // dark is demanded
  -0.2247, // light is demanded
  -0.2543, // pastel is demanded
  -0.0378, // vivid is demanded
  0.6231, // dark colour named
  -0.0683, // light colour named
  -0.0062, // mood calm
  -0.1773, // mood cosy
  0.0498, // mood warm
  0.2089, // mood cool
  -0.1172, // mood fresh
  0.0915, // mood clean
  0.2349, // mood airy
  -0.0954, // mood soft
  0.1646, // mood dreamy
  0.1626, // mood romantic
  0.1194, // mood playful
  -0.0894, // mood joyful
  -0.1132, // mood lively
  0.0044, // mood bold
  -0.0561, // mood dramatic
  0.2951, // mood dark
  0.1543, // mood mysterious
  -0.0978, // mood eerie
  0.1284, // mood melancholic
  0.1802, // mood nostalgic
  0.1119, // mood rustic
  0.0413, // mood earthy
  -0.1406, // mood wild
  0.0236, // mood elegant
  0.0613, // mood luxurious
  -0.0806, // mood serious
  -0.1056, // mood technical
  0.0033, // mood futuristic
  0.0486, // mood industrial
  -0.1117, // mood festive
  -0.0452, // mood sacred
  0.0393, // mood fierce
  0.1316, // calm by any word
  0.2281, // cosy by any word
  0.0883, // warm by any word
  0.0739, // cool by any word
  -0.2357, // fresh by any word
  -0.1719, // clean by any word
  0.0052, // airy by any word
  -0.5021, // soft by any word
  0.1692, // dreamy by any word
  -0.0289, // romantic by any word
  -0.2036, // playful by any word
  -0.0593, // joyful by any word
  0.1777, // lively by any word
  0.0398, // bold by any word
  0.1361, // dramatic by any word
  0.6738, // dark by any word
  0.2564, // mysterious by any word
  0.2046, // eerie by any word
  0.2511, // melancholic by any word
  0.1082, // nostalgic by any word
  -0.1879, // rustic by any word
  -0.0948, // earthy by any word
  0.2042, // wild by any word
  0.1072, // elegant by any word
  0.2734, // luxurious by any word
  -0.3537, // serious by any word
  0.1586, // technical by any word
  0.0442, // futuristic by any word
  0.1035, // industrial by any word
  0.2645, // festive by any word
  0.1077, // sacred by any word
  0.0360, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.4310, // stop
  1.4571, // stop after one
  2.4634, // stop after two
  -0.3637, // stop with words not seen
  -0.4281, // stop with colours not seen
  0.3042, // stop with primary and accent alike
  -0.4226, // stop with colours not allowed
  1.5781, // stop at a board
  -0.0121, // stop at kin
  -3.3285, // to background
  0.0000, // to text
  -1.5670, // to primary
  -1.1275, // to secondary
  -0.3823, // to accent
  0.9397, // from the same role
  -0.8116, // from primary
  -1.1751, // from secondary
  -1.5129, // from accent
  0.1663, // relative weight
  1.0638, // salience
  -1.2867, // of a subject
  -1.3329, // of a place
  -1.7167, // of a style
  -1.2768, // of a mood
  -1.0185, // of a modifier
  -1.0920, // of a colour
  0.0120, // behind for
  0.0947, // behind with
  0.0942, // behind at
  0.4825, // behind of
  0.0000, // behind like
  -0.1991, // behind meets
  -0.3640, // of the base's own word
  0.2765, // word not seen
  0.3407, // word not seen, to accent
  0.4897, // word not seen, to primary
  0.1717, // word not seen, weight
  -0.2182, // named colour not seen
  0.7837, // hint to accent
  -0.5841, // hint to another
  0.3576, // distance to primary
  -1.1145, // distance to background
  -2.2786, // distance to what it replaces
  -0.7520, // too near to another
  0.3361, // chroma
  1.1560, // chroma to accent
  -0.5239, // chroma to background
  -0.0161, // chroma to secondary
  -0.5597, // less chroma than before
  -0.7874, // changes light to dark
  0.3688, // against the scheme
  1.7567, // likeness to what the word means
  0.5448, // likeness to named colours
  0.9491, // first card
  -0.8866, // breaks a contrast
  -0.0884, // mends a contrast
  -1.2591, // not allowed
  2.3853, // replaces what is not allowed
  -2.3575, // kin
];
