import * as d from './demands.ts';
import type { Case } from './briefs.ts';
import type { Family } from '../../src/engine/colour/families.ts';

/** Helpers: the checks above, turned round or put to a part of the palette. */
const not =
  (demand: d.Demand): d.Demand =>
  (p) =>
    !demand(p);
/** The demand holds of the colours other than these roles'. */
const apartFrom =
  (roles: readonly string[], demand: d.Demand): d.Demand =>
  (p) =>
    demand({
      ...p,
      colors: Object.entries(p.semantic)
        .filter(([role]) => !roles.includes(role))
        .map(([, hex]) => hex),
    });
/** The demand holds of the colours other than this very one. */
const but =
  (hex: string, demand: d.Demand): d.Demand =>
  (p) =>
    demand({ ...p, colors: p.colors.filter((c) => c !== hex) });
/** Primary, secondary or accent. */
const drawn = (family: Family): d.Demand =>
  d.either(d.inRole('primary', family), d.inRole('secondary', family), d.inRole('accent', family));
const coral = d.either(d.shows('orange'), d.shows('red'), d.shows('pink'));
const burgundy = d.either(d.deep('red', 0.5), d.near('#800020', 20), d.near('#5E1224', 20));
const oxblood = d.either(d.deep('red', 0.48), d.near('#4A0404', 20), d.near('#6A1F23', 20));
const ochre = d.either(d.shows('yellow'), d.shows('gold'), d.shows('orange'), d.near('#CC7722', 22));
const terracotta = d.either(d.shows('orange'), d.shows('red'), d.shows('brown'), d.near('#C8643F', 22));
const mauve = d.either(d.shows('purple'), d.shows('pink'), d.near('#B784A7', 20));
const taupe = d.either(d.shows('brown'), d.shows('grey'), d.shows('beige'), d.near('#8B7D6B', 20));

