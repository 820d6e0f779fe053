// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.1647, // board
  0.9084, // board likeness
  1.3309, // board likeness squared
  0.8212, // board words
  1.0554, // board meaning
  0.5573, // board covers
  0.4077, // board covers most
  -0.2615, // board is covered
  0.0106, // board likest of all
  -2.0299, // board order
  1.8207, // board lead over the next
  0.2147, // board has the weightiest word
  0.2652, // board has the weightiest subject
  0.871, // board speaks the language
  -1.3178, // board beside few words
  0.5899, // relative weight
  -0.1105, // weight
  1.4294, // salience
  -0.0081, // is subject
  0.2995, // is place
  1.1268, // is style
  -0.3929, // is mood
  -0.5703, // is modifier
  -0.5894, // is colour
  0.3135, // is subject in first clause
  -0.0425, // is place in first clause
  0.3874, // is style in first clause
  0.4962, // is mood in first clause
  -0.2372, // is modifier in first clause
  0.4535, // is colour in first clause
  -0.0029, // is subject beside a subject
  -0.0663, // is place beside a subject
  -0.1423, // is style beside a subject
  -0.4711, // is mood beside a subject
  0.3793, // is modifier beside a subject
  -0.1506, // is colour beside a subject
  -0.143, // stands behind for
  -0.6122, // stands behind with
  0.0836, // stands behind at
  0.1338, // stands behind of
  -0.1072, // stands behind like
  -0.4963, // stands behind meets
  -2.6215, // kin
  -0.872, // borrowed
  0.1399, // guessed
  0.1219, // head of its run
  0.1548, // first word
  0.176, // last word
  -0.7304, // order
  -0.5626, // hint
  0.2527, // mostly
  -0.0511, // weightiest
  0.1482, // weightiest subject
  2.0875, // one over words
  0.0191, // length of word
  -0.2532, // second card
  -0.5732, // third card
  -0.7674, // later card
  0.5251, // first card of the only word
  0.1107, // first card of the weightiest
  0.6987, // mean likeness to other words
  0.2194, // greatest likeness to other words
  0.3731, // likeness to mood words
  0.5096, // likeness to style words
  0.134, // likeness to place words
  -0.0434, // likeness to subjects
  1.7543, // mean likeness to boards
  0.4549, // greatest likeness to boards
  0.0015, // likeness to the likest board
  -0.0424, // sure likeness to boards
  0.4724, // moods asked for
  0.5134, // moods of all words
  0.1277, // agrees with scheme
  0.1558, // agrees with sure scheme
  0.1764, // dark
  -0.9124, // dark against what is demanded
  0.1055, // chroma of background
  0.074, // chroma of primary
  0.1522, // chroma of accent
  -0.6454, // chroma where calm is asked
  -0.0244, // chroma where loud is asked
  0.008, // share of named colours seen
  0.7686, // likeness to named colours
  -2.7986, // share of colours not allowed
  0.8411, // mixture covered
  0.4619, // mixture purity
  -0.2787, // first card where clichés are avoided
  -1.0472, // like what is discouraged
  -0.1926, // word is near the rest of the brief
  1.4194, // card is near the brief
  0.4343, // card is near the rest of the brief
  -0.1563, // card is nearer to the rest than its sisters
  1.0058, // card tells of other words
  -0.4732, // card tells more of other words than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8811, // always
  -0.1321, // words
  0.2408, // first card of subject is dark
  0.0596, // first card of place is dark
  0.3446, // first card of style is dark
  0.2884, // first card of mood is dark
  0.2125, // first card of modifier is dark
  0.1147, // first card of colour is dark
  0.5386, // share of dark cards of subject
  0.2197, // share of dark cards of place
  0.183, // share of dark cards of style
  0.3697, // share of dark cards of mood
  0.2631, // share of dark cards of modifier
  0.1146, // share of dark cards of colour
  0.0693, // first card of the weightiest is dark
  0.5068, // share of dark cards of the weightiest
  0.9951, // darkest word
  0.0824, // lightest word
  1.0053, // recalled are dark
  0.3888, // likest recalled is dark
  0.44, // lean of the mixture
  1.667, // dark is demanded
  -0.2688, // light is demanded
  -0.2392, // pastel is demanded
  -0.0821, // vivid is demanded
  0.5337, // dark colour named
  -0.2215, // light colour named
  0.1334, // mood calm
  -0.0564, // mood cosy
  0.1962, // mood warm
  0.2098, // mood cool
  -0.0916, // mood fresh
  0.096, // mood clean
  0.2346, // mood airy
  0.0655, // mood soft
  0.0563, // mood dreamy
  0.094, // mood romantic
  -0.0134, // mood playful
  -0.0823, // mood joyful
  0.0083, // mood lively
  -0.0475, // mood bold
  -0.1092, // mood dramatic
  0.2272, // mood dark
  0.0864, // mood mysterious
  0.028, // mood eerie
  0.1652, // mood melancholic
  0.0578, // mood nostalgic
  -0.0232, // mood rustic
  -0.0578, // mood earthy
  -0.1317, // mood wild
  0.0808, // mood elegant
  0.0374, // mood luxurious
  -0.0773, // mood serious
  -0.0616, // mood technical
  0.0465, // mood futuristic
  0.0344, // mood industrial
  -0.0412, // mood festive
  -0.0196, // mood sacred
  -0.0425, // mood fierce
  0.0817, // calm by any word
  0.1613, // cosy by any word
  0.0284, // warm by any word
  0.1509, // cool by any word
  -0.0718, // fresh by any word
  -0.1252, // clean by any word
  0.0734, // airy by any word
  -0.2275, // soft by any word
  0.1788, // dreamy by any word
  -0.0073, // romantic by any word
  -0.122, // playful by any word
  -0.0559, // joyful by any word
  0.2363, // lively by any word
  0.0054, // bold by any word
  0.1901, // dramatic by any word
  0.5623, // dark by any word
  0.3136, // mysterious by any word
  0.0419, // eerie by any word
  0.2673, // melancholic by any word
  0.0536, // nostalgic by any word
  -0.1386, // rustic by any word
  -0.0896, // earthy by any word
  0.1282, // wild by any word
  0.0655, // elegant by any word
  0.171, // luxurious by any word
  -0.1661, // serious by any word
  0.0225, // technical by any word
  0.269, // futuristic by any word
  0.0873, // industrial by any word
  0.3639, // festive by any word
  0.1777, // sacred by any word
  0.0721, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.2008, // stop
  1.6383, // stop after one
  2.3677, // stop after two
  -0.1314, // stop with words not seen
  -0.0826, // stop with colours not seen
  -0.277, // stop with primary and accent alike
  -0.345, // stop with colours not allowed
  1.3277, // stop at a board
  0.1532, // stop at kin
  -3.1412, // to background
  0.0, // to text
  -1.3777, // to primary
  -1.1281, // to secondary
  -0.4234, // to accent
  1.0414, // from the same role
  -0.5281, // from primary
  -1.1137, // from secondary
  -1.5157, // from accent
  -0.0811, // relative weight
  0.773, // salience
  -1.1839, // of a subject
  -1.1433, // of a place
  -1.3605, // of a style
  -1.2902, // of a mood
  -1.2078, // of a modifier
  -1.0179, // of a colour
  -0.0357, // behind for
  -0.0286, // behind with
  0.0979, // behind at
  0.3876, // behind of
  -0.063, // behind like
  0.1695, // behind meets
  -0.886, // of the base's own word
  0.0299, // word not seen
  0.3848, // word not seen, to accent
  -0.0345, // word not seen, to primary
  0.686, // word not seen, weight
  -0.1723, // named colour not seen
  0.5982, // hint to accent
  -0.4981, // hint to another
  0.355, // distance to primary
  -0.9448, // distance to background
  -2.2151, // distance to what it replaces
  -1.1727, // too near to another
  -0.0484, // chroma
  1.2708, // chroma to accent
  -0.366, // chroma to background
  0.0762, // chroma to secondary
  -1.2904, // less chroma than before
  -0.8114, // changes light to dark
  0.2646, // against the scheme
  1.7078, // likeness to what the word means
  0.6752, // likeness to named colours
  1.1779, // first card
  -0.8938, // breaks a contrast
  -0.0591, // mends a contrast
  -0.5838, // not allowed
  1.6329, // replaces what is not allowed
  -1.6725, // kin
];
