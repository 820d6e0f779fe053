import type { Family } from '../colour/families.ts';

export const COLOUR_FAMILIES = [
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
  return Object.fromEntries(COLOUR_FAMILIES.map((family, i) => [family, names[i] ?? family])) as Record<Family, string>;
};

/** Colour families in each language as they stand behind `a touch of`. */
const WORDS: Readonly<Record<string, Readonly<Record<Family, string>>>> = {
  fr: familiesIn('rouge orange jaune vert turquoise bleu violet rose marron beige doré noir blanc gris'),
  de: familiesIn('Rot Orange Gelb Grün Türkis Blau Violett Rosa Braun Beige Gold Schwarz Weiß Grau'),
  es: familiesIn('rojo naranja amarillo verde turquesa azul morado rosa marrón beige dorado negro blanco gris'),
  it: familiesIn('rosso arancione giallo verde turchese blu viola rosa marrone beige oro nero bianco grigio'),
  pt: familiesIn('vermelho laranja amarelo verde turquesa azul roxo rosa marrom bege dourado preto branco cinza'),
  nl: familiesIn('rood oranje geel groen turkoois blauw paars roze bruin beige goud zwart wit grijs'),
  pl: familiesIn(
    'czerwieni pomarańczu żółci zieleni turkusu niebieskiego fioletu różu brązu beżu złota czerni bieli szarości',
  ),
};

/** What a colour family is called behind `a touch of`; undefined in English, Japanese and Chinese. */
export const familyWord = (family: Family, language: string): string | undefined => WORDS[language]?.[family];

/** How a language says that there is a little of a colour. */
const TOUCH: Readonly<Record<string, (colour: string) => string>> = {
  fr: (colour) => `une touche ${/^[aeiouyéèh]/i.test(colour) ? "d'" : 'de '}${colour}`,
  de: (colour) => `ein Hauch ${colour}`,
  es: (colour) => `un toque de ${colour}`,
  it: (colour) => `un tocco di ${colour}`,
  pt: (colour) => `um toque de ${colour}`,
  nl: (colour) => `een vleugje ${colour}`,
  pl: (colour) => `odrobina ${colour}`,
};

/** `a touch of red` in a language; undefined where it has no such phrase. */
export const touchOf = (colour: string, language: string): string | undefined => TOUCH[language]?.(colour);
