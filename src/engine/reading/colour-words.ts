import { FAMILIES, type Family } from '../colour/families.ts';
import { oklabToHex } from '../colour/hex.ts';
import type { Oklab } from '../colour/oklab.ts';
import { hueDistance, oklabToOklch } from '../colour/oklch.ts';
import type { Entry } from '../model/model.ts';
import type { Hex } from '../palette.ts';
import { cssColour } from './css-colours.ts';

/** Colour words that name a family under another word. */
const FAMILY_SYNONYMS: Readonly<Record<string, Family>> = {
  gray: 'grey',
  violet: 'purple',
  turquoise: 'teal',
  golden: 'gold',
  cream: 'beige',
  magenta: 'pink',
  cyan: 'teal',
  lilac: 'purple',
  lavender: 'purple',
  reddish: 'red',
  greenish: 'green',
  bluish: 'blue',
  yellowish: 'yellow',
  pinkish: 'pink',
  purplish: 'purple',
  brownish: 'brown',
  greyish: 'grey',
};

const isFamily = (word: string): word is Family => Object.hasOwn(FAMILIES, word);

/** The family that a colour word names, if it names a whole family. */
export function familyOf(entry: Entry): Family | undefined {
  const synonym = FAMILY_SYNONYMS[entry.head];
  return synonym ?? (isFamily(entry.head) ? entry.head : undefined);
}

/** The same of an entry that may not be there. */
export const familyOfEntry = (entry: Entry | undefined): Family | undefined =>
  entry === undefined ? undefined : familyOf(entry);

/** The family of a word that means all of it: `blue`, and not `navy`. */
export const wholeFamily = ({ head }: Entry): Family | undefined => (isFamily(head) ? head : undefined);

/** True for a colour word, or a thing that CSS has made one: `lavender`, `salmon`. */
export const namesColour = (key: string, entry: Entry): boolean => entry.isColour || cssColour(key) !== undefined;

/** The colour that a colour word names: as designers mean it, or as CSS has it where the lexicon has a thing of that name. */
export function hexNamed(key: string, entry: Entry): Hex {
  const main = oklabToHex(entry.colours[0] ?? { l: 0.5, a: 0, b: 0 });
  return standsForColour(entry) ? main : (cssColour(key) ?? cssColour(entry.head) ?? main);
}

/** What is all of one colour names it where a colour is asked for: apricot, mint. */
const COLOUR_SALIENCE = 0.8;

/** True for a colour's name, and for a thing that stands for its colour. */
export const standsForColour = ({ isColour, salience }: Entry): boolean => isColour || salience >= COLOUR_SALIENCE;

/** Degrees of hue within which colours are of one kind; those of less chroma are tints and shades of any. */
const ONE_HUE = 30;
const HUED = 0.06;

/** True for a thing that is all of one colour, which goes by its name: mustard, and no bento. */
export function isOfOneColour({ colours: [first, ...others] }: Entry): boolean {
  return first !== undefined && oklabToOklch(first).c >= HUED && areOfHue(first, others);
}

/** Salience and share of its first colour from which a thing in a role is that colour, and the less where it has no other hue. */
const IN_ROLE = { salience: 0.85, share: 0.38, plain: 0.45 } as const;

/** True for a thing by which one means its colour where it stands beside a role: `espresso text`, `a peach primary`. */
export function standsForColourInRole({ colours: [first, ...others], salience, part, isColour }: Entry): boolean {
  if (first === undefined || isColour || part === 'place' || part === 'mood' || first.share < IN_ROLE.share)
    return false;
  return salience >= IN_ROLE.salience || (salience >= IN_ROLE.plain && areOfHue(first, others));
}

/** True where others are tints, shades or greys beside a colour. */
function areOfHue(first: Oklab, others: readonly Oklab[]): boolean {
  const own = oklabToOklch(first);
  return others.every((other) => {
    const { c, h } = oklabToOklch(other);
    return c < HUED || hueDistance(h, own.h) <= ONE_HUE;
  });
}
