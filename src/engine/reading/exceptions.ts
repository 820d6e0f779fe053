import type { Operation } from './grammar/operations.ts';
import type { Context } from './context.ts';
import type { Item } from './items.ts';
import { does } from './items.ts';

/** What tells behind `except` that there is one. */
const SPARING: ReadonlySet<Operation['op']> = new Set(['single', 'hint', 'number']);

/** True for an `except` at `at` that speaks of the accent. */
export const isForAccent = (items: readonly Item[], at: number): boolean =>
  does(
    items.slice(at + 1).find(({ kind }) => kind !== 'function'),
    'accentAfter',
  );

/**
 * What an `except` at `at` makes of the words behind it: `kept`, what is wanted after all (`no blue except navy`, `all grey except
 * for the accent, which is yellow`); `accent`, the one colour beside neutrals (`monochrome except rust`).
 * @returns undefined where it rules them out, as any other `no` does: `any colour except red`
 */
export function exceptionAt(
  { items, rulings: { tones }, grammar, pending: { negated, ruled } }: Context,
  at: number,
): 'kept' | 'accent' | undefined {
  if (!grammar.exceptions.has(items[at]?.key ?? '')) return undefined;
  const [before, next] = [items[at - 1], items[at + 1]];
  if (isForAccent(items, at) || (negated && ruled === 'colour')) return 'kept';
  const isNeutral = tones.has('neutral') || tones.has('monochrome');
  // `all blue except one yellow` has a yellow.
  const isSparing = next?.operations?.some(({ op }) => SPARING.has(op)) === true;
  if (isSparing && !isNeutral) return 'kept';
  return isNeutral && before?.kind !== 'function' && !does(before, 'colourNoun') ? 'accent' : undefined;
}
