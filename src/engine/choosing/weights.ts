// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.3194, // board
  0.9941, // board likeness
  -0.0907, // board likeness squared
  0.5473, // board words
  1.6107, // board meaning
  -0.2871, // board covers
  0.1641, // board covers most
  -0.5453, // board is covered
  0.2116, // board likest of all
  -0.1788, // board order
  0.2556, // board lead over the next
  0.0552, // board has the weightiest word
  0.2249, // board has the weightiest subject
  0.7044, // board speaks the language
  1.1081, // board beside few words
  0.2057, // relative weight
  0.2211, // weight
  0.6869, // salience
  0.744, // is subject
  1.2359, // is place
  1.2046, // is style
  1.1655, // is mood
  1.2981, // is modifier
  0.9083, // is colour
  -0.0027, // is subject in first clause
  0.1309, // is place in first clause
  0.021, // is style in first clause
  0.1269, // is mood in first clause
  -0.0826, // is modifier in first clause
  -0.0155, // is colour in first clause
  0.744, // is subject beside a subject
  0.0105, // is place beside a subject
  0.6705, // is style beside a subject
  -0.1498, // is mood beside a subject
  0.2848, // is modifier beside a subject
  0.2079, // is colour beside a subject
  -0.1085, // stands behind for
  0.0668, // stands behind with
  -0.0681, // stands behind at
  0.1106, // stands behind of
  0.4632, // stands behind like
  -0.1115, // stands behind meets
  -0.3189, // kin
  0.0, // borrowed
  -0.2351, // guessed
  0.0332, // head of its run
  0.1519, // first word
  0.1445, // last word
  -0.3015, // order
  0.2145, // hint
  -0.2638, // mostly
  -0.0503, // weightiest
  0.0447, // weightiest subject
  2.2123, // one over words
  0.0151, // length of word
  -0.1937, // second card
  -0.3795, // third card
  -0.6331, // later card
  0.2591, // first card of the only word
  0.0065, // first card of the weightiest
  1.216, // mean likeness to other words
  0.1274, // greatest likeness to other words
  0.2263, // likeness to mood words
  0.3954, // likeness to style words
  -0.0036, // likeness to place words
  -0.1049, // likeness to subjects
  1.4624, // mean likeness to boards
  0.1329, // greatest likeness to boards
  0.636, // likeness to the likest board
  0.4706, // sure likeness to boards
  0.3253, // moods asked for
  0.1593, // moods of all words
  0.0629, // agrees with scheme
  0.0909, // agrees with sure scheme
  0.3244, // dark
  0.1113, // dark against what is demanded
  0.2573, // chroma of background
  0.2319, // chroma of primary
  0.3936, // chroma of accent
  -0.5977, // chroma where calm is asked
  0.6108, // chroma where loud is asked
  -0.0213, // share of named colours seen
  -0.2899, // likeness to named colours
  -1.0178, // share of colours not allowed
  0.7469, // mixture covered
  0.9516, // mixture purity
  -0.3561, // first card where clichés are avoided
  -0.488, // like what is discouraged
  -0.0537, // word is near the rest of the brief
  2.0516, // card is near the brief
  0.1853, // card is near the rest of the brief
  -0.014, // card is nearer to the rest than its sisters
  0.4483, // card tells of other words
  -0.223, // card tells more of other words than its sisters
  1.6466, // near the brief squared
  0.7048, // less near than the nearest
  2.0783, // tells of the brief
  -0.1685, // board tells of the brief
  -0.4949, // board tells of more
  0.6705, // board tells of more beside few words
  -0.2424, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4088, // always
  -0.0362, // words
  0.1235, // first card of subject is dark
  0.0503, // first card of place is dark
  0.2699, // first card of style is dark
  0.1288, // first card of mood is dark
  0.1657, // first card of modifier is dark
  0.2394, // first card of colour is dark
  0.8156, // share of dark cards of subject
  0.3162, // share of dark cards of place
  -0.1361, // share of dark cards of style
  0.9838, // share of dark cards of mood
  0.7363, // share of dark cards of modifier
  0.1158, // share of dark cards of colour
  -0.0406, // first card of the weightiest is dark
  0.8334, // share of dark cards of the weightiest
  1.332, // darkest word
  -0.2272, // lightest word
  0.9402, // recalled are dark
  0.4108, // likest recalled is dark
  0.345, // lean of the mixture
  3.3345, // dark is demanded
  -0.8888, // light is demanded
  -0.5253, // pastel is demanded
  -0.0969, // vivid is demanded
  0.723, // dark colour named
  -0.6395, // light colour named
  0.3063, // mood calm
  -0.2839, // mood cosy
  0.0884, // mood warm
  0.2705, // mood cool
  -0.0726, // mood fresh
  -0.0472, // mood clean
  0.3308, // mood airy
  -0.259, // mood soft
  0.0932, // mood dreamy
  0.3702, // mood romantic
  0.0226, // mood playful
  0.0108, // mood joyful
  -0.0227, // mood lively
  0.2887, // mood bold
  -0.332, // mood dramatic
  0.7624, // mood dark
  0.2294, // mood mysterious
  -0.0928, // mood eerie
  0.1978, // mood melancholic
  -0.0493, // mood nostalgic
  0.3664, // mood rustic
  0.3638, // mood earthy
  -0.2306, // mood wild
  0.3674, // mood elegant
  0.0915, // mood luxurious
  -0.0242, // mood serious
  0.2021, // mood technical
  -0.2148, // mood futuristic
  0.1679, // mood industrial
  -0.0723, // mood festive
  -0.0755, // mood sacred
  -0.1597, // mood fierce
  0.018, // calm by any word
  0.3591, // cosy by any word
  -0.007, // warm by any word
  -0.1103, // cool by any word
  -0.0481, // fresh by any word
  -0.0369, // clean by any word
  0.0955, // airy by any word
  -0.2118, // soft by any word
  0.1555, // dreamy by any word
  0.0556, // romantic by any word
  -0.1528, // playful by any word
  -0.2079, // joyful by any word
  0.2371, // lively by any word
  0.0556, // bold by any word
  0.0751, // dramatic by any word
  0.3626, // dark by any word
  0.1979, // mysterious by any word
  0.0459, // eerie by any word
  0.0945, // melancholic by any word
  -0.0005, // nostalgic by any word
  0.0079, // rustic by any word
  -0.1226, // earthy by any word
  0.0602, // wild by any word
  0.0673, // elegant by any word
  0.1631, // luxurious by any word
  -0.0162, // serious by any word
  0.1701, // technical by any word
  0.1575, // futuristic by any word
  0.175, // industrial by any word
  0.3962, // festive by any word
  0.2565, // sacred by any word
  0.0364, // fierce by any word
  -0.145, // meaning 0
  0.035, // meaning 1
  -0.1876, // meaning 2
  0.0455, // meaning 3
  0.1374, // meaning 4
  -0.4459, // meaning 5
  -0.0291, // meaning 6
  -0.2657, // meaning 7
  0.5424, // meaning 8
  -0.0562, // meaning 9
  -0.1955, // meaning 10
  -0.1011, // meaning 11
  0.0053, // meaning 12
  0.3127, // meaning 13
  0.156, // meaning 14
  -0.1643, // meaning 15
  -0.4966, // meaning 16
  0.2083, // meaning 17
  0.3719, // meaning 18
  0.1799, // meaning 19
  0.1181, // meaning 20
  0.3359, // meaning 21
  0.1426, // meaning 22
  0.346, // meaning 23
  -0.3173, // meaning 24
  0.1473, // meaning 25
  0.0206, // meaning 26
  0.0102, // meaning 27
  -0.2667, // meaning 28
  -0.1315, // meaning 29
  0.032, // meaning 30
  -0.0674, // meaning 31
  0.2086, // meaning 32
  0.0078, // meaning 33
  -0.0917, // meaning 34
  -0.1043, // meaning 35
  0.3761, // meaning 36
  0.0523, // meaning 37
  -0.2691, // meaning 38
  -0.1511, // meaning 39
  -0.081, // meaning 40
  0.1088, // meaning 41
  0.0925, // meaning 42
  0.2567, // meaning 43
  0.125, // meaning 44
  0.0269, // meaning 45
  0.1054, // meaning 46
  -0.0203, // meaning 47
  -0.0239, // meaning 48
  -0.0972, // meaning 49
  -0.2356, // meaning 50
  -0.0187, // meaning 51
  -0.0612, // meaning 52
  -0.1793, // meaning 53
  0.2495, // meaning 54
  -0.0821, // meaning 55
  0.1729, // meaning 56
  -0.0014, // meaning 57
  0.0652, // meaning 58
  0.0214, // meaning 59
  -0.0485, // meaning 60
  -0.1695, // meaning 61
  -0.1346, // meaning 62
  0.1315, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1232, // stop
  1.6042, // stop after one
  2.088, // stop after two
  -0.1605, // stop with words not seen
  0.047, // stop with colours not seen
  -0.017, // stop with primary and accent alike
  -0.4533, // stop with colours not allowed
  1.3007, // stop at a board
  -0.0443, // stop at kin
  -3.0939, // to background
  0.0, // to text
  -1.3832, // to primary
  -1.0743, // to secondary
  -0.3923, // to accent
  1.0048, // from the same role
  -0.5894, // from primary
  -1.1047, // from secondary
  -1.3929, // from accent
  -0.1377, // relative weight
  0.7463, // salience
  -1.2385, // of a subject
  -1.0449, // of a place
  -1.3394, // of a style
  -1.1691, // of a mood
  -1.1856, // of a modifier
  -0.9387, // of a colour
  0.0098, // behind for
  0.0453, // behind with
  0.2189, // behind at
  0.3753, // behind of
  -0.0147, // behind like
  0.2625, // behind meets
  -0.8882, // of the base's own word
  -0.0165, // word not seen
  0.1269, // word not seen, to accent
  -0.0123, // word not seen, to primary
  0.5213, // word not seen, weight
  -0.0236, // named colour not seen
  0.3528, // hint to accent
  -0.2139, // hint to another
  0.1532, // distance to primary
  -1.0579, // distance to background
  -2.2035, // distance to what it replaces
  -1.2789, // too near to another
  -0.0191, // chroma
  1.2418, // chroma to accent
  -0.4299, // chroma to background
  0.0022, // chroma to secondary
  -1.418, // less chroma than before
  -0.7813, // changes light to dark
  0.1718, // against the scheme
  1.5571, // likeness to what the word means
  0.9406, // likeness to named colours
  1.1013, // first card
  -0.8796, // breaks a contrast
  -0.0496, // mends a contrast
  -0.7737, // not allowed
  1.3928, // replaces what is not allowed
  -0.9582, // kin
];
