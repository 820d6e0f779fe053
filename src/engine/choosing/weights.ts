// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
  1.6733, // board
  0.9063, // board likeness
  0.0212, // board likeness squared
  0.4954, // board words
  1.4528, // board meaning
  -0.2755, // board covers
  0.1587, // board covers most
  -0.4766, // board is covered
  0.1809, // board likest of all
  -0.1541, // board order
  0.3011, // board lead over the next
  0.0751, // board has the weightiest word
  0.2134, // board has the weightiest subject
  0.7222, // board speaks the language
  0.6753, // board beside few words
  0.1626, // relative weight
  0.0276, // weight
  0.7815, // salience
  0.6309, // is subject
  0.8999, // is place
  1.0247, // is style
  0.8292, // is mood
  1.0763, // is modifier
  0.6789, // is colour
  0.0078, // is subject in first clause
  0.1165, // is place in first clause
  0.0336, // is style in first clause
  0.0695, // is mood in first clause
  -0.0598, // is modifier in first clause
  -0.0161, // is colour in first clause
  0.4162, // is subject beside a subject
  -0.099, // is place beside a subject
  0.3958, // is style beside a subject
  -0.2037, // is mood beside a subject
  0.1055, // is modifier beside a subject
  0.1652, // is colour beside a subject
  -0.1477, // stands behind for
  0.0731, // stands behind with
  -0.0515, // stands behind at
  0.1291, // stands behind of
  -0.0054, // stands behind like
  0.0422, // stands behind meets
  -0.5631, // kin
  0.0, // borrowed
  -0.3207, // guessed
  0.0788, // head of its run
  0.1365, // first word
  0.1428, // last word
  -0.3289, // order
  0.0143, // hint
  -0.1535, // mostly
  -0.0347, // weightiest
  0.0603, // weightiest subject
  2.0522, // one over words
  0.0307, // length of word
  -0.1957, // second card
  -0.3758, // third card
  -0.6071, // later card
  0.2474, // first card of the only word
  0.0309, // first card of the weightiest
  1.0624, // mean likeness to other words
  0.102, // greatest likeness to other words
  0.2627, // likeness to mood words
  0.2844, // likeness to style words
  0.0149, // likeness to place words
  -0.0915, // likeness to subjects
  1.215, // mean likeness to boards
  0.2299, // greatest likeness to boards
  0.6652, // likeness to the likest board
  0.3351, // sure likeness to boards
  0.305, // moods asked for
  0.1955, // moods of all words
  0.0461, // agrees with scheme
  0.0975, // agrees with sure scheme
  0.3246, // dark
  0.1001, // dark against what is demanded
  0.2246, // chroma of background
  0.1892, // chroma of primary
  0.3678, // chroma of accent
  -0.4896, // chroma where calm is asked
  0.4614, // chroma where loud is asked
  -0.1264, // share of named colours seen
  -0.3219, // likeness to named colours
  -0.8895, // share of colours not allowed
  0.7436, // mixture covered
  0.8767, // mixture purity
  -0.2727, // first card where clichés are avoided
  -0.7328, // like what is discouraged
  -0.1161, // word is near the rest of the brief
  1.6265, // card is near the brief
  0.3593, // card is near the rest of the brief
  -0.2647, // card is nearer to the rest than its sisters
  0.5245, // card tells of other words
  -0.1954, // card tells more of other words than its sisters
  1.6714, // near the brief squared
  0.2948, // less near than the nearest
  1.7237, // tells of the brief
  0.1968, // board tells of the brief
  -0.5061, // board tells of more
  0.4223, // board tells of more beside few words
  -0.6035, // tells of the brief beside few words
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
  -1.4663, // always
  -0.1778, // words
  0.1282, // first card of subject is dark
  0.0205, // first card of place is dark
  0.2874, // first card of style is dark
  0.1662, // first card of mood is dark
  0.159, // first card of modifier is dark
  0.2617, // first card of colour is dark
  0.7784, // share of dark cards of subject
  0.4487, // share of dark cards of place
  -0.0731, // share of dark cards of style
  0.957, // share of dark cards of mood
  0.8131, // share of dark cards of modifier
  0.2126, // share of dark cards of colour
  -0.084, // first card of the weightiest is dark
  0.9254, // share of dark cards of the weightiest
  1.3711, // darkest word
  -0.3454, // lightest word
  0.8936, // recalled are dark
  0.4362, // likest recalled is dark
  0.2646, // lean of the mixture
  3.2919, // dark is demanded
  -0.7993, // light is demanded
  -0.6532, // pastel is demanded
  -0.0731, // vivid is demanded
  0.8642, // dark colour named
  -0.5742, // light colour named
  0.1674, // mood calm
  -0.1735, // mood cosy
  0.114, // mood warm
  0.4255, // mood cool
  0.0297, // mood fresh
  0.0284, // mood clean
  0.2798, // mood airy
  -0.0441, // mood soft
  -0.0483, // mood dreamy
  0.4486, // mood romantic
  0.0462, // mood playful
  0.0158, // mood joyful
  -0.1162, // mood lively
  0.0338, // mood bold
  -0.3825, // mood dramatic
  0.6464, // mood dark
  0.1954, // mood mysterious
  -0.0653, // mood eerie
  0.3, // mood melancholic
  0.0481, // mood nostalgic
  0.2506, // mood rustic
  0.236, // mood earthy
  -0.0953, // mood wild
  0.2531, // mood elegant
  0.1076, // mood luxurious
  0.0643, // mood serious
  0.1075, // mood technical
  -0.197, // mood futuristic
  0.2597, // mood industrial
  -0.0814, // mood festive
  0.0343, // mood sacred
  -0.0661, // mood fierce
  0.0312, // calm by any word
  0.3499, // cosy by any word
  -0.056, // warm by any word
  -0.1153, // cool by any word
  -0.1573, // fresh by any word
  -0.0809, // clean by any word
  -0.0286, // airy by any word
  -0.241, // soft by any word
  0.098, // dreamy by any word
  0.0222, // romantic by any word
  -0.1085, // playful by any word
  -0.077, // joyful by any word
  0.2011, // lively by any word
  0.0895, // bold by any word
  0.1059, // dramatic by any word
  0.5118, // dark by any word
  0.2661, // mysterious by any word
  -0.0641, // eerie by any word
  0.2539, // melancholic by any word
  -0.0358, // nostalgic by any word
  -0.0336, // rustic by any word
  -0.0204, // earthy by any word
  -0.0092, // wild by any word
  0.0005, // elegant by any word
  0.2559, // luxurious by any word
  -0.0286, // serious by any word
  0.155, // technical by any word
  0.1384, // futuristic by any word
  0.1399, // industrial by any word
  0.433, // festive by any word
  0.2883, // sacred by any word
  0.1512, // fierce by any word
  -0.0441, // meaning 0
  0.0026, // meaning 1
  -0.0598, // meaning 2
  -0.0104, // meaning 3
  0.0602, // meaning 4
  -0.4648, // meaning 5
  -0.1607, // meaning 6
  -0.2061, // meaning 7
  0.5721, // meaning 8
  -0.0405, // meaning 9
  -0.1667, // meaning 10
  -0.1621, // meaning 11
  -0.1278, // meaning 12
  0.3008, // meaning 13
  0.233, // meaning 14
  0.4484, // meaning 15
  0.1422, // meaning 16
  0.2271, // meaning 17
  0.2773, // meaning 18
  0.2584, // meaning 19
  0.2133, // meaning 20
  0.4118, // meaning 21
  0.0381, // meaning 22
  0.191, // meaning 23
  -0.3329, // meaning 24
  0.285, // meaning 25
  0.1112, // meaning 26
  0.0222, // meaning 27
  -0.4272, // meaning 28
  -0.0036, // meaning 29
  0.0559, // meaning 30
  -0.0047, // meaning 31
  0.1581, // meaning 32
  -0.0271, // meaning 33
  -0.1418, // meaning 34
  -0.2557, // meaning 35
  0.2175, // meaning 36
  -0.054, // meaning 37
  -0.3827, // meaning 38
  -0.1204, // meaning 39
  -0.0918, // meaning 40
  0.1432, // meaning 41
  0.0797, // meaning 42
  0.181, // meaning 43
  -0.0378, // meaning 44
  0.0929, // meaning 45
  0.0718, // meaning 46
  -0.0859, // meaning 47
  -0.1659, // meaning 48
  0.2092, // meaning 49
  -0.0435, // meaning 50
  -0.0103, // meaning 51
  -0.1929, // meaning 52
  0.0113, // meaning 53
  0.2152, // meaning 54
  0.1321, // meaning 55
  -0.0126, // meaning 56
  -0.0537, // meaning 57
  -0.0532, // meaning 58
  0.0423, // meaning 59
  0.0802, // meaning 60
  -0.1631, // meaning 61
  -0.0588, // meaning 62
  0.2053, // meaning 63
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
  2.1149, // stop
  1.5987, // stop after one
  2.0924, // stop after two
  -0.1802, // stop with words not seen
  0.0224, // stop with colours not seen
  0.0036, // stop with primary and accent alike
  -0.4708, // stop with colours not allowed
  1.2669, // stop at a board
  -0.018, // stop at kin
  -3.0714, // to background
  0.0, // to text
  -1.3717, // to primary
  -1.0727, // to secondary
  -0.4098, // to accent
  1.0165, // from the same role
  -0.5654, // from primary
  -1.1117, // from secondary
  -1.4027, // from accent
  -0.1523, // relative weight
  0.7405, // salience
  -1.2425, // of a subject
  -1.0544, // of a place
  -1.3103, // of a style
  -1.1784, // of a mood
  -1.1714, // of a modifier
  -0.9116, // of a colour
  -0.0387, // behind for
  0.0612, // behind with
  0.2231, // behind at
  0.3427, // behind of
  -0.0546, // behind like
  0.3234, // behind meets
  -0.8959, // of the base's own word
  -0.0026, // word not seen
  0.1603, // word not seen, to accent
  -0.0268, // word not seen, to primary
  0.5247, // word not seen, weight
  0.0442, // named colour not seen
  0.374, // hint to accent
  -0.2365, // hint to another
  0.1487, // distance to primary
  -1.0607, // distance to background
  -2.2176, // distance to what it replaces
  -1.254, // too near to another
  -0.019, // chroma
  1.2707, // chroma to accent
  -0.195, // chroma to background
  0.0117, // chroma to secondary
  -1.3649, // less chroma than before
  -0.8226, // changes light to dark
  0.1947, // against the scheme
  1.5826, // likeness to what the word means
  0.8615, // likeness to named colours
  1.0927, // first card
  -0.8744, // breaks a contrast
  -0.0637, // mends a contrast
  -0.7841, // not allowed
  1.3585, // replaces what is not allowed
  -0.9537, // kin
];
