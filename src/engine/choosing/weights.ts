// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  1.3442, // board
  0.812, // board likeness
  0.204, // board likeness squared
  0.6119, // board words
  1.0251, // board meaning
  -0.1097, // board covers
  0.0613, // board covers most
  -0.5364, // board is covered
  0.2371, // board likest of all
  0.0493, // board order
  0.6021, // board lead over the next
  0.0317, // board has the weightiest word
  0.2367, // board has the weightiest subject
  0.4825, // board speaks the language
  0.293, // board beside few words
  -0.0345, // relative weight
  0.2118, // weight
  0.4875, // salience
  0.5434, // is subject
  0.9557, // is place
  0.7761, // is style
  0.6332, // is mood
  0.7439, // is modifier
  0.2067, // is colour
  -0.0111, // is subject in first clause
  -0.0765, // is place in first clause
  0.1332, // is style in first clause
  -0.0852, // is mood in first clause
  -0.0205, // is modifier in first clause
  0.0071, // is colour in first clause
  0.3532, // is subject beside a subject
  -0.1384, // is place beside a subject
  0.5377, // is style beside a subject
  -0.2469, // is mood beside a subject
  0.2371, // is modifier beside a subject
  0.4138, // is colour beside a subject
  -0.0366, // stands behind for
  -0.0568, // stands behind with
  -0.0364, // stands behind at
  0.1902, // stands behind of
  -0.0062, // stands behind like
  -0.1012, // stands behind meets
  -1.5928, // kin
  -0.3982, // borrowed
  -0.217, // guessed
  0.0044, // head of its run
  0.1362, // first word
  0.0023, // last word
  -0.1723, // order
  0.0186, // hint
  -0.1649, // mostly
  0.0136, // weightiest
  0.075, // weightiest subject
  2.0715, // one over words
  0.0252, // length of word
  -0.1318, // second card
  -0.353, // third card
  -0.5379, // later card
  0.3792, // first card of the only word
  0.1021, // first card of the weightiest
  1.0667, // mean likeness to other words
  0.1736, // greatest likeness to other words
  -0.1699, // likeness to mood words
  0.3313, // likeness to style words
  0.086, // likeness to place words
  -0.2116, // likeness to subjects
  0.9465, // mean likeness to boards
  0.3171, // greatest likeness to boards
  0.6472, // likeness to the likest board
  0.5039, // sure likeness to boards
  0.3347, // moods asked for
  0.2538, // moods of all words
  0.079, // agrees with scheme
  0.0943, // agrees with sure scheme
  0.2903, // dark
  -0.2625, // dark against what is demanded
  0.2086, // chroma of background
  0.1262, // chroma of primary
  0.289, // chroma of accent
  -0.3947, // chroma where calm is asked
  0.594, // chroma where loud is asked
  -0.0936, // share of named colours seen
  -0.4292, // likeness to named colours
  -0.9552, // share of colours not allowed
  0.8956, // mixture covered
  0.7307, // mixture purity
  -0.2973, // first card where clichés are avoided
  -0.7078, // like what is discouraged
  -0.2444, // word is near the rest of the brief
  1.0351, // card is near the brief
  0.2366, // card is near the rest of the brief
  -0.153, // card is nearer to the rest than its sisters
  0.3927, // card tells of other words
  -0.0289, // card tells more of other words than its sisters
  1.5514, // near the brief
  0.7724, // near the brief squared
  0.4174, // less near than the nearest
  1.9787, // tells of the brief
  0.0563, // board tells of the brief
  -0.6604, // board tells of more
  0.3347, // board tells of more beside few words
  -0.7952, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.8639, // always
  -0.0574, // words
  0.2464, // first card of subject is dark
  0.1061, // first card of place is dark
  0.3491, // first card of style is dark
  0.379, // first card of mood is dark
  0.314, // first card of modifier is dark
  0.2053, // first card of colour is dark
  0.4828, // share of dark cards of subject
  0.1716, // share of dark cards of place
  0.0964, // share of dark cards of style
  0.3318, // share of dark cards of mood
  0.3952, // share of dark cards of modifier
  0.1626, // share of dark cards of colour
  0.0961, // first card of the weightiest is dark
  0.4673, // share of dark cards of the weightiest
  0.9347, // darkest word
  0.0305, // lightest word
  1.0178, // recalled are dark
  0.4313, // likest recalled is dark
  0.4255, // lean of the mixture
  1.755, // dark is demanded
  -0.2329, // light is demanded
  -0.2472, // pastel is demanded
  -0.0881, // vivid is demanded
  0.6355, // dark colour named
  -0.2831, // light colour named
  0.1262, // mood calm
  -0.0497, // mood cosy
  0.1802, // mood warm
  0.1969, // mood cool
  0.0403, // mood fresh
  0.0885, // mood clean
  0.2002, // mood airy
  0.0027, // mood soft
  0.125, // mood dreamy
  0.1529, // mood romantic
  0.058, // mood playful
  -0.0953, // mood joyful
  0.0121, // mood lively
  -0.0535, // mood bold
  -0.0672, // mood dramatic
  0.2791, // mood dark
  -0.0075, // mood mysterious
  0.0126, // mood eerie
  0.0252, // mood melancholic
  0.0005, // mood nostalgic
  0.0364, // mood rustic
  -0.0095, // mood earthy
  -0.076, // mood wild
  0.1482, // mood elegant
  0.0192, // mood luxurious
  -0.0294, // mood serious
  -0.0394, // mood technical
  0.0721, // mood futuristic
  0.1019, // mood industrial
  0.0171, // mood festive
  -0.0066, // mood sacred
  -0.0648, // mood fierce
  0.0973, // calm by any word
  0.1354, // cosy by any word
  0.019, // warm by any word
  0.0931, // cool by any word
  -0.1101, // fresh by any word
  -0.0678, // clean by any word
  0.0701, // airy by any word
  -0.2424, // soft by any word
  0.1261, // dreamy by any word
  0.0776, // romantic by any word
  -0.0735, // playful by any word
  -0.0846, // joyful by any word
  0.1893, // lively by any word
  0.0272, // bold by any word
  0.1293, // dramatic by any word
  0.4764, // dark by any word
  0.3403, // mysterious by any word
  0.0585, // eerie by any word
  0.0861, // melancholic by any word
  0.0908, // nostalgic by any word
  -0.1128, // rustic by any word
  -0.0857, // earthy by any word
  0.0918, // wild by any word
  0.0472, // elegant by any word
  0.1642, // luxurious by any word
  -0.1844, // serious by any word
  0.1145, // technical by any word
  0.2293, // futuristic by any word
  0.1231, // industrial by any word
  0.3789, // festive by any word
  0.1893, // sacred by any word
  -0.0876, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1679, // stop
  1.6211, // stop after one
  2.3463, // stop after two
  -0.1276, // stop with words not seen
  -0.0835, // stop with colours not seen
  -0.2365, // stop with primary and accent alike
  -0.3949, // stop with colours not allowed
  1.3654, // stop at a board
  0.1312, // stop at kin
  -3.1153, // to background
  0.0, // to text
  -1.3868, // to primary
  -1.1186, // to secondary
  -0.389, // to accent
  1.0382, // from the same role
  -0.5384, // from primary
  -1.1095, // from secondary
  -1.4803, // from accent
  -0.0847, // relative weight
  0.7515, // salience
  -1.186, // of a subject
  -1.122, // of a place
  -1.3601, // of a style
  -1.2751, // of a mood
  -1.1782, // of a modifier
  -0.9726, // of a colour
  -0.0218, // behind for
  -0.001, // behind with
  0.1019, // behind at
  0.367, // behind of
  -0.0603, // behind like
  0.2229, // behind meets
  -0.9223, // of the base's own word
  -0.0041, // word not seen
  0.3816, // word not seen, to accent
  -0.0107, // word not seen, to primary
  0.6677, // word not seen, weight
  -0.2039, // named colour not seen
  0.5919, // hint to accent
  -0.496, // hint to another
  0.2971, // distance to primary
  -0.965, // distance to background
  -2.2325, // distance to what it replaces
  -1.2108, // too near to another
  -0.0536, // chroma
  1.2168, // chroma to accent
  -0.3647, // chroma to background
  0.0677, // chroma to secondary
  -1.3207, // less chroma than before
  -0.8038, // changes light to dark
  0.2468, // against the scheme
  1.631, // likeness to what the word means
  0.6777, // likeness to named colours
  1.1877, // first card
  -0.8905, // breaks a contrast
  -0.0562, // mends a contrast
  -0.5676, // not allowed
  1.6412, // replaces what is not allowed
  -1.5899, // kin
];
