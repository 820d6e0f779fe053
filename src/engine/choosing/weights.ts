// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.2369, // board
  0.9769, // board likeness
  -0.0859, // board likeness squared
  0.5255, // board words
  1.6061, // board meaning
  -0.2498, // board covers
  0.1481, // board covers most
  -0.5212, // board is covered
  0.2167, // board likest of all
  -0.1293, // board order
  0.3062, // board lead over the next
  0.0667, // board has the weightiest word
  0.209, // board has the weightiest subject
  0.7064, // board speaks the language
  1.0712, // board beside few words
  0.2331, // relative weight
  0.2673, // weight
  0.6535, // salience
  0.7013, // is subject
  1.1604, // is place
  1.1785, // is style
  1.1045, // is mood
  1.2764, // is modifier
  0.8268, // is colour
  0.0001, // is subject in first clause
  0.1015, // is place in first clause
  -0.0143, // is style in first clause
  0.1364, // is mood in first clause
  -0.0981, // is modifier in first clause
  -0.0284, // is colour in first clause
  0.7013, // is subject beside a subject
  -0.005, // is place beside a subject
  0.6087, // is style beside a subject
  -0.164, // is mood beside a subject
  0.2453, // is modifier beside a subject
  0.1879, // is colour beside a subject
  -0.121, // stands behind for
  0.0273, // stands behind with
  -0.0564, // stands behind at
  0.1137, // stands behind of
  0.4295, // stands behind like
  -0.0481, // stands behind meets
  -0.247, // kin
  0.0, // borrowed
  -0.221, // guessed
  0.049, // head of its run
  0.1626, // first word
  0.1361, // last word
  -0.255, // order
  0.2818, // hint
  -0.2726, // mostly
  -0.0582, // weightiest
  0.0364, // weightiest subject
  2.1518, // one over words
  0.0129, // length of word
  -0.1926, // second card
  -0.3656, // third card
  -0.6109, // later card
  0.2791, // first card of the only word
  0.0148, // first card of the weightiest
  1.2292, // mean likeness to other words
  0.1241, // greatest likeness to other words
  0.2673, // likeness to mood words
  0.347, // likeness to style words
  -0.0098, // likeness to place words
  -0.097, // likeness to subjects
  1.394, // mean likeness to boards
  0.112, // greatest likeness to boards
  0.7039, // likeness to the likest board
  0.3548, // sure likeness to boards
  0.3096, // moods asked for
  0.1693, // moods of all words
  0.0453, // agrees with scheme
  0.1006, // agrees with sure scheme
  0.3232, // dark
  0.1161, // dark against what is demanded
  0.2425, // chroma of background
  0.215, // chroma of primary
  0.375, // chroma of accent
  -0.5314, // chroma where calm is asked
  0.6007, // chroma where loud is asked
  -0.1283, // share of named colours seen
  -0.2899, // likeness to named colours
  -0.9687, // share of colours not allowed
  0.7361, // mixture covered
  1.0142, // mixture purity
  -0.3439, // first card where clichés are avoided
  -0.4835, // like what is discouraged
  0.0239, // word is near the rest of the brief
  2.0433, // card is near the brief
  0.0623, // card is near the rest of the brief
  -0.1257, // card is nearer to the rest than its sisters
  0.46, // card tells of other words
  -0.2144, // card tells more of other words than its sisters
  1.6712, // near the brief squared
  0.568, // less near than the nearest
  2.0394, // tells of the brief
  -0.1735, // board tells of the brief
  -0.4841, // board tells of more
  0.5888, // board tells of more beside few words
  -0.1982, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4373, // always
  -0.0774, // words
  0.1107, // first card of subject is dark
  0.0643, // first card of place is dark
  0.2686, // first card of style is dark
  0.127, // first card of mood is dark
  0.1721, // first card of modifier is dark
  0.2159, // first card of colour is dark
  0.8129, // share of dark cards of subject
  0.2896, // share of dark cards of place
  -0.1432, // share of dark cards of style
  0.9997, // share of dark cards of mood
  0.7422, // share of dark cards of modifier
  0.1739, // share of dark cards of colour
  -0.0361, // first card of the weightiest is dark
  0.8145, // share of dark cards of the weightiest
  1.3316, // darkest word
  -0.1842, // lightest word
  0.9637, // recalled are dark
  0.4155, // likest recalled is dark
  0.3296, // lean of the mixture
  3.293, // dark is demanded
  -0.8397, // light is demanded
  -0.5663, // pastel is demanded
  -0.0462, // vivid is demanded
  0.8017, // dark colour named
  -0.6859, // light colour named
  0.3162, // mood calm
  -0.2509, // mood cosy
  0.1083, // mood warm
  0.2764, // mood cool
  -0.0586, // mood fresh
  0.0072, // mood clean
  0.2933, // mood airy
  -0.2238, // mood soft
  0.0701, // mood dreamy
  0.3451, // mood romantic
  -0.0042, // mood playful
  0.0304, // mood joyful
  -0.0488, // mood lively
  0.3134, // mood bold
  -0.3622, // mood dramatic
  0.8103, // mood dark
  0.1426, // mood mysterious
  -0.0884, // mood eerie
  0.2371, // mood melancholic
  -0.0329, // mood nostalgic
  0.3137, // mood rustic
  0.4053, // mood earthy
  -0.2, // mood wild
  0.3978, // mood elegant
  0.088, // mood luxurious
  -0.032, // mood serious
  0.1383, // mood technical
  -0.3003, // mood futuristic
  0.1849, // mood industrial
  -0.089, // mood festive
  -0.0459, // mood sacred
  -0.1515, // mood fierce
  0.0275, // calm by any word
  0.406, // cosy by any word
  -0.002, // warm by any word
  -0.1088, // cool by any word
  -0.0525, // fresh by any word
  -0.0719, // clean by any word
  0.0916, // airy by any word
  -0.1817, // soft by any word
  0.18, // dreamy by any word
  0.076, // romantic by any word
  -0.1435, // playful by any word
  -0.2029, // joyful by any word
  0.2206, // lively by any word
  0.0354, // bold by any word
  0.0386, // dramatic by any word
  0.3374, // dark by any word
  0.2587, // mysterious by any word
  0.0195, // eerie by any word
  0.074, // melancholic by any word
  -0.0118, // nostalgic by any word
  -0.0353, // rustic by any word
  -0.0914, // earthy by any word
  0.1048, // wild by any word
  0.0836, // elegant by any word
  0.2159, // luxurious by any word
  0.0231, // serious by any word
  0.1872, // technical by any word
  0.1228, // futuristic by any word
  0.1527, // industrial by any word
  0.4271, // festive by any word
  0.2187, // sacred by any word
  0.0197, // fierce by any word
  -0.1465, // meaning 0
  0.0631, // meaning 1
  -0.1509, // meaning 2
  -0.0536, // meaning 3
  0.164, // meaning 4
  -0.4013, // meaning 5
  -0.0695, // meaning 6
  -0.3712, // meaning 7
  0.556, // meaning 8
  -0.0697, // meaning 9
  -0.2327, // meaning 10
  -0.0442, // meaning 11
  -0.0224, // meaning 12
  0.2956, // meaning 13
  0.0488, // meaning 14
  -0.103, // meaning 15
  -0.5618, // meaning 16
  0.212, // meaning 17
  0.3355, // meaning 18
  0.1542, // meaning 19
  0.1708, // meaning 20
  0.2714, // meaning 21
  0.257, // meaning 22
  0.2735, // meaning 23
  -0.3439, // meaning 24
  0.2421, // meaning 25
  0.0167, // meaning 26
  -0.0189, // meaning 27
  -0.309, // meaning 28
  -0.1487, // meaning 29
  -0.0308, // meaning 30
  -0.0323, // meaning 31
  0.1508, // meaning 32
  -0.1036, // meaning 33
  -0.0855, // meaning 34
  -0.0407, // meaning 35
  0.303, // meaning 36
  0.0414, // meaning 37
  -0.2975, // meaning 38
  -0.1394, // meaning 39
  -0.1434, // meaning 40
  0.0308, // meaning 41
  0.0764, // meaning 42
  0.2895, // meaning 43
  0.0645, // meaning 44
  0.089, // meaning 45
  0.0746, // meaning 46
  -0.0337, // meaning 47
  -0.0065, // meaning 48
  -0.1414, // meaning 49
  -0.1426, // meaning 50
  -0.0767, // meaning 51
  -0.0101, // meaning 52
  -0.2203, // meaning 53
  0.2477, // meaning 54
  -0.0421, // meaning 55
  0.1524, // meaning 56
  0.0289, // meaning 57
  0.0434, // meaning 58
  0.0517, // meaning 59
  -0.0331, // meaning 60
  -0.1589, // meaning 61
  -0.1262, // meaning 62
  0.1764, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1208, // stop
  1.6023, // stop after one
  2.0877, // stop after two
  -0.1769, // stop with words not seen
  0.0464, // stop with colours not seen
  -0.0192, // stop with primary and accent alike
  -0.4747, // stop with colours not allowed
  1.3079, // stop at a board
  -0.0446, // stop at kin
  -3.0841, // to background
  0.0, // to text
  -1.3753, // to primary
  -1.0825, // to secondary
  -0.3981, // to accent
  1.0115, // from the same role
  -0.5854, // from primary
  -1.1087, // from secondary
  -1.3948, // from accent
  -0.1545, // relative weight
  0.758, // salience
  -1.2412, // of a subject
  -1.045, // of a place
  -1.3417, // of a style
  -1.1758, // of a mood
  -1.1911, // of a modifier
  -0.9098, // of a colour
  0.0065, // behind for
  0.0172, // behind with
  0.2154, // behind at
  0.3883, // behind of
  -0.0153, // behind like
  0.2602, // behind meets
  -0.8867, // of the base's own word
  -0.0283, // word not seen
  0.1269, // word not seen, to accent
  -0.0211, // word not seen, to primary
  0.5181, // word not seen, weight
  -0.0723, // named colour not seen
  0.3914, // hint to accent
  -0.2137, // hint to another
  0.155, // distance to primary
  -1.0588, // distance to background
  -2.1969, // distance to what it replaces
  -1.2776, // too near to another
  -0.0208, // chroma
  1.2412, // chroma to accent
  -0.4287, // chroma to background
  0.0087, // chroma to secondary
  -1.4144, // less chroma than before
  -0.8002, // changes light to dark
  0.1875, // against the scheme
  1.599, // likeness to what the word means
  0.8383, // likeness to named colours
  1.1035, // first card
  -0.8834, // breaks a contrast
  -0.0546, // mends a contrast
  -0.8059, // not allowed
  1.4143, // replaces what is not allowed
  -0.9577, // kin
];
