import {
  accentOf,
  analogous,
  atLeast,
  colourBlindSafe,
  complementary,
  cool,
  earthy,
  either,
  greysAnd,
  hexInRole,
  highContrast,
  includes,
  inRole,
  monochrome,
  monochromeOf,
  muted,
  onDark,
  onWhite,
  onLight,
  neutralsAndOne,
  warmGreys,
  oneLoud,
  pastel,
  pastelFree,
  pastelsOnly,
  primaryApart,
  ramp,
  shows,
  unmetNothing,
  vivid,
  warm,
  warmAccent,
  warmButAccent,
  without,
  leads,
  onlyOf,
  some,
  type Demand,
} from './demands.ts';

/** Briefs, each with what must be true of every palette that answers it. */
export type Case = readonly [brief: string, ...demands: readonly Demand[]];

/** One demand said in many ways. */
const each = (demands: readonly Demand[], briefs: string): Case[] =>
  briefs.split('\n').flatMap((line) => (line.trim() === '' ? [] : [[line.trim(), ...demands] as const]));

export const CASES: readonly Case[] = [
  ...each(
    [without('green')],
    `
    forest cabin, no green
    organic garden shop without green
    spring meadow, anything but green
    tea brand, avoid green please
    eco start-up that doesn't use green
    no green, hospital for children
    green-free kitchen brand
    football club, never green
    plant nursery logo except green
    sage and olive are out: no green at all for this spa`,
  ),
  ...each(
    [without('blue')],
    `
    law firm, no blue
    ocean conservancy without blue
    airline, avoid blue
    dentist website, anything but blue
    bank, not blue
    winter sports shop excluding blue
    tech company, please no blue, warm and human
    swimming school, nothing blue`,
  ),
  ...each(
    [without('red')],
    `
    christmas market without red
    pizzeria, no red
    fire station museum, avoid red
    valentine card, not red
    strawberry jam label, no red please`,
  ),
  ...each(
    [without('red', 'pink')],
    `
    wedding invitation without red or pink
    candy shop, no red, no pink
    valentine's day for men, no pink or red
    rose garden, avoid red and pink`,
  ),
  ...each(
    [without('yellow')],
    `
    summer festival, no yellow
    lemon cake bakery without yellow
    taxi app, avoid yellow
    sunflower farm, anything but yellow`,
  ),
  ...each(
    [without('purple')],
    `
    vineyard, no purple
    lavender soap without purple
    witch costume shop, avoid purple
    royal archive, no purple`,
  ),
  ...each(
    [without('pink')],
    `
    girls' football team, no pink
    cherry blossom tour without pink
    baby shower, no pink
    flamingo bar, avoid pink`,
  ),
  ...each(
    [without('orange')],
    `
    halloween party, no orange
    autumn sale without orange
    citrus juice bar, avoid orange`,
  ),
  ...each(
    [without('brown')],
    `
    coffee roaster, no brown
    chocolate shop without brown
    log cabin rental, avoid brown`,
  ),
  ...each(
    [without('black')],
    `
    fashion house, no black
    night club without black
    luxury hotel, avoid black`,
  ),
  ...each(
    [without('white')],
    `
    wedding, no white
    snow festival without white
    clinic, avoid white`,
  ),
  ...each(
    [without('grey')],
    `
    city magazine, no grey
    concrete office without gray
    rainy day book, avoid grey`,
  ),
  ...each(
    [without('blue', 'green', 'purple')],
    `
    no blue, green or purple, just warm colours for a grill house
    travel agency without blue, green and purple
    a poster that avoids green, purple and blue`,
  ),
  ...each(
    [without('green', 'red')],
    `
    christmas without red and green
    italian deli, no green or red
    holiday card, neither red nor green`,
  ),
  ...each(
    [includes('#2A9D8F')],
    `
    must include #2A9D8F
    our brand colour is #2A9D8F, yoga retreat
    #2a9d8f for a fish restaurant
    startup website built around #2A9D8F
    dark mode app with #2A9D8F
    use #2A9D8F, law firm`,
  ),
  ...each(
    [includes('#E63946')],
    `
    must include #E63946, bakery
    #E63946 plus something calm
    cycling club, keep #e63946
    pastel shop that must use #E63946`,
  ),
  ...each(
    [includes('#000000')],
    `
    must include #000000, gallery
    jazz bar #000000`,
  ),
  ...each(
    [includes('#FFFFFF')],
    `
    #FFFFFF and spring flowers
    must include #FFFFFF, clinic`,
  ),
  ...each(
    [includes('#123456', '#FFD166')],
    `
    must include #123456 and #FFD166
    #123456 with #FFD166 for a marina
    logistics company: #FFD166, #123456`,
  ),
  ...each(
    [includes('#7F7F7F')],
    `
    #7F7F7F
    concrete studio, must include #7F7F7F`,
  ),
  ...each([includes('#17171A')], 'must include black'),
  ...each(
    [includes('#17254A')],
    `
    must include navy, tailor
    sailing school, must have navy`,
  ),
  ...each(
    [includes('#14757A')],
    `
    must include teal for the spa
    dental clinic that has to include teal`,
  ),
  ...each(
    [includes('#A1B2C3'), onDark],
    `
    dark mode, must include #A1B2C3
    #A1B2C3 on a dark background`,
  ),
  ...each(
    [monochromeOf('blue')],
    `
    monochrome blue
    monochromatic blue dashboard
    bank app in one colour: blue, monochrome
    tonal blue office
    blue monochrome poster for a swimming pool`,
  ),
  ...each(
    [monochromeOf('green')],
    `
    monochrome green
    monochromatic green, botanical garden
    tonal green, tea brand`,
  ),
  ...each(
    [monochromeOf('red')],
    `
    monochrome red
    monochromatic red theatre poster`,
  ),
  ...each(
    [monochromeOf('purple')],
    `
    monochrome purple
    monochromatic purple night club`,
  ),
  ...each(
    [monochromeOf('pink')],
    `
    monochrome pink
    single colour pink candy shop`,
  ),
  ...each(
    [monochrome],
    `
    monochrome coffee brand
    monochromatic forest
    tone on tone bedroom, linen
    a single hue for a museum
    monochrome sunset
    monochromatic fintech landing page`,
  ),
  ...each(
    [onDark],
    `
    dark mode
    dark mode music player
    code editor with a dark theme
    dark background, bakery
    crypto dashboard dark ui
    astronomy site on black
    dark theme for a wedding planner
    night mode reading app
    pastel colours on a dark background
    dark mode children's stories`,
  ),
  ...each(
    [onLight],
    `
    light background
    light mode code editor
    white background, law firm
    dragon game with a light theme
    halloween site, light background
    heavy metal magazine on white
    midnight blue brand, light mode
    cyberpunk shop, white background`,
  ),
  ...each(
    [pastel],
    `
    pastel
    pastel ice cream shop
    baby clothes in pastel
    pastel colours for a spring fair
    pastel stationery, lavender and mint
    pastel goth band
    pastel bakery, macarons
    soft pastel nursery`,
  ),
  ...each(
    [pastelsOnly],
    `
    pastels only
    only pastels, baby shower
    just pastels for a candy shop
    nothing but pastels, easter
    all pastel, unicorn party`,
  ),
  ...each(
    [earthy],
    `
    earth tones
    earthy colours for a pottery studio
    earth tones, yoga retreat
    restaurant in earthy tones
    earthy palette, desert lodge
    ocean spa in earth tones
    earth tone wedding`,
  ),
  ...each(
    [muted],
    `
    muted
    muted colours for a bookshop
    desaturated city guide
    muted tropical bar
    subdued palette, notary
    candy shop but muted
    muted rainbow
    washed out denim brand`,
  ),
  ...each(
    [vivid],
    `
    vivid
    vibrant street food
    vivid carnival poster
    saturated colours, skate brand
    vibrant children's museum
    vibrant fruit market
    vivid bank`,
  ),
  ...each(
    [warm],
    `
    warm colours
    warm palette for a clinic
    warm tones, ocean lodge
    forest school in warm colours
    warm color scheme for a software company
    calm hotel, warm hues
    winter cabin with warm tones`,
  ),
  ...each(
    [cool],
    `
    cool colours
    cool palette, pizza place
    cool tones for a desert hotel
    bakery in cool colours
    sunset bar, cool hues
    cool color scheme, autumn festival`,
  ),
  ...each(
    [warm, without('yellow')],
    `
    warm colours, no yellow
    warm palette without yellow for a grill`,
  ),
  ...each(
    [highContrast],
    `
    high contrast
    high contrast transport map
    strong contrast, museum signage
    high contrast reading app for low vision
    pastel shop with high contrast
    high contrast dark mode terminal`,
  ),
  ...each(
    [colourBlindSafe],
    `
    colour-blind safe
    colorblind friendly charts
    color-blind safe dashboard for logistics
    must work for colour blind users, city map
    palette safe for deuteranopia
    colour blind friendly board game
    accessible for people with color blindness, weather app
    christmas shop, colorblind safe`,
  ),
  ...each(
    [atLeast(2, 'blue'), atLeast(1, 'gold')],
    `
    two blues and a gold
    two blues and a gold for a yacht club
    2 blues, 1 gold, swim team`,
  ),
  ...each(
    [atLeast(3, 'green')],
    `
    three greens
    3 greens for a garden app
    three greens and a white`,
  ),
  ...each(
    [atLeast(5, 'red')],
    `
    five reds
    5 reds
    only reds`,
  ),
  ...each(
    [atLeast(5, 'blue')],
    `
    five blues
    only blues
    5 blues for a pool`,
  ),
  ...each(
    [atLeast(5, 'green')],
    `
    five greens
    all greens`,
  ),
  ...each(
    [atLeast(2, 'pink'), atLeast(1, 'black')],
    `
    two pinks and a black
    two pinks and one black, lingerie label`,
  ),
  ...each(
    [atLeast(2, 'yellow')],
    `
    two yellows
    two yellows and a grey, bee farm`,
  ),
  ...each(
    [atLeast(1, 'purple')],
    `
    purple hotel
    mostly purple, music school
    a purple candle brand
    a hint of purple for a bookshop`,
  ),
  ...each(
    [atLeast(1, 'green')],
    `
    green barber shop
    predominantly green, pharmacy
    forest green lawyer`,
  ),
  ...each(
    [atLeast(1, 'blue')],
    `
    blue bakery
    mostly blue kindergarten
    sky blue and cream ceramics`,
  ),
  ...each(
    [atLeast(1, 'red')],
    `
    red opera house
    mainly red, ramen bar
    crimson and ivory book cover`,
  ),
  ...each(
    [onDark, without('blue')],
    `
    dark mode, no blue
    dark theme without blue, chess club`,
  ),
  ...each(
    [onDark, muted],
    `
    dark mode, muted
    muted dark theme for a library`,
  ),
  ...each(
    [onLight, without('red', 'orange')],
    `
    light background, no red or orange
    bakery on white, no orange or red`,
  ),
  ...each(
    [onDark],
    `
    mode sombre pour une application de musique
    site de jazz, fond noir
    dunkelmodus für einen Editor
    Weinbar mit dunklem Hintergrund
    modo oscuro para una app de meditación
    aplicativo em modo escuro
    modalità scura per un lettore
    donkere modus voor een dashboard
    tryb ciemny dla aplikacji
    ダークモードの音楽アプリ
    深色模式 音乐应用`,
  ),
  ...each(
    [onLight],
    `
    fond blanc pour une librairie
    heller Hintergrund, Anwaltskanzlei
    fondo claro, clínica dental
    fundo branco, padaria
    sfondo bianco, farmacia
    witte achtergrond, bakkerij
    białe tło, piekarnia
    白い背景の本屋
    白色背景 书店`,
  ),
  ...each(
    [monochrome],
    `
    palette monochrome pour un café
    monochrome Farben für ein Museum
    monocromático, panadería
    paleta monocromática, loja de flores
    monocromatico, libreria
    monochroom, theehuis
    monochromatyczna paleta, teatr
    単色 喫茶店
    单色 茶馆`,
  ),
  ...each(
    [muted],
    `
    couleurs désaturées pour un hôtel
    gedämpfte Farben für eine Praxis
    tonos apagados, librería
    tons dessaturados, hotel
    colori spenti, galleria
    gedempte kleuren, galerie
    stonowane kolory, biblioteka
    くすみカラーの雑貨店
    莫兰迪 家居`,
  ),
  ...each(
    [warm],
    `
    couleurs chaudes pour une clinique
    warme Farben für eine Bank
    colores cálidos, oficina
    cores quentes, escritório
    colori caldi, ufficio
    warme kleuren, kantoor
    ciepłe kolory, biuro
    暖色系のオフィス
    暖色系 办公室`,
  ),
  ...each(
    [cool],
    `
    couleurs froides pour une pizzeria
    kühle Farben für ein Café
    colores fríos, restaurante
    cores frias, restaurante
    colori freddi, ristorante
    koele kleuren, restaurant
    chłodne kolory, restauracja
    寒色系のレストラン
    冷色系 餐厅`,
  ),
  ...each(
    [without('green')],
    `
    sans vert, boutique de plantes
    kein Grün, Gartenladen
    sin verde, tienda de plantas
    sem verde, loja de plantas
    senza verde, negozio di piante
    geen groen, tuincentrum
    bez zielonego, sklep ogrodniczy
    緑なしの庭園
    不要绿色 花园`,
  ),
  ...each(
    [without('blue')],
    `
    pas de bleu, cabinet d'avocats
    ohne Blau, Bank
    nada de azul, banco
    nada de azul, banco de investimento
    niente blu, banca
    zonder blauw, bank
    bez niebieskiego, bank
    青を使わない銀行
    没有蓝色 银行`,
  ),
  ...each(
    [without('red')],
    `
    sans rouge, marché de Noël
    kein Rot, Weihnachtsmarkt
    sin rojo, pizzería
    sem vermelho, pizzaria
    senza rosso, pizzeria
    geen rood, pizzeria
    bez czerwonego, pizzeria
    赤なしのピザ屋
    不要红色 披萨店`,
  ),
  ...each(
    [highContrast],
    `
    fort contraste, signalétique
    hoher Kontrast, Fahrplan
    alto contraste, mapa
    alto contraste, mapa do metro
    alto contrasto, segnaletica
    hoog contrast, kaart
    wysoki kontrast, mapa
    高コントラストの地図
    高对比度 地图`,
  ),
  ...each(
    [colourBlindSafe],
    `
    accessible aux daltoniens, carte
    für Farbenblinde, Diagramme
    apto para daltónicos, gráficos
    acessível para daltônicos, gráficos
    adatto ai daltonici, grafici
    geschikt voor kleurenblinden, kaart
    dla daltonistów, wykresy
    色覚バリアフリーの地図
    色盲友好 图表`,
  ),
  ...each(
    [includes('#2A9D8F')],
    `
    doit inclure #2A9D8F, restaurant
    muss #2A9D8F enthalten, Restaurant
    debe incluir #2A9D8F
    deve incluir #2A9D8F
    deve includere #2A9D8F
    moet #2A9D8F bevatten
    musi zawierać #2A9D8F
    #2A9D8F を使うレストラン
    必须包含 #2A9D8F`,
  ),
  ...each(
    [ramp('purple', 'orange')],
    `
    from purple to orange, yoga app
    fading from purple to orange, podcast cover
    purple to orange gradient for a running shoe
    du violet à l’orange, festival d’été
    dégradé du violet vers l’orange pour une appli de sommeil
    Verlauf von Lila zu Orange, Musikschule
    von Violett bis Orange, Werbung für Laufschuhe
    del morado al naranja, festival de verano
    degradado de violeta a naranja para una app
    colori dal viola all’arancione per una festa estiva
    sfumatura dal viola all’arancione per un’app di musica
    do roxo ao laranja, festival de verão
    degradê de roxo a laranja para um app
    van paars naar oranje, festival
    verloop van paars naar oranje voor een app
    od fioletu do pomarańczu, festiwal
    gradient od fioletu do pomarańczowego
    紫からオレンジへ、夏フェス
    从紫色到橙色，音乐节`,
  ),
  ...each(
    [ramp('blue', 'green')],
    `
    from blue to green, aquarium tickets
    blue to green ramp, water level chart
    blue into green for a river trust
    blue to green, from spring to meadow, bottled water
    du bleu au vert, club de kayak
    von Blau zu Grün, Kajakverein
    del azul al verde, club de kayak
    dal blu al verde, club di canoa
    do azul ao verde, clube de canoagem
    van blauw naar groen, kajakclub
    od niebieskiego do zielonego, klub kajakowy
    blue to green, tide clock
    fading from blue to green, hydrology lecture
    青から緑へ、カヌー教室
    从蓝色到绿色，皮划艇俱乐部`,
  ),
  ...each(
    [ramp('red', 'yellow')],
    `
    from red to yellow, chilli sauce
    red to yellow heat map
    from red to yellow, an autumn beech wood
    red melting into yellow, hot sauce label
    du rouge au jaune, marchand d’épices
    von Rot zu Gelb, Gewürzladen
    del rojo al amarillo, tienda de especias
    dal rosso al giallo, spezie
    do vermelho ao amarelo, especiarias
    van rood naar geel, kruidenwinkel
    od czerwonego do żółtego, sklep z przyprawami
    赤から黄色へ、スパイス店
    从红色到黄色，香料店`,
  ),
  ...each(
    [oneLoud],
    `
    white background with one loud accent, notary
    one loud accent, statistics textbook
    a single bright accent, archive
    just one bright accent, orthopaedic shoes
    only one neon accent, chess club
    one neon colour, otherwise quiet: tide tables
    one bold accent for a law review
    one electric accent, concrete supplier
    one vivid accent, otherwise calm: hospice
    single neon accent, law library
    un seul accent vif, notaire
    un seul accent fluo, cabinet d’architectes
    une seule touche néon, archives
    ein einziger knalliger Akzent, Notariat
    nur ein greller Akzent, Archiv
    eine einzige Neonfarbe, Schachklub
    un solo acento vivo, notaría
    un solo acento neón, archivo
    un solo accento acceso, studio notarile
    un solo tocco neon, archivio
    um único acento vivo, cartório
    um único acento neon, arquivo
    één fel accent, notaris
    één enkel neon accent, archief
    jeden jaskrawy akcent, notariusz
    jeden neonowy akcent, archiwum`,
  ),
  ...each(
    [greysAnd('red')],
    `
    only greys and one red, type foundry
    greys with one red accent, annual report
    greyscale with a single red, bookbinder
    black and white plus one red, boxing gym
    neutrals with one red accent, museum shop
    grayscale and a touch of red, watchmaker
    one red accent, everything else grey: lift museum
    all grey except one red, piano tuner
    black and white, otherwise one red: judo club
    un seul rouge, tout le reste en gris, archives`,
  ),
  ...each(
    [greysAnd('yellow')],
    `
    only greys and one yellow, concrete supplier
    black and white with a touch of yellow, taxi union
    greys with one yellow accent, bike courier
    greyscale and one yellow, parking app`,
  ),
  ...each(
    [onDark],
    `
    tema oscuro, panel de control
    fond sombre, bar à vin
    dunkler Hintergrund, Sternwarte
    sfondo scuro, osservatorio
    fundo escuro, observatório
    donkere achtergrond, sterrenwacht
    ciemne tło, obserwatorium
    暗い背景、天文台
    深色背景，天文台
    dark mode for a tide clock
    on black, jazz label
    black ground, jazz label
    on a black ground: poster for a chess club
    night mode for a lambing app
    dark theme, cheese cave
    dark ui for welders`,
  ),
  ...each(
    [onLight],
    `
    fond clair, clinique
    heller Hintergrund, Klinik
    fondo claro, clínica
    sfondo chiaro, clinica
    fundo claro, clínica
    lichte achtergrond, kliniek
    jasne tło, klinika
    明るい背景、クリニック
    浅色背景，诊所
    light mode for a night bus timetable
    white ground, jazz label
    white background, horror bookshop
    on white, heavy metal tickets
    light ui for a coal museum
    pale background, thunderstorm tracker`,
  ),
  ...each(
    [pastelsOnly],
    `
    only pastels, kite shop
    nothing but pastels for a dentist
    pastels only, tax office for artists
    just pastels, ice rink
    only pastels, hardware shop
    pastels only for a boxing club`,
  ),
  ...each(
    [earthy],
    `
    tons de terre uniquement, potier
    nur Erdtöne, Töpferei
    solo tonos tierra, alfarería
    solo toni della terra, ceramica
    apenas tons de terra, cerâmica
    alleen aardetinten, pottenbakker
    tylko kolory ziemi, ceramika
    earth tones only, brick museum
    earthy palette for a root vegetable box`,
  ),
  ...each(
    [without('green')],
    `
    greens are forbidden, climate charity
    not another green eco brand, refill shop
    garden centre, green is banned
    vegan butcher, no green
    kein Grün, Biomarkt
    sans vert, épicerie bio
    sin verde, herbolario
    senza verde, erboristeria
    sem verde, ervanária
    geen groen, biowinkel
    bez zielonego, sklep ekologiczny
    绿色不要，有机超市`,
  ),
  ...each(
    [without('purple')],
    `
    not another purple AI startup
    lavender farm, no purple
    amethyst jeweller without purple
    no purple, wizard school
    school of magic, purple is out
    cabbage soup canteen, never purple
    kein Lila, Lavendelhof
    sans violet, champ de lavande
    sin morado, campo de lavanda
    zonder paars, lavendelboerderij`,
  ),
  ...each(
    [includes('#E4572E', '#17BEBB')],
    `
    must include #E4572E and #17BEBB, surf festival
    #E4572E #17BEBB, anything else is up to you
    our brand colours are #E4572E and #17BEBB, bakery app`,
  ),
  ...each(
    [includes('#0047BB'), onLight],
    `
    our blue is #0047BB and it has to stay, white background, district heating
    use #0047BB, light mode, ferry timetable`,
  ),
  ...each(
    [muted],
    `
    couleurs sourdes, musée
    gedämpfte Farben, Museum
    colores apagados, museo
    colori smorzati, museo
    cores suaves e dessaturadas, desaturated please, museu
    muted, shipwreck archive
    desaturated, like an old map
    washed out, a seaside town in November
    subdued, carnival archive
    toned down, fireworks supplier`,
  ),
  ...each(
    [monochromeOf('blue')],
    `
    monochrome blue, swimming pool
    all one colour: blue, fjord tours
    single hue, blue, ice hotel
    monochromatic blue for a submarine podcast`,
  ),
  ...each(
    [without('orange')],
    `
    plumber, orange is off limits
    kayak school, orange isn't welcome
    kennel app, orange? no thanks
    Klempner, Orange ist tabu
    loodgieter, oranje is verboden
    plombier, orange interdit
    fontanero, naranja prohibido
    idraulico, arancione vietato
    encanador, laranja proibido
    hydraulik, pomarańczowy zabroniony
    水道工事店、オレンジは厳禁
    水管工,橙色禁用`,
  ),
  ...each(
    [without('red', 'green')],
    `
    accordion shop, red and green are prohibited
    dialysis centre, green & red not allowed
    toy train fair: red is out, so is green
    tea room, forbidden: red, green
    must never use red or green, lift maintenance
    the palette mustn't be red or green: notary
    kite club w/o red or green
    referee school that rejects the red and the green
    no red/green, road survey
    Akkordeonladen, Rot und Grün verboten
    magasin d’accordéons, rouge et vert interdits
    tienda de acordeones, rojo y verde prohibidos
    negozio di fisarmoniche, rosso e verde vietati
    loja de acordeões, vermelho e verde proibidos
    accordeonwinkel, rood en groen verboden
    sklep z akordeonami, czerwony i zielony zakazane`,
  ),
  ...each(
    [without('purple', 'pink', 'orange')],
    `
    car park without purple, pink, or orange
    ferry timetable with no pink, orange or purple
    opticians (pink, purple, orange banned)
    avoid: pink, purple and orange. bicycle courier`,
  ),
  ...each(
    [without('yellow')],
    `
    Reinigung, Blau ja, Gelb nein
    pressing, zéro jaune
    lavandería, cero amarillo
    lavanderia a secco, zero giallo
    lavanderia, amarelo não
    stomerij, blauw wel, geel ook niet
    pralnia, żółty odpada
    laundrette, every colour but yellow
    クリーニング店、黄色もだめ
    洗衣店,黄色不行`,
  ),
  ...each(
    [without('blue', 'white')],
    `
    bank, no blue/white corporate look
    sailing club, blue & white forbidden
    chlorine supplier, white and blue are off the table`,
  ),
  ...each(
    [greysAnd('green')],
    `
    just black and neon green, skate magazine
    only black, white and one green string: harp maker
    quarry firm, only neutrals and a green
    Steinmetz, Graustufen und ein Grün
    Steinmetz, Grautöne mit Grün
    tailleur de pierre, uniquement des gris et un vert
    cantero, solo grises y un verde
    scalpellino, solo grigi e un verde
    canteiro, tons de cinza e um verde
    steenhouwer, grijstinten en één groen
    kamieniarz, odcienie szarości i jeden zielony
    石材店、白黒と一点の緑`,
  ),
  ...each(
    [greysAnd('pink')],
    `
    black and white plus pink, tattoo removal
    greys and a pink, tram museum
    monochrome grey except pink, microphone shop
    chauffeur privé, noir et blanc et un rose
    chofer, blanco y negro y un rosa
    autista, bianco e nero con un rosa
    motorista, preto e branco e um rosa`,
  ),
  ...each(
    [without('green'), pastelFree],
    `
    tent hire, pastel-free, no green
    tent hire, green and pastels are banned`,
  ),
  ...each(
    [shows('orange')],
    `
    night walk, black and one orange, no orange pumpkins
    kayak rental, orange and slate, no orange sun
    cinéma, orange et noir, pas de soleil orange
    cine, naranja y negro, nada de soles naranjas`,
  ),
  ...each(
    [shows('red')],
    `
    sushi bar, red and cream, no red sun
    florist, one red, no red roses
    fleuriste, crème et un rouge, pas de roses rouges`,
  ),
  ...each(
    [atLeast(1, 'blue'), atLeast(1, 'pink')],
    `
    only blues and pinks, roller rink
    only pink and blue, milk bar`,
  ),
  ...each(
    [atLeast(2, 'blue'), shows('orange')],
    `
    only blues and one orange, rowing club
    orologi, solo blu e un arancione
    relojero, solo azules y un naranja`,
  ),
  ...each(
    [without('green')],
    `
    optician, no green whatsoever
    no reds or greens, kennel`,
  ),
  ...each(
    [neutralsAndOne],
    `
    black and white with one single accent, for a chess club newsletter
    black and white with a pop of colour, film festival
    Schwarz-Weiß mit einem einzigen Akzent, Schachclub
    noir et blanc avec un seul accent, club d'échecs
    blanco y negro con un solo acento, club de ajedrez
    zwart-wit met één accentkleur, schaakclub`,
  ),
  ...each(
    [onDark, warmAccent],
    `
    dark mode, one warm accent, otherwise calm: an app for food bank volunteers
    App voor vrijwilligers bij de voedselbank, donkere modus, één warme accentkleur en verder rustig`,
  ),
  ...each(
    [without('brown')],
    `
    coffee roaster but NOT brown. everybody is brown
    leather workshop, no brown please
    chocolatier sans marron, tout le monde est en marron`,
  ),
  ...each(
    [onDark, atLeast(3, 'red')],
    `
    dark theme for an astronomy club's log, must keep night vision, so reds only on near black`,
  ),
  ...each(
    [includes('#C8553D')],
    `
    start from #C8553D and give me something for a tile importer, the hex must be in the palette unchanged`,
  ),
  ...each(
    [shows('yellow'), shows('blue')],
    `
    must include navy and a mustard. community rugby club, website plus kit`,
  ),
  ...each(
    [shows('yellow')],
    `
    beekeepers in Ljubljana: we really don't want hexagons, and the yellow should be just a bit of it`,
  ),
  ...each(
    [neutralsAndOne],
    `
    one accent among warm greys, architect's portfolio`,
  ),
  ...each(
    [onLight],
    `
    podcast about lighthouses, no red and white stripes please, pale ground`,
  ),
  ...each(
    [without('beige')],
    `
    yoga studio in Leeds but without sage, beige, blush or anything that looks like a spa
    yoga without navy, beige, blush or peach`,
  ),
  ...each(
    [onDark, warmAccent],
    `
    modo oscuro, un solo acento cálido, banco de alimentos`,
  ),
  ...each(
    [without('red', 'green')],
    `
    optician, no red/green is allowed
    no red and green can be used, bakery`,
  ),
  ...each(
    [warmButAccent],
    `
    coffee shop warm, cosy
    ristorante, caldo`,
  ),
  ...each(
    [includes('#000000'), onDark],
    `
    sleep tracker, pure black oled background
    true black background, jazz radio`,
  ),
  ...each(
    [onWhite],
    `
    toy shop on a white background
    weiße Grundfarbe, weißer Hintergrund, Zahnarzt
    fond blanc, fleuriste`,
  ),
  ...each(
    [includes('#E0206F', '#F39A14')],
    `
    wedding in Jaipur, marigold and deep pink have to be in it, no black
    deep pink and marigold must be in it, sari shop`,
  ),
  ...each(
    [includes('#14757A')],
    `
    gin bar, teal has to be in it
    Ginbar, Petrol muss rein
    bar à gin, le bleu canard doit y être`,
  ),
  ...each(
    [includes('#0F766E'), warmAccent],
    `
    include our brand teal #0F766E and one warm accent - dental lab
    our brand teal #0F766E must be in it, one warm accent, dental lab`,
  ),
  ...each(
    [atLeast(3, 'green'), atLeast(1, 'grey'), accentOf('orange')],
    `
    slide template for a forestry consultancy: three greens, one grey and an orange accent
    three greens, a grey and an orange accent, garden tools`,
  ),
  ...each(
    [atLeast(3, 'blue'), warmAccent],
    `
    three blues and a coral accent for a swimming club newsletter
    three blues and a copper accent, law firm`,
  ),
  ...each([atLeast(3, 'green')], 'three greens and one warm yellow accent plus an off-white, plant shop'),
  ...each(
    [hexInRole('text', '#1B2A49')],
    `
    text colour has to be #1B2A49, stationery shop
    texte #1B2A49, papeterie
    Textfarbe: #1B2A49, Schreibwaren
    文字は#1B2A49、文房具店`,
  ),
  ...each(
    [hexInRole('background', '#FFF8E7')],
    `
    background #FFF8E7, cookbook website
    cookbook website, #FFF8E7 background
    fond #FFF8E7, livre de recettes
    Hintergrund #FFF8E7, Kochbuch
    fondo #FFF8E7, recetario`,
  ),
  ...each(
    [hexInRole('accent', '#E4572E')],
    `
    light theme, accent #E4572E, project management tool
    project management tool, #E4572E as the accent
    accent colour: #E4572E, project management tool`,
  ),
  ...each(
    [inRole('text', 'blue'), onLight],
    `
    navy text on a cream background, wedding
    navy text, law firm, light theme`,
  ),
  ...each(
    [inRole('background', 'pink')],
    `
    pink background, punk zine
    salon de thé, fond rose
    rosa Hintergrund, Nagelstudio
    fondo rosa, peluquería
    sfondo rosa, gelateria
    fundo rosa, confeitaria
    roze achtergrond, kapper
    różowe tło, cukiernia
    粉色背景，甜品店`,
  ),
  ...each(
    [inRole('background', 'blue'), onDark],
    `
    white text on navy, sailing club
    weißer Text auf dunkelblauem Hintergrund, Segelclub`,
  ),
  ...each([inRole('background', 'red')], 'red background, chinese restaurant'),
  ...each([inRole('background', 'green'), onDark], 'dark green background with gold, whisky bar'),
  ...each([accentOf('orange'), primaryApart], 'fitness app, orange accent on dark grey'),
  ...each(
    [accentOf('orange')],
    `
    honest electrician, navy, orange accent
    website for a joiner, the accent should be orange
    allotment society, accents in orange
    museum shop, accent colour orange`,
  ),
  ...each([accentOf('gold')], 'wedding invitation in burgundy and dusty rose, gold accent'),
  ...each([shows('blue'), shows('green')], 'hotel spa, blues and greens'),
  ...each(
    [earthy, without('blue', 'purple', 'teal')],
    `
    brown and cream only, chocolate maker
    only brown and cream, bookbinder`,
  ),
  ...each(
    [hexInRole('primary', '#7A1F2B')],
    `
    must include #7A1F2B as primary, it's our rugby club colour and can't change
    rowing club, primary colour: #7A1F2B
    #7A1F2B en couleur principale, domaine viticole
    #7A1F2B als Hauptfarbe, Weingut
    bodega familiar, #7A1F2B como color principal de la marca
    #7A1F2B come colore principale, cantina
    #7A1F2B als hoofdkleur, wijnhandel
    #7A1F2B jako kolor główny, winnica
    #7A1F2B como cor principal, adega
    #7A1F2Bをメインカラーに、ワイナリー
    酒庄，#7A1F2B作为主色`,
  ),
  ...each([inRole('primary', 'teal')], 'teal must be the main colour, a yoga studio'),
  ...each([inRole('primary', 'green')], 'le vert comme couleur principale pour une pharmacie'),
  ...each([inRole('primary', 'blue'), onLight], 'bakery, main colour navy, cream for the background'),
  ...each([accentOf('orange'), primaryApart, without('red')], 'table tennis league, no red, accent must be orange'),
  ...each([accentOf('orange'), primaryApart], 'ein Café, Hauptfarbe Petrol, Akzent muss Orange sein'),
  ...each(
    [unmetNothing],
    `
    saddle maker, background should be cream not pure white
    photographer, charcoal background, no pure black`,
  ),
  ...each(
    [complementary],
    `
    complementary colours for a surf school
    museum of toys, complementary colour scheme
    komplementäre Farben für ein Reisebüro
    palette de couleurs complémentaires pour une brasserie
    colores complementarios, academia de baile
    colori complementari per una palestra
    complementaire kleuren voor een speeltuin
    kolory dopełniające, sklep z zabawkami
    cores complementares, loja de surf
    補色の配色、遊園地
    互补色的配色，儿童乐园`,
  ),
  ...each(
    [analogous],
    `
    analogous palette, forest bathing retreat
    analogous colors, candle brand
    analoge Farben für ein Spa
    couleurs analogues, fleuriste`,
  ),
  ...each(
    [greysAnd('red'), unmetNothing],
    `
    keep it greyscale apart from a strong red, photo agency
    think black, white, one red. punk festival
    newspaper app, black, white and one red`,
  ),
  ...each(
    [neutralsAndOne, onDark, warmGreys],
    "dark mode for a podcast player. one bright accent only, the rest greys that don't lean blue",
  ),
  ...each(
    [warmGreys],
    `
    Only neutrals for a rental flat with lots of sun. Warm but nothing that looks yellow on the wall
    only neutrals, no blue, law firm
    nothing but warm greys, joinery`,
  ),
  ...each([greysAnd('pink')], 'warm greys, one dusty pink, hair salon'),
  ...each([accentOf('gold')], 'wedding stationery, sage and ivory, gold only as a hint'),
  ...each(
    [either(accentOf('orange'), accentOf('gold')), onDark],
    'dark mode dashboard, amber for warnings, otherwise neutral',
  ),
  ...each(
    [onWhite, inRole('primary', 'blue'), accentOf('orange'), inRole('secondary', 'grey'), unmetNothing],
    'background white, primary navy, accent orange, secondary light grey',
  ),
  ...each([without('pink'), unmetNothing], 'something other than the usual pink for a cancer charity'),
  ...each(
    [inRole('background', 'green'), inRole('text', 'gold'), onDark, unmetNothing],
    'gold text on dark green, pub',
  ),
  ...each(
    [inRole('background', 'black'), inRole('text', 'white'), accentOf('red'), unmetNothing],
    'white text on black, one red',
  ),
  ...each(
    [onWhite, inRole('text', 'black'), accentOf('green'), unmetNothing],
    'texto negro sobre fondo blanco, un acento verde, notaría',
  ),
  ...each(
    [onWhite, inRole('text', 'black'), accentOf('red'), unmetNothing],
    'texte noir sur fond blanc, un seul accent rouge, avocat',
  ),
  ...each(
    [onWhite, inRole('text', 'black'), accentOf('orange'), unmetNothing],
    'testo nero su sfondo bianco, un accento arancione, studio tecnico',
  ),
  ...each(
    [onWhite, inRole('text', 'black'), accentOf('blue'), unmetNothing],
    'zwarte tekst op wit, één blauw accent, notaris',
  ),
  ...each([shows('teal'), unmetNothing], 'use teal instead of blue, dental clinic'),
  ...each([shows('blue'), unmetNothing], 'blue but not corporate blue, surf school'),
  ...each(
    [hexInRole('accent', '#FFC107'), unmetNothing],
    'accent yellow #FFC107, everything else cool grey, construction software',
  ),
  ...each(
    [inRole('primary', 'red'), onlyOf('red'), unmetNothing],
    'red must be the primary, everything else neutral. fire safety company',
  ),
  ...each([inRole('primary', 'blue'), onlyOf('blue'), unmetNothing], 'primary navy, rest neutral, law office'),
  ...each([some(2, 'blue'), onlyOf('blue'), unmetNothing], 'two blues and a grey, nothing more, IT support'),
  ...each([includes('#6C3BAA'), unmetNothing], 'keep our brand purple (#6C3BAA), soften the rest, yoga app'),
  ...each([monochromeOf('green'), unmetNothing], 'shades of green from light to dark, plant nursery'),
  ...each([shows('pink'), shows('orange'), unmetNothing], 'pink and orange, nothing else bright, ice cream van'),
  ...each([shows('purple'), shows('yellow'), unmetNothing], 'lavender and lemon for a cleaning product'),
  ...each([warmAccent, unmetNothing], 'include our brand teal #0F766E and one warm accent - dental lab'),
  ...each([leads('purple'), unmetNothing], 'hauptsächlich lila, Friseursalon'),
  ...each([colourBlindSafe, unmetNothing], 'a palette that works for red-green colour blind people, transport map'),
  ...each(
    [inRole('background', 'black'), accentOf('red'), unmetNothing],
    'black background, white text, one red accent. skate zine',
  ),
  ...each(
    [onWhite, inRole('text', 'black'), accentOf('blue'), unmetNothing],
    'Schwarzer Text auf weißem Grund, ein blauer Akzent, Ingenieurbüro',
  ),
  ...each([shows('blue'), unmetNothing], 'blau aber kein Firmenblau, Surfschule'),
  ...each([inRole('primary', 'red'), onlyOf('red'), unmetNothing], 'rot als Hauptfarbe, der Rest neutral, Brandschutz'),
  ...each([onLight, unmetNothing], 'the last design was too dark, law firm'),
];
