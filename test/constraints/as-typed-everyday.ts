import * as d from './demands.ts';
import type { Case } from './briefs.ts';
import type { Family } from '../../src/engine/colour/families.ts';
import type { Palette } from '../../src/engine/index.ts';

const deepOf = (...families: readonly Family[]): d.Demand => d.either(...families.map((f) => d.deep(f)));
const paleOf = (...families: readonly Family[]): d.Demand => d.either(...families.map((f) => d.pale(f, 0.68)));
const buttonsHex = (hex: Palette['colors'][number]): d.Demand =>
  d.either(d.hexInRole('accent', hex), d.hexInRole('primary', hex));

const EN1: readonly Case[] = [
  ['I run a dog grooming salon and I want pink and grey', d.atLeast(1, 'pink'), d.shows('grey')],
  ['bakery in a seaside town, no blue please, everyone else uses it', d.without('blue')],
  ['Wedding photographer, soft pastel colours', d.pastel],
  ['dark mode dashboard for crypto traders', d.onDark],
  [
    'colours for my yoga studio, white background, sage green for the headings and a bit of terracotta',
    d.onWhite,
    d.shows('green'),
    d.showsOne('orange', 'red', 'brown', 'pink'),
  ],
  ['Plumbing company. Our logo is #0B5FA5, keep that.', d.includes('#0B5FA5')],
  ['A coffee shop. Brown and cream.', d.shows('brown'), d.showsOne('beige', 'white', 'yellow')],
  ['tattoo studio black and red', d.shows('black'), d.atLeast(1, 'red')],
  ['luxury spa, gold accents on a black background', d.accentOf('gold'), d.onDark],
  ['Just shades of blue for a dental clinic please', d.monochromeOf('blue')],
  ['my nail bar is called Lilac, so lilac should be the main colour', d.oneInRole('primary', 'purple', 'pink')],
  ['Hiking blog. Earth tones.', d.earthy],
  ['no purple no pink. Gym for men over 50', d.without('purple', 'pink')],
  ['a florist, would like a pink accent', d.accentOf('pink')],
  ['Fintech app, purple primary', d.inRole('primary', 'purple')],
  ['portfolio for an architect: black, white and one red accent', d.greysAnd('red')],
  ['Barber shop. Dark background, cream text', d.onDark, d.oneInRole('text', 'beige', 'white', 'yellow')],
  [
    'our brand colors are #FF6B35 and #004E89, build the rest around those. Courier company',
    d.includes('#FF6B35', '#004E89'),
  ],
  ['Muted colours only please, it is a funeral home', d.muted],
  ['cool tones only, for a ski resort', d.cool],
  [
    'Bookshop, burgundy as the primary color, off-white background',
    d.oneInRole('primary', 'red', 'pink', 'purple', 'brown'),
    d.onLight,
    (p) => p.semantic.background !== '#FFFFFF',
  ],
  ['make it high contrast, lots of our readers are elderly. local newspaper', d.highContrast],
  ['must work for colour blind people - a transit map', d.colourBlindSafe],
  [
    'teal for the primary, coral for the accent, it is a travel agency',
    d.oneInRole('primary', 'teal'),
    d.either(d.accentOf('orange'), d.accentOf('pink'), d.accentOf('red')),
  ],
  ['Nursery school: yellow, red and blue', d.atLeast(1, 'yellow'), d.atLeast(1, 'red'), d.atLeast(1, 'blue')],
  ['A wine bar. Deep reds, no bright colours', deepOf('red', 'pink', 'purple'), d.notLoud],
  ['blue and orange for a basketball club', d.atLeast(1, 'blue'), d.atLeast(1, 'orange')],
  ['candle shop on etsy, beige and brown, very simple', d.shows('beige'), d.shows('brown')],
  ['everything grey except a yellow accent, for an electrician', d.greysAnd('yellow')],
  ['Vet practice. Our green is #3A7D44 and it should be the primary colour.', d.hexInRole('primary', '#3A7D44')],
  ['landing page for a meditation app, lavender background', d.oneInRole('background', 'purple'), d.pale('purple')],
  ['I hate yellow. Cleaning service for offices.', d.without('yellow')],
  ['black background with neon green highlights, gaming clan', d.onDark, d.accentOf('green'), d.lively],
  ['a calm palette for a therapist, blues and greens', d.shows('blue'), d.shows('green')],
  ['navy text on a white background, that is all I care about. Tutoring', d.inRole('text', 'blue'), d.onWhite],
  ['Monochrome, black white and greys. Fashion label.', d.greyscale],
  ['for a jeweller: emerald green and gold', d.shows('green'), d.shows('gold')],
  ['a honey brand, golden yellow as main color', d.either(d.leads('yellow'), d.leads('gold'), d.leads('orange'))],
  ['Pottery classes. Warm colours, no pink.', d.warmButAccent, d.without('pink')],
  ['SaaS landing page, light, one bright accent, rest neutral', d.onLight, d.neutralsAndOne],
  [
    'cream background, chocolate brown text, dusty pink accent. cupcake shop',
    d.onCream,
    d.inRole('text', 'brown'),
    d.accentOf('pink'),
  ],
  ['five shades of purple for a perfume ad', d.monochromeOf('purple')],
  ['A pharmacy. Green cross, so green, with white', d.atLeast(1, 'green'), d.shows('white')],
  ['olive green and rust, camping gear', d.showsOne('green', 'yellow'), d.showsOne('orange', 'brown', 'red')],
  [
    'The primary should be blue and the secondary should be green. Insurance broker',
    d.inRole('primary', 'blue'),
    d.inRole('secondary', 'green'),
  ],
  ['sky blue and white, daycare', paleOf('blue'), d.shows('white')],
  ['not brown! everybody does brown for chocolate. ours is a modern chocolate maker', d.without('brown')],
  ['use #f4a261 for the buttons, Surf school', buttonsHex('#F4A261')],
];

