// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.5458, // board
  1.0186, // board likeness
  -0.0849, // board likeness squared
  0.4428, // board words
  1.7849, // board meaning
  -0.227, // board covers
  0.1342, // board covers most
  -0.5455, // board is covered
  0.172, // board likest of all
  -0.2129, // board order
  0.2924, // board lead over the next
  0.0257, // board has the weightiest word
  0.2419, // board has the weightiest subject
  0.7039, // board speaks the language
  1.1792, // board beside few words
  0.2361, // relative weight
  0.3317, // weight
  0.5715, // salience
  0.7921, // is subject
  1.3237, // is place
  1.3054, // is style
  1.2743, // is mood
  1.3813, // is modifier
  0.9318, // is colour
  0.0355, // is subject in first clause
  0.1284, // is place in first clause
  0.0439, // is style in first clause
  0.1329, // is mood in first clause
  -0.0717, // is modifier in first clause
  -0.0357, // is colour in first clause
  0.7921, // is subject beside a subject
  0.0144, // is place beside a subject
  0.6467, // is style beside a subject
  -0.144, // is mood beside a subject
  0.334, // is modifier beside a subject
  0.2172, // is colour beside a subject
  -0.1196, // stands behind for
  0.033, // stands behind with
  -0.066, // stands behind at
  0.1151, // stands behind of
  0.4944, // stands behind like
  -0.0717, // stands behind meets
  -0.3001, // kin
  0.0, // borrowed
  -0.1375, // guessed
  0.0532, // head of its run
  0.1865, // first word
  0.1125, // last word
  -0.1791, // order
  0.3197, // hint
  -0.2902, // mostly
  -0.0589, // weightiest
  0.0506, // weightiest subject
  2.3184, // one over words
  0.0142, // length of word
  -0.1977, // second card
  -0.3762, // third card
  -0.6217, // later card
  0.2711, // first card of the only word
  -0.0098, // first card of the weightiest
  1.2238, // mean likeness to other words
  0.132, // greatest likeness to other words
  0.2328, // likeness to mood words
  0.3609, // likeness to style words
  -0.0195, // likeness to place words
  -0.053, // likeness to subjects
  1.4911, // mean likeness to boards
  0.1823, // greatest likeness to boards
  0.618, // likeness to the likest board
  0.3763, // sure likeness to boards
  0.3333, // moods asked for
  0.1794, // moods of all words
  0.0277, // agrees with scheme
  0.1066, // agrees with sure scheme
  0.3261, // dark
  0.1296, // dark against what is demanded
  0.2717, // chroma of background
  0.216, // chroma of primary
  0.395, // chroma of accent
  -0.5309, // chroma where calm is asked
  0.6202, // chroma where loud is asked
  -0.0438, // share of named colours seen
  -0.1922, // likeness to named colours
  -1.045, // share of colours not allowed
  0.7064, // mixture covered
  1.0088, // mixture purity
  -0.3688, // first card where clichés are avoided
  -0.4946, // like what is discouraged
  -0.0655, // word is near the rest of the brief
  2.1675, // card is near the brief
  0.2098, // card is near the rest of the brief
  -0.0273, // card is nearer to the rest than its sisters
  0.4458, // card tells of other words
  -0.2391, // card tells more of other words than its sisters
  1.7043, // near the brief squared
  0.8076, // less near than the nearest
  2.09, // tells of the brief
  -0.2084, // board tells of the brief
  -0.4832, // board tells of more
  0.6691, // board tells of more beside few words
  -0.2021, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4066, // always
  -0.1163, // words
  0.1034, // first card of subject is dark
  0.0504, // first card of place is dark
  0.2354, // first card of style is dark
  0.1354, // first card of mood is dark
  0.1421, // first card of modifier is dark
  0.233, // first card of colour is dark
  0.7282, // share of dark cards of subject
  0.2612, // share of dark cards of place
  -0.0415, // share of dark cards of style
  0.9362, // share of dark cards of mood
  0.7343, // share of dark cards of modifier
  0.1694, // share of dark cards of colour
  -0.0114, // first card of the weightiest is dark
  0.7295, // share of dark cards of the weightiest
  1.2615, // darkest word
  -0.0608, // lightest word
  0.9631, // recalled are dark
  0.3968, // likest recalled is dark
  0.3516, // lean of the mixture
  3.4303, // dark is demanded
  -0.9698, // light is demanded
  -0.4221, // pastel is demanded
  -0.0486, // vivid is demanded
  0.5998, // dark colour named
  -0.4823, // light colour named
  0.2493, // mood calm
  -0.3333, // mood cosy
  0.1435, // mood warm
  0.4129, // mood cool
  0.0106, // mood fresh
  -0.1254, // mood clean
  0.2781, // mood airy
  0.0238, // mood soft
  0.0965, // mood dreamy
  0.304, // mood romantic
  0.0581, // mood playful
  -0.0411, // mood joyful
  -0.0465, // mood lively
  0.2353, // mood bold
  -0.3227, // mood dramatic
  0.7538, // mood dark
  0.2499, // mood mysterious
  -0.0651, // mood eerie
  0.3625, // mood melancholic
  -0.0761, // mood nostalgic
  0.3326, // mood rustic
  0.3338, // mood earthy
  -0.0858, // mood wild
  0.4863, // mood elegant
  0.175, // mood luxurious
  -0.036, // mood serious
  0.1846, // mood technical
  -0.1908, // mood futuristic
  0.1513, // mood industrial
  -0.0733, // mood festive
  -0.0939, // mood sacred
  0.0296, // mood fierce
  0.0224, // calm by any word
  0.2633, // cosy by any word
  0.0241, // warm by any word
  -0.0962, // cool by any word
  -0.057, // fresh by any word
  -0.0213, // clean by any word
  -0.0038, // airy by any word
  -0.2707, // soft by any word
  0.1717, // dreamy by any word
  0.1224, // romantic by any word
  -0.0998, // playful by any word
  -0.1556, // joyful by any word
  0.1816, // lively by any word
  0.0025, // bold by any word
  0.1092, // dramatic by any word
  0.3708, // dark by any word
  0.1461, // mysterious by any word
  -0.061, // eerie by any word
  -0.0138, // melancholic by any word
  -0.0492, // nostalgic by any word
  -0.0201, // rustic by any word
  -0.0817, // earthy by any word
  0.0388, // wild by any word
  0.0354, // elegant by any word
  0.0504, // luxurious by any word
  0.0157, // serious by any word
  0.1629, // technical by any word
  0.164, // futuristic by any word
  0.1191, // industrial by any word
  0.3854, // festive by any word
  0.0474, // sacred by any word
  0.005, // fierce by any word
  -0.0354, // meaning 0
  -0.1325, // meaning 1
  -0.2203, // meaning 2
  -0.0574, // meaning 3
  0.0767, // meaning 4
  -0.4628, // meaning 5
  -0.1343, // meaning 6
  -0.3035, // meaning 7
  0.5688, // meaning 8
  -0.0423, // meaning 9
  -0.2522, // meaning 10
  -0.1342, // meaning 11
  0.1297, // meaning 12
  0.3325, // meaning 13
  0.2811, // meaning 14
  0.5641, // meaning 15
  0.031, // meaning 16
  0.1679, // meaning 17
  0.3248, // meaning 18
  0.3256, // meaning 19
  0.1986, // meaning 20
  0.284, // meaning 21
  0.2388, // meaning 22
  0.1888, // meaning 23
  -0.2616, // meaning 24
  0.1485, // meaning 25
  -0.0087, // meaning 26
  0.0103, // meaning 27
  -0.3155, // meaning 28
  -0.1976, // meaning 29
  -0.0927, // meaning 30
  0.0828, // meaning 31
  0.152, // meaning 32
  0.0335, // meaning 33
  -0.1884, // meaning 34
  -0.1499, // meaning 35
  0.2736, // meaning 36
  0.1878, // meaning 37
  0.1732, // meaning 38
  -0.1902, // meaning 39
  -0.1998, // meaning 40
  0.1075, // meaning 41
  0.1185, // meaning 42
  0.2532, // meaning 43
  0.0777, // meaning 44
  0.0558, // meaning 45
  0.0195, // meaning 46
  0.0072, // meaning 47
  -0.0278, // meaning 48
  -0.224, // meaning 49
  -0.2135, // meaning 50
  -0.0813, // meaning 51
  -0.0112, // meaning 52
  -0.2204, // meaning 53
  0.05, // meaning 54
  -0.0309, // meaning 55
  0.2324, // meaning 56
  -0.1044, // meaning 57
  -0.0797, // meaning 58
  0.0413, // meaning 59
  -0.0495, // meaning 60
  -0.1748, // meaning 61
  -0.1796, // meaning 62
  0.0207, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1264, // stop
  1.6081, // stop after one
  2.0697, // stop after two
  -0.1257, // stop with words not seen
  0.0513, // stop with colours not seen
  -0.0183, // stop with primary and accent alike
  -0.3667, // stop with colours not allowed
  1.3219, // stop at a board
  -0.0462, // stop at kin
  -3.0639, // to background
  0.0, // to text
  -1.3858, // to primary
  -1.0932, // to secondary
  -0.41, // to accent
  0.9964, // from the same role
  -0.6051, // from primary
  -1.1142, // from secondary
  -1.4056, // from accent
  -0.0978, // relative weight
  0.7273, // salience
  -1.2334, // of a subject
  -1.0477, // of a place
  -1.3239, // of a style
  -1.1658, // of a mood
  -1.2148, // of a modifier
  -0.9573, // of a colour
  0.0096, // behind for
  -0.0016, // behind with
  0.2379, // behind at
  0.3797, // behind of
  -0.0291, // behind like
  0.1895, // behind meets
  -0.8892, // of the base's own word
  -0.0185, // word not seen
  0.1319, // word not seen, to accent
  -0.0125, // word not seen, to primary
  0.5924, // word not seen, weight
  -0.0083, // named colour not seen
  0.4102, // hint to accent
  -0.1856, // hint to another
  0.153, // distance to primary
  -1.0562, // distance to background
  -2.2013, // distance to what it replaces
  -1.2798, // too near to another
  -0.0062, // chroma
  1.2499, // chroma to accent
  -0.4208, // chroma to background
  0.0182, // chroma to secondary
  -1.4161, // less chroma than before
  -0.8174, // changes light to dark
  0.1978, // against the scheme
  1.5759, // likeness to what the word means
  0.8748, // likeness to named colours
  1.0945, // first card
  -0.8715, // breaks a contrast
  -0.0497, // mends a contrast
  -0.71, // not allowed
  1.4068, // replaces what is not allowed
  -0.9432, // kin
];
