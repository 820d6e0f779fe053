import type { Model } from '../model/model.ts';
import { standsForColour } from './colour-words.ts';
import type { Operations } from './grammar/operations.ts';
import { does, isDenial, type Item } from './items.ts';
import { clauseBehind, endsSentence, entryOf, isColour, standsAsColour } from './scope.ts';

/** `he'd like`. */
const WOULD = /['’]d$/u;

/** Colours that somebody of the client's wishes for, wherever that is told: `my husband likes deep greens, our son just says blue`. */
export function wishedColours(model: Model, items: readonly Item[], grammar: Operations): ReadonlySet<number> {
  const { wishing, deniers } = grammar.words;
  const found = items.flatMap(({ key }, at) => {
    const before = items[at - 1];
    const isOfOthers = before !== undefined && (grammar.others.has(before.key) || deniers.has(before.key));
    const wishes = wishing.has(key)
      ? grammar.selves.has(before?.key ?? '') || WOULD.test(before?.text ?? '')
      : key.endsWith('s') && wishing.has(key.slice(0, -1));
    if (!wishes || isOfOthers || isDenial(before)) return [];
    const clause = clauseBehind(items, at + 1);
    const end = clause.findIndex(isDenial);
    return (end < 0 ? clause : clause.slice(0, end)).flatMap((item, k) =>
      entryOf(model, item)?.isColour === true ? [at + 1 + k] : [],
    );
  });
  return new Set(found);
}

/**
 * Colours in a sentence that asks for colours, wherever in a long brief it stands: `I'd like red, yellow and blue on a cream
 * background`; but not those that something has: `the boats are red and white`.
 */
export function askedColours(model: Model, items: readonly Item[], grammar: Operations): ReadonlySet<number> {
  const { words, roleNouns, accents } = grammar;
  const asks = (item: Item): boolean =>
    words.wants.has(item.key) ||
    roleNouns.has(item.key) ||
    accents.has(item.key) ||
    does(item, 'must') ||
    does(item, 'colourNoun') ||
    item.operations?.some((operation) => operation.op === 'tone' && operation.ground !== undefined) === true;
  const found = new Set<number>();
  for (let start = 0; start < items.length;) {
    const length = items.slice(start).findIndex(endsSentence);
    const end = length < 0 ? items.length : start + length;
    const sentence = items.slice(start, end);
    if (sentence.some(asks))
      for (const k of sentence.keys())
        if (isNamed(model, items, start + k) && !isTiedToThing(model, sentence, k, grammar)) found.add(start + k);
    start = end + 1;
  }
  return found;
}

/** True for a colour's name, and for a thing that is one in a list of colours: `saffron, deep blue and terracotta`. */
function isNamed(model: Model, items: readonly Item[], at: number): boolean {
  const entry = entryOf(model, items[at]);
  return entry !== undefined && (entry.isColour || (standsForColour(entry) && standsAsColour(model, items, at)));
}

/** `the boats are red and white`: true for a colour that a verb ties to a thing, and not to a role or to `our colours`. */
function isTiedToThing(model: Model, sentence: readonly Item[], at: number, { words, roleNouns }: Operations): boolean {
  const before = sentence.slice(0, at);
  const clause = before.slice(
    before.findLastIndex((item, k) => item.kind === 'mark' && !isColour(model, before[k - 1])) + 1,
  );
  return (
    clause.some(isDenial) ||
    (clause.some(({ key }) => words.are.has(key)) &&
      !clause.some((item) => roleNouns.has(item.key) || does(item, 'colourNoun')))
  );
}