const EN2: readonly Case[] = [
  [
    'our vans are already painted mint (#9fd8c4) so that has to be the primary. window cleaners',
    d.hexInRole('primary', '#9FD8C4'),
  ],
  [
    'could we keep away from green altogether? my husband thinks it looks cheap. Holiday cottages in Cornwall, sandy colours',
    d.without('green'),
  ],
  [
    'maybe a bit of purple somewhere but not as the main thing. Podcast about old films',
    d.shows('purple'),
    d.leadsNot('purple'),
  ],
  [
    'two greens and a coral, the rest neutrals. plant delivery',
    d.some(2, 'green'),
    d.showsOne('orange', 'pink', 'red'),
    d.onlyOf('green', 'orange', 'pink', 'red'),
  ],
  ["My competitor is all orange so I can't have orange. Removals firm, something strong", d.without('orange')],
  [
    'DARK GREEN BACKGROUND WITH GOLD BUTTONS FOR A WHISKY CLUB',
    d.inRole('background', 'green'),
    d.onDark,
    d.buttonsOf('gold', 'yellow'),
  ],
  ['Not so dull as what we have now (grey, grey, grey). Toy library, lots of bright colour', d.vivid],
  ['body text charcoal not black, page ivory, links teal. recipe blog', d.textNotBlack, d.offWhite, d.shows('teal')],
  ['dark theme for a music app with a pink accent and no blue', d.onDark, d.accentOf('pink'), d.without('blue')],
  [
    'from pale pink to deep burgundy, all one family. a rosé label',
    d.pale('pink', 0.75),
    deepOf('red', 'pink', 'purple'),
  ],
  ['Oxblood leather and brass, saddle maker', deepOf('red', 'brown', 'pink'), d.showsOne('gold', 'yellow', 'brown')],
  ['green, but please no lime and nothing fluorescent. Golf club', d.atLeast(1, 'green'), d.neonFree],
  [
    'Background must be pure white because of the print shop. Accent: magenta. Dance school',
    d.onWhite,
    d.either(d.accentOf('pink'), d.accentOf('purple')),
  ],
  [
    'Aubergine and ochre for a Moroccan restaurant',
    deepOf('purple', 'pink', 'red'),
    d.showsOne('yellow', 'gold', 'orange', 'brown'),
  ],
  [
    'Primary #E63946, background #F1FAEE, do what you like with the others. Blood donation drive',
    d.hexInRole('primary', '#E63946'),
    d.hexInRole('background', '#F1FAEE'),
  ],
  ['pink headings? no, on second thought make it blue. childminder', d.shows('blue')],
];

