import type { Item } from './items.ts';

const DECADE =
  /^(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0s?|[2-9]0 ?somethings?)$/;
const POSSESSIVE = /^(?:their|his|her|our|your|my)$/;
const BOUND = /^(?:over|under)$/;
/** What may stand between: `in their late forties and early fifties`. */
const BETWEEN = /^(?:and|or|to|early|late|mid|middle|-|–|\/)$/;
/** How far before a decade its people may stand, in items. */
const REACH = 6;

/** True for the decade of a life, which is no era: `runners in their forties and fifties`, `the over 60s`. */
export function isAge(items: readonly Item[], at: number): boolean {
  if (!DECADE.test(items[at]?.key ?? '')) return false;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const key = items[i]?.key ?? '';
    if (BOUND.test(key)) return true;
    // `our 70s diner` is of that decade.
    if (POSSESSIVE.test(key)) return items[i - 1]?.key === 'in';
    if (!BETWEEN.test(key) && !DECADE.test(key)) return false;
  }
  return false;
}
