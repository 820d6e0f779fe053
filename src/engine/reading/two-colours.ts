import type { Context } from './context.ts';
import { familyOf } from './colour-words.ts';
import type { Operations } from './grammar/operations.ts';
import { does, type Item } from './items.ts';
import { areApart } from './limits.ts';
import { NEUTRAL } from './rulings.ts';
import { entryOf } from './scope.ts';

const isTwo = ({ kind, key, operations }: Item): boolean =>
  (kind === 'number' && key === '2') ||
  operations?.some((operation) => operation.op === 'number' && operation.count === 2) === true;

/** `two colours max`, `keep it to two colours`; but no `two colours of wool`. */
const areTwo = (items: readonly Item[], { words }: Operations): boolean =>
  items.some(
    (item, i) =>
      isTwo(item) &&
      does(items[i + 1], 'colourNoun') &&
      !words.of.has(items[i + 2]?.key ?? '') &&
      !does(items[i - 1], 'negate'),
  );

/**
 * A brief that asks for two colours has them in tints and shades: both where it names two, else one hue and an accent.
 * @returns true where the accent is the second colour, and of any hue
 */
export function settleTwoColours({ model, items, mentions, rulings, grammar }: Context): boolean {
  if (!areTwo(items, grammar) || rulings.demanded.length > 0) return false;
  const named = mentions.list.flatMap((mention) => {
    const item = items.find(({ text }) => text === mention.text);
    const entry = entryOf(model, item);
    const isNamed = mention.isMeantAsColour || entry?.isColour === true;
    return item !== undefined && entry !== undefined && isNamed && !NEUTRAL.has(familyOf(entry) ?? '')
      ? [{ item, entry }]
      : [];
  });
  const [one, other, ...more] = named;
  if (more.length > 0) return false;
  if (one !== undefined && other !== undefined) {
    if (areApart(one.entry, other.entry)) for (const { item, entry } of [one, other]) rulings.count(item, entry, 2);
    return false;
  }
  rulings.tones.add('monochrome');
  return one === undefined;
}
