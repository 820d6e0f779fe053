import * as d from './demands.ts';
import type { Case } from './briefs.ts';

const { accentOf, hexInRole, includes, inRole, onDark, onLight, shows, without } = d;

/** Briefs as people type them, by one who has not seen what the engine reads, each with what any reasonable person would hold it to. */
export const CASES: readonly Case[] = [
  // The accent.
  ['accent must be orange. Booking site for a small kayak club on the river Wye', accentOf('orange')],

  [
    'I run a dental practice and I want a calm site, but the accent must be orange because our sign outside is orange',
    accentOf('orange'),
  ],

  ['Use red only as the accent please, its for a charity that delivers blood by motorbike', accentOf('red')],

  ['yellow for the accent, dark blue for the rest. plumbing company', accentOf('yellow'), shows('blue')],

  ['accent: purple. portfolio of a sound designer', accentOf('purple')],

  [
    'CTA buttons in a strong green, everything else can be quiet, it is a budgeting app for students',
    d.either(accentOf('green'), inRole('primary', 'green')),
  ],

  ['highlight colour has to be yellow, study notes app', accentOf('yellow')],

  [
    'navy blue as primary with a coral accent, physiotherapy clinic',
    inRole('primary', 'blue'),
    d.roleNear('accent', '#FF7F50', 20),
  ],

  // Hex codes in roles.
  ['must include #7A1F2B as primary, wine importer', hexInRole('primary', '#7A1F2B')],

  ['use our brand green #0B6E4F for buttons, its a garden centre in Kent with a cafe', hexInRole('primary', '#0B6E4F')],

  ['primary color #1D4ED8, i need the rest of the palette for a saas dashboard', hexInRole('primary', '#1D4ED8')],

  [
    'primary: #5B2A86\nsecondary: whatever fits\nbackground: light\nproject: an escape room',
    hexInRole('primary', '#5B2A86'),
    onLight,
  ],

  [
    'Hello, we are a family bakery. Our van is #B5462F and our paper bags are #F3E3C3, both of these need to be in there. Thanks, Marion',
    includes('#B5462F', '#F3E3C3'),
  ],

  [
    'Background should be #FDF6EC and the text #2B2118. Recipe blog.',
    hexInRole('background', '#FDF6EC'),
    hexInRole('text', '#2B2118'),
  ],

  [
    'we already have #264653 and #E9C46A, please add three more that go with it. surf camp',
    includes('#264653', '#E9C46A'),
  ],

  ['--brand: #C2185B; keep it, build the rest around it, online shop for dance wear', includes('#C2185B')],

  ['brand colour is #00695c (lower case sorry), veterinary practice', includes('#00695C')],

  ['our hex is 2F5D50 without the hash, eco cleaning company', includes('#2F5D50')],

  [
    'rgb(34, 87, 122) is the colour on our boat, could you make a palette with it for the sailing school',
    includes('#22577A'),
  ],

  ['#F0F is too much, no magenta or pink anywhere. accounting software', without('pink'), d.notHex('#FF00FF')],

  ["don't use #FF0000, our competitor has it. No red at all. Parcel lockers", without('red'), d.notHex('#FF0000')],

  ['accent #FFB703 on a dark background, home automation panel', hexInRole('accent', '#FFB703'), onDark],

  // Primary of a family.
  ['the logo is teal so teal must be the main colour, tutoring company', d.leads('teal')],

  [
    'Main colour should be burgundy. It is for a law office in Dijon, two partners.',
    d.either(d.leads('red'), d.roleNear('background', '#800020', 20)),
  ],

  ['green as the dominant color please, vegan lunch delivery', d.leads('green')],

  [
    'We want our primary to be a deep forest green and the accent to be gold. Golf club, 1920s clubhouse.',
    inRole('primary', 'green'),
    accentOf('gold'),
  ],

  [
    'red primary, white background, black text. karate dojo for kids',
    inRole('primary', 'red'),
    d.onWhite,
    inRole('text', 'black'),
  ],

  ['buttons should be blue, links too. A library catalogue', inRole('primary', 'blue')],

  // Schemes.
  ['complementary scheme for a cycling podcast', d.complementary],

  [
    'I need a complementary colour scheme, blue and orange, for my design homework about a lighthouse',
    d.complementary,
    shows('blue'),
    shows('orange'),
  ],

  ['design class exercise: a monochromatic palette in green for a tea label', d.monochromeOf('green')],

  ['one hue only, different lightnesses. the hue is blue. it is for a water utility report', d.monochromeOf('blue')],

  ['shades of purple only, for a lavender soap maker', d.onlyOf('purple'), d.leads('purple')],

  // Grounds.
  ['background cream not pure white, ceramic studio', d.onCream],

  ['off-white background please, pure white hurts my eyes. Reading app for dyslexic pupils', d.offWhite],

  ['light theme with dark green header, allotment association', onLight, d.deep('green', 0.48)],

  ['dark mode. Stock trading dashboard. gains green, losses red obviously', onDark, shows('green'), shows('red')],

  [
    'Dark mode please, but not pure black, more of a dark blue. An app for night shift nurses.',
    onDark,
    inRole('background', 'blue'),
  ],

  ['not dark! light and airy, but with a strong red. Aikido club', onLight, shows('red')],

  [
    'pale blue background, navy text, nothing fancy. Swimming lessons for adults',
    inRole('background', 'blue'),
    onLight,
    inRole('text', 'blue'),
  ],

  ['the background has to be black because of the OLED, gym timer', onDark, inRole('background', 'black')],

  ['white background, and I mean white. Architecture studio, one red detail', d.onWhite, shows('red')],

  ['dark background, no blue in it please, everyone does navy. Astronomy podcast', onDark, without('blue')],

  ['charcoal background with cream text, steakhouse', onDark, d.roleNear('text', '#FFF3DC', 12)],

  [
    'Text should be dark brown instead of black, background ivory. An antiquarian bookshop in Lisbon.',
    d.onCream,
    inRole('text', 'brown'),
  ],

  // Ruled out.
  ['no pink and no purple or rose gold, I am sick of it. Nail studio', without('pink', 'purple')],

  [
    'Florist in Leeds. Everyone in our trade uses blush and sage and I am done with both. No pink, no green.',
    without('pink', 'green'),
  ],

  ['Please stay away from blue, the other two dentists in town are both blue', without('blue')],

  ["I can't stand orange. It's for my pottery shop", without('orange')],

  ['my boss hates purple so better leave that out, hr software', without('purple')],

  ['nothing green please, we are a butcher and last agency gave us green three times', without('green')],

  ['toy brand for girls and boys, so skip the pink and skip the baby blue', without('pink')],

  ['anything except yellow would be ok for me. mobile bicycle repair', without('yellow')],

  ['We sell tractors. Not green and yellow (guess why), not red either.', without('green', 'yellow', 'red')],

  ['Estate agent, we do not want the usual navy and gold', without('gold')],

  [
    'avoid reds and greens because my dad is colour blind and he runs the shop, fishing tackle',
    without('red', 'green'),
  ],

  ['no brown no beige no cream, coffee truck with attitude', without('brown', 'beige')],

  ['I want colours like a rain forest but please no brown, smoothie bar', without('brown')],

  ['Could you leave red out of it? it looks like an error message. invoicing tool', without('red')],

  ['whatever you do, no purple gradients and no purple at all, ai note taking app', without('purple')],

  ['minus the black. Funeral home that wants to look kinder', without('black')],

  [
    'it must not look like christmas so no red together with green, wreath maker in january',
    d.either(without('red'), without('green')),
  ],

  // Counts.
  ['two blues, one yellow. Rowing club newsletter', d.some(2, 'blue'), shows('yellow')],

  ['keep it greyscale apart from one green. Structural engineers', d.greysAnd('green')],

  ['two pinks, a dark green, and white. flower subscription', d.some(2, 'pink'), d.deep('green', 0.55), shows('white')],

  ['just one bright colour, orange, and otherwise greys. Concrete furniture', d.greysAnd('orange')],

  // Loudness and tone.
  ['not too bright please, it is for a hospice newsletter and people are tired', d.notLoud],

  ['Bright but not neon. Summer camp, kids 8 to 12', d.lively, d.neonFree],

  ['please keep it muted, we restore old clocks', d.muted],

  ['punchy and saturated, i want people to stop. street food van, korean', d.vivid],

  ['no neon colours please, escooter rental', d.neonFree],

  ['nothing too dark, nothing too heavy, and no black at all: kindergarten for forest kids', without('black'), onLight],

  [
    'I would like only earthy tones, terracotta and clay and that sort of thing, for a yoga studio in an old brickworks',
    d.earthy,
  ],

  ['No pastels. I repeat no pastels. Ice cream parlour', d.pastelFree],

  [
    'calm blues and greens only, sleep clinic',
    d.onlyOf('blue', 'green', 'teal', 'beige'),
    shows('blue'),
    shows('green'),
  ],

  ['warm neutrals and nothing else, interior designer portfolio', d.both(d.notLoud, d.warm)],

  ['make it cold, like steel and ice, no warm colours. Data centre', d.cool],

  ['Only warm colors, chili festival poster, Texas', d.warm],

  ['jewel tones on a dark background, opera house', onDark],

  ['a grayscale palette, no colour at all, law library', d.greyscale],

  // Contrast and seeing.
  ['Needs to be readable for my grandparents so high contrast, church newsletter', d.highContrast],

  ['must work for colour blind people, its a map of bus lines', d.colourBlindSafe],

  ['WCAG AAA contrast for text please. Council website, green somewhere', d.contrast(7), shows('green')],

  [
    'Two of our teachers have red green colour blindness so it has to be safe for them. School timetable app',
    d.colourBlindSafe,
  ],

  ['maximum contrast, yellow on black, warning labels for machines', onDark, shows('yellow'), d.highContrast],

  ['text must not be pure black, dark grey or dark brown is fine, wedding photographer', d.textNotBlack, onLight],

  // Named shades.
  ['burgundy and navy, private school with an old uniform', shows('blue'), d.near('#6D1A33', 20)],

  ['sage green, terracotta, cream. wedding in Tuscany next june', shows('green'), d.near('#C8694A', 20)],

  ['we want emerald, not olive, not mint, emerald! jeweller', d.near('#0F7B52', 22)],

  [
    'something in rust with a bit of petrol. vintage motorbike garage',
    d.near('#A9492A', 20),
    d.either(shows('teal'), shows('blue')),
  ],

  ['turquoise is a must. Travel agent for greek islands', shows('teal')],

  ['sky blue and sand, donkey rides on the beach', shows('blue'), d.either(shows('beige'), shows('brown'))],

  ['Plum, mauve and grey. A podcast about grief', shows('purple')],

  // Nothing but, except, instead.
  ['no blue except navy, nautical clothing', d.deep('blue', 0.42)],

  ['instead of the usual green use blue for our recycling company', shows('blue'), without('green')],

  ['replace red with orange in this: red, black, white. Fire safety training', shows('orange')],

  ['only blue, white and grey. Window cleaner', shows('blue'), d.onlyOf('blue')],

  ['just black and white, tattoo studio, no third colour', d.greyscale],

  ['everything grey except for the accent, which is yellow. Car park operator', d.greysAnd('yellow')],

  ['Shades of brown with exactly one turquoise. Saddler', shows('teal'), d.some(2, 'brown')],

  ['all in greens, but the accent in red. Robin Hood festival', accentOf('red'), d.some(2, 'green')],

  // Traps: words that are no demands, negatives of negatives.
  ['I have nothing against pink but please not the main colour. Cake stand at markets', d.leadsNot('pink')],

  ["We can't do without red, it's the club's colour since 1904. Handball", shows('red')],

  ["please don't forget the yellow, the building is yellow. Montessori school", shows('yellow')],

  ['not only green but also some blue please. River restoration trust', shows('green'), shows('blue')],

  [
    "no idea about colours, but green should definitely be part of it, and I don't like orange. Physio in Cork",
    shows('green'),
    without('orange'),
  ],

  ['more blue than green, fish farm', shows('blue'), shows('green')],

  ['less red, more pink. I saw your first version for the Valentine menu', shows('pink')],

  ['There is no such thing as too much yellow. Lemonade stand', shows('yellow')],

  ['Our last website was all blue and I hated it. No more blue. We fix lawnmowers', without('blue')],

  ['a red that is not aggressive, for a midwife. background light', onLight, shows('red')],

  ['The Green Man pub wants a dark look, but nothing green, funny I know', onDark, without('green')],

  ['Orange County surf school, no orange', without('orange')],

  ['Blackwood & Sons, carpenters. No black please, dark brown text.', without('black'), inRole('text', 'brown')],

  ['Bluebell Nursery. pink and yellow please, nothing blue', shows('pink'), shows('yellow'), without('blue')],

  ["Mr. White's chemistry tutoring, yellow and green like in that show", shows('yellow'), shows('green')],

  ['golden retriever breeder, no gold and no yellow', without('gold', 'yellow')],

  [
    'Rose is the name of my grandmother, the cafe is called after her. Please no pink! Something with blue tiles',
    without('pink'),
    shows('blue'),
  ],

  // Letters.
  [
    `Dear team, I am setting up a small practice for speech therapy with children in Stockport. The waiting room is painted pale yellow and the carpet is grey, which we cannot change because of the landlord. I would love a palette that goes with that, with a strong blue as the main colour. Please no red because some of the children get anxious, and no black. Kind regards, Helen`,
    inRole('primary', 'blue'),
    without('red'),
    without('black'),
  ],

  [
    `We make oat milk in a village near Uppsala. The carton is cream (#F5EBDD) with dark blue (#1F2A44) letters, both must stay. We need three more for the website: one warm accent for buttons, and two quiet ones. No green, everybody in oat milk is green or blue-green.`,
    includes('#F5EBDD', '#1F2A44'),
    without('green'),
  ],

  // Plain developers' ways.
  [
    'theme: dark\nprimary: green\naccent: amber\napp: beehive sensors',
    onDark,
    inRole('primary', 'green'),
    d.either(accentOf('orange'), accentOf('yellow'), accentOf('gold')),
  ],

  ['{ "mode": "dark", "primary": "#22C55E", "project": "uptime monitor" }', onDark, hexInRole('primary', '#22C55E')],

  [
    'light mode + dark blue primary + orange accent + NO red (red is reserved for errors). CRM',
    onLight,
    inRole('primary', 'blue'),
    accentOf('orange'),
    without('red'),
  ],

  ['Colors: blue, orange, white. Style: flat. Project: drone delivery', shows('blue'), shows('orange'), shows('white')],

  ['hex #1F6F54 must not be changed, it is printed on 20 vans. Gardening firm', includes('#1F6F54')],

  [
    'give me 5 colours, one of them #E85D75, one of them black, for a burlesque school',
    includes('#E85D75'),
    shows('black'),
  ],

  [
    'text #222222 on #FAFAFA, primary in some shade of teal, docs site for an open source database',
    hexInRole('text', '#222222'),
    hexInRole('background', '#FAFAFA'),
    inRole('primary', 'teal'),
  ],

  [
    'secondary should be #F2C14E, primary up to you, light theme, taxi app for Porto',
    hexInRole('secondary', '#F2C14E'),
    onLight,
  ],

  // Typos and clumsy.
  ['no purpel please!! for a wine bar', without('purple')],

  ['plz dont use oragne, bike shop', without('orange')],

  ['my favourite colour is blue so that one, and white. Podiatrist', shows('blue'), shows('white')],

  ['somthing with alot of yelow, bee keepers assoc', shows('yellow')],

  // More English.
  [
    'primary green, accent red, but please let it not look like Christmas (italian deli)',
    inRole('primary', 'green'),
    accentOf('red'),
  ],

  ['Split complementary around violet for a design blog', shows('purple')],

  [
    'white text on a dark red background, theatre box office',
    onDark,
    inRole('background', 'red'),
    inRole('text', 'white'),
  ],

  [
    'yellow background! black text! no other background please, its for a taxi drivers union',
    inRole('background', 'yellow'),
    inRole('text', 'black'),
  ],

  [
    'background mint, text dark green, gelato van',
    d.either(inRole('background', 'green'), inRole('background', 'teal')),
    inRole('text', 'green'),
  ],

  ['none of the colours may be grey or beige, we are a circus', without('beige')],

  ['the only colour allowed is orange, rest black and white. basketball zine', d.greysAnd('orange')],

  // German.
  ['Akzentfarbe muss Orange sein, Buchungsseite für einen Kanuverleih', accentOf('orange')],

  ['ohne Grün bitte, alle Bioläden sind grün', without('green')],

  ['Hauptfarbe Dunkelblau, Akzent Gelb, Handballverein', inRole('primary', 'blue'), accentOf('yellow')],

  [
    'Wir sind eine kleine Tischlerei und hätten gern warme Farben, aber kein Rot und kein Braun, weil das alle haben',
    without('red', 'brown'),
  ],

  ['Der Hintergrund soll cremefarben sein, nicht reinweiß. Keramikwerkstatt', d.onCream],

  ['bitte keine Pastellfarben, Eisdiele', d.pastelFree],

  [
    'Unser Logo ist petrol, deshalb muss Petrol die Hauptfarbe sein. Nachhilfe',
    d.either(d.leads('teal'), d.leads('blue')),
  ],

  ['Schwarz, Weiß und ein Rot, sonst nichts. Fotozeitschrift', d.greysAnd('red')],

  ['Lila mag ich nicht, Rosa auch nicht. Nagelstudio in Bochum', without('purple', 'pink')],

  ['dunkles Design, aber kein reines Schwarz, App für Nachtschwestern', onDark],

  ['Buttons in unserem Grün #0B6E4F, Rest hell, Gartencenter', hexInRole('primary', '#0B6E4F'), onLight],

  // French.
  ['la couleur d’accent doit être orange, club de kayak', accentOf('orange')],

  ['pas de rose ni de violet, j’en ai marre, salon de manucure', without('pink', 'purple')],

  ['fond crème et non blanc pur, atelier de céramique', d.onCream],

  [
    'Bonjour, nous sommes un petit cabinet de kiné à Brest et nous voudrions du bleu marine comme couleur principale avec une touche de corail, merci',
    inRole('primary', 'blue'),
    d.near('#FF7F50', 24),
  ],

  ['deux bleus et un jaune, club d’aviron', d.some(2, 'blue'), shows('yellow')],

  ['notre vert #0B6E4F doit rester, jardinerie, pas de marron', includes('#0B6E4F'), without('brown')],

  ['mode sombre, accent vert, tableau de bord de ruches', onDark, accentOf('green')],

  ['des couleurs douces mais pas pastel, porte-bébés', d.pastelFree],

  // Spanish.
  ['sin rojo por favor, parece un error. Programa de facturas', without('red')],

  ['acento naranja, fondo blanco, club de piragüismo', accentOf('orange'), d.onWhite],

  [
    'Somos una panadería familiar y la furgoneta es #B5462F, tiene que estar. Nada de verde.',
    includes('#B5462F'),
    without('green'),
  ],

  ['todo en gris menos un amarillo, aparcamiento', d.greysAnd('yellow')],

  ['ni rosa ni morado, salón de uñas', without('pink', 'purple')],

  [
    'fondo azul claro y texto azul marino, clases de natación',
    inRole('background', 'blue'),
    onLight,
    inRole('text', 'blue'),
  ],

  ['modo oscuro pero sin azul, podcast de astronomía', onDark, without('blue')],

  // Italian.
  ['l’accento deve essere arancione, canoa club', accentOf('orange')],

  ['colore principale bordeaux, studio legale', d.either(d.leads('red'), d.roleNear('background', '#800020', 20))],

  ['niente rosa e niente viola per favore, nail studio', without('pink', 'purple')],

  ['sfondo color crema, non bianco puro, ceramiche', d.onCream],

  ['tutto bianco e nero tranne un rosso, rivista di fotografia', d.greysAnd('red')],

  ['due verdi e un marrone, guida ai funghi', d.some(2, 'green'), shows('brown')],

  [
    'vorrei un verde scuro come colore dominante e oro come accento, circolo del golf',
    d.leads('green'),
    accentOf('gold'),
  ],

  // Dutch.
  ['geen roze en geen paars, ik ben het zat, nagelstudio', without('pink', 'purple')],

  ['accentkleur moet oranje zijn, kanoclub', accentOf('orange')],

  ['donkerblauw als hoofdkleur en geel als accent, loodgieter', inRole('primary', 'blue'), accentOf('yellow')],

  ['crèmekleurige achtergrond, niet zuiver wit, keramiekatelier', d.onCream],

  ['alles grijs behalve één groen, constructeurs', d.greysAnd('green')],

  ['ons groen #0B6E4F moet blijven, verder geen bruin, tuincentrum', includes('#0B6E4F'), without('brown')],

  // Portuguese.
  ['sem rosa e sem roxo, manicure', without('pink', 'purple')],

  ['a cor de destaque tem de ser laranja, clube de canoagem', accentOf('orange')],

  ['cor principal verde escuro, detalhe dourado, clube de golfe', inRole('primary', 'green'), shows('gold')],

  ['dois azuis e um amarelo, clube de remo', d.some(2, 'blue'), shows('yellow')],

  ['tudo em tons de cinza menos um vermelho, revista de fotografia', d.greysAnd('red')],

  // Polish.
  ['akcent musi być pomarańczowy, klub kajakowy', accentOf('orange')],

  ['bez różowego i bez fioletu, salon paznokci', without('pink', 'purple')],

  ['kremowe tło zamiast białego, pracownia ceramiki', d.onCream],

  ['wszystko szare oprócz jednego zielonego, biuro konstrukcyjne', d.greysAnd('green')],

  // Japanese.
  ['アクセントはオレンジにしてください、カヤッククラブ', accentOf('orange')],

  ['ピンクと紫は使わないでください、ネイルサロン', without('pink', 'purple')],

  ['メインカラーは緑、背景は白、園芸店', inRole('primary', 'green'), d.onWhite],

  ['背景はクリーム色、真っ白ではなく、陶芸工房', d.onCream],

  // Chinese.
  ['不要粉色，也不要紫色，美甲店', without('pink', 'purple')],

  ['米色背景，不要纯白，陶艺工作室', d.either(d.onCream, inRole('background', 'beige'))],

  ['黑白加一点红，摄影杂志', d.greysAnd('red')],

  // The neighbours of what went wrong.
  ["let's not do blue this time, credit union", without('blue')],

  ['blue is not an option, taken by our competitor. Hearing aid shop', without('blue')],

  ["we've had enough of green, tree surgeon", without('green')],

  ['steer clear of purple please, chocolate makers from Birmingham', without('purple')],

  ['I could do without yellow, it gives me a headache. Meditation centre', without('yellow')],

  ['hold the pink, baby shower for twins', without('pink')],

  ['neither pink nor anything purple-ish, dance school for boys and girls', without('pink', 'purple')],

  ['the colours must not include brown. Barista course', without('brown')],

  ['none of them should be red, kindergarten', without('red')],

  ["not a fan of orange, so please don't. Carrot cake bakery", without('orange')],

  ['red is a no go because of hospital rules, wayfinding in an A&E department', without('red')],

  ["don't be shy with the orange, outdoor gear rental", shows('orange')],

  ["it wouldn't be us without some green, allotment cafe", shows('green')],

  ["you can't go wrong with navy, tailor in Savile Row", shows('blue')],

  ['never enough pink! drag brunch', shows('pink')],

  ['no need to avoid red, in fact use it. Fire brigade museum', shows('red')],

  ['not purple but lilac, spa for dogs', d.pale('purple', 0.68)],

  ['hsl(210, 60%, 30%) is our blue, tax adviser', d.near('#1F4D7A', 4)],

  ['#0af is the short code of our accent, hackerspace', includes('#00AAFF')],

  [
    'buttons in orange, the rest rather sober. Pension calculator',
    d.either(accentOf('orange'), inRole('primary', 'orange')),
  ],

  [
    'call to action in red, background light grey, insurance comparison',
    d.either(accentOf('red'), inRole('primary', 'red')),
    inRole('background', 'grey'),
  ],

  [
    'links purple, background white, text nearly black. Encyclopedia of moths',
    d.either(accentOf('purple'), inRole('primary', 'purple')),
    d.onWhite,
  ],

  [
    'secondary colour green, primary colour black, motorbike courier',
    d.either(inRole('secondary', 'green'), shows('green')),
    inRole('primary', 'black'),
  ],

  ['use pink sparingly, only as an accent. Gin distillery, bottle is grey blue', accentOf('pink')],

  ['could the accent please be pink and not red, small bookshop in Bath', accentOf('pink')],

  ['make it mainly purple, its a hairdresser and the walls are purple as well', d.leads('purple')],

  ['black text on white, 21:1 contrast, one blue for links', inRole('text', 'black'), d.onWhite, shows('blue')],

  ['mustard and teal. A barber who also sells records', d.near('#D4A017', 20), shows('teal')],

  [
    'a dark red like dried cherries and a pale green like unripe ones. jam maker',
    d.deep('red', 0.5),
    d.pale('green', 0.7),
  ],

  ['bg=dark; primary=purple; no pink. Discord bot dashboard', onDark, inRole('primary', 'purple'), without('pink')],

  ['need 3 blues (light, mid, dark), 1 grey, 1 warm accent. hospital intranet', d.some(3, 'blue'), d.warmAccent],

  ['a single shade of blue in different tints, archive of weather maps', d.monochromeOf('blue')],

  ['surtout du violet, salon de coiffure', d.leads('purple')],

  ['el color principal tiene que ser turquesa, academia de inglés', d.leads('teal')],

  ['kolor główny granatowy, akcent żółty, hydraulik', inRole('primary', 'blue'), accentOf('yellow')],

  ['no other colour than blue please, glacier research station', shows('blue'), d.onlyOf('blue')],

  ['Short hex #c36 for the primary, podcast on bread', hexInRole('primary', '#CC3366')],

  ['mostly black with hints of purple and nothing else, metal label', onDark, d.onlyOf('purple'), shows('purple')],
];