/** Briefs in English with demands in many wordings, by one who has not seen what the engine reads. */
export const CASES: readonly Case[] = [
  [
    'Our vans are mint (#9FD8C4) and have been since 1998, so that has to be the primary. Window cleaners, mostly suburban semis.',
    d.hexInRole('primary', '#9FD8C4'),
  ],
  [
    'Podcast about insomnia. Maybe a bit of purple somewhere, but not as the main thing, and it needs to be on a dark background because people look at it at 3am',
    d.shows('purple'),
    d.leadsNot('purple'),
    d.onDark,
  ],
  [
    "Two greens and a coral, rest neutrals. It's for a plant hire firm, offices mainly",
    d.some(2, 'green'),
    coral,
    d.onlyOf('green', 'red', 'orange', 'pink'),
  ],
  [
    'Accountants, but not stuffy. Navy text on white please, with an orange button.',
    d.inRole('text', 'blue'),
    d.onWhite,
    d.buttonsOf('orange'),
  ],
  ['The Green Man is a pub in Whitby and I am heartily sick of green. Anything else. No green.', d.without('green')],
  [
    "The canvas should be cream, the copy dark brown. Bookbinder's workshop, leather and glue and dust in the light.",
    d.onCream,
    d.inRole('text', 'brown'),
  ],
  [
    'WANTED: COLOURS FOR A BLACKSMITH. BLACK BACKGROUND. ONE HOT ORANGE ACCENT. NOTHING ELSE COLOURED.',
    d.onDark,
    d.greysAnd('orange'),
  ],
  [
    "Everyone in our market (dental insurance, sorry) is blue. We must not be. I don't mind which way you go otherwise, as long as there's not a scrap of blue in it",
    d.without('blue'),
  ],
  [
    "Hi, I run a cat rescue in Leeds. I'd love the main colour to be teal, if it's not too much trouble, and a pop of pink for the donate button",
    d.inRole('primary', 'teal'),
    d.accentOf('pink'),
  ],
  [
    'Charity for visually impaired walkers. Text must have really high contrast against the page, at least 7:1, AAA.',
    d.contrast(7),
  ],
  [
    'My co-founder is red-green colour blind so all five colours have to be tellable apart by him and by anyone like him. Bike courier app.',
    d.colourBlindSafe,
  ],
  ['wedding stationery, aubergine and ecru, a touch of gold foil', d.deep('purple', 0.5), d.shows('gold')],
  ["Only shades of blue. No other hue whatsoever. It's a swimming club.", d.monochromeOf('blue')],
  ["Black, white and greys only. It's an architecture practice in Porto and they loathe colour.", d.greyscale],
  [
    'Whisky bar. Oxblood walls are the thing people remember, so get oxblood in there. Dark background.',
    oxblood,
    d.onDark,
  ],
  [
    'I want a pale pink background, not salmon, not beige, proper pale pink. Nail studio called Tips.',
    d.inRole('background', 'pink'),
  ],
  ["Mostly green, obviously, we're a golf club. With a flag-red accent.", d.leads('green'), d.accentOf('red')],
  ['Trampoline park!!! vivid, punchy colors, kids should be screaming before they get through the door', d.vivid],
  ['A hospice newsletter. Muted. Nothing saturated at all, everything as though seen through tracing paper.', d.muted],
  [
    "Could the links be blue like they used to be on the old web? Otherwise plain: white page, black text. It's my reading log.",
    d.onWhite,
    drawn('blue'),
    d.inRole('text', 'black'),
  ],
  [
    "it's a yoga app so everyone will say lavender. no lavender no purple no lilac please i beg you",
    d.without('purple'),
  ],
  [
    'A dark theme for a code editor: background close to black, comments grey, strings in green, keywords in pink.',
    d.onDark,
    d.shows('green'),
    d.shows('pink'),
  ],
  [
    'Bakery in a railway arch. Warm colours all the way through, no cool ones anywhere, not even a sneaky grey-blue.',
    d.warm,
  ],
  ['Ice rink. Only cool colours: no reds, oranges or yellows.', d.cool, d.without('red', 'orange', 'yellow')],
  ["Kids' dentist. Pastels please: soft mint, baby blue, peach, that sort of thing", d.pastel],
  ['Anything but pastels. We are a boxing gym.', d.pastelFree],
  [
    '80s synthwave night in Hull, neon pink and electric blue on black',
    d.onDark,
    d.shows('pink'),
    d.shows('blue'),
    d.vivid,
  ],
  ['Sunset over the Solway: from deep purple to orange, like a gradient', d.ramp('purple', 'orange')],
  [
    'We need #0B3D2E and #F2C14E in it, both non-negotiable. Rugby club. You choose the other three.',
    d.includes('#0B3D2E', '#F2C14E'),
  ],
  ["Not brown. I know it's a chocolate shop. I know. Not brown.", d.without('brown')],
  ['Neutrals and exactly one loud accent, surprise me which. Type foundry specimen site.', d.neutralsAndOne],
  [
    'A bee-keeping supplier. Black and yellow would be the joke, but go on then, do the joke: black background, yellow accent',
    d.onDark,
    d.accentOf('yellow'),
  ],
  [
    "Please use complementary colours for primary and accent. I teach colour theory at an evening class and I'll be checking!",
    d.complementary,
  ],
  ['analogous scheme, colours that sit next to each other on the wheel, for a kombucha label', d.analogous],
  ['A triadic palette for a juggling troupe, three hues evenly spaced round the wheel', d.triadic],
  [
    "I'd rather the background weren't white. Or off white. Dark, let's have dark, like the inside of a cinema. Film club.",
    d.onDark,
  ],
  ['Greyscale with one red accent - think Sin City. Detective escape room.', d.greysAnd('red')],
  [
    "Violet Marsh Ceramics (my name, can't help it). No violet or any purple please; clay, bone and a deep blue glaze.",
    d.without('purple'),
    d.deep('blue'),
  ],
  [
    'Page: #FFF8F0. Body copy: #1F2933. Give me three to go with them, for a community orchard.',
    d.hexInRole('background', '#FFF8F0'),
    d.hexInRole('text', '#1F2933'),
  ],
  [
    "The accent mustn't just be another shade of the primary, that's what went wrong last time. We do stairlifts. Primary is green.",
    d.primaryApart,
    d.inRole('primary', 'green'),
  ],
  // second batch
  [
    "Warmer than a bank, cooler than a burger chain, that's all I can tell you. Oh, and the background has to be white, actual white. Credit union.",
    d.onWhite,
  ],
  [
    'I keep being shown teal. No more teal. And no turquoise, which is teal on holiday. Physiotherapy clinic.',
    d.without('teal'),
  ],
  [
    "One burgundy, one blush, and the rest whites and greys. Small wine shop below a hairdresser's.",
    burgundy,
    d.either(d.pale('pink'), d.pale('red'), d.pale('orange')),
    d.onlyOf('red', 'pink', 'orange', 'purple', 'white', 'grey', 'brown', 'beige'),
  ],
  [
    'rgb(34, 139, 34) is the exact green on our tractors and I want it used as is. Secondhand farm machinery, Lincolnshire.',
    d.includes('#228B22'),
  ],
  [
    "our hex is #fc0 (yes three digits), that's the accent. taxi firm. dark background",
    d.hexInRole('accent', '#FFCC00'),
    d.onDark,
  ],
  [
    'No blue anywhere, with one exception: the #1F3A93 of the crest, which has to stay. Village cricket, otherwise creams and willow.',
    d.includes('#1F3A93'),
    but('#1F3A93', d.without('blue')),
  ],
  [
    'Orange County surf school. Orange is the county, not the colour; no orange please. Sea colours, a blue for the main one.',
    d.without('orange'),
    d.inRole('primary', 'blue'),
  ],
  [
    'A museum of salt. Nearly white everything, with text in a dark grey, not black',
    d.onLight,
    d.inRole('text', 'grey'),
  ],
  [
    "Honestly any palette as long as the headings aren't red, the buttons aren't red, and nothing else is red. I mark essays for a living.",
    d.without('red'),
  ],
  ["Ochre, umber, sienna - what's on my palette already, I paint. All earthy, nothing else.", d.earthy, ochre],
  [
    "For a vet's. I was thinking green for the main one and then maybe something coral-ish for the accent? Light background. Sorry if that's boring",
    d.inRole('primary', 'green'),
    d.either(d.accentOf('orange'), d.accentOf('red'), d.accentOf('pink')),
    d.onLight,
  ],
  [
    'NIGHT BUS TIMETABLE. yellow text on a navy background. people read it drunk',
    d.inRole('text', 'yellow'),
    d.inRole('background', 'blue'),
    not(d.onLight),
  ],
  [
    'White text on a dark green page, the way snooker used to look on telly. Snooker hall.',
    d.inRole('text', 'white'),
    d.inRole('background', 'green'),
  ],
  [
    "I'm photophobic and so are most of my readers (migraine blog). Dark background, and please nothing loud or saturated.",
    d.onDark,
    d.notLoud,
  ],
  [
    "Cafe for cyclists. One loud colour and it's the accent. Primary and secondary should both be quiet, greyed things.",
    d.oneLoud,
  ],
  ['there should be at least three blues in it. aquarium shop.', d.some(3, 'blue')],
  ["Three pinks. Not two. Three. It's a drag brunch, darling.", d.some(3, 'pink')],
  [
    "A single yellow, only one, like a lit window; otherwise blues and blacks. Crime novelist's site, Aberdeen in winter, dark page",
    d.shows('yellow'),
    not(d.atLeast(2, 'yellow')),
    d.shows('blue'),
    d.onDark,
  ],
  [
    "Mauve. My grandmother's parlour, mauve and dust and one clock. Antiques, house clearances. Nothing bright.",
    mauve,
    d.notLoud,
  ],
  ['taupe and chalk for a letting agent, w/ a bit of forest green', taupe, d.deep('green', 0.55)],
  [
    "chartreuse accent on charcoal. it's a gin. the background IS the charcoal.",
    d.either(d.accentOf('green'), d.accentOf('yellow')),
    d.either(d.onDark, d.inRole('background', 'grey'), d.inRole('background', 'black')),
    not(d.onLight),
  ],
  [
    "Terracotta pots, that's all we make, since 1911. So terracotta has to be the main colour, on a cream ground.",
    d.either(d.inRole('primary', 'orange'), d.inRole('primary', 'red'), d.inRole('primary', 'brown')),
    terracotta,
    d.onCream,
  ],
  [
    "Would it be possible for the buttons to be a deep burgundy rather than the usual bright red? It's a cello teacher's page, white background.",
    burgundy,
    d.onWhite,
  ],
  [
    'our competitors: Bolt (green), Lime (green), Voi (coral). so not green and not coral, ideally blue leading. scooters',
    d.inRole('primary', 'blue'),
    d.without('green'),
  ],
  [
    'I hate purple, my business partner hates green, neither of us minds the rest. Removals.',
    d.without('purple', 'green'),
  ],
  [
    'Everything must be readable for people with cataracts, so the strongest contrast between text and page you can manage. Parish council.',
    d.highContrast,
  ],
  [
    'WCAG AA minimum for body text on the page background (4.5:1). Housing association repairs portal, blue primary because the tenants know it',
    d.contrast(4.5),
    d.inRole('primary', 'blue'),
  ],
  [
    'deuteranopia-safe and protanopia-safe please, every pair of colours distinguishable. transit map for a small island',
    d.colourBlindSafe,
  ],
  ['Monochrome green, from the darkest pine to the palest mist. A forestry consultant.', d.monochromeOf('green')],
  ["All pinks, one hue only, dark to light, for a peony farm's open day", d.monochromeOf('pink')],
  [
    'A monochromatic purple thing for a lavender distillery; just the one hue in different strengths.',
    d.monochromeOf('purple'),
  ],
  [
    'It goes from red through to yellow, like the peppers on the stall, and that should be what the colours do',
    d.ramp('red', 'yellow'),
  ],
  ['From teal down to navy, as you go deeper. Scuba school in Oban.', d.ramp('teal', 'blue')],
  [
    'Not black text! Our designer says black text is lazy. Dark blue text then. On white. Magazine about rowing.',
    d.inRole('text', 'blue'),
    d.textNotBlack,
    d.onWhite,
  ],
  [
    "Dark mode: background #121212. I'd like an amber accent; I fix valve radios.",
    d.hexInRole('background', '#121212'),
    d.either(d.accentOf('orange'), d.accentOf('yellow'), d.accentOf('gold')),
  ],
  [
    'secondary: #7D8491. the rest is up to you. only thing, no pink. plumbers',
    d.hexInRole('secondary', '#7D8491'),
    d.without('pink'),
  ],
  [
    "We've a mural in #F26B8A and the walls will never be repainted, so that pink needs to be somewhere in it. Roller disco.",
    d.includes('#F26B8A'),
  ],
  [
    "I know red and green together says Christmas, but that's the point, it's a Christmas tree farm. Red and green. White page.",
    d.shows('red'),
    d.shows('green'),
    d.onWhite,
  ],
  [
    "It's a Christmas market but I do NOT want red and green. Neither. Blue and silver instead",
    d.without('red', 'green'),
    d.shows('blue'),
  ],
  [
    'Halloween, but no orange and no purple, everyone does that. Black page and a bone-white text.',
    d.without('orange', 'purple'),
    d.onDark,
    d.either(d.inRole('text', 'white'), d.inRole('text', 'beige')),
  ],
  [
    "Valentine's supper club. Pink is fine, red's fine, hearts are not, and blue would be wrong",
    d.without('blue'),
    d.either(d.shows('pink'), d.shows('red')),
  ],
  ["Could it be gold without being tacky? Gold accent on black. It's an opera festival.", d.accentOf('gold'), d.onDark],
  ["Black ground, gold for the accent, and I don't want any other colour in it. Barber.", d.onDark, d.greysAnd('gold')],
  [
    "A proper beige background, like a raincoat, and I'd like black type. Detective fiction bookshop.",
    d.either(d.inRole('background', 'beige'), d.onCream),
    d.inRole('text', 'black'),
  ],
  [
    'Cold, clinical and blue. White background. No warm colours at all. Ultrasound manufacturer.',
    d.onWhite,
    d.cool,
    d.shows('blue'),
  ],
  [
    'moss, lichen, wet slate, bog. Muted, nothing bright. Guided walks on Rannoch Moor. Needs a green in it for the moss',
    d.muted,
    d.shows('green'),
  ],
  [
    'Aim it at teenagers who hate being aimed at. Punchy, saturated, loud. Blue must not be the main colour because the bank does that. Apprenticeships',
    d.vivid,
    d.leadsNot('blue'),
  ],
  [
    "Our headline colour used to be purple; that can stay as an accent but it mustn't be the lead any more. Green can take over the lead. Community radio.",
    d.accentOf('purple'),
    d.inRole('primary', 'green'),
    d.leadsNot('purple'),
  ],
  [
    'not green, not blue, not anything in between (so no teal either). pizza by the slice',
    d.without('green', 'blue', 'teal'),
  ],
  [
    "My mum's sari shop. Peacock blue main, hot pink accent. She will not accept beige.",
    d.either(d.inRole('primary', 'blue'), d.inRole('primary', 'teal')),
    d.accentOf('pink'),
  ],
  [
    'Soft pastel colours, nothing strong, for a knitting pattern subscription, esp. something lilac',
    d.pastel,
    d.shows('purple'),
  ],
  [
    "No pastels and no neon either, so I guess what's left is normal colours?? Hardware store. Blue is what the apron is, so blue leads.",
    d.pastelFree,
    d.neonFree,
    d.leads('blue'),
  ],
  [
    'Desaturated everything, like a photo left on a windowsill. Archive of a mining town. Dark text on light.',
    d.muted,
    d.onLight,
  ],
  [
    "We're called Rosewood & Grey, solicitors, but there isn't any grey or rose in it: it's dark green as the primary and cream as the ground.",
    d.inRole('primary', 'green'),
    d.deep('green', 0.55),
    d.onCream,
  ],
  ["Blackpool chippy. Sky blue primary like the sky isn't. White background", d.inRole('primary', 'blue'), d.onWhite],
  [
    "Greenwich observatory volunteers' newsletter. Dark, starry: midnight blue background, and pale gold for the accent. No green despite the name.",
    d.onDark,
    d.inRole('background', 'blue'),
    d.either(d.accentOf('gold'), d.accentOf('yellow'), d.accentOf('beige')),
    d.without('green'),
  ],
  [
    'primary: brown\nsecondary: beige\naccent: teal\nbackground: white\n\nsaddlery',
    d.inRole('primary', 'brown'),
    d.inRole('secondary', 'beige'),
    d.accentOf('teal'),
    d.onWhite,
  ],
  [
    'bg dark / text light / primary purple / accent green. esports team, the Hull Marrows',
    d.onDark,
    d.inRole('primary', 'purple'),
    d.accentOf('green'),
  ],
  [
    'Text in dark green rather than black, on a very pale background. An herbalist, with an h.',
    d.inRole('text', 'green'),
    d.onLight,
  ],
  [
    'ideally the highlight colour is yellow, as in highlighter pen, and everything else is black, white or grey. revision notes app',
    d.greysAnd('yellow'),
  ],
  [
    "I sell second-hand pianos. Black and ivory, with a single deep red accent like the felt. That's the lot, no other colours.",
    d.accentOf('red'),
    apartFrom(['accent'], d.onlyOf('beige', 'white', 'black')),
  ],
  [
    "Can't have green as the main colour because the council's logo is green and they fund us, they've asked us not to look official. Little bits of it are OK. Skatepark.",
    d.leadsNot('green'),
  ],
  [
    'Lighthouse. White tower, red band, black rock. Just those: white page, red accent, black text. Holiday let.',
    d.onWhite,
    d.accentOf('red'),
    d.inRole('text', 'black'),
  ],
  [
    'Could we steer clear of grey? The whole industrial estate is grey. A bright orange primary would cheer up the lorries.',
    d.inRole('primary', 'orange'),
    d.lively,
  ],
  [
    'Im not sure about yellow... no. no yellow. No gold either. Teal is what i want as main colour. Dog groomer called Bark Side',
    d.without('yellow', 'gold'),
    d.inRole('primary', 'teal'),
  ],
  [
    "A site about eclipses. Black background #000000 exactly, because it's on an OLED wall, and a corona of pale yellow somewhere.",
    d.hexInRole('background', '#000000'),
    d.either(d.pale('yellow'), d.pale('beige')),
  ],
  [
    'Lemon yellow background, properly yellow, you should be able to see it from the road. Self-storage.',
    d.inRole('background', 'yellow'),
  ],
  [
    'Aubergine walls, brass lamps, a jazz trio on Thursdays. Aubergine for the background then, so a dark page, with brassy gold accent.',
    d.inRole('background', 'purple'),
    not(d.onLight),
    d.accentOf('gold'),
  ],
  // third batch
  [
    "I wouldn't say no to a touch of pink. I would say no to anything green. Tattoo studio, black page.",
    d.shows('pink'),
    d.without('green'),
    d.onDark,
  ],
  [
    'Whatever you choose for the rest, the words themselves should be white, the backdrop should be a deep red, like theatre curtains. Am-dram society.',
    d.inRole('text', 'white'),
    d.inRole('background', 'red'),
    not(d.onLight),
  ],
  [
    "we're not a spa!! so no sage, no eucalyptus, nothing green whatsoever, and no beige. osteopath, blue uniform, so blue primary",
    d.without('green', 'beige'),
    d.inRole('primary', 'blue'),
  ],
  [
    'Four neutrals, slightly cool if anything, plus an accent in coral. Sculptor, works mostly in aluminium.',
    d.neutralsAndOne,
    d.either(d.accentOf('orange'), d.accentOf('red'), d.accentOf('pink')),
    apartFrom(['accent'], d.muted),
  ],
];
