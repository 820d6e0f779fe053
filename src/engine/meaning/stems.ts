import { hashOf } from '../model/word-table.ts';

/**
 * Words as they stand in a text, without the endings that English gives them: `baking` and `baked` are `bak`. Rough, and
 * good enough to see whether a sentence tells of what a brief says.
 */
const ENDINGS = ["'s", 'ies', 'ing', 'ed', 'es', 's', 'y', 'e'] as const;
const STEM_MIN = 3;

export function stemOf(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= STEM_MIN);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Each stem of a text once. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word !== '')
      .map(stemOf),
  );

/** A stem of a brief. */
export interface Stem {
  /** What it is found by among those of a card. */
  readonly number: number;
  /** How rare it is in briefs and answers. */
  readonly rarity: number;
}

export const stemNumber: (stem: string) => number = hashOf;

/** Stems of a text as numbers: a card has some thirty, and many thousands of cards are kept. */
export const stemNumbers = (text: string): Int32Array => Int32Array.from(stemsOf(text), stemNumber);
