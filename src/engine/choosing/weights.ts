// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.4565, // board
  1.036, // board likeness
  -0.1043, // board likeness squared
  0.4899, // board words
  1.8059, // board meaning
  -0.2489, // board covers
  0.1597, // board covers most
  -0.5631, // board is covered
  0.2439, // board likest of all
  -0.1818, // board order
  0.3267, // board lead over the next
  0.0642, // board has the weightiest word
  0.2144, // board has the weightiest subject
  0.6716, // board speaks the language
  1.2335, // board beside few words
  0.2133, // relative weight
  0.2524, // weight
  0.6856, // salience
  0.7875, // is subject
  1.3184, // is place
  1.2944, // is style
  1.2412, // is mood
  1.3728, // is modifier
  0.9028, // is colour
  0.0186, // is subject in first clause
  0.1412, // is place in first clause
  0.0512, // is style in first clause
  0.1361, // is mood in first clause
  -0.0789, // is modifier in first clause
  -0.0076, // is colour in first clause
  0.7875, // is subject beside a subject
  0.0101, // is place beside a subject
  0.6702, // is style beside a subject
  -0.1161, // is mood beside a subject
  0.3406, // is modifier beside a subject
  0.2896, // is colour beside a subject
  -0.0768, // stands behind for
  0.0692, // stands behind with
  -0.053, // stands behind at
  0.1248, // stands behind of
  0.4118, // stands behind like
  -0.0685, // stands behind meets
  -0.2929, // kin
  0.0, // borrowed
  -0.2435, // guessed
  0.0452, // head of its run
  0.1838, // first word
  0.1228, // last word
  -0.2241, // order
  0.2278, // hint
  -0.2943, // mostly
  -0.0563, // weightiest
  0.0389, // weightiest subject
  2.3582, // one over words
  0.0049, // length of word
  -0.1778, // second card
  -0.3624, // third card
  -0.5957, // later card
  0.2669, // first card of the only word
  0.0127, // first card of the weightiest
  1.2923, // mean likeness to other words
  0.1153, // greatest likeness to other words
  0.2518, // likeness to mood words
  0.4317, // likeness to style words
  0.0104, // likeness to place words
  -0.0699, // likeness to subjects
  1.573, // mean likeness to boards
  -0.0071, // greatest likeness to boards
  0.8014, // likeness to the likest board
  0.4812, // sure likeness to boards
  0.3014, // moods asked for
  0.1712, // moods of all words
  0.0261, // agrees with scheme
  0.1071, // agrees with sure scheme
  0.3159, // dark
  0.1296, // dark against what is demanded
  0.2773, // chroma of background
  0.2221, // chroma of primary
  0.3968, // chroma of accent
  -0.4954, // chroma where calm is asked
  0.6225, // chroma where loud is asked
  -0.0182, // share of named colours seen
  -0.3554, // likeness to named colours
  -1.0516, // share of colours not allowed
  0.7664, // mixture covered
  0.9971, // mixture purity
  -0.3478, // first card where clichés are avoided
  -0.5544, // like what is discouraged
  -0.052, // word is near the rest of the brief
  2.1798, // card is near the brief
  0.1488, // card is near the rest of the brief
  -0.1297, // card is nearer to the rest than its sisters
  0.4531, // card tells of other words
  -0.2174, // card tells more of other words than its sisters
  1.5685, // near the brief squared
  0.7176, // less near than the nearest
  2.1033, // tells of the brief
  -0.2, // board tells of the brief
  -0.4837, // board tells of more
  0.6657, // board tells of more beside few words
  -0.1999, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4011, // always
  -0.0661, // words
  0.141, // first card of subject is dark
  0.0445, // first card of place is dark
  0.2569, // first card of style is dark
  0.116, // first card of mood is dark
  0.1519, // first card of modifier is dark
  0.2012, // first card of colour is dark
  0.7799, // share of dark cards of subject
  0.3229, // share of dark cards of place
  -0.1096, // share of dark cards of style
  1.024, // share of dark cards of mood
  0.762, // share of dark cards of modifier
  0.161, // share of dark cards of colour
  -0.0335, // first card of the weightiest is dark
  0.8081, // share of dark cards of the weightiest
  1.326, // darkest word
  -0.1426, // lightest word
  0.9426, // recalled are dark
  0.4041, // likest recalled is dark
  0.3437, // lean of the mixture
  3.4095, // dark is demanded
  -0.8642, // light is demanded
  -0.5134, // pastel is demanded
  -0.1067, // vivid is demanded
  0.7109, // dark colour named
  -0.6124, // light colour named
  0.2902, // mood calm
  -0.2903, // mood cosy
  0.1131, // mood warm
  0.3557, // mood cool
  -0.0642, // mood fresh
  0.059, // mood clean
  0.3154, // mood airy
  -0.187, // mood soft
  0.1407, // mood dreamy
  0.3438, // mood romantic
  -0.0249, // mood playful
  -0.0056, // mood joyful
  0.0177, // mood lively
  0.2818, // mood bold
  -0.3092, // mood dramatic
  0.7803, // mood dark
  0.2059, // mood mysterious
  -0.0816, // mood eerie
  0.2197, // mood melancholic
  -0.0657, // mood nostalgic
  0.302, // mood rustic
  0.3288, // mood earthy
  -0.2353, // mood wild
  0.4193, // mood elegant
  0.0752, // mood luxurious
  0.0235, // mood serious
  0.1925, // mood technical
  -0.1781, // mood futuristic
  0.1459, // mood industrial
  -0.0767, // mood festive
  -0.035, // mood sacred
  -0.0495, // mood fierce
  0.0453, // calm by any word
  0.367, // cosy by any word
  -0.0114, // warm by any word
  -0.1194, // cool by any word
  -0.0689, // fresh by any word
  -0.0956, // clean by any word
  0.0935, // airy by any word
  -0.1856, // soft by any word
  0.155, // dreamy by any word
  0.0816, // romantic by any word
  -0.1396, // playful by any word
  -0.2295, // joyful by any word
  0.2125, // lively by any word
  -0.0067, // bold by any word
  0.0241, // dramatic by any word
  0.367, // dark by any word
  0.2218, // mysterious by any word
  0.0264, // eerie by any word
  0.1106, // melancholic by any word
  0.008, // nostalgic by any word
  -0.0175, // rustic by any word
  -0.1167, // earthy by any word
  0.1256, // wild by any word
  0.0836, // elegant by any word
  0.1735, // luxurious by any word
  0.0028, // serious by any word
  0.1711, // technical by any word
  0.1628, // futuristic by any word
  0.2107, // industrial by any word
  0.4276, // festive by any word
  0.2114, // sacred by any word
  0.0008, // fierce by any word
  -0.115, // meaning 0
  -0.076, // meaning 1
  -0.1267, // meaning 2
  0.0886, // meaning 3
  0.0953, // meaning 4
  -0.4614, // meaning 5
  -0.1158, // meaning 6
  -0.2535, // meaning 7
  0.5994, // meaning 8
  -0.0669, // meaning 9
  -0.269, // meaning 10
  -0.1288, // meaning 11
  -0.0373, // meaning 12
  0.2426, // meaning 13
  0.1196, // meaning 14
  0.4935, // meaning 15
  0.1056, // meaning 16
  0.1733, // meaning 17
  0.351, // meaning 18
  0.2184, // meaning 19
  0.152, // meaning 20
  0.2517, // meaning 21
  0.17, // meaning 22
  0.3125, // meaning 23
  -0.3436, // meaning 24
  0.2469, // meaning 25
  0.0353, // meaning 26
  0.0124, // meaning 27
  -0.311, // meaning 28
  -0.1524, // meaning 29
  -0.1411, // meaning 30
  -0.0489, // meaning 31
  0.1944, // meaning 32
  -0.0199, // meaning 33
  -0.1051, // meaning 34
  -0.0817, // meaning 35
  0.3436, // meaning 36
  -0.0202, // meaning 37
  -0.3194, // meaning 38
  -0.1727, // meaning 39
  -0.1471, // meaning 40
  0.0505, // meaning 41
  0.1672, // meaning 42
  0.3167, // meaning 43
  0.1478, // meaning 44
  0.034, // meaning 45
  0.0358, // meaning 46
  0.0262, // meaning 47
  -0.037, // meaning 48
  -0.0955, // meaning 49
  -0.1852, // meaning 50
  -0.0321, // meaning 51
  0.0663, // meaning 52
  -0.2366, // meaning 53
  0.1685, // meaning 54
  -0.1565, // meaning 55
  0.1817, // meaning 56
  0.022, // meaning 57
  0.0181, // meaning 58
  -0.0053, // meaning 59
  -0.0412, // meaning 60
  -0.1478, // meaning 61
  -0.1412, // meaning 62
  0.0562, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1255, // stop
  1.608, // stop after one
  2.0787, // stop after two
  -0.1534, // stop with words not seen
  0.0345, // stop with colours not seen
  0.0277, // stop with primary and accent alike
  -0.3827, // stop with colours not allowed
  1.3098, // stop at a board
  -0.0455, // stop at kin
  -3.1011, // to background
  0.0, // to text
  -1.3776, // to primary
  -1.0777, // to secondary
  -0.4009, // to accent
  1.0022, // from the same role
  -0.5892, // from primary
  -1.1008, // from secondary
  -1.3988, // from accent
  -0.1314, // relative weight
  0.7483, // salience
  -1.2377, // of a subject
  -1.0443, // of a place
  -1.3107, // of a style
  -1.169, // of a mood
  -1.2091, // of a modifier
  -0.9567, // of a colour
  0.0083, // behind for
  0.0509, // behind with
  0.2219, // behind at
  0.3724, // behind of
  -0.0136, // behind like
  0.2616, // behind meets
  -0.8902, // of the base's own word
  -0.0215, // word not seen
  0.1364, // word not seen, to accent
  -0.0133, // word not seen, to primary
  0.525, // word not seen, weight
  -0.0207, // named colour not seen
  0.3759, // hint to accent
  -0.2145, // hint to another
  0.1571, // distance to primary
  -1.0616, // distance to background
  -2.1975, // distance to what it replaces
  -1.2836, // too near to another
  -0.0075, // chroma
  1.2448, // chroma to accent
  -0.1928, // chroma to background
  0.0006, // chroma to secondary
  -1.4331, // less chroma than before
  -0.8081, // changes light to dark
  0.1794, // against the scheme
  1.5712, // likeness to what the word means
  0.8863, // likeness to named colours
  1.0946, // first card
  -0.8744, // breaks a contrast
  -0.0502, // mends a contrast
  -0.6781, // not allowed
  1.3785, // replaces what is not allowed
  -0.9544, // kin
];
