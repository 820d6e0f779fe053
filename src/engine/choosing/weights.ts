// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.2567, // board
  0.9813, // board likeness
  -0.2005, // board likeness squared
  0.5052, // board words
  1.6783, // board meaning
  -0.2486, // board covers
  0.1631, // board covers most
  -0.5179, // board is covered
  0.185, // board likest of all
  -0.1921, // board order
  0.2637, // board lead over the next
  0.0525, // board has the weightiest word
  0.2376, // board has the weightiest subject
  0.6955, // board speaks the language
  1.039, // board beside few words
  0.1957, // relative weight
  0.2011, // weight
  0.711, // salience
  0.7102, // is subject
  1.1881, // is place
  1.1932, // is style
  1.1183, // is mood
  1.247, // is modifier
  0.8751, // is colour
  0.0025, // is subject in first clause
  0.1272, // is place in first clause
  0.0242, // is style in first clause
  0.0913, // is mood in first clause
  -0.0641, // is modifier in first clause
  -0.0065, // is colour in first clause
  0.7102, // is subject beside a subject
  -0.0007, // is place beside a subject
  0.6525, // is style beside a subject
  -0.1377, // is mood beside a subject
  0.2918, // is modifier beside a subject
  0.193, // is colour beside a subject
  -0.1092, // stands behind for
  0.0749, // stands behind with
  -0.0433, // stands behind at
  0.1069, // stands behind of
  0.4501, // stands behind like
  -0.0644, // stands behind meets
  -0.2467, // kin
  0.0, // borrowed
  -0.2275, // guessed
  0.0554, // head of its run
  0.1593, // first word
  0.1244, // last word
  -0.2596, // order
  0.226, // hint
  -0.2669, // mostly
  -0.0433, // weightiest
  0.0483, // weightiest subject
  2.1964, // one over words
  0.0069, // length of word
  -0.1893, // second card
  -0.3699, // third card
  -0.6006, // later card
  0.2765, // first card of the only word
  0.008, // first card of the weightiest
  1.2463, // mean likeness to other words
  0.1439, // greatest likeness to other words
  0.2291, // likeness to mood words
  0.4337, // likeness to style words
  0.0193, // likeness to place words
  -0.1034, // likeness to subjects
  1.3215, // mean likeness to boards
  0.2139, // greatest likeness to boards
  0.5408, // likeness to the likest board
  0.4769, // sure likeness to boards
  0.3293, // moods asked for
  0.1589, // moods of all words
  0.0361, // agrees with scheme
  0.1055, // agrees with sure scheme
  0.3146, // dark
  0.095, // dark against what is demanded
  0.2635, // chroma of background
  0.2169, // chroma of primary
  0.3774, // chroma of accent
  -0.5838, // chroma where calm is asked
  0.6462, // chroma where loud is asked
  -0.0308, // share of named colours seen
  -0.2898, // likeness to named colours
  -1.0422, // share of colours not allowed
  0.7151, // mixture covered
  1.0368, // mixture purity
  -0.345, // first card where clichés are avoided
  -0.5621, // like what is discouraged
  -0.03, // word is near the rest of the brief
  2.0179, // card is near the brief
  0.2031, // card is near the rest of the brief
  -0.2512, // card is nearer to the rest than its sisters
  0.4204, // card tells of other words
  -0.1785, // card tells more of other words than its sisters
  1.6526, // near the brief squared
  0.5792, // less near than the nearest
  2.0878, // tells of the brief
  -0.179, // board tells of the brief
  -0.453, // board tells of more
  0.5761, // board tells of more beside few words
  -0.2144, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.3958, // always
  -0.1256, // words
  0.1233, // first card of subject is dark
  0.0767, // first card of place is dark
  0.2552, // first card of style is dark
  0.1093, // first card of mood is dark
  0.1503, // first card of modifier is dark
  0.2266, // first card of colour is dark
  0.7507, // share of dark cards of subject
  0.3076, // share of dark cards of place
  -0.0966, // share of dark cards of style
  0.9938, // share of dark cards of mood
  0.7636, // share of dark cards of modifier
  0.1308, // share of dark cards of colour
  -0.0361, // first card of the weightiest is dark
  0.8187, // share of dark cards of the weightiest
  1.3428, // darkest word
  -0.2058, // lightest word
  0.9972, // recalled are dark
  0.3493, // likest recalled is dark
  0.3328, // lean of the mixture
  3.3532, // dark is demanded
  -0.844, // light is demanded
  -0.5428, // pastel is demanded
  -0.065, // vivid is demanded
  0.7274, // dark colour named
  -0.5992, // light colour named
  0.3015, // mood calm
  -0.2816, // mood cosy
  0.0898, // mood warm
  0.3053, // mood cool
  -0.05, // mood fresh
  -0.0111, // mood clean
  0.2884, // mood airy
  -0.2503, // mood soft
  0.0956, // mood dreamy
  0.3921, // mood romantic
  0.0063, // mood playful
  0.0187, // mood joyful
  0.0309, // mood lively
  0.2669, // mood bold
  -0.3481, // mood dramatic
  0.8247, // mood dark
  0.1567, // mood mysterious
  -0.0845, // mood eerie
  0.2045, // mood melancholic
  -0.0546, // mood nostalgic
  0.3269, // mood rustic
  0.3579, // mood earthy
  -0.1584, // mood wild
  0.3779, // mood elegant
  0.0778, // mood luxurious
  -0.0032, // mood serious
  0.2248, // mood technical
  -0.2146, // mood futuristic
  0.1273, // mood industrial
  -0.0729, // mood festive
  -0.0636, // mood sacred
  -0.0731, // mood fierce
  0.0347, // calm by any word
  0.3303, // cosy by any word
  -0.0025, // warm by any word
  -0.1258, // cool by any word
  -0.0913, // fresh by any word
  -0.039, // clean by any word
  0.0969, // airy by any word
  -0.1955, // soft by any word
  0.2005, // dreamy by any word
  0.0755, // romantic by any word
  -0.1492, // playful by any word
  -0.2032, // joyful by any word
  0.2155, // lively by any word
  0.0451, // bold by any word
  0.077, // dramatic by any word
  0.3533, // dark by any word
  0.2094, // mysterious by any word
  0.0177, // eerie by any word
  0.0657, // melancholic by any word
  -0.0051, // nostalgic by any word
  -0.0273, // rustic by any word
  -0.0692, // earthy by any word
  0.0785, // wild by any word
  0.0666, // elegant by any word
  0.1692, // luxurious by any word
  0.0482, // serious by any word
  0.2453, // technical by any word
  0.1513, // futuristic by any word
  0.1752, // industrial by any word
  0.4505, // festive by any word
  0.2003, // sacred by any word
  0.0235, // fierce by any word
  -0.143, // meaning 0
  -0.0721, // meaning 1
  -0.2067, // meaning 2
  0.0747, // meaning 3
  -0.0168, // meaning 4
  -0.503, // meaning 5
  -0.0427, // meaning 6
  -0.2253, // meaning 7
  0.5318, // meaning 8
  -0.0558, // meaning 9
  -0.2184, // meaning 10
  -0.0986, // meaning 11
  -0.047, // meaning 12
  0.2936, // meaning 13
  0.1092, // meaning 14
  -0.1602, // meaning 15
  -0.5408, // meaning 16
  0.2591, // meaning 17
  0.3364, // meaning 18
  0.1793, // meaning 19
  0.2077, // meaning 20
  0.2863, // meaning 21
  0.1189, // meaning 22
  0.2776, // meaning 23
  -0.3394, // meaning 24
  0.2299, // meaning 25
  0.0346, // meaning 26
  -0.0885, // meaning 27
  -0.2857, // meaning 28
  -0.0455, // meaning 29
  0.0535, // meaning 30
  -0.0509, // meaning 31
  0.1543, // meaning 32
  -0.0064, // meaning 33
  -0.0825, // meaning 34
  -0.0866, // meaning 35
  0.2271, // meaning 36
  0.0618, // meaning 37
  -0.2688, // meaning 38
  -0.1749, // meaning 39
  -0.1579, // meaning 40
  0.0423, // meaning 41
  0.1487, // meaning 42
  0.2828, // meaning 43
  0.157, // meaning 44
  0.0593, // meaning 45
  0.019, // meaning 46
  -0.0252, // meaning 47
  0.0311, // meaning 48
  -0.1381, // meaning 49
  -0.2316, // meaning 50
  -0.0266, // meaning 51
  -0.0646, // meaning 52
  -0.2388, // meaning 53
  0.2408, // meaning 54
  -0.0129, // meaning 55
  0.2037, // meaning 56
  -0.0231, // meaning 57
  0.0031, // meaning 58
  0.014, // meaning 59
  -0.0517, // meaning 60
  -0.0637, // meaning 61
  -0.1458, // meaning 62
  0.1358, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1229, // stop
  1.6027, // stop after one
  2.0873, // stop after two
  -0.1618, // stop with words not seen
  0.0401, // stop with colours not seen
  -0.0161, // stop with primary and accent alike
  -0.4456, // stop with colours not allowed
  1.3052, // stop at a board
  -0.044, // stop at kin
  -3.1033, // to background
  0.0, // to text
  -1.3746, // to primary
  -1.0758, // to secondary
  -0.3998, // to accent
  1.0042, // from the same role
  -0.585, // from primary
  -1.1014, // from secondary
  -1.3954, // from accent
  -0.1394, // relative weight
  0.7421, // salience
  -1.2445, // of a subject
  -1.0464, // of a place
  -1.312, // of a style
  -1.1722, // of a mood
  -1.1913, // of a modifier
  -0.9431, // of a colour
  0.0082, // behind for
  0.0476, // behind with
  0.218, // behind at
  0.3752, // behind of
  -0.0137, // behind like
  0.2614, // behind meets
  -0.8903, // of the base's own word
  -0.0179, // word not seen
  0.1333, // word not seen, to accent
  -0.0144, // word not seen, to primary
  0.5209, // word not seen, weight
  -0.0205, // named colour not seen
  0.3542, // hint to accent
  -0.2177, // hint to another
  0.16, // distance to primary
  -1.0593, // distance to background
  -2.1927, // distance to what it replaces
  -1.2783, // too near to another
  -0.0154, // chroma
  1.2478, // chroma to accent
  -0.1946, // chroma to background
  0.003, // chroma to secondary
  -1.4061, // less chroma than before
  -0.8009, // changes light to dark
  0.1744, // against the scheme
  1.5662, // likeness to what the word means
  0.9352, // likeness to named colours
  1.0963, // first card
  -0.8828, // breaks a contrast
  -0.0499, // mends a contrast
  -0.773, // not allowed
  1.4038, // replaces what is not allowed
  -0.9577, // kin
];
