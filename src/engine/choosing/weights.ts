// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.4698, // board
  1.0017, // board likeness
  -0.0842, // board likeness squared
  0.4471, // board words
  1.7861, // board meaning
  -0.2409, // board covers
  0.1405, // board covers most
  -0.5574, // board is covered
  0.203, // board likest of all
  -0.222, // board order
  0.2914, // board lead over the next
  0.0452, // board has the weightiest word
  0.2498, // board has the weightiest subject
  0.7044, // board speaks the language
  1.1726, // board beside few words
  0.2336, // relative weight
  0.2483, // weight
  0.6477, // salience
  0.7761, // is subject
  1.2777, // is place
  1.3206, // is style
  1.2523, // is mood
  1.3569, // is modifier
  0.9382, // is colour
  0.0111, // is subject in first clause
  0.1362, // is place in first clause
  0.0245, // is style in first clause
  0.1139, // is mood in first clause
  -0.0417, // is modifier in first clause
  -0.0154, // is colour in first clause
  0.7761, // is subject beside a subject
  0.038, // is place beside a subject
  0.6087, // is style beside a subject
  -0.1286, // is mood beside a subject
  0.2955, // is modifier beside a subject
  0.2427, // is colour beside a subject
  -0.1264, // stands behind for
  0.0369, // stands behind with
  -0.0733, // stands behind at
  0.1096, // stands behind of
  0.3603, // stands behind like
  -0.065, // stands behind meets
  -0.324, // kin
  0.0, // borrowed
  -0.2111, // guessed
  0.0461, // head of its run
  0.1842, // first word
  0.116, // last word
  -0.1872, // order
  0.2758, // hint
  -0.2839, // mostly
  -0.0659, // weightiest
  0.0544, // weightiest subject
  2.2691, // one over words
  0.0067, // length of word
  -0.1898, // second card
  -0.3593, // third card
  -0.6073, // later card
  0.2648, // first card of the only word
  -0.0005, // first card of the weightiest
  1.1777, // mean likeness to other words
  0.1525, // greatest likeness to other words
  0.2713, // likeness to mood words
  0.4075, // likeness to style words
  0.0314, // likeness to place words
  -0.0486, // likeness to subjects
  1.5051, // mean likeness to boards
  0.1275, // greatest likeness to boards
  0.6155, // likeness to the likest board
  0.4881, // sure likeness to boards
  0.3402, // moods asked for
  0.1725, // moods of all words
  0.0272, // agrees with scheme
  0.1097, // agrees with sure scheme
  0.3439, // dark
  0.1303, // dark against what is demanded
  0.2619, // chroma of background
  0.245, // chroma of primary
  0.409, // chroma of accent
  -0.5806, // chroma where calm is asked
  0.5933, // chroma where loud is asked
  -0.0375, // share of named colours seen
  -0.1946, // likeness to named colours
  -0.9914, // share of colours not allowed
  0.7144, // mixture covered
  1.0381, // mixture purity
  -0.304, // first card where clichés are avoided
  -0.5169, // like what is discouraged
  -0.1003, // word is near the rest of the brief
  2.2104, // card is near the brief
  0.1752, // card is near the rest of the brief
  -0.0664, // card is nearer to the rest than its sisters
  0.441, // card tells of other words
  -0.2411, // card tells more of other words than its sisters
  1.556, // near the brief squared
  0.6714, // less near than the nearest
  2.0578, // tells of the brief
  -0.2356, // board tells of the brief
  -0.48, // board tells of more
  0.7062, // board tells of more beside few words
  -0.1982, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.3757, // always
  -0.0583, // words
  0.083, // first card of subject is dark
  0.0797, // first card of place is dark
  0.2028, // first card of style is dark
  0.1499, // first card of mood is dark
  0.159, // first card of modifier is dark
  0.2171, // first card of colour is dark
  0.6507, // share of dark cards of subject
  0.2973, // share of dark cards of place
  -0.0121, // share of dark cards of style
  0.9233, // share of dark cards of mood
  0.7376, // share of dark cards of modifier
  0.1882, // share of dark cards of colour
  -0.0206, // first card of the weightiest is dark
  0.7881, // share of dark cards of the weightiest
  1.1505, // darkest word
  -0.0934, // lightest word
  0.9041, // recalled are dark
  0.4027, // likest recalled is dark
  0.3668, // lean of the mixture
  3.4847, // dark is demanded
  -0.9749, // light is demanded
  -0.4123, // pastel is demanded
  -0.0429, // vivid is demanded
  0.6422, // dark colour named
  -0.5787, // light colour named
  0.3069, // mood calm
  -0.3465, // mood cosy
  0.009, // mood warm
  0.401, // mood cool
  0.1206, // mood fresh
  -0.0922, // mood clean
  0.1976, // mood airy
  -0.1397, // mood soft
  0.1427, // mood dreamy
  0.3391, // mood romantic
  0.0815, // mood playful
  -0.0796, // mood joyful
  0.0308, // mood lively
  0.162, // mood bold
  -0.4551, // mood dramatic
  0.7155, // mood dark
  0.1861, // mood mysterious
  -0.1977, // mood eerie
  0.3394, // mood melancholic
  0.017, // mood nostalgic
  0.2914, // mood rustic
  0.3121, // mood earthy
  -0.067, // mood wild
  0.4372, // mood elegant
  0.2797, // mood luxurious
  0.0522, // mood serious
  0.2453, // mood technical
  -0.2052, // mood futuristic
  0.1437, // mood industrial
  -0.0613, // mood festive
  -0.0857, // mood sacred
  0.0991, // mood fierce
  0.0342, // calm by any word
  0.279, // cosy by any word
  0.0288, // warm by any word
  -0.1153, // cool by any word
  -0.1189, // fresh by any word
  -0.0304, // clean by any word
  -0.0155, // airy by any word
  -0.2473, // soft by any word
  0.1003, // dreamy by any word
  0.0765, // romantic by any word
  -0.1471, // playful by any word
  -0.141, // joyful by any word
  0.1418, // lively by any word
  0.0601, // bold by any word
  0.1408, // dramatic by any word
  0.4557, // dark by any word
  0.1909, // mysterious by any word
  -0.0725, // eerie by any word
  0.0567, // melancholic by any word
  -0.1077, // nostalgic by any word
  -0.0303, // rustic by any word
  -0.0629, // earthy by any word
  0.0526, // wild by any word
  0.0565, // elegant by any word
  0.0781, // luxurious by any word
  -0.0278, // serious by any word
  0.0925, // technical by any word
  0.1649, // futuristic by any word
  0.2196, // industrial by any word
  0.3016, // festive by any word
  0.1819, // sacred by any word
  -0.0036, // fierce by any word
  -0.0674, // meaning 0
  -0.1024, // meaning 1
  -0.2571, // meaning 2
  -0.0488, // meaning 3
  0.0091, // meaning 4
  -0.4698, // meaning 5
  -0.0621, // meaning 6
  -0.3132, // meaning 7
  0.6052, // meaning 8
  -0.0089, // meaning 9
  -0.227, // meaning 10
  -0.0938, // meaning 11
  0.0888, // meaning 12
  0.3048, // meaning 13
  0.1452, // meaning 14
  0.5695, // meaning 15
  -0.0051, // meaning 16
  0.1566, // meaning 17
  0.3485, // meaning 18
  0.2868, // meaning 19
  0.1909, // meaning 20
  0.3581, // meaning 21
  0.231, // meaning 22
  0.2572, // meaning 23
  -0.2668, // meaning 24
  0.1516, // meaning 25
  0.0549, // meaning 26
  0.0036, // meaning 27
  -0.2299, // meaning 28
  -0.135, // meaning 29
  -0.0944, // meaning 30
  0.1282, // meaning 31
  0.1804, // meaning 32
  -0.0074, // meaning 33
  -0.1755, // meaning 34
  -0.1861, // meaning 35
  0.2607, // meaning 36
  0.2895, // meaning 37
  0.1561, // meaning 38
  -0.1364, // meaning 39
  -0.2286, // meaning 40
  0.0302, // meaning 41
  0.1461, // meaning 42
  0.2894, // meaning 43
  0.1381, // meaning 44
  0.0671, // meaning 45
  0.0412, // meaning 46
  0.0296, // meaning 47
  -0.1045, // meaning 48
  -0.2163, // meaning 49
  -0.2247, // meaning 50
  0.081, // meaning 51
  -0.0421, // meaning 52
  -0.2008, // meaning 53
  0.1728, // meaning 54
  -0.133, // meaning 55
  0.1809, // meaning 56
  -0.0167, // meaning 57
  0.0204, // meaning 58
  0.0565, // meaning 59
  0.0162, // meaning 60
  -0.0958, // meaning 61
  -0.1641, // meaning 62
  0.0772, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1247, // stop
  1.6106, // stop after one
  2.0888, // stop after two
  -0.1137, // stop with words not seen
  0.0499, // stop with colours not seen
  -0.0055, // stop with primary and accent alike
  -0.4076, // stop with colours not allowed
  1.2998, // stop at a board
  -0.047, // stop at kin
  -3.0688, // to background
  0.0, // to text
  -1.3803, // to primary
  -1.0952, // to secondary
  -0.4046, // to accent
  1.0049, // from the same role
  -0.5971, // from primary
  -1.1141, // from secondary
  -1.4015, // from accent
  -0.1307, // relative weight
  0.7422, // salience
  -1.2251, // of a subject
  -1.0442, // of a place
  -1.3304, // of a style
  -1.163, // of a mood
  -1.2309, // of a modifier
  -0.951, // of a colour
  0.0096, // behind for
  0.0647, // behind with
  0.241, // behind at
  0.3816, // behind of
  -0.0241, // behind like
  0.1919, // behind meets
  -0.8853, // of the base's own word
  -0.021, // word not seen
  0.1332, // word not seen, to accent
  -0.0179, // word not seen, to primary
  0.5985, // word not seen, weight
  -0.0177, // named colour not seen
  0.3903, // hint to accent
  -0.2051, // hint to another
  0.1602, // distance to primary
  -1.0525, // distance to background
  -2.1963, // distance to what it replaces
  -1.2577, // too near to another
  -0.0114, // chroma
  1.2354, // chroma to accent
  -0.4268, // chroma to background
  0.0134, // chroma to secondary
  -1.4034, // less chroma than before
  -0.8183, // changes light to dark
  0.1946, // against the scheme
  1.5801, // likeness to what the word means
  0.8707, // likeness to named colours
  1.0893, // first card
  -0.8849, // breaks a contrast
  -0.0502, // mends a contrast
  -0.6607, // not allowed
  1.3811, // replaces what is not allowed
  -0.952, // kin
];
