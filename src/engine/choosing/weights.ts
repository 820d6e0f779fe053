// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.1729, // board
  0.9239, // board likeness
  1.3702, // board likeness squared
  0.8318, // board words
  1.074, // board meaning
  0.5277, // board covers
  0.4244, // board covers most
  -0.2353, // board is covered
  -0.0391, // board likest of all
  -2.0544, // board order
  1.7322, // board lead over the next
  0.1991, // board has the weightiest word
  0.2628, // board has the weightiest subject
  0.8744, // board speaks the language
  -1.3131, // board beside few words
  0.5779, // relative weight
  -0.099, // weight
  1.4293, // salience
  -0.0063, // is subject
  0.307, // is place
  1.1271, // is style
  -0.3874, // is mood
  -0.5613, // is modifier
  -0.5855, // is colour
  0.3231, // is subject in first clause
  -0.0396, // is place in first clause
  0.3945, // is style in first clause
  0.5078, // is mood in first clause
  -0.2429, // is modifier in first clause
  0.4579, // is colour in first clause
  -0.0013, // is subject beside a subject
  -0.0663, // is place beside a subject
  -0.1496, // is style beside a subject
  -0.4681, // is mood beside a subject
  0.3805, // is modifier beside a subject
  -0.1505, // is colour beside a subject
  -0.1527, // stands behind for
  -0.6199, // stands behind with
  0.0796, // stands behind at
  0.1324, // stands behind of
  -0.1064, // stands behind like
  -0.4561, // stands behind meets
  -2.631, // kin
  -0.8712, // borrowed
  0.1342, // guessed
  0.1203, // head of its run
  0.1551, // first word
  0.1744, // last word
  -0.7245, // order
  -0.5675, // hint
  0.2442, // mostly
  -0.0466, // weightiest
  0.1495, // weightiest subject
  2.077, // one over words
  0.021, // length of word
  -0.2612, // second card
  -0.5818, // third card
  -0.7731, // later card
  0.5292, // first card of the only word
  0.1055, // first card of the weightiest
  0.7014, // mean likeness to other words
  0.2084, // greatest likeness to other words
  0.3767, // likeness to mood words
  0.4942, // likeness to style words
  0.126, // likeness to place words
  -0.0382, // likeness to subjects
  1.8867, // mean likeness to boards
  0.3738, // greatest likeness to boards
  -0.0344, // likeness to the likest board
  -0.0888, // sure likeness to boards
  0.4735, // moods asked for
  0.5014, // moods of all words
  0.1399, // agrees with scheme
  0.1509, // agrees with sure scheme
  0.1825, // dark
  -0.9268, // dark against what is demanded
  0.106, // chroma of background
  0.0745, // chroma of primary
  0.1473, // chroma of accent
  -0.6423, // chroma where calm is asked
  -0.0233, // chroma where loud is asked
  0.0052, // share of named colours seen
  0.7733, // likeness to named colours
  -2.8418, // share of colours not allowed
  0.8352, // mixture covered
  0.4645, // mixture purity
  -0.3167, // first card where clichés are avoided
  -1.0129, // like what is discouraged
  -0.1567, // word is near the rest of the brief
  1.433, // card is near the brief
  0.3783, // card is near the rest of the brief
  -0.1569, // card is nearer to the rest than its sisters
  1.0207, // card tells of other words
  -0.4855, // card tells more of other words than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8797, // always
  -0.1269, // words
  0.2332, // first card of subject is dark
  0.0637, // first card of place is dark
  0.3402, // first card of style is dark
  0.2914, // first card of mood is dark
  0.2149, // first card of modifier is dark
  0.1107, // first card of colour is dark
  0.5423, // share of dark cards of subject
  0.2216, // share of dark cards of place
  0.1712, // share of dark cards of style
  0.3684, // share of dark cards of mood
  0.2639, // share of dark cards of modifier
  0.1175, // share of dark cards of colour
  0.0672, // first card of the weightiest is dark
  0.507, // share of dark cards of the weightiest
  0.9776, // darkest word
  0.0778, // lightest word
  1.0152, // recalled are dark
  0.3985, // likest recalled is dark
  0.4402, // lean of the mixture
  1.6766, // dark is demanded
  -0.2753, // light is demanded
  -0.2333, // pastel is demanded
  -0.0929, // vivid is demanded
  0.5357, // dark colour named
  -0.2182, // light colour named
  0.1375, // mood calm
  -0.0532, // mood cosy
  0.2006, // mood warm
  0.208, // mood cool
  -0.094, // mood fresh
  0.0895, // mood clean
  0.236, // mood airy
  0.068, // mood soft
  0.0625, // mood dreamy
  0.0954, // mood romantic
  -0.0075, // mood playful
  -0.0788, // mood joyful
  0.0047, // mood lively
  -0.0481, // mood bold
  -0.1108, // mood dramatic
  0.2311, // mood dark
  0.0888, // mood mysterious
  0.0289, // mood eerie
  0.1677, // mood melancholic
  0.0598, // mood nostalgic
  -0.0166, // mood rustic
  -0.0564, // mood earthy
  -0.1264, // mood wild
  0.0896, // mood elegant
  0.04, // mood luxurious
  -0.0743, // mood serious
  -0.0625, // mood technical
  0.042, // mood futuristic
  0.0326, // mood industrial
  -0.0385, // mood festive
  -0.0176, // mood sacred
  -0.0415, // mood fierce
  0.0862, // calm by any word
  0.1585, // cosy by any word
  0.0293, // warm by any word
  0.1607, // cool by any word
  -0.0755, // fresh by any word
  -0.1207, // clean by any word
  0.0731, // airy by any word
  -0.2339, // soft by any word
  0.1819, // dreamy by any word
  -0.0083, // romantic by any word
  -0.1257, // playful by any word
  -0.062, // joyful by any word
  0.2343, // lively by any word
  0.0038, // bold by any word
  0.1914, // dramatic by any word
  0.5669, // dark by any word
  0.3165, // mysterious by any word
  0.0483, // eerie by any word
  0.2633, // melancholic by any word
  0.0547, // nostalgic by any word
  -0.1318, // rustic by any word
  -0.0867, // earthy by any word
  0.1263, // wild by any word
  0.063, // elegant by any word
  0.1757, // luxurious by any word
  -0.1604, // serious by any word
  0.0148, // technical by any word
  0.2719, // futuristic by any word
  0.0918, // industrial by any word
  0.3662, // festive by any word
  0.1897, // sacred by any word
  0.0726, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.203, // stop
  1.6385, // stop after one
  2.3715, // stop after two
  -0.1288, // stop with words not seen
  -0.0814, // stop with colours not seen
  -0.2845, // stop with primary and accent alike
  -0.3634, // stop with colours not allowed
  1.3246, // stop at a board
  0.1555, // stop at kin
  -3.142, // to background
  0.0, // to text
  -1.3798, // to primary
  -1.1304, // to secondary
  -0.4234, // to accent
  1.0407, // from the same role
  -0.5299, // from primary
  -1.116, // from secondary
  -1.5166, // from accent
  -0.0694, // relative weight
  0.7801, // salience
  -1.1825, // of a subject
  -1.1439, // of a place
  -1.3623, // of a style
  -1.2921, // of a mood
  -1.2095, // of a modifier
  -1.0248, // of a colour
  -0.0377, // behind for
  -0.0298, // behind with
  0.0952, // behind at
  0.385, // behind of
  -0.063, // behind like
  0.2194, // behind meets
  -0.8936, // of the base's own word
  0.0277, // word not seen
  0.3855, // word not seen, to accent
  -0.0338, // word not seen, to primary
  0.6833, // word not seen, weight
  -0.1732, // named colour not seen
  0.6007, // hint to accent
  -0.4974, // hint to another
  0.3543, // distance to primary
  -0.9491, // distance to background
  -2.215, // distance to what it replaces
  -1.1739, // too near to another
  -0.0502, // chroma
  1.2679, // chroma to accent
  -0.3672, // chroma to background
  0.0757, // chroma to secondary
  -1.2918, // less chroma than before
  -0.8163, // changes light to dark
  0.2681, // against the scheme
  1.7046, // likeness to what the word means
  0.6751, // likeness to named colours
  1.1775, // first card
  -0.8935, // breaks a contrast
  -0.0593, // mends a contrast
  -0.5894, // not allowed
  1.6463, // replaces what is not allowed
  -1.6746, // kin
];
