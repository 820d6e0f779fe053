import { mayBeOfFamily, type Family } from '../colour/families.ts';
import { hexToOklch } from '../colour/oklch.ts';
import { ROLES, type Hex } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';

/** English words that mean nothing but a hue, and the families of what may be called so. */
const HUES: readonly (readonly [words: string, families: readonly Family[]])[] = [
  ['red crimson scarlet', ['red', 'pink', 'brown']],
  ['orange', ['orange', 'red', 'brown']],
  ['yellow', ['yellow', 'gold']],
  ['green', ['green', 'teal']],
  ['teal turquoise', ['teal', 'blue', 'green']],
  ['blue navy', ['blue', 'teal']],
  ['purple violet lilac', ['purple']],
  ['pink', ['pink', 'red']],
  ['brown', ['brown', 'orange']],
];
/** Things that are told as colours, and the families of what may be called so. */
const THINGS: typeof HUES = [
  ['rust terracotta copper', ['orange', 'brown', 'red']],
  ['gold golden mustard amber brass', ['gold', 'yellow', 'orange', 'brown']],
  ['claret wine oxblood', ['red', 'pink', 'brown', 'purple']],
  ['sage moss mint jade', ['green', 'teal']],
  ['cobalt indigo', ['blue', 'purple']],
  ['plum aubergine', ['purple', 'pink', 'red']],
  ['lavender mauve', ['purple', 'pink', 'blue']],
  ['rose coral peach apricot', ['pink', 'red', 'orange', 'brown']],
];
const NEUTRALS = 'beige black white grey gray';
/** Things that are as good as the name of their hue … */
const HUED_THINGS =
  'vermilion magenta fuchsia burgundy maroon lime khaki ultramarine sapphire emerald ruby cerulean oxblood claret wine amber rust ochre terracotta gold mustard lemon olive sage moss mint jade aqua indigo cobalt lavender plum aubergine rose coral peach apricot umber sepia copper brass bronze';
/** … and of a tint or a grey. */
const NEUTRAL_THINGS = 'tan sand cream ivory linen chalk slate charcoal silver';

const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join(' ').split(' ').join('|')})\\b`, 'i');

const hueWords = HUES.map(([words]) => words);
const hues = [...HUES, ...THINGS].map(([words, families]) => ({ word: anyOf(words), families }));
const hue = anyOf(...hueWords, HUED_THINGS);
const colour = anyOf(...hueWords, NEUTRALS, HUED_THINGS, NEUTRAL_THINGS);

/** True for an English text that names a hue, none of which is a grey's: `navy`, `rust`. */
export const saysHue = (text: string): boolean => hue.test(text);

const colourWord = new RegExp(`^(?:${colour.source.slice(5, -3)})$`, 'i');

/** True for a word that is the name of a colour, and for no phrase. */
export const isColourWord = (word: string): boolean => colourWord.test(word);

/** True for an English text that names a colour: `navy`, `rust`, `slate`. */
export const saysColour = (text: string): boolean => colour.test(text);

/** OKLCH chroma below which nobody names a hue. */
const TINTED = 0.015;

/** True where every hue that an English sentence names is one of the palette's. */
export function namesOnly(sentence: string, roles: Roles): boolean {
  const colours = ROLES.map((role) => hexToOklch(roles[role])).filter(({ c }) => c >= TINTED);
  return hues.every(
    ({ word, families }) =>
      !word.test(sentence) || colours.some((each) => families.some((family) => mayBeOfFamily(each, family))),
  );
}

/** True for an English sentence that names a hue of which there is to be none: the plum of a palette without purple. */
export const namesRuledOut = (sentence: string, ruledOut: readonly Family[]): boolean =>
  hues.some(({ word, families: [main] }) => main !== undefined && ruledOut.includes(main) && word.test(sentence));

/** True for an English phrase that names a hue of which its colour has nothing: a `purple-black` that is a dark green. */
export function namesOtherHue(phrase: string, hex: Hex): boolean {
  const own = hexToOklch(hex);
  return (
    own.c >= TINTED &&
    hues.some(({ word, families }) => word.test(phrase) && !families.some((family) => mayBeOfFamily(own, family)))
  );
}
