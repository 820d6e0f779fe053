import type { Model } from '../model/model.ts';
import { familyOf } from './colour-words.ts';
import type { Operations } from './grammar/operations.ts';
import { isDenial, type Item } from './items.ts';
import { NEUTRAL } from './rulings.ts';
import { clauseBehind, entryOf, isColour } from './scope.ts';

/**
 * Where the colours begin that a brief tells of others, who have them so that we do not: `every other bank app is blue`,
 * `everybody round here uses black and neon yellow`.
 * @returns the item of the first colour of each such clause
 */
export function coloursOfOthers(model: Model, items: readonly Item[], grammar: Operations): ReadonlySet<number> {
  const found = items.flatMap((_, at) => {
    const { most, other } = grammar.words;
    const isOfMost = most.has(items[at]?.key ?? '') && other.has(items[at + 1]?.key ?? '');
    const others = isOfMost ? 2 : phraseAt(items, at, grammar.others);
    // `every other week`, `the only competitor who`, `few competitors`.
    if (
      others === 0 ||
      grammar.notOthers.has(items[at + others]?.key ?? '') ||
      grammar.words.rare.has(items[at - 1]?.key ?? '')
    )
      return [];
    const clause = clauseBehind(items, at + others);
    const verb = clause.findIndex((__, k) => phraseAt(clause, k, grammar.othersDo) > 0);
    const colour = clause.findIndex((item, k) => k > verb && verb >= 0 && isColour(model, item));
    // `to stand out from our competitors we are green`.
    const isOfOthers = (item: Item): boolean => !isDenial(item) && !grammar.selves.has(item.key);
    return colour < 0 || !clause.slice(0, colour).every(isOfOthers) ? [] : [at + others + colour];
  });
  return new Set(found);
}

/**
 * Colours of what is the client's own and stays as it is, which a palette has to live with: `our cars are red`, `we have a
 * green door which everyone knows us by`. White walls and grey floors go with everything.
 */
export function ownColours(model: Model, items: readonly Item[], grammar: Operations): ReadonlySet<number> {
  const found = items.flatMap((_, at) => {
    const owner = phraseAt(items, at, grammar.owners);
    if (owner === 0) return [];
    const clause = clauseBehind(items, at + owner);
    const end = clause.findIndex(
      (item) => isDenial(item) || grammar.past.has(item.key) || grammar.others.has(item.key),
    );
    return (end < 0 ? clause : clause.slice(0, end)).flatMap((item, k) => {
      const entry = entryOf(model, item);
      return entry?.isColour === true && !NEUTRAL.has(familyOf(entry) ?? '') ? [at + owner + k] : [];
    });
  });
  return new Set(found);
}

/** How many items a phrase takes that begins at `at`: one, two, or none where there is no such phrase. */
function phraseAt(items: readonly Item[], at: number, phrases: ReadonlySet<string>): 0 | 1 | 2 {
  const [first, second] = [items[at]?.key ?? '', items[at + 1]?.key ?? ''];
  if (phrases.has(`${first} ${second}`)) return 2;
  return phrases.has(first) ? 1 : 0;
}
