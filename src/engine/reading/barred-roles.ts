import type { Model } from '../model/model.ts';
import type { Operations } from './grammar/operations.ts';
import { does, type Item } from './items.ts';
import { isOfThing } from './back-references.ts';
import { endsIn, endsSentence, isColour } from './scope.ts';

/** How far behind a negation the role may stand, and how far before it the colour, in items. */
const [ROLE_REACH, COLOUR_REACH] = [7, 24] as const;

/** A colour that the brief wants, and not as what leads. */
export interface Barred {
  /** The item that names it. */
  readonly at: number;
  /** Items that say so, which rule out nothing else. */
  readonly said: readonly number[];
}

/**
 * Colours that are not to lead: `maybe a bit of purple somewhere, but not as the main colour`; `we can't have green as the
 * main colour`; `紫は…メインにはしないで`.
 */
export function barredColours(model: Model, items: readonly Item[], grammar: Operations): Barred[] {
  return items.flatMap((item, role) => {
    if (grammar.roleNouns.get(item.key) !== 'primary' || grammar.buttons.has(item.key)) return [];
    const negator = isOfThing(items, role, grammar) ? undefined : negatorOf(items, role, grammar);
    if (negator === undefined || !isTied(items, negator, role, grammar)) return [];
    const [first, last] = [Math.min(negator, role), Math.max(negator, role)];
    const inside = lastColour(model, items, first + 1, last);
    // `not the usual main colour, teal`.
    const at = inside ?? lastColour(model, items, Math.max(0, first - COLOUR_REACH), first);
    if (at === undefined || (inside === undefined && isColour(model, items[last + 1]))) return [];
    const said = Array.from({ length: last - first + 1 }, (_, k) => first + k).filter((k) => k !== at);
    return [{ at, said }];
  });
}

/** `not as the lead`, `not the main colour`; but no `not a brand`. */
function isTied(items: readonly Item[], negator: number, role: number, { roleTies, words }: Operations): boolean {
  const between = items.slice(Math.min(negator, role), Math.max(negator, role));
  return (
    negator > role ||
    endsIn(items[negator], words.barring) ||
    between.some(({ key }) => roleTies.has(key)) ||
    does(items[role + 1], 'colourNoun') ||
    does(items[role - 1], 'colourNoun')
  );
}

/** The negation that the role at `at` stands under: before it, or, where verbs come last, behind it. */
function negatorOf(items: readonly Item[], at: number, { instead }: Operations): number | undefined {
  // `not coral, ideally blue leading`, `not coral but blue leading`.
  const isEnd = (item: Item | undefined): boolean =>
    item === undefined || item.kind === 'mark' || instead.has(item.key);
  for (let k = at - 1; k >= at - ROLE_REACH && !isEnd(items[k]); k--) if (does(items[k], 'negate')) return k;
  for (let k = at + 1; k <= at + ROLE_REACH && !isEnd(items[k]); k++) if (does(items[k], 'negateBefore')) return k;
  return undefined;
}

/** `could we tone the purple down? it may be there, but not as the main colour`. */
const QUESTION = /^[?？]$/;

function lastColour(model: Model, items: readonly Item[], from: number, to: number): number | undefined {
  for (let k = to - 1; k >= from && !(endsSentence(items[k]) && !QUESTION.test(items[k]?.key ?? '')); k--)
    if (isColour(model, items[k])) return k;
  return undefined;
}
