/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  -0.3323, // board
  0.7216, // board likeness
  1.1151, // board likeness squared
  0.5751, // board words
  0.9593, // board meaning
  0.7703, // board covers
  0.1751, // board covers most
  0.1223, // board is covered
  0.1013, // board likest of all
  -1.3377, // board order
  1.8595, // board lead over the next
  0.3616, // board has the weightiest word
  0.0884, // board has the weightiest subject
  0.0394, // board speaks the language
  -1.2778, // board beside few words
  0.63, // relative weight
  -0.0732, // weight
  1.3117, // salience
  0.0137, // is subject
  0.2879, // is place
  0.9358, // is style
  0.153, // is mood
  -0.2289, // is modifier
  -0.4668, // is colour
  0.3969, // is subject in first clause
  0.1041, // is place in first clause
  0.7127, // is style in first clause
  0.4579, // is mood in first clause
  -0.2807, // is modifier in first clause
  0.3532, // is colour in first clause
  0.0137, // is subject beside a subject
  0.0009, // is place beside a subject
  -0.0678, // is style beside a subject
  -0.8677, // is mood beside a subject
  0.0805, // is modifier beside a subject
  -0.0183, // is colour beside a subject
  -0.2495, // stands behind for
  -0.4985, // stands behind with
  -0.0412, // stands behind at
  0.052, // stands behind of
  -0.0783, // stands behind like
  -0.8627, // stands behind meets
  -2.4303, // kin
  -0.8736, // borrowed
  -0.2858, // guessed
  0.0673, // head of its run
  0.1604, // first word
  0.1544, // last word
  -0.5745, // order
  -0.4531, // hint
  0.3704, // mostly
  -0.0521, // weightiest
  0.1248, // weightiest subject
  1.8151, // one over words
  -0.0047, // length of word
  -0.3088, // second card
  -0.5828, // third card
  -0.7929, // later card
  0.6054, // first card of the only word
  0.121, // first card of the weightiest
  0.6223, // mean likeness to other words
  0.6182, // greatest likeness to other words
  0.4201, // likeness to mood words
  0.4178, // likeness to style words
  -0.0258, // likeness to place words
  -0.1923, // likeness to subjects
  1.4703, // mean likeness to boards
  0.5886, // greatest likeness to boards
  0.4801, // likeness to the likest board
  -0.4722, // sure likeness to boards
  0.376, // moods asked for
  0.4387, // moods of all words
  0.1682, // agrees with scheme
  0.1314, // agrees with sure scheme
  0.2006, // dark
  -0.8177, // dark against what is demanded
  0.1184, // chroma of background
  -0.0019, // chroma of primary
  0.0412, // chroma of accent
  -0.521, // chroma where calm is asked
  0.1342, // chroma where loud is asked
  0.0557, // share of named colours seen
  0.6882, // likeness to named colours
  -2.3702, // share of colours not allowed
  0.7664, // mixture covered
  0.1997, // mixture purity
  -0.4439, // first card where clichés are avoided
  -1.2687, // like what is discouraged
  -0.1245, // word is near the rest of the brief
  1.5398, // card is near the brief
  0.2641, // card is near the rest of the brief
  -0.1259, // card is nearer to the rest than its sisters
  1.0507, // card tells of other words
  -0.5366, // card tells more of other words than its sisters
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -0.832, // always
  -0.1066, // words
  0.2005, // first card of subject is dark
  0.0561, // first card of place is dark
  0.3489, // first card of style is dark
  0.2896, // first card of mood is dark
  0.2396, // first card of modifier is dark
  0.1393, // first card of colour is dark
  0.4016, // share of dark cards of subject
  0.2303, // share of dark cards of place
  0.2015, // share of dark cards of style
  0.3924, // share of dark cards of mood
  0.2969, // share of dark cards of modifier
  0.14, // share of dark cards of colour
  0.0571, // first card of the weightiest is dark
  0.3833, // share of dark cards of the weightiest
  0.9731, // darkest word
  -0.1184, // lightest word
  1.0162, // recalled are dark
  0.3755, // likest recalled is dark
  0.415, // lean of the mixture
  1.6363, // dark is demanded
  -0.2576, // light is demanded
  -0.2377, // pastel is demanded
  -0.0815, // vivid is demanded
  0.5565, // dark colour named
  -0.2139, // light colour named
  0.2127, // mood calm
  -0.0411, // mood cosy
  0.1536, // mood warm
  0.1948, // mood cool
  -0.0605, // mood fresh
  0.079, // mood clean
  0.2312, // mood airy
  0.0822, // mood soft
  0.053, // mood dreamy
  0.0774, // mood romantic
  0.0256, // mood playful
  -0.1063, // mood joyful
  -0.0246, // mood lively
  0.0422, // mood bold
  -0.1183, // mood dramatic
  0.2134, // mood dark
  0.1539, // mood mysterious
  0.0264, // mood eerie
  0.1362, // mood melancholic
  0.0385, // mood nostalgic
  -0.0279, // mood rustic
  -0.0602, // mood earthy
  -0.1285, // mood wild
  0.0928, // mood elegant
  0.0286, // mood luxurious
  -0.1039, // mood serious
  -0.0544, // mood technical
  0.0609, // mood futuristic
  0.0361, // mood industrial
  -0.036, // mood festive
  -0.0187, // mood sacred
  0.0144, // mood fierce
  -0.0298, // calm by any word
  0.1457, // cosy by any word
  0.0726, // warm by any word
  0.1294, // cool by any word
  -0.1155, // fresh by any word
  -0.1091, // clean by any word
  0.0705, // airy by any word
  -0.2437, // soft by any word
  0.2141, // dreamy by any word
  -0.0102, // romantic by any word
  -0.2642, // playful by any word
  -0.0321, // joyful by any word
  0.294, // lively by any word
  -0.1588, // bold by any word
  0.2044, // dramatic by any word
  0.6878, // dark by any word
  0.1166, // mysterious by any word
  0.0687, // eerie by any word
  0.2801, // melancholic by any word
  0.0688, // nostalgic by any word
  -0.1388, // rustic by any word
  -0.1041, // earthy by any word
  0.1447, // wild by any word
  0.0693, // elegant by any word
  0.1748, // luxurious by any word
  -0.1205, // serious by any word
  -0.1866, // technical by any word
  0.3402, // futuristic by any word
  0.0929, // industrial by any word
  0.1301, // festive by any word
  0.2287, // sacred by any word
  -0.0792, // fierce by any word
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.241, // stop
  1.6176, // stop after one
  2.4367, // stop after two
  -0.1763, // stop with words not seen
  -0.0249, // stop with colours not seen
  -0.2528, // stop with primary and accent alike
  -0.4009, // stop with colours not allowed
  1.0354, // stop at a board
  0.14, // stop at kin
  -3.2566, // to background
  0.0, // to text
  -1.4157, // to primary
  -1.0246, // to secondary
  -0.3832, // to accent
  1.0334, // from the same role
  -0.4877, // from primary
  -1.0701, // from secondary
  -1.5143, // from accent
  -0.096, // relative weight
  0.8115, // salience
  -1.1655, // of a subject
  -1.1499, // of a place
  -1.5525, // of a style
  -1.2445, // of a mood
  -1.1427, // of a modifier
  -1.0471, // of a colour
  -0.0196, // behind for
  0.0776, // behind with
  0.1193, // behind at
  0.3413, // behind of
  0.0, // behind like
  -0.0273, // behind meets
  -0.7999, // of the base's own word
  0.0409, // word not seen
  0.363, // word not seen, to accent
  0.0657, // word not seen, to primary
  0.6998, // word not seen, weight
  -0.0707, // named colour not seen
  0.7222, // hint to accent
  -0.5229, // hint to another
  0.4059, // distance to primary
  -1.023, // distance to background
  -2.1123, // distance to what it replaces
  -1.1295, // too near to another
  0.0427, // chroma
  1.2251, // chroma to accent
  -0.2797, // chroma to background
  0.0183, // chroma to secondary
  -1.2974, // less chroma than before
  -0.8112, // changes light to dark
  0.3242, // against the scheme
  1.6574, // likeness to what the word means
  0.4827, // likeness to named colours
  1.071, // first card
  -0.8712, // breaks a contrast
  -0.094, // mends a contrast
  -0.7146, // not allowed
  1.5346, // replaces what is not allowed
  -1.4083, // kin
];
