import type { Model } from '../model/model.ts';
import type { Operations } from './grammar/operations.ts';
import { does, type Item } from './items.ts';
import { endsSentence, isColour, isOrEndsIn } from './scope.ts';

/** How far before a design what says that it is of the past may stand, and how far behind it its verb, in items. */
const [BEFORE, BEHIND] = [2, 8] as const;

/**
 * Colours and tones of a design that was there before, which tell nothing of the one that is wanted: `last year's brochure was
 * purple`, `the old sign was orange with brown letters`; of one that still is there, the tones: `the present slides look dull`.
 * @returns their items
 */
export function formerLooks(model: Model, items: readonly Item[], grammar: Operations): ReadonlySet<number> {
  const { words } = grammar;
  const found = items.flatMap((item, design) => {
    // `the bakery next door is pink and white`.
    const isElsewhere = isOrEndsIn(item, words.nextDoor);
    if (!isElsewhere && !words.designs.has(item.key)) return [];
    const before = items.slice(Math.max(0, design - BEFORE), design);
    const isFormer = before.some(({ key }) => words.formerly.has(key));
    const isPresent = before.some(({ key }) => words.presently.has(key));
    const verb = verbBehind(items, design, isElsewhere || isFormer || isPresent ? words.are : words.were);
    if (verb === undefined) return [];
    return looksBehind(items, verb, grammar).filter((at) => !isPresent || !isColour(model, items[at]));
  });
  return new Set(found);
}

/** The item of what ties a design to its look; past commas, as in `the old sign, which he painted, was orange`. */
function verbBehind(items: readonly Item[], design: number, verbs: ReadonlySet<string>): number | undefined {
  for (let at = design + 1; at <= design + BEHIND; at++) {
    const item = items[at];
    if (item === undefined || endsSentence(item)) return undefined;
    if (verbs.has(item.key)) return at;
  }
  return undefined;
}

/** What stands behind a verb up to the end of the sentence, or to what says what is wanted. */
function looksBehind(items: readonly Item[], verb: number, { words, selves }: Operations): number[] {
  const places: number[] = [];
  for (let at = verb + 1; at < items.length; at++) {
    const item = items[at];
    if (item === undefined || endsSentence(item)) break;
    if (words.wants.has(item.key) || selves.has(item.key) || does(item, 'must')) break;
    if (item.kind === 'entry' || does(item, 'tone')) places.push(at);
  }
  return places;
}
