import { HASH_BASE, type WordTable } from '../model/word-table.ts';

/** Words that are looked at are of letters a to z: after folding, that is what the languages with typos are written in. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const CODES = LETTERS.map((letter) => letter.charCodeAt(0));
const WORD_MAX = 40;

/** Finds the known words that are one slip of the finger away from a word. */
export type Mender = <T>(word: string, lookUp: (guess: string) => T | undefined) => T | undefined;

/**
 * Prepares a mender. A word of eight letters has some four hundred words that it may have been meant for; their hashes
 * follow from those of its beginnings and ends without making them, and only those that are words are made.
 * @returns a function that gives `lookUp` the guesses that are in the table, likeliest first (swapped, missing, extra
 *   and wrong letters), and returns its first answer
 */
export function createMender(table: WordTable): Mender {
  const powers = new Int32Array(WORD_MAX + 2).fill(1);
  for (let i = 1; i < powers.length; i++) powers[i] = Math.imul(powers[i - 1] ?? 0, HASH_BASE);
  const power = (i: number): number => powers[i] ?? 0;
  const before = new Int32Array(WORD_MAX + 1);
  const after = new Int32Array(WORD_MAX + 1);

  return (word, lookUp) => {
    const { length: n } = word;
    if (n > WORD_MAX) return undefined;
    for (let i = 0; i < n; i++) before[i + 1] = (Math.imul(before[i] ?? 0, HASH_BASE) + word.charCodeAt(i)) | 0;
    after[n] = 0;
    for (let i = n - 1; i >= 0; i--)
      after[i] = (Math.imul(word.charCodeAt(i), power(n - 1 - i)) + (after[i + 1] ?? 0)) | 0;
    /** The hash of the word's first `head` letters, a letter or none, and what follows from `tail` on. */
    const hashOf = (head: number, code: number | undefined, tail: number): number => {
      const start = code === undefined ? (before[head] ?? 0) : Math.imul(before[head] ?? 0, HASH_BASE) + code;
      return (Math.imul(start, power(n - tail)) + (after[tail] ?? 0)) | 0;
    };

    for (let i = 0; i + 1 < n; i++) {
      const swapped =
        Math.imul(Math.imul(before[i] ?? 0, HASH_BASE) + word.charCodeAt(i + 1), HASH_BASE) + word.charCodeAt(i);
      if (!table.hasHash((Math.imul(swapped, power(n - i - 2)) + (after[i + 2] ?? 0)) | 0)) continue;
      const found = lookUp(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
      if (found !== undefined) return found;
    }
    for (let i = 0; i < n; i++) {
      if (!table.hasHash(hashOf(i, undefined, i + 1))) continue;
      const found = lookUp(word.slice(0, i) + word.slice(i + 1));
      if (found !== undefined) return found;
    }
    for (const skipped of [0, 1]) {
      for (let i = n - skipped; i >= 0; i--) {
        for (const [k, code] of CODES.entries()) {
          if (!table.hasHash(hashOf(i, code, i + skipped))) continue;
          const found = lookUp(word.slice(0, i) + LETTERS[k] + word.slice(i + skipped));
          if (found !== undefined) return found;
        }
      }
    }
    return undefined;
  };
}
