import type { Model } from '../model/model.ts';
import { familyOf, standsForColour } from './colour-words.ts';
import type { Operations } from './grammar/operations.ts';
import { does, type Item } from './items.ts';
import { NEUTRAL } from './rulings.ts';
import { endsSentence, entryOf, isColour, standsAsColour } from './scope.ts';

/** How far behind those whose it is a colour may be told, in items of the same clause. */
const REACH = 9;

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

/** Colours that somebody of the client's wishes for, wherever that is told: `my husband likes deep greens, our son just says blue`. */
export function wishedColours(model: Model, items: readonly Item[], grammar: Operations): ReadonlySet<number> {
  const { wishing, deniers } = grammar.words;
  const found = items.flatMap(({ key }, at) => {
    const before = items[at - 1];
    const isOfOthers = before !== undefined && (grammar.others.has(before.key) || deniers.has(before.key));
    const wishes = wishing.has(key)
      ? grammar.selves.has(before?.key ?? '') || WOULD.test(before?.text ?? '')
      : key.endsWith('s') && wishing.has(key.slice(0, -1));
    if (!wishes || isOfOthers || (before !== undefined && isDenial(before))) return [];
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

/** `he'd like`. */
const WOULD = /['’]d$/u;

/** How many items a phrase takes that begins at `at`: one, two, or none where there is no such phrase. */
function phraseAt(items: readonly Item[], at: number, phrases: ReadonlySet<string>): 0 | 1 | 2 {
  const [first, second] = [items[at]?.key ?? '', items[at + 1]?.key ?? ''];
  if (phrases.has(`${first} ${second}`)) return 2;
  return phrases.has(first) ? 1 : 0;
}

function clauseBehind(items: readonly Item[], start: number): readonly Item[] {
  const behind = items.slice(start, start + REACH);
  const end = behind.findIndex(({ kind }) => kind === 'mark');
  return end < 0 ? behind : behind.slice(0, end);
}

const isDenial = (item: Item): boolean => does(item, 'negate') || does(item, 'negateBefore');
