// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  2.151, // board
  0.9916, // board likeness
  -0.0184, // board likeness squared
  0.4987, // board words
  1.6685, // board meaning
  -0.2813, // board covers
  0.1792, // board covers most
  -0.489, // board is covered
  0.1747, // board likest of all
  -0.1607, // board order
  0.24, // board lead over the next
  0.0713, // board has the weightiest word
  0.2165, // board has the weightiest subject
  0.732, // board speaks the language
  0.9038, // board beside few words
  0.2123, // relative weight
  0.0794, // weight
  0.767, // salience
  0.8055, // is subject
  1.1806, // is place
  1.2827, // is style
  1.1094, // is mood
  1.2738, // is modifier
  0.8886, // is colour
  -0.0002, // is subject in first clause
  0.1054, // is place in first clause
  0.0741, // is style in first clause
  0.0838, // is mood in first clause
  -0.066, // is modifier in first clause
  0.0101, // is colour in first clause
  0.5895, // is subject beside a subject
  -0.0312, // is place beside a subject
  0.4914, // is style beside a subject
  -0.179, // is mood beside a subject
  0.1811, // is modifier beside a subject
  0.2431, // is colour beside a subject
  -0.1414, // stands behind for
  0.0514, // stands behind with
  -0.0547, // stands behind at
  0.1557, // stands behind of
  -0.0053, // stands behind like
  0.0393, // stands behind meets
  -0.5138, // kin
  0.0, // borrowed
  -0.3087, // guessed
  0.084, // head of its run
  0.1599, // first word
  0.1235, // last word
  -0.2713, // order
  0.0582, // hint
  -0.2053, // mostly
  -0.0633, // weightiest
  0.0672, // weightiest subject
  2.337, // one over words
  0.0294, // length of word
  -0.1999, // second card
  -0.3673, // third card
  -0.5995, // later card
  0.2457, // first card of the only word
  0.0195, // first card of the weightiest
  1.2109, // mean likeness to other words
  0.0744, // greatest likeness to other words
  0.2081, // likeness to mood words
  0.3567, // likeness to style words
  0.0212, // likeness to place words
  -0.0418, // likeness to subjects
  1.4357, // mean likeness to boards
  0.2712, // greatest likeness to boards
  0.6069, // likeness to the likest board
  0.334, // sure likeness to boards
  0.2903, // moods asked for
  0.1828, // moods of all words
  0.0651, // agrees with scheme
  0.0898, // agrees with sure scheme
  0.3395, // dark
  0.116, // dark against what is demanded
  0.2653, // chroma of background
  0.2198, // chroma of primary
  0.3977, // chroma of accent
  -0.5332, // chroma where calm is asked
  0.5717, // chroma where loud is asked
  -0.1165, // share of named colours seen
  -0.3369, // likeness to named colours
  -0.9462, // share of colours not allowed
  0.7418, // mixture covered
  0.9231, // mixture purity
  -0.3099, // first card where clichés are avoided
  -0.6, // like what is discouraged
  -0.0441, // word is near the rest of the brief
  1.9626, // card is near the brief
  0.2875, // card is near the rest of the brief
  -0.17, // card is nearer to the rest than its sisters
  0.5695, // card tells of other words
  -0.2533, // card tells more of other words than its sisters
  1.669, // near the brief squared
  0.6173, // less near than the nearest
  1.7118, // tells of the brief
  0.1664, // board tells of the brief
  -0.4502, // board tells of more
  0.3638, // board tells of more beside few words
  -0.5826, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4637, // always
  -0.1477, // words
  0.1569, // first card of subject is dark
  0.0219, // first card of place is dark
  0.2592, // first card of style is dark
  0.1614, // first card of mood is dark
  0.1801, // first card of modifier is dark
  0.281, // first card of colour is dark
  0.7992, // share of dark cards of subject
  0.422, // share of dark cards of place
  -0.1233, // share of dark cards of style
  1.0691, // share of dark cards of mood
  0.6772, // share of dark cards of modifier
  0.0635, // share of dark cards of colour
  -0.0501, // first card of the weightiest is dark
  0.7798, // share of dark cards of the weightiest
  1.3633, // darkest word
  -0.1578, // lightest word
  0.9356, // recalled are dark
  0.4397, // likest recalled is dark
  0.2958, // lean of the mixture
  3.2675, // dark is demanded
  -0.8415, // light is demanded
  -0.596, // pastel is demanded
  -0.0347, // vivid is demanded
  0.7972, // dark colour named
  -0.7695, // light colour named
  0.2871, // mood calm
  -0.1964, // mood cosy
  0.1253, // mood warm
  0.426, // mood cool
  0.0453, // mood fresh
  -0.0033, // mood clean
  0.3366, // mood airy
  -0.0879, // mood soft
  -0.0367, // mood dreamy
  0.3942, // mood romantic
  0.081, // mood playful
  0.083, // mood joyful
  -0.0285, // mood lively
  0.2757, // mood bold
  -0.4099, // mood dramatic
  0.7639, // mood dark
  0.1077, // mood mysterious
  -0.0532, // mood eerie
  0.2096, // mood melancholic
  -0.0502, // mood nostalgic
  0.3493, // mood rustic
  0.3456, // mood earthy
  -0.1986, // mood wild
  0.3636, // mood elegant
  0.1087, // mood luxurious
  0.0839, // mood serious
  0.0915, // mood technical
  -0.305, // mood futuristic
  0.21, // mood industrial
  0.089, // mood festive
  0.0007, // mood sacred
  -0.2295, // mood fierce
  0.0741, // calm by any word
  0.2849, // cosy by any word
  -0.0655, // warm by any word
  -0.1043, // cool by any word
  -0.1052, // fresh by any word
  -0.0812, // clean by any word
  0.0725, // airy by any word
  -0.2338, // soft by any word
  0.1511, // dreamy by any word
  0.0267, // romantic by any word
  -0.1207, // playful by any word
  -0.1387, // joyful by any word
  0.2474, // lively by any word
  0.0452, // bold by any word
  0.1042, // dramatic by any word
  0.3877, // dark by any word
  0.2475, // mysterious by any word
  0.0496, // eerie by any word
  0.1296, // melancholic by any word
  0.06, // nostalgic by any word
  -0.0369, // rustic by any word
  -0.1168, // earthy by any word
  0.0845, // wild by any word
  0.0597, // elegant by any word
  0.2431, // luxurious by any word
  0.0086, // serious by any word
  0.208, // technical by any word
  0.1288, // futuristic by any word
  0.1646, // industrial by any word
  0.383, // festive by any word
  0.2105, // sacred by any word
  0.137, // fierce by any word
  -0.0898, // meaning 0
  -0.0122, // meaning 1
  -0.1587, // meaning 2
  -0.0585, // meaning 3
  0.0617, // meaning 4
  -0.3927, // meaning 5
  -0.0549, // meaning 6
  -0.3265, // meaning 7
  0.5204, // meaning 8
  -0.039, // meaning 9
  -0.1793, // meaning 10
  -0.1169, // meaning 11
  -0.0241, // meaning 12
  0.4246, // meaning 13
  0.1513, // meaning 14
  0.3718, // meaning 15
  0.1634, // meaning 16
  0.1744, // meaning 17
  0.3041, // meaning 18
  0.1644, // meaning 19
  0.1894, // meaning 20
  0.3631, // meaning 21
  0.1373, // meaning 22
  0.3197, // meaning 23
  -0.4032, // meaning 24
  0.2277, // meaning 25
  0.0909, // meaning 26
  0.0181, // meaning 27
  -0.3643, // meaning 28
  -0.0755, // meaning 29
  0.0299, // meaning 30
  0.0687, // meaning 31
  0.1189, // meaning 32
  -0.0592, // meaning 33
  -0.1123, // meaning 34
  -0.2297, // meaning 35
  0.2136, // meaning 36
  -0.0671, // meaning 37
  -0.2885, // meaning 38
  -0.1652, // meaning 39
  -0.1005, // meaning 40
  0.1633, // meaning 41
  0.1188, // meaning 42
  0.2907, // meaning 43
  -0.0187, // meaning 44
  0.0342, // meaning 45
  0.166, // meaning 46
  -0.07, // meaning 47
  -0.136, // meaning 48
  0.2167, // meaning 49
  -0.034, // meaning 50
  0.0226, // meaning 51
  -0.2385, // meaning 52
  0.2933, // meaning 53
  -0.0353, // meaning 54
  0.0644, // meaning 55
  0.1285, // meaning 56
  -0.0629, // meaning 57
  -0.0043, // meaning 58
  0.0388, // meaning 59
  0.0666, // meaning 60
  -0.2351, // meaning 61
  -0.1064, // meaning 62
  0.2268, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1166, // stop
  1.5953, // stop after one
  2.0937, // stop after two
  -0.1792, // stop with words not seen
  0.0206, // stop with colours not seen
  0.0003, // stop with primary and accent alike
  -0.4772, // stop with colours not allowed
  1.2832, // stop at a board
  -0.0181, // stop at kin
  -3.088, // to background
  0.0, // to text
  -1.3738, // to primary
  -1.066, // to secondary
  -0.4037, // to accent
  1.0099, // from the same role
  -0.5663, // from primary
  -1.1051, // from secondary
  -1.4003, // from accent
  -0.1532, // relative weight
  0.7423, // salience
  -1.2486, // of a subject
  -1.0526, // of a place
  -1.3101, // of a style
  -1.1751, // of a mood
  -1.1763, // of a modifier
  -0.9051, // of a colour
  0.0076, // behind for
  0.0306, // behind with
  0.223, // behind at
  0.3476, // behind of
  -0.0544, // behind like
  0.3251, // behind meets
  -0.8962, // of the base's own word
  -0.0027, // word not seen
  0.1591, // word not seen, to accent
  -0.0221, // word not seen, to primary
  0.5225, // word not seen, weight
  0.0281, // named colour not seen
  0.3762, // hint to accent
  -0.2346, // hint to another
  0.1454, // distance to primary
  -1.0614, // distance to background
  -2.2135, // distance to what it replaces
  -1.276, // too near to another
  -0.0209, // chroma
  1.2713, // chroma to accent
  -0.1956, // chroma to background
  0.0138, // chroma to secondary
  -1.3736, // less chroma than before
  -0.801, // changes light to dark
  0.1765, // against the scheme
  1.5788, // likeness to what the word means
  0.8663, // likeness to named colours
  1.0903, // first card
  -0.8733, // breaks a contrast
  -0.0593, // mends a contrast
  -0.7707, // not allowed
  1.371, // replaces what is not allowed
  -0.8927, // kin
];
