// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.3285, // board
  0.9992, // board likeness
  -0.184, // board likeness squared
  0.513, // board words
  1.6784, // board meaning
  -0.2203, // board covers
  0.1751, // board covers most
  -0.5544, // board is covered
  0.1932, // board likest of all
  -0.2541, // board order
  0.2358, // board lead over the next
  0.048, // board has the weightiest word
  0.2294, // board has the weightiest subject
  0.7207, // board speaks the language
  1.0921, // board beside few words
  0.223, // relative weight
  0.0318, // weight
  0.8453, // salience
  0.7139, // is subject
  1.145, // is place
  1.2399, // is style
  1.1441, // is mood
  1.326, // is modifier
  0.9823, // is colour
  -0.0087, // is subject in first clause
  0.1213, // is place in first clause
  -0.0197, // is style in first clause
  0.0852, // is mood in first clause
  -0.1112, // is modifier in first clause
  0.0223, // is colour in first clause
  0.7139, // is subject beside a subject
  0.0144, // is place beside a subject
  0.6057, // is style beside a subject
  -0.1171, // is mood beside a subject
  0.2868, // is modifier beside a subject
  0.2165, // is colour beside a subject
  -0.0976, // stands behind for
  0.0379, // stands behind with
  -0.0264, // stands behind at
  0.1127, // stands behind of
  -0.0067, // stands behind like
  0.0769, // stands behind meets
  -0.3024, // kin
  0.0, // borrowed
  -0.2666, // guessed
  0.0787, // head of its run
  0.173, // first word
  0.1351, // last word
  -0.2942, // order
  0.0346, // hint
  -0.1458, // mostly
  -0.0442, // weightiest
  0.0378, // weightiest subject
  2.1823, // one over words
  0.0244, // length of word
  -0.1919, // second card
  -0.3711, // third card
  -0.6032, // later card
  0.2612, // first card of the only word
  0.0185, // first card of the weightiest
  1.2273, // mean likeness to other words
  0.1168, // greatest likeness to other words
  0.3008, // likeness to mood words
  0.4162, // likeness to style words
  -0.0111, // likeness to place words
  -0.1076, // likeness to subjects
  1.3847, // mean likeness to boards
  0.2104, // greatest likeness to boards
  0.6106, // likeness to the likest board
  0.3864, // sure likeness to boards
  0.3182, // moods asked for
  0.1663, // moods of all words
  0.056, // agrees with scheme
  0.0954, // agrees with sure scheme
  0.3278, // dark
  0.0849, // dark against what is demanded
  0.2555, // chroma of background
  0.2165, // chroma of primary
  0.3994, // chroma of accent
  -0.5158, // chroma where calm is asked
  0.5897, // chroma where loud is asked
  -0.1282, // share of named colours seen
  -0.3311, // likeness to named colours
  -0.9811, // share of colours not allowed
  0.7725, // mixture covered
  1.0089, // mixture purity
  -0.3602, // first card where clichés are avoided
  -0.5768, // like what is discouraged
  -0.0617, // word is near the rest of the brief
  2.0582, // card is near the brief
  0.2067, // card is near the rest of the brief
  -0.0604, // card is nearer to the rest than its sisters
  0.4571, // card tells of other words
  -0.2247, // card tells more of other words than its sisters
  1.6167, // near the brief squared
  0.6503, // less near than the nearest
  2.042, // tells of the brief
  -0.1926, // board tells of the brief
  -0.5339, // board tells of more
  0.7012, // board tells of more beside few words
  -0.2505, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4309, // always
  -0.1452, // words
  0.1247, // first card of subject is dark
  0.03, // first card of place is dark
  0.2928, // first card of style is dark
  0.135, // first card of mood is dark
  0.2024, // first card of modifier is dark
  0.3022, // first card of colour is dark
  0.8254, // share of dark cards of subject
  0.3731, // share of dark cards of place
  -0.1264, // share of dark cards of style
  1.0143, // share of dark cards of mood
  0.7171, // share of dark cards of modifier
  0.0622, // share of dark cards of colour
  -0.0504, // first card of the weightiest is dark
  0.8248, // share of dark cards of the weightiest
  1.365, // darkest word
  -0.1916, // lightest word
  0.9844, // recalled are dark
  0.374, // likest recalled is dark
  0.2995, // lean of the mixture
  3.2186, // dark is demanded
  -0.8762, // light is demanded
  -0.5789, // pastel is demanded
  -0.095, // vivid is demanded
  0.802, // dark colour named
  -0.7432, // light colour named
  0.3051, // mood calm
  -0.2243, // mood cosy
  0.1086, // mood warm
  0.3189, // mood cool
  -0.0011, // mood fresh
  -0.0326, // mood clean
  0.3318, // mood airy
  -0.2813, // mood soft
  -0.0026, // mood dreamy
  0.4098, // mood romantic
  -0.0017, // mood playful
  0.0712, // mood joyful
  0.001, // mood lively
  0.2701, // mood bold
  -0.3814, // mood dramatic
  0.8011, // mood dark
  0.1335, // mood mysterious
  -0.0826, // mood eerie
  0.2084, // mood melancholic
  -0.0316, // mood nostalgic
  0.341, // mood rustic
  0.337, // mood earthy
  -0.2054, // mood wild
  0.3987, // mood elegant
  0.0517, // mood luxurious
  0.0159, // mood serious
  0.1416, // mood technical
  -0.2462, // mood futuristic
  0.1733, // mood industrial
  -0.0598, // mood festive
  -0.0492, // mood sacred
  -0.1481, // mood fierce
  0.0572, // calm by any word
  0.3306, // cosy by any word
  -0.0287, // warm by any word
  -0.1581, // cool by any word
  -0.062, // fresh by any word
  -0.0558, // clean by any word
  0.0525, // airy by any word
  -0.2296, // soft by any word
  0.1595, // dreamy by any word
  0.0371, // romantic by any word
  -0.1406, // playful by any word
  -0.2475, // joyful by any word
  0.2291, // lively by any word
  0.0627, // bold by any word
  0.0887, // dramatic by any word
  0.3812, // dark by any word
  0.2635, // mysterious by any word
  0.048, // eerie by any word
  0.1828, // melancholic by any word
  0.0047, // nostalgic by any word
  0.0114, // rustic by any word
  -0.082, // earthy by any word
  0.0753, // wild by any word
  0.086, // elegant by any word
  0.2167, // luxurious by any word
  0.0247, // serious by any word
  0.1882, // technical by any word
  0.1594, // futuristic by any word
  0.2041, // industrial by any word
  0.4035, // festive by any word
  0.2289, // sacred by any word
  0.0331, // fierce by any word
  -0.0859, // meaning 0
  -0.0585, // meaning 1
  -0.1629, // meaning 2
  0.0253, // meaning 3
  0.0616, // meaning 4
  -0.4342, // meaning 5
  -0.0947, // meaning 6
  -0.2212, // meaning 7
  0.6231, // meaning 8
  -0.0173, // meaning 9
  -0.254, // meaning 10
  -0.0877, // meaning 11
  -0.0455, // meaning 12
  0.2348, // meaning 13
  0.1149, // meaning 14
  -0.2892, // meaning 15
  -0.5095, // meaning 16
  0.2053, // meaning 17
  0.3647, // meaning 18
  0.1704, // meaning 19
  0.1771, // meaning 20
  0.2518, // meaning 21
  0.1351, // meaning 22
  0.2766, // meaning 23
  -0.3077, // meaning 24
  0.1472, // meaning 25
  0.0547, // meaning 26
  -0.0316, // meaning 27
  -0.2707, // meaning 28
  -0.0986, // meaning 29
  -0.0347, // meaning 30
  -0.0842, // meaning 31
  0.1679, // meaning 32
  -0.008, // meaning 33
  -0.1007, // meaning 34
  -0.122, // meaning 35
  0.3145, // meaning 36
  0.0313, // meaning 37
  -0.2336, // meaning 38
  -0.1575, // meaning 39
  -0.112, // meaning 40
  0.0508, // meaning 41
  0.1047, // meaning 42
  0.2786, // meaning 43
  0.0573, // meaning 44
  0.0856, // meaning 45
  -0.0143, // meaning 46
  0.0482, // meaning 47
  -0.0685, // meaning 48
  -0.1473, // meaning 49
  -0.1952, // meaning 50
  -0.0463, // meaning 51
  -0.0636, // meaning 52
  -0.2297, // meaning 53
  0.2043, // meaning 54
  -0.048, // meaning 55
  0.1849, // meaning 56
  0.0345, // meaning 57
  0.052, // meaning 58
  -0.0251, // meaning 59
  -0.0044, // meaning 60
  -0.1563, // meaning 61
  -0.0787, // meaning 62
  0.1864, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1232, // stop
  1.5978, // stop after one
  2.0841, // stop after two
  -0.1513, // stop with words not seen
  0.015, // stop with colours not seen
  -0.0035, // stop with primary and accent alike
  -0.4873, // stop with colours not allowed
  1.3266, // stop at a board
  -0.0451, // stop at kin
  -3.0804, // to background
  0.0, // to text
  -1.3863, // to primary
  -1.0789, // to secondary
  -0.4004, // to accent
  1.0054, // from the same role
  -0.5915, // from primary
  -1.111, // from secondary
  -1.3996, // from accent
  -0.1466, // relative weight
  0.7679, // salience
  -1.2416, // of a subject
  -1.0457, // of a place
  -1.3407, // of a style
  -1.1721, // of a mood
  -1.213, // of a modifier
  -0.9055, // of a colour
  0.0207, // behind for
  -0.0068, // behind with
  0.235, // behind at
  0.3585, // behind of
  -0.0529, // behind like
  0.3281, // behind meets
  -0.8854, // of the base's own word
  -0.0238, // word not seen
  0.1302, // word not seen, to accent
  -0.0132, // word not seen, to primary
  0.5421, // word not seen, weight
  0.0058, // named colour not seen
  0.38, // hint to accent
  -0.2252, // hint to another
  0.1577, // distance to primary
  -1.0636, // distance to background
  -2.2008, // distance to what it replaces
  -1.2747, // too near to another
  -0.0233, // chroma
  1.2419, // chroma to accent
  -0.4308, // chroma to background
  0.0085, // chroma to secondary
  -1.4121, // less chroma than before
  -0.805, // changes light to dark
  0.1893, // against the scheme
  1.6129, // likeness to what the word means
  0.8324, // likeness to named colours
  1.0987, // first card
  -0.8756, // breaks a contrast
  -0.0511, // mends a contrast
  -0.7867, // not allowed
  1.3888, // replaces what is not allowed
  -0.9577, // kin
];
