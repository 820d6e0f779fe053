import { hexToOklch } from '../colour/oklch.ts';
import type { Family } from '../colour/families.ts';
import type { Hex } from '../palette.ts';
import { isColourWord, saysColour } from './english-colours.ts';
import { COLOUR_FAMILIES } from '../languages/family-names.ts';
import { languageOf } from '../languages/languages.ts';
import { plainColour } from './plain-colour.ts';

/** Words of a phrase that can stand before a colour; of more, the colour is told by itself. */
const WORDS_MAX = 2;

/** Hues by the OKLCH degrees up to which they go; those between the last and the first are red again. */
const HUES: readonly (readonly [degrees: number, name: string])[] = [
  [18, 'pink'],
  [42, 'red'],
  [75, 'orange'],
  [112, 'yellow'],
  [180, 'green'],
  [210, 'teal'],
  [285, 'blue'],
  [335, 'purple'],
  [360, 'pink'],
];

/** A colour by the one word that everybody has for it, to stand behind a thing: `hedge green`. */
export function hueWord(hex: Hex): string {
  const { l, c, h } = hexToOklch(hex);
  if (c < NEARLY_WHITE.c && l >= NEARLY_WHITE.l) return 'white';
  const quiet = QUIET.get(plainColour(hex).split(' ').at(-1) ?? '');
  if (quiet !== undefined) return quiet;
  const name = HUES.find(([degrees]) => h < degrees)?.[1] ?? 'pink';
  if (name === 'pink' && l < DEEP_PINK) return 'red';
  if (name === 'red' && l > PALE_RED) return 'pink';
  return name === 'yellow' && l < DULL_YELLOW.l && c < DULL_YELLOW.c ? 'olive' : name;
}

/** Plain names that are no hue, and the words that stand for them behind a thing. */
const QUIET: ReadonlyMap<string, string> = new Map([
  ...['white', 'grey', 'black', 'cream', 'brown', 'tan'].map((name) => [name, name] as const),
  ['slate', 'grey'],
  ['taupe', 'grey'],
  ['charcoal', 'black'],
  ['shell', 'cream'],
]);
const NEARLY_WHITE = { l: 0.93, c: 0.016 } as const;
/** OKLCH lightness under which pinks are reds, and from which reds are pinks; yellows that are neither light nor vivid. */
const DEEP_PINK = 0.45;
const PALE_RED = 0.78;
const DULL_YELLOW = { l: 0.62, c: 0.12 } as const;

/** Of the words of `hueWord` those that are no name of a family. */
const FAMILY_OF: Readonly<Record<string, Family>> = { tan: 'beige', cream: 'beige', olive: 'green' };
const familyOfHue = (hex: Hex): Family => {
  const hue = hueWord(hex);
  return FAMILY_OF[hue] ?? COLOUR_FAMILIES.find((family) => family === hue) ?? 'grey';
};

/**
 * A thing with its colour, as one says both: `park hedge` is `park-hedge green`, `amber cab` is `cab amber`, and `brake-block red` is
 * itself.
 */
export function tinted(phrase: string, hex: Hex): string {
  const words = phrase.split(' ');
  const [first = '', ...rest] = words;
  if (isColourWord(first) && rest.length > 0 && !saysColour(rest.join(' '))) return `${asModifier(rest)} ${first}`;
  if (saysColour(phrase)) return phrase;
  const thing = withoutPlace(words);
  return thing.length > WORDS_MAX ? plainColour(hex) : `${asModifier(thing)} ${hueWord(hex)}`;
}

/** `Earth in the window` is the Earth; but a cup of coffee is no cup. */
function withoutPlace(words: readonly string[]): readonly string[] {
  const place = words.findIndex((word) => PLACES.test(word));
  return place > 0 ? words.slice(0, place) : words;
}

const PLACES = /^(?:in|on|at|by|under|over|behind|through|beside|against|above|below|across)$/i;

/**
 * The same in a language that says the colour first: `vert bouteille`, `rojo ladrillo`. In others, where both are one word with
 * endings of its own, the thing is told by itself.
 * @param hueStems beginnings of words that say a colour; none in a language that says it otherwise
 */
export function tintedIn(language: string, hueStems: readonly string[], phrase: string, hex: Hex): string {
  const words = phrase.toLowerCase().split(/[^\p{L}]+/u);
  const saysColour = words.some((word) => hueStems.some((stem) => word.startsWith(stem)));
  if (hueStems.length === 0 || words.length > WORDS_MAX || saysColour) return phrase;
  return `${languageOf(language)?.speech?.families?.[familyOfHue(hex)] ?? ''} ${phrase}`.trim();
}

/** `tomatoe`, `leave` and `berrie` are what is left of plurals. */
const singularOf = (cut: string): string =>
  cut
    .replace(/ie$/, 'y')
    .replace(/(?<=[aot])oe$/, 'o')
    .replace(/(?<=sh|ch|x|ss)e$/, '')
    .replace(/(?<=lea|loa|wol|hal|shel|scar)ve$/, 'f');

/** Nouns before a colour are joined, and in the singular: `torn-ticket white`; an owner stands apart. */
function asModifier(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const singular =
    /[^sui]s$/.test(last) && last.length > 3 && !/(?:canv|atl|christm)as$/i.test(last)
      ? singularOf(last.slice(0, -1))
      : last;
  const nouns = [...words.slice(0, -1), singular];
  return nouns.join(nouns.some((word) => /['’]s?$/.test(word)) ? ' ' : '-');
}
