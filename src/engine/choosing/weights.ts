// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  1.3972, // board
  0.8048, // board likeness
  0.1463, // board likeness squared
  0.3443, // board words
  1.4177, // board meaning
  -0.2002, // board covers
  0.1234, // board covers most
  -0.4408, // board is covered
  0.176, // board likest of all
  -0.128, // board order
  0.6826, // board lead over the next
  0.048, // board has the weightiest word
  0.2396, // board has the weightiest subject
  0.6214, // board speaks the language
  0.4635, // board beside few words
  0.1622, // relative weight
  0.1328, // weight
  0.5585, // salience
  0.5522, // is subject
  0.8776, // is place
  0.9266, // is style
  0.6696, // is mood
  0.9156, // is modifier
  0.522, // is colour
  -0.0072, // is subject in first clause
  0.0784, // is place in first clause
  -0.0455, // is style in first clause
  0.0332, // is mood in first clause
  0.0555, // is modifier in first clause
  0.0021, // is colour in first clause
  0.3427, // is subject beside a subject
  -0.2017, // is place beside a subject
  0.4523, // is style beside a subject
  -0.1868, // is mood beside a subject
  0.055, // is modifier beside a subject
  0.1781, // is colour beside a subject
  -0.1039, // stands behind for
  -0.0587, // stands behind with
  -0.0397, // stands behind at
  0.1867, // stands behind of
  -0.0056, // stands behind like
  -0.0172, // stands behind meets
  -1.3801, // kin
  -0.4115, // borrowed
  -0.2899, // guessed
  0.0408, // head of its run
  0.1404, // first word
  0.0754, // last word
  -0.225, // order
  0.0611, // hint
  -0.1856, // mostly
  -0.0499, // weightiest
  0.109, // weightiest subject
  1.9933, // one over words
  0.0358, // length of word
  -0.1957, // second card
  -0.4045, // third card
  -0.6468, // later card
  0.4114, // first card of the only word
  0.0177, // first card of the weightiest
  1.1151, // mean likeness to other words
  0.1374, // greatest likeness to other words
  0.0788, // likeness to mood words
  0.2808, // likeness to style words
  0.0261, // likeness to place words
  -0.1244, // likeness to subjects
  1.1903, // mean likeness to boards
  0.4588, // greatest likeness to boards
  0.6245, // likeness to the likest board
  0.1422, // sure likeness to boards
  0.2403, // moods asked for
  0.2211, // moods of all words
  -0.0204, // agrees with scheme
  0.1302, // agrees with sure scheme
  0.3315, // dark
  -0.1697, // dark against what is demanded
  0.1705, // chroma of background
  0.1596, // chroma of primary
  0.3247, // chroma of accent
  -0.5787, // chroma where calm is asked
  0.3418, // chroma where loud is asked
  -0.1388, // share of named colours seen
  -0.4454, // likeness to named colours
  -0.844, // share of colours not allowed
  0.7887, // mixture covered
  0.7206, // mixture purity
  -0.352, // first card where clichés are avoided
  -0.6366, // like what is discouraged
  -0.1978, // word is near the rest of the brief
  1.4533, // card is near the brief
  0.404, // card is near the rest of the brief
  -0.2654, // card is nearer to the rest than its sisters
  0.5651, // card tells of other words
  -0.2, // card tells more of other words than its sisters
  1.4086, // near the brief squared
  -0.0523, // less near than the nearest
  1.8904, // tells of the brief
  0.2238, // board tells of the brief
  -0.4705, // board tells of more
  0.3913, // board tells of more beside few words
  -0.8847, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.9284, // always
  -0.0453, // words
  0.2615, // first card of subject is dark
  0.0698, // first card of place is dark
  0.2997, // first card of style is dark
  0.3088, // first card of mood is dark
  0.2548, // first card of modifier is dark
  0.2012, // first card of colour is dark
  0.4158, // share of dark cards of subject
  0.1625, // share of dark cards of place
  0.097, // share of dark cards of style
  0.3693, // share of dark cards of mood
  0.3743, // share of dark cards of modifier
  0.1079, // share of dark cards of colour
  0.1307, // first card of the weightiest is dark
  0.4698, // share of dark cards of the weightiest
  1.0476, // darkest word
  -0.0555, // lightest word
  1.0849, // recalled are dark
  0.4321, // likest recalled is dark
  0.434, // lean of the mixture
  1.7035, // dark is demanded
  -0.2358, // light is demanded
  -0.1713, // pastel is demanded
  -0.044, // vivid is demanded
  0.5085, // dark colour named
  -0.2271, // light colour named
  0.1085, // mood calm
  -0.0579, // mood cosy
  0.0914, // mood warm
  0.1962, // mood cool
  -0.0043, // mood fresh
  0.0533, // mood clean
  0.1566, // mood airy
  0.0077, // mood soft
  0.0767, // mood dreamy
  0.1615, // mood romantic
  -0.0148, // mood playful
  -0.1439, // mood joyful
  -0.0231, // mood lively
  -0.0184, // mood bold
  -0.1231, // mood dramatic
  0.3698, // mood dark
  0.206, // mood mysterious
  0.0009, // mood eerie
  0.0667, // mood melancholic
  -0.0046, // mood nostalgic
  0.0221, // mood rustic
  -0.0033, // mood earthy
  -0.1153, // mood wild
  0.0731, // mood elegant
  -0.0217, // mood luxurious
  -0.0526, // mood serious
  -0.0256, // mood technical
  0.0626, // mood futuristic
  0.0561, // mood industrial
  -0.0039, // mood festive
  0.023, // mood sacred
  -0.021, // mood fierce
  -0.007, // calm by any word
  0.1447, // cosy by any word
  0.0041, // warm by any word
  0.1141, // cool by any word
  -0.0978, // fresh by any word
  -0.0622, // clean by any word
  0.1427, // airy by any word
  -0.2394, // soft by any word
  0.194, // dreamy by any word
  0.0925, // romantic by any word
  -0.0834, // playful by any word
  -0.0723, // joyful by any word
  0.2209, // lively by any word
  0.0983, // bold by any word
  0.1381, // dramatic by any word
  0.5074, // dark by any word
  0.3163, // mysterious by any word
  0.0339, // eerie by any word
  0.1072, // melancholic by any word
  -0.0169, // nostalgic by any word
  -0.086, // rustic by any word
  -0.0849, // earthy by any word
  0.0408, // wild by any word
  0.07, // elegant by any word
  0.2332, // luxurious by any word
  -0.0978, // serious by any word
  0.1206, // technical by any word
  0.2541, // futuristic by any word
  0.1005, // industrial by any word
  0.3518, // festive by any word
  0.2173, // sacred by any word
  -0.032, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1149, // stop
  1.5941, // stop after one
  2.2118, // stop after two
  -0.2301, // stop with words not seen
  -0.0089, // stop with colours not seen
  -0.0403, // stop with primary and accent alike
  -0.4288, // stop with colours not allowed
  1.2771, // stop at a board
  0.0385, // stop at kin
  -3.0405, // to background
  0.0, // to text
  -1.356, // to primary
  -1.093, // to secondary
  -0.3842, // to accent
  1.0159, // from the same role
  -0.5516, // from primary
  -1.1356, // from secondary
  -1.3823, // from accent
  -0.1445, // relative weight
  0.7212, // salience
  -1.2225, // of a subject
  -1.0358, // of a place
  -1.2859, // of a style
  -1.1857, // of a mood
  -1.1751, // of a modifier
  -0.9348, // of a colour
  -0.0234, // behind for
  0.0482, // behind with
  0.2389, // behind at
  0.3498, // behind of
  -0.0515, // behind like
  0.295, // behind meets
  -0.8944, // of the base's own word
  -0.0196, // word not seen
  0.1875, // word not seen, to accent
  -0.0299, // word not seen, to primary
  0.5284, // word not seen, weight
  0.0163, // named colour not seen
  0.3928, // hint to accent
  -0.2289, // hint to another
  0.2069, // distance to primary
  -0.9622, // distance to background
  -2.2829, // distance to what it replaces
  -1.2593, // too near to another
  -0.0846, // chroma
  1.2367, // chroma to accent
  -0.2228, // chroma to background
  0.0169, // chroma to secondary
  -1.4215, // less chroma than before
  -0.8236, // changes light to dark
  0.2214, // against the scheme
  1.647, // likeness to what the word means
  0.8042, // likeness to named colours
  1.1052, // first card
  -0.8595, // breaks a contrast
  -0.0376, // mends a contrast
  -0.718, // not allowed
  1.3687, // replaces what is not allowed
  -1.6978, // kin
];
