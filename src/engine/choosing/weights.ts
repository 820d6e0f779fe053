// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.3897, // board
  1.025, // board likeness
  -0.1564, // board likeness squared
  0.5381, // board words
  1.7104, // board meaning
  -0.2396, // board covers
  0.1675, // board covers most
  -0.5366, // board is covered
  0.1555, // board likest of all
  -0.1581, // board order
  0.305, // board lead over the next
  0.0461, // board has the weightiest word
  0.2307, // board has the weightiest subject
  0.753, // board speaks the language
  1.1519, // board beside few words
  0.1918, // relative weight
  0.3278, // weight
  0.6667, // salience
  0.7554, // is subject
  1.2989, // is place
  1.2659, // is style
  1.2112, // is mood
  1.3602, // is modifier
  0.8484, // is colour
  0.0, // is subject in first clause
  0.1181, // is place in first clause
  0.0148, // is style in first clause
  0.1221, // is mood in first clause
  -0.0819, // is modifier in first clause
  -0.0363, // is colour in first clause
  0.7554, // is subject beside a subject
  -0.0201, // is place beside a subject
  0.6137, // is style beside a subject
  -0.1299, // is mood beside a subject
  0.2967, // is modifier beside a subject
  0.2039, // is colour beside a subject
  -0.0929, // stands behind for
  0.0789, // stands behind with
  -0.0625, // stands behind at
  0.1067, // stands behind of
  0.4155, // stands behind like
  -0.0582, // stands behind meets
  -0.2912, // kin
  0.0, // borrowed
  -0.2385, // guessed
  0.0549, // head of its run
  0.1586, // first word
  0.1425, // last word
  -0.2812, // order
  0.2479, // hint
  -0.3117, // mostly
  -0.0521, // weightiest
  0.0432, // weightiest subject
  2.312, // one over words
  0.0352, // length of word
  -0.184, // second card
  -0.361, // third card
  -0.6205, // later card
  0.261, // first card of the only word
  0.0077, // first card of the weightiest
  1.2422, // mean likeness to other words
  0.131, // greatest likeness to other words
  0.2514, // likeness to mood words
  0.3461, // likeness to style words
  0.0047, // likeness to place words
  -0.087, // likeness to subjects
  1.4534, // mean likeness to boards
  0.1348, // greatest likeness to boards
  0.6035, // likeness to the likest board
  0.4169, // sure likeness to boards
  0.3059, // moods asked for
  0.1833, // moods of all words
  0.0768, // agrees with scheme
  0.0918, // agrees with sure scheme
  0.3276, // dark
  0.1567, // dark against what is demanded
  0.2723, // chroma of background
  0.2418, // chroma of primary
  0.3964, // chroma of accent
  -0.4993, // chroma where calm is asked
  0.5486, // chroma where loud is asked
  -0.0798, // share of named colours seen
  -0.3313, // likeness to named colours
  -0.981, // share of colours not allowed
  0.7467, // mixture covered
  1.0496, // mixture purity
  -0.3637, // first card where clichés are avoided
  -0.5174, // like what is discouraged
  -0.019, // word is near the rest of the brief
  2.0783, // card is near the brief
  0.1571, // card is near the rest of the brief
  -0.1429, // card is nearer to the rest than its sisters
  0.445, // card tells of other words
  -0.1669, // card tells more of other words than its sisters
  1.7, // near the brief squared
  0.7225, // less near than the nearest
  2.0751, // tells of the brief
  -0.1296, // board tells of the brief
  -0.5307, // board tells of more
  0.7249, // board tells of more beside few words
  -0.2967, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4412, // always
  -0.109, // words
  0.1228, // first card of subject is dark
  0.0666, // first card of place is dark
  0.2835, // first card of style is dark
  0.1258, // first card of mood is dark
  0.1965, // first card of modifier is dark
  0.2459, // first card of colour is dark
  0.8276, // share of dark cards of subject
  0.3136, // share of dark cards of place
  -0.1345, // share of dark cards of style
  1.0361, // share of dark cards of mood
  0.7137, // share of dark cards of modifier
  0.0844, // share of dark cards of colour
  -0.0431, // first card of the weightiest is dark
  0.8324, // share of dark cards of the weightiest
  1.3211, // darkest word
  -0.1804, // lightest word
  0.9831, // recalled are dark
  0.3901, // likest recalled is dark
  0.3234, // lean of the mixture
  3.2733, // dark is demanded
  -0.8616, // light is demanded
  -0.5434, // pastel is demanded
  -0.0863, // vivid is demanded
  0.706, // dark colour named
  -0.6652, // light colour named
  0.2674, // mood calm
  -0.2864, // mood cosy
  0.1041, // mood warm
  0.275, // mood cool
  0.0048, // mood fresh
  0.0091, // mood clean
  0.2917, // mood airy
  -0.2008, // mood soft
  0.0631, // mood dreamy
  0.3332, // mood romantic
  0.0038, // mood playful
  -0.0021, // mood joyful
  0.0076, // mood lively
  0.2809, // mood bold
  -0.3636, // mood dramatic
  0.7975, // mood dark
  0.1468, // mood mysterious
  -0.0813, // mood eerie
  0.2598, // mood melancholic
  -0.0241, // mood nostalgic
  0.3807, // mood rustic
  0.3913, // mood earthy
  -0.1961, // mood wild
  0.4458, // mood elegant
  0.0967, // mood luxurious
  0.0279, // mood serious
  0.1652, // mood technical
  -0.2995, // mood futuristic
  0.1449, // mood industrial
  -0.0531, // mood festive
  -0.0317, // mood sacred
  -0.1102, // mood fierce
  0.0489, // calm by any word
  0.3622, // cosy by any word
  -0.0171, // warm by any word
  -0.1283, // cool by any word
  -0.0958, // fresh by any word
  -0.059, // clean by any word
  0.1022, // airy by any word
  -0.1915, // soft by any word
  0.1814, // dreamy by any word
  0.0955, // romantic by any word
  -0.1494, // playful by any word
  -0.1977, // joyful by any word
  0.2401, // lively by any word
  0.077, // bold by any word
  0.0728, // dramatic by any word
  0.3655, // dark by any word
  0.2722, // mysterious by any word
  0.0442, // eerie by any word
  0.1082, // melancholic by any word
  0.0037, // nostalgic by any word
  0.0013, // rustic by any word
  -0.0621, // earthy by any word
  0.0923, // wild by any word
  0.0679, // elegant by any word
  0.1489, // luxurious by any word
  0.052, // serious by any word
  0.1973, // technical by any word
  0.1601, // futuristic by any word
  0.1729, // industrial by any word
  0.3982, // festive by any word
  0.2466, // sacred by any word
  0.0678, // fierce by any word
  -0.0988, // meaning 0
  0.0211, // meaning 1
  -0.2411, // meaning 2
  0.0472, // meaning 3
  0.0011, // meaning 4
  -0.4459, // meaning 5
  -0.1058, // meaning 6
  -0.2743, // meaning 7
  0.5765, // meaning 8
  -0.1098, // meaning 9
  -0.2402, // meaning 10
  -0.1448, // meaning 11
  0.0067, // meaning 12
  0.2692, // meaning 13
  0.0444, // meaning 14
  -0.2925, // meaning 15
  -0.4367, // meaning 16
  0.2048, // meaning 17
  0.2882, // meaning 18
  0.1099, // meaning 19
  0.1702, // meaning 20
  0.3108, // meaning 21
  0.1343, // meaning 22
  0.218, // meaning 23
  -0.342, // meaning 24
  0.2162, // meaning 25
  -0.0335, // meaning 26
  -0.0825, // meaning 27
  -0.2653, // meaning 28
  -0.1066, // meaning 29
  0.0694, // meaning 30
  -0.1481, // meaning 31
  0.152, // meaning 32
  -0.0348, // meaning 33
  -0.1023, // meaning 34
  -0.1289, // meaning 35
  0.2762, // meaning 36
  0.053, // meaning 37
  -0.3278, // meaning 38
  -0.1091, // meaning 39
  -0.147, // meaning 40
  0.1264, // meaning 41
  0.1855, // meaning 42
  0.2061, // meaning 43
  0.139, // meaning 44
  0.0464, // meaning 45
  0.0768, // meaning 46
  -0.0084, // meaning 47
  -0.0293, // meaning 48
  -0.1872, // meaning 49
  -0.2062, // meaning 50
  -0.012, // meaning 51
  -0.0861, // meaning 52
  -0.2219, // meaning 53
  0.1726, // meaning 54
  0.0321, // meaning 55
  0.2143, // meaning 56
  -0.0216, // meaning 57
  0.0231, // meaning 58
  0.028, // meaning 59
  -0.0006, // meaning 60
  -0.1407, // meaning 61
  -0.0907, // meaning 62
  0.1565, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1204, // stop
  1.6013, // stop after one
  2.0821, // stop after two
  -0.1514, // stop with words not seen
  0.0418, // stop with colours not seen
  0.0066, // stop with primary and accent alike
  -0.4755, // stop with colours not allowed
  1.3241, // stop at a board
  -0.0456, // stop at kin
  -3.0778, // to background
  0.0, // to text
  -1.3798, // to primary
  -1.0767, // to secondary
  -0.4051, // to accent
  1.0053, // from the same role
  -0.586, // from primary
  -1.1086, // from secondary
  -1.4003, // from accent
  -0.1611, // relative weight
  0.7631, // salience
  -1.2427, // of a subject
  -1.0459, // of a place
  -1.3394, // of a style
  -1.1747, // of a mood
  -1.2163, // of a modifier
  -0.8868, // of a colour
  0.0082, // behind for
  0.0136, // behind with
  0.2205, // behind at
  0.3908, // behind of
  -0.0133, // behind like
  0.2609, // behind meets
  -0.8863, // of the base's own word
  -0.0098, // word not seen
  0.133, // word not seen, to accent
  -0.015, // word not seen, to primary
  0.5241, // word not seen, weight
  -0.0568, // named colour not seen
  0.3815, // hint to accent
  -0.2139, // hint to another
  0.156, // distance to primary
  -1.0592, // distance to background
  -2.2021, // distance to what it replaces
  -1.2764, // too near to another
  -0.0176, // chroma
  1.2526, // chroma to accent
  -0.4248, // chroma to background
  0.008, // chroma to secondary
  -1.4091, // less chroma than before
  -0.7999, // changes light to dark
  0.1876, // against the scheme
  1.6306, // likeness to what the word means
  0.7811, // likeness to named colours
  1.1011, // first card
  -0.8728, // breaks a contrast
  -0.055, // mends a contrast
  -0.8064, // not allowed
  1.4135, // replaces what is not allowed
  -0.9566, // kin
];
