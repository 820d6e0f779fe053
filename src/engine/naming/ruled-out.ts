import type { Family } from '../colour/families.ts';
import type { Ruled } from '../reading/brief.ts';

/** How a language says that colours are not there: each with its families as they stand behind `without`. */
interface Without {
  readonly families: Readonly<Record<Family, string>>;
  /** Behind a sentence that ends with a full stop. */
  readonly tell: (sentence: string, colours: readonly string[]) => string;
}

const FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'gold',
  'black',
  'white',
  'grey',
] as const satisfies readonly Family[];

const familiesIn = (words: string): Readonly<Record<Family, string>> => {
  const names = words.split(' ');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every family is a key of what is built from the families
  return Object.fromEntries(FAMILIES.map((family, i) => [family, names[i] ?? family])) as Record<Family, string>;
};

/** `…, sans bleu ni rose.` */
const behind =
  (without: string, or: string): Without['tell'] =>
  (sentence, colours) =>
    `${sentence.slice(0, -1)}, ${without} ${colours.join(` ${or} `)}.`;

const WITHOUT: Readonly<Record<string, Without>> = {
  fr: {
    families: familiesIn('rouge orange jaune vert turquoise bleu violet rose marron beige doré noir blanc gris'),
    tell: behind('sans', 'ni'),
  },
  de: {
    families: familiesIn('Rot Orange Gelb Grün Türkis Blau Violett Rosa Braun Beige Gold Schwarz Weiß Grau'),
    tell: behind('ganz ohne', 'und'),
  },
  es: {
    families: familiesIn('rojo naranja amarillo verde turquesa azul morado rosa marrón beige dorado negro blanco gris'),
    tell: behind('sin', 'ni'),
  },
  it: {
    families: familiesIn('rosso arancione giallo verde turchese blu viola rosa marrone beige oro nero bianco grigio'),
    tell: behind('senza', 'né'),
  },
  pt: {
    families: familiesIn(
      'vermelho laranja amarelo verde turquesa azul roxo rosa marrom bege dourado preto branco cinza',
    ),
    tell: behind('sem', 'nem'),
  },
  nl: {
    families: familiesIn('rood oranje geel groen turkoois blauw paars roze bruin beige goud zwart wit grijs'),
    tell: behind('zonder', 'of'),
  },
  pl: {
    families: familiesIn(
      'czerwieni pomarańczu żółci zieleni turkusu niebieskiego fioletu różu brązu beżu złota czerni bieli szarości',
    ),
    tell: behind('bez', 'i'),
  },
  ja: {
    families: familiesIn('赤 オレンジ 黄色 緑 ターコイズ 青 紫 ピンク 茶色 ベージュ 金色 黒 白 グレー'),
    tell: (sentence, colours) => `${sentence}${colours.join('も')}${colours.length > 1 ? 'も' : 'は'}どこにもない。`,
  },
  zh: {
    families: familiesIn('红色 橙色 黄色 绿色 青色 蓝色 紫色 粉色 棕色 米色 金色 黑色 白色 灰色'),
    tell: (sentence, colours) => `${sentence}不见${colours.join('，也不见')}。`,
  },
};

/** OKLCH lightness beyond which nothing but pure black or white is. */
const PURE = { black: 0.02, white: 0.97 } as const;

/** Colours that one tells of; more of them are a list. */
const TOLD_MAX = 2;

/**
 * What of the colours that a brief rules out is worth telling.
 * @returns none where nothing is ruled out, or too much, or only what goes by no name
 */
function toldOf(ruledOut: readonly Ruled[], nameOf: (ruled: Ruled) => string | undefined): readonly string[] {
  const names = [...new Set(ruledOut.map(nameOf))];
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length && known.length <= TOLD_MAX ? known : [];
}

/** `no red or pink anywhere`; undefined where there is nothing to tell, or the sentence tells it. */
export function ruledOutClause(ruledOut: readonly Ruled[], sentence: string): string | undefined {
  // That white is not pure is nothing to boast of.
  const told = ruledOut.filter(
    (ruled) => ruled.kind === 'family' || (ruled.colour.l > PURE.black && ruled.colour.l < PURE.white),
  );
  const names = toldOf(told, ({ text }) => (text.startsWith('#') ? undefined : text.toLowerCase()));
  if (names.length === 0 || names.some((name) => sentence.toLowerCase().includes(name))) return undefined;
  return `no ${names.join(' or ')} anywhere`;
}

/** A sentence in another language than English, with the colours that its brief rules out. */
export function withRuledOut(sentence: string, ruledOut: readonly Ruled[], language: string): string {
  const without = WITHOUT[language];
  if (without === undefined || !/[.。]$/.test(sentence)) return sentence;
  const names = toldOf(ruledOut, (ruled) => (ruled.kind === 'family' ? without.families[ruled.family] : undefined));
  const isTold = names.some((name) => sentence.toLowerCase().includes(name.toLowerCase()));
  return names.length === 0 || isTold ? sentence : without.tell(sentence, names);
}
