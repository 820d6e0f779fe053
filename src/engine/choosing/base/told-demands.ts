import type { Family } from '../../colour/families.ts';
import type { Card } from '../../model/model.ts';

/** A demand that a sentence tells of: a colour that it says is not there, or a code. */
export interface ToldDemands {
  readonly without: readonly string[];
  readonly hexes: readonly string[];
}

/** English words for the families, as a sentence says that they are not there. */
const FAMILY_WORDS: Readonly<Record<string, Family>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  teal: 'teal',
  turquoise: 'teal',
  blue: 'blue',
  navy: 'blue',
  purple: 'purple',
  violet: 'purple',
  lilac: 'purple',
  pink: 'pink',
  brown: 'brown',
  beige: 'beige',
  gold: 'gold',
  black: 'black',
  white: 'white',
  grey: 'grey',
};
const WORDS = Object.keys(FAMILY_WORDS).join('|');
/** `not a drop of blue`, `neither pink nor blue`, `without gold or black`: up to the next mark. */
const DENIED = /\b(?:no|not an?|not one|not the usual|without|neither|never an?) ([^.,:;]+)/gi;
const COLOUR = new RegExp(`\\b(?:${WORDS})\\b`, 'gi');
/** How far behind the denial its colour may stand, in letters: `no hurry, and the mug came blue` denies none. */
const REACH = 34;
const HEX = /#[0-9A-F]{6}\b/gi;

const known = new WeakMap<Card, ToldDemands>();

/** What an English sentence tells of what its brief demanded. */
export function toldDemands(card: Card): ToldDemands {
  const before = known.get(card);
  if (before !== undefined) return before;
  const { sentence } = card;
  const without = [...sentence.matchAll(DENIED)].flatMap(([, rest = '']) =>
    (rest.slice(0, REACH).match(COLOUR) ?? []).map((word) => word.toLowerCase()),
  );
  const told = { without, hexes: (sentence.match(HEX) ?? []).map((hex) => hex.toUpperCase()) };
  known.set(card, told);
  return told;
}

/** True for a colour that is ruled out, by its word or by its family. */
export const isRuledOut = (word: string, texts: readonly string[], families: readonly Family[]): boolean => {
  const family = FAMILY_WORDS[word];
  return texts.includes(word) || (family !== undefined && families.includes(family));
};
