import type { Operations } from './grammar/operations.ts';
import type { Item } from './items.ts';

const IN_DIGITS = /^[2-9]0(?:s| ?somethings?)?$/;
/** Marks that may stand between two decades. */
const BETWEEN = /^[-–/]$/;
/** How far before a decade its people may stand, in items. */
const REACH = 6;

/** True for the decade of a life, which is no era: `runners in their forties and fifties`, `the over 60s`. */
export function isAge(items: readonly Item[], at: number, words: Operations['words']): boolean {
  const isDecade = (key: string): boolean => IN_DIGITS.test(key) || words.decades.has(key);
  if (!isDecade(items[at]?.key ?? '')) return false;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const key = items[i]?.key ?? '';
    if (words.ageBounds.has(key)) return true;
    // `our 70s diner` is of that decade.
    if (words.possessives.has(key)) return words.in.has(items[i - 1]?.key ?? '');
    if (!BETWEEN.test(key) && !words.ageLinks.has(key) && !isDecade(key)) return false;
  }
  return false;
}
