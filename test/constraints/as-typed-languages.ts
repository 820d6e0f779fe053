import * as d from './demands.ts';
import type { Case } from './briefs.ts';

const NEUTRALS = ['beige', 'grey', 'white', 'black'] as const;

/** Briefs in nine other languages, by one who has not seen what the engine reads. */
export const CASES: readonly Case[] = [
  // French
  [
    "Salut, c'est pour le site de ma boulangerie à Nantes, je voudrais un truc chaleureux et gourmand, tout sauf du bleu svp",
    d.without('blue'),
  ],
  [
    "Cabinet d'avocats à Lyon. Nous souhaiterions un fond blanc, un texte bleu marine et une touche de doré pour les boutons d'action.",
    d.onWhite,
    d.inRole('text', 'blue'),
    d.oneInRole('accent', 'gold', 'yellow'),
  ],
  [
    'nos camionettes sont vert menthe (#9FD8C4) donc il faut que ça reste la couleur principale',
    d.hexInRole('primary', '#9FD8C4'),
  ],
  [
    'Appli de méditation en mode sombre, à la limite une pointe de violet quelque part mais surtout pas en couleur dominante',
    d.onDark,
    d.leadsNot('purple'),
  ],
  [
    'Fleuriste de quartier. Deux verts et un corail, le reste en tons neutres.',
    d.some(2, 'green'),
    d.showsOne('pink', 'orange', 'red'),
    d.onlyOf('green', 'orange', 'pink', 'red', ...NEUTRALS),
  ],
  ['un dégradé qui va du bleu nuit au rose poudré, pour une marque de cosmétiques bio', d.ramp('blue', 'pink')],
  [
    "Mon associé est daltonien, il faudrait que les cinq couleurs restent bien distinctes pour lui aussi. C'est pour un tableau de bord de logistique.",
    d.colourBlindSafe,
  ],
  ["Maison d'hôtes en Provence : ocre, terre de Sienne, argile, uniquement des tons terreux", d.earthy],
  [
    'Je voudrais un camaïeu de bleu, rien que du bleu, du plus pâle au plus profond, pour un club de voile',
    d.monochromeOf('blue'),
  ],
  [
    'Galerie photo : du noir, du blanc, des gris, et un seul jaune vif pour le bouton « Réserver »',
    d.greysAnd('yellow'),
  ],
  [
    'cave à vin, du bordeaux en couleur principale sur un fond crème',
    d.onCream,
    d.oneInRole('primary', 'red', 'purple', 'pink', 'brown'),
  ],
  [
    "Torréfacteur artisanal. Tous nos concurrents sont en marron et orange, donc on n'en veut pas, ni l'un ni l'autre !",
    d.without('brown', 'orange'),
  ],
  [
    "Serait-il possible d'éviter le vert et le rouge ? Ce sont les couleurs de l'équipe adverse. (club de rugby junior)",
    d.without('green', 'red'),
  ],
  [
    'Revue littéraire, quelque chose de feutré : le fond pas en blanc pur, plutôt un blanc cassé, et pour le texte un gris très foncé au lieu du noir',
    d.offWhite,
    d.textNotBlack,
  ],

  // German
  [
    'Zahnarztpraxis in Koeln, bitte kein gruen und kein tuerkis, das haben hier wirklich alle',
    d.without('green', 'teal'),
  ],
  [
    'Buttons bitte in Orange, alles andere nur grau, schwarz und weiß. Ist für ne Fahrradwerkstatt',
    d.greysAnd('orange'),
  ],
  [
    'Weingut an der Mosel, Hauptfarbe Weinrot, Hintergrund cremefarben',
    d.onCream,
    d.oneInRole('primary', 'red', 'purple', 'pink', 'brown'),
  ],
  [
    'Dunkler Hintergrund, Petrol als Hauptfarbe und Senfgelb als Akzent, für eine Jazzbar',
    d.onDark,
    d.oneInRole('primary', 'teal', 'blue'),
    d.oneInRole('accent', 'yellow', 'gold', 'orange', 'brown'),
  ],
  [
    'Unsere Hausfarbe ist #E2001A, die muss unbedingt drin sein, Seite insgesamt hell (Malerbetrieb, 3. Generation)',
    d.includes('#E2001A'),
    d.onLight,
  ],
  ['Kita Sonnenschein, fröhlich und kunterbunt, aber bloß keine Neonfarben', d.neonFree, d.lively],
  ['Bestattungsinstitut. Wir bitten um durchweg gedeckte Farben, nichts Grelles.', d.muted],
  [
    'könnte man das Lila etwas zurücknehmen? ein bisschen darf ruhig sein, aber nicht als Hauptfarbe und nicht im Hintergrund. geht um einen Yogaraum',
    d.leadsNot('purple'),
  ],
  ['nur Blautöne, von fast weiß bis fast schwarz, für eine Reederei', d.monochromeOf('blue')],
  [
    'Barrierefreie Seite einer Kreisverwaltung: weißer Hintergrund, Textkontrast mindestens 7:1',
    d.onWhite,
    d.contrast(7),
  ],
  ['Wollladen in Freiburg, zarte Pastelltöne bitte, wie Zuckerwatte', d.pastel],
  ['Ausschließlich warme Farben, aber kein Rot. Keramikwerkstatt', d.warm, d.without('red')],
  [
    'Die Konkurrenz ist komplett blau, deshalb bei uns null Blau. Stattdessen ein sattes Dunkelgrün als Hauptfarbe. Steuerberatung, soll trotzdem seriös wirken',
    d.without('blue'),
    d.inRole('primary', 'green'),
    d.deep('green', 0.6),
  ],
  [
    'Landingpage für ein Tierheim, Schrift dunkelbraun statt schwarz, Hintergrund hell, nicht so trist das Ganze',
    d.inRole('text', 'brown'),
    d.onLight,
  ],

  // Spanish
  ['Hola! es para la web de mi heladería, quiero colores pastel, de esos suavecitos como de helado', d.pastel],
  [
    'Despacho de arquitectura en Bilbao. Fondo blanco, texto en gris oscuro y un único acento en rojo; nada más de color.',
    d.onWhite,
    d.greysAnd('red'),
  ],
  [
    'El azul de nuestro logo es #1B4F9C y tiene que ser el color primario; lo demás, como veáis',
    d.hexInRole('primary', '#1B4F9C'),
  ],
  [
    'Bodega en La Rioja: granate como color principal, fondo crema, y nada de azul ni de morado',
    d.onCream,
    d.oneInRole('primary', 'red', 'pink', 'brown'),
    d.without('blue'),
  ],
  ['Toda la paleta en tonos de verde, monocromática, para un vivero', d.monochromeOf('green')],
  ['Colores fríos únicamente, clínica de fisioterapia, tirando a azules y grises', d.cool],
  [
    'a ver, somos una funeraria pero no queremos nada tétrico, fondo claro por favor y ni rastro de negro puro en el texto',
    d.onLight,
    d.textNotBlack,
  ],
  [
    'Quiero el rosa como protagonista y el turquesa sólo para los detalles (accent), tienda de bikinis en Cádiz',
    d.inRole('primary', 'pink'),
    d.oneInRole('accent', 'teal', 'blue', 'green'),
  ],
  [
    'REBAJAS DE ENERO. Rojo y amarillo a tope, que se vea desde la acera de enfrente',
    d.shows('red'),
    d.shows('yellow'),
    d.vivid,
  ],
  ['Mi jefa odia el naranja asi q cualquier cosa menos naranja. Consultoría de recursos humanos', d.without('orange')],
  ['Tonos tierra para una casa rural en Extremadura: barro cocido, paja, corcho, sólo eso', d.earthy],
  [
    'Tres azules distintos y un toque de coral, el resto blancos o neutros, para una escuela de buceo',
    d.some(3, 'blue'),
    d.showsOne('orange', 'pink', 'red'),
    d.onlyOf('blue', 'teal', 'orange', 'pink', 'red', ...NEUTRALS),
  ],
  [
    'Portal del ayuntamiento: la mayoría de los usuarios son personas mayores, el contraste entre texto y fondo tiene que ser altísimo, como mínimo 12:1',
    d.highContrast,
  ],

  // Italian
  [
    "Ciao! sto rifacendo il sito della mia pizzeria, vorrei qualcosa di caldo e casereccio, ma niente verde che il tricolore ce l'hanno già tutti",
    d.without('green'),
  ],
  [
    'Studio notarile. Si richiede sfondo bianco, testo blu notte e un accento bordeaux.',
    d.onWhite,
    d.inRole('text', 'blue'),
    d.oneInRole('accent', 'red', 'purple', 'pink', 'brown'),
  ],
  [
    'il furgone dei gelati è color pistacchio (#C5DDA0), quindi il colore principale deve essere per forza quello',
    d.hexInRole('primary', '#C5DDA0'),
  ],
  [
    'Locale di musica dal vivo a Torino, sfondo scuro scuro, pulsanti fucsia',
    d.onDark,
    d.either(d.oneInRole('accent', 'pink', 'purple'), d.oneInRole('primary', 'pink', 'purple')),
  ],
  [
    'Vorrei tutto sui toni del viola, dal lilla chiarissimo al melanzana, è per una profumeria',
    d.monochromeOf('purple'),
  ],
  ["Agriturismo in Val d'Orcia, soltanto colori della terra: terracotta, sabbia, ocra", d.earthy],
  ['Solo bianco, nero, grigi e un unico colpo di rosso per il pulsante "Prenota". Barbiere.', d.greysAnd('red')],
  [
    'Per favore evitiamo sia il rosa che qualsiasi tipo di blu o azzurro, è un negozio per neonati e vogliamo uscire dai soliti cliché',
    d.without('pink', 'blue'),
  ],
  [
    'Sfondo avorio, non bianco ottico mi raccomando, e titoli e testi in marrone scuro. cioccolateria',
    d.offWhite,
    d.inRole('text', 'brown'),
  ],
  ['SALDI SALDI SALDI! colori accesi, vivaci, niente pastelli', d.vivid, d.pastelFree],
  [
    'magari un pizzico di arancione ci sta, però non come colore principale né come sfondo. È per uno studio di psicoterapia',
    d.leadsNot('orange'),
  ],
  [
    'Mio figlio è daltonico e vorrei che nel gioco da tavolo si distinguessero tutti e cinque i colori anche per lui',
    d.colourBlindSafe,
  ],
  [
    'Blu petrolio come primario, ocra come accento, il fondo chiaro. Libreria indipendente',
    d.oneInRole('primary', 'teal', 'blue'),
    d.oneInRole('accent', 'yellow', 'gold', 'orange', 'brown'),
    d.onLight,
  ],
  ['Centro benessere: tinte smorzate, polverose, nessun colore acceso per carità', d.muted],
  [
    'La concorrenza usa #FF6600, noi quel colore non lo vogliamo vedere, anzi proprio niente arancione. Ditta di traslochi.',
    d.notHex('#FF6600'),
    d.without('orange'),
  ],

  // Portuguese
  ['Oi gente, é pro insta da minha doceria, quero tudo em tons pastel, bem fofinho', d.pastel],
  [
    'Escritório de contabilidade em Braga. Pretendemos fundo branco, cor principal azul e nenhum vermelho, que lembra prejuízo.',
    d.onWhite,
    d.inRole('primary', 'blue'),
    d.without('red'),
  ],
  ['a cor da nossa marca é #00875A e tem de ficar como primária, não dá para mudar', d.hexInRole('primary', '#00875A')],
  [
    'app de corrida noturna, modo escuro, botão de começar em laranja',
    d.onDark,
    d.either(d.inRole('accent', 'orange'), d.inRole('primary', 'orange')),
  ],
  ['tudo menos roxo e rosa pfv, oficina mecanica em BH', d.without('purple', 'pink')],
  [
    'Adega no Douro: vinho tinto na cor principal, fundo creme',
    d.onCream,
    d.oneInRole('primary', 'red', 'purple', 'pink', 'brown'),
  ],
  ['Só cores frias, clínica de dermatologia', d.cool],
  ['Quero uma paleta monocromática em laranja, do mais clarinho ao mais queimado', d.monochromeOf('orange')],
  [
    'Será que dava para manter o verde bem discreto? Pode aparecer, mas nunca como cor principal. É uma livraria',
    d.leadsNot('green'),
  ],
  ['FESTA JUNINA DA ESCOLA!! cores vivas, bem alegres, nada de tons pastel', d.vivid, d.pastelFree],
  [
    'Site do posto de saúde: muita gente com baixa visão, contraste do texto de pelo menos 7 para 1, fundo claro',
    d.contrast(7),
    d.onLight,
  ],
  ['Ateliê de cerâmica: barro, areia, argila, apenas tons terrosos', d.earthy],
  ['preto, branco e cinza, sem cor nenhuma mesmo. portfólio de fotografia analógica', d.greyscale],
  [
    'O rival é todo vermelho, então nem pensar em vermelho. Azul-marinho no texto e dourado nos destaques (clube de remo)',
    d.without('red'),
    d.inRole('text', 'blue'),
    d.oneInRole('accent', 'gold', 'yellow'),
  ],
  ['Neutros e apenas uma cor berrante como destaque, tanto faz qual. Estúdio de design de móveis', d.neutralsAndOne],

  // Dutch
  ['Hoi, voor onze fietsenwinkel in Utrecht: geen oranje alsjeblieft, dat is al zo Koningsdag', d.without('orange')],
  [
    'Notariskantoor. Graag een witte achtergrond, donkerblauwe tekst en goud als accent.',
    d.onWhite,
    d.inRole('text', 'blue'),
    d.oneInRole('accent', 'gold', 'yellow'),
  ],
  ['onze bakfietsen zijn mosterdgeel (#D9A520), dus dat moet de hoofdkleur worden', d.hexInRole('primary', '#D9A520')],
  [
    'Techno-avond in een oude loods, donkere achtergrond, knoppen knalgroen',
    d.onDark,
    d.either(d.inRole('accent', 'green'), d.inRole('primary', 'green')),
  ],
  [
    'een beetje paars mag best, maar niet als hoofdkleur en al helemaal niet als achtergrond. kraamzorg',
    d.leadsNot('purple'),
  ],
  ['Alleen aardetinten graag, voor een leemstucbedrijf', d.earthy],
  ['Zachte pasteltinten voor een kinderdagverblijf, niks schreeuwerigs', d.pastel, d.notLoud],
  ['Alles in groentinten, van lichtgroen tot bijna zwart, hoveniersbedrijf', d.monochromeOf('green')],
  ['Grijstinten met één felroze accent, verder helemaal geen kleur. Kapsalon', d.greysAnd('pink')],
  [
    'UITVERKOOP! rood als hoofdkleur, en geen blauw want dat is van de overburen',
    d.inRole('primary', 'red'),
    d.without('blue'),
  ],

  // Polish
  [
    'Hej, potrzebuję kolorów na stronę kawiarni w Krakowie, przytulnie, ale bez brązu, bo każdy ma brąz',
    d.without('brown'),
  ],
  [
    'Kancelaria notarialna. Prosimy o białe tło, granatowy tekst oraz złoty akcent.',
    d.onWhite,
    d.inRole('text', 'blue'),
    d.oneInRole('accent', 'gold', 'yellow'),
  ],
  ['nasze logo jest w kolorze #C8102E i to ma być kolor główny, reszta dowolna', d.hexInRole('primary', '#C8102E')],
  [
    'Aplikacja dla astronomów amatorów, ciemne tło, przyciski pomarańczowe',
    d.onDark,
    d.either(d.inRole('accent', 'orange'), d.inRole('primary', 'orange')),
  ],
  ['Wszystko w odcieniach niebieskiego, monochromatycznie, sklep żeglarski na Mazurach', d.monochromeOf('blue')],
  ['Gabinet psychologa, kolory wyłącznie stonowane, żadnych jaskrawych', d.muted],
  ['fiolet moze sie gdzies pojawic, ale na pewno nie jako kolor glowny ani tlo. kwiaciarnia', d.leadsNot('purple')],
  ['Pastele, pastele i jeszcze raz pastele! pracownia tortów', d.pastel],
  ['Tylko szarości, czerń i biel plus jeden czerwony akcent. Studio tatuażu', d.greysAnd('red')],
  [
    'Butelkowa zieleń jako główny, tło kremowe, bez różu i bez fioletu. Dworek pod Lublinem, wesela',
    d.inRole('primary', 'green'),
    d.deep('green', 0.55),
    d.onCream,
    d.without('pink', 'purple'),
  ],

  // Japanese
  [
    '京都の和菓子屋のサイトです。抹茶のような緑をメインカラーに、背景はクリーム色でお願いします。',
    d.oneInRole('primary', 'green', 'yellow'),
    d.onCream,
  ],
  ['青は絶対に使わないで！競合が全部青なので。(不動産)', d.without('blue')],
  ['ブランドカラーの #E60033 をメインカラーにしてください。他はお任せします。', d.hexInRole('primary', '#E60033')],
  [
    '夜カフェのアプリ、ダークモードで、ボタンはオレンジがいいな',
    d.onDark,
    d.either(d.inRole('accent', 'orange'), d.inRole('primary', 'orange')),
  ],
  ['赤ちゃん用品のお店。全体的にふんわりしたパステルカラーで', d.pastel],
  [
    '法律事務所のホームページ。白背景、文字は紺色、アクセントに金色を希望いたします。',
    d.onWhite,
    d.inRole('text', 'blue'),
    d.oneInRole('accent', 'gold', 'yellow'),
  ],
  ['紫はちょっとだけなら入っててもいいけど、メインや背景にはしないでほしい。美容室です', d.leadsNot('purple')],
  ['モノトーン（白・黒・グレー）に差し色で赤を一色だけ。写真家のポートフォリオ', d.greysAnd('red')],
  ['色覚に特性のある人でも5色すべて見分けられる配色にしてください。路線図に使います。', d.colourBlindSafe],

  // Chinese
  [
    '给我们茶馆做个网站，主色用墨绿，背景要米白色，别用纯白',
    d.inRole('primary', 'green'),
    d.deep('green', 0.55),
    d.offWhite,
  ],
  ['千万不要红色和黄色，太像快餐店了。我们是做轻食沙拉的', d.without('red', 'yellow')],
  ['品牌色是 #0052D9，必须作为主色，其他随意', d.hexInRole('primary', '#0052D9')],
  [
    '深色模式的音乐播放器，按钮用荧光绿',
    d.onDark,
    d.either(d.oneInRole('accent', 'green', 'yellow'), d.oneInRole('primary', 'green', 'yellow')),
  ],
  [
    '律师事务所官网，要求白色背景、深蓝色文字、金色点缀。',
    d.onWhite,
    d.inRole('text', 'blue'),
    d.oneInRole('accent', 'gold', 'yellow'),
  ],
  ['想要莫兰迪色系那种低饱和度的颜色，不要任何鲜艳的，家居软装店', d.muted],
  [
    '春节大促海报！主色大红，点缀金色，喜庆一点，不要蓝色',
    d.inRole('primary', 'red'),
    d.oneInRole('accent', 'gold', 'yellow'),
    d.without('blue'),
  ],
  ['可以有一点点紫色，但不要当主色，也不要做背景。瑜伽馆小程序', d.leadsNot('purple')],
  ['只要黑白灰，再加一个橙色做强调色，建筑事务所', d.greysAnd('orange')],
  ['整套都用粉色系，从浅粉到深粉，不要别的颜色，美甲店', d.monochromeOf('pink')],
];