const FR: readonly Case[] = [
  ['Site pour une boulangerie, tons chauds, fond crème', d.onCream, d.warmButAccent],
  ['bleu marine et blanc pour un cabinet d’avocats', d.deep('blue'), d.shows('white')],
  ['pas de rose s’il vous plaît, c’est pour un salon de coiffure homme', d.without('pink')],
  ['Institut de beauté, couleurs pastel', d.pastel],
  ['fond noir, accent doré, pour un bar à cocktails', d.onDark, d.accentOf('gold')],
  ['Je voudrais du vert comme couleur principale, magasin bio', d.leads('green')],
  ['garage auto : gris, noir et une touche d’orange', d.showsOne('grey', 'black'), d.shows('orange')],
  [
    'boutons rouges, texte bleu foncé, fond blanc. Club de rugby',
    d.buttonsOf('red'),
    d.inRole('text', 'blue'),
    d.onWhite,
  ],
  ['Notre couleur est #2A9D8F, il faut la garder. Cabinet de kiné', d.includes('#2A9D8F')],
  [
    'caviste, bordeaux et beige, surtout pas de violet',
    deepOf('red', 'pink', 'brown'),
    d.shows('beige'),
    d.without('purple'),
  ],
];

const DE: readonly Case[] = [
  ['Farben für eine Zahnarztpraxis, hellblau und weiß', paleOf('blue'), d.shows('white')],
  ['Bitte kein Lila. Yogastudio in Freiburg', d.without('purple')],
  ['dunkler Hintergrund, orange Akzentfarbe, für eine Autowerkstatt', d.onDark, d.accentOf('orange')],
  ['Hofladen, Erdtöne', d.earthy],
  ['Unsere Hausfarbe ist #C8102E, die muss rein. Feuerwehrverein', d.includes('#C8102E')],
  ['nur Grüntöne für eine Gärtnerei', d.monochromeOf('green')],
  ['Kindergarten, bunt und kräftig', d.vivid],
  [
    'weißer Hintergrund, dunkelblaue Schrift, roter Akzent. Steuerberater',
    d.onWhite,
    d.inRole('text', 'blue'),
    d.accentOf('red'),
  ],
  ['Café mit braun, beige und etwas altrosa', d.shows('brown'), d.shows('beige'), d.shows('pink')],
];

const ES: readonly Case[] = [
  ['Peluquería canina, rosa y gris', d.atLeast(1, 'pink'), d.shows('grey')],
  ['fondo oscuro con detalles en dorado para una joyería', d.onDark, d.shows('gold')],
  ['sin amarillo por favor, es una clínica dental', d.without('yellow')],
  ['Restaurante mexicano, colores vivos', d.vivid],
  [
    'azul como color principal y naranja para los botones, empresa de mudanzas',
    d.inRole('primary', 'blue'),
    d.accentOf('orange'),
  ],
  ['Solo tonos de verde para una tienda de plantas', d.monochromeOf('green')],
  ['Guardería, colores pastel', d.pastel],
  ['nuestro color es el #7B2CBF y tiene que ser el primario. Academia de baile', d.hexInRole('primary', '#7B2CBF')],
  [
    'fondo blanco, texto gris oscuro, acento rojo. estudio de arquitectura',
    d.onWhite,
    d.oneInRole('text', 'grey', 'black'),
    d.accentOf('red'),
  ],
  ['bodega de vinos, granate y crema, nada de azul', deepOf('red', 'pink', 'purple', 'brown'), d.without('blue')],
];

const IT: readonly Case[] = [
  ['Gelateria, colori pastello', d.pastel],
  ['studio legale, blu scuro e grigio', d.deep('blue'), d.shows('grey')],
  ['pizzeria, rosso, bianco e verde', d.atLeast(1, 'red'), d.shows('white'), d.atLeast(1, 'green')],
  ['niente viola, porta sfortuna. Teatro di quartiere', d.without('purple')],
  ['sfondo nero e accenti oro per un negozio di orologi', d.onDark, d.accentOf('gold')],
  ['Vorrei il verde oliva e il beige per un agriturismo', d.showsOne('green', 'yellow')],
  ['il nostro colore è #0077B6, va tenuto. Scuola di vela', d.includes('#0077B6')],
  ['pulsanti arancioni, sfondo chiaro, palestra', d.buttonsOf('orange'), d.onLight],
  ['centro benessere, solo tonalità di azzurro', d.monochromeOf('blue')],
];

const PT: readonly Case[] = [
  ['Loja de roupa infantil, tons pastel', d.pastel],
  ['fundo escuro e destaque em verde, site de jogos', d.onDark, d.accentOf('green')],
  ['sem vermelho por favor. Clínica veterinária', d.without('red')],
  ['Cafeteria, marrom e bege', d.shows('brown'), d.shows('beige')],
  ['advogado, azul marinho e dourado', d.deep('blue'), d.shows('gold')],
  ['a cor principal tem de ser roxo, açaí delivery', d.leads('purple')],
  [
    'botões laranja, fundo branco, texto cinza escuro. loja de ferramentas',
    d.buttonsOf('orange'),
    d.onWhite,
    d.oneInRole('text', 'grey', 'black'),
  ],
  ['nossa cor é #E07A5F, precisa aparecer. Ateliê de cerâmica', d.includes('#E07A5F')],
  ['papelaria, cores vivas, nada de castanho', d.vivid, d.without('brown')],
];

const NL: readonly Case[] = [
  ['geen roze graag, kinderopvang', d.without('pink')],
  ['donkere achtergrond met een gele accentkleur, voor een fotograaf', d.onDark, d.accentOf('yellow')],
  ['bloemenwinkel, pasteltinten', d.pastel],
  ['Hoofdkleur groen, witte achtergrond. Biologische kaasboerderij', d.inRole('primary', 'green'), d.onWhite],
  ['onze huiskleur is #1D3557, die moet erin. Makelaar', d.includes('#1D3557')],
];

const PL: readonly Case[] = [
  ['Kancelaria prawna, granatowy i biały', d.deep('blue'), d.shows('white')],
  ['bez różowego, proszę. Siłownia', d.without('pink')],
  ['ciemne tło, złoty akcent, salon jubilerski', d.onDark, d.accentOf('gold')],
  ['przedszkole, żółty, czerwony i niebieski', d.atLeast(1, 'yellow'), d.atLeast(1, 'red'), d.atLeast(1, 'blue')],
  ['sklep z herbatą, tylko odcienie zieleni', d.monochromeOf('green')],
  ['nasz kolor to #D62828 i musi zostać. Pizzeria', d.includes('#D62828')],
];

const JA: readonly Case[] = [
  [
    '和菓子屋のサイト。抹茶の緑とあずき色でお願いします',
    d.shows('green'),
    d.showsOne('red', 'brown', 'purple', 'pink'),
  ],
  ['ピンクは使わないでください。男性向け美容室です', d.without('pink')],
  ['黒い背景に金色のアクセント、寿司屋', d.onDark, d.accentOf('gold')],
  ['保育園、パステルカラー', d.pastel],
  ['メインカラーは青、背景は白。歯科医院', d.inRole('primary', 'blue'), d.onWhite],
  ['ブランドカラーは #E60012 です。必ず入れてください。運送会社', d.includes('#E60012')],
];

const ZH: readonly Case[] = [
  ['茶馆网站,绿色和米色', d.shows('green'), d.shows('beige')],
  ['不要紫色,牙科诊所', d.without('purple')],
  ['深色背景,橙色强调色,健身房', d.onDark, d.accentOf('orange')],
  ['主色用红色,点缀金色,婚庆公司', d.leads('red'), d.shows('gold')],
  ['幼儿园,颜色要鲜艳', d.vivid],
  ['我们的品牌色是 #00897B,必须保留。环保公司', d.includes('#00897B')],
];

/** Briefs as most customers type them, in ten languages, by one who has not seen what the engine reads. */
export const CASES: readonly Case[] = [...EN1, ...EN2, ...FR, ...DE, ...ES, ...IT, ...PT, ...NL, ...PL, ...JA, ...ZH];
