import { isAge } from './ages.ts';
import type { Context } from './context.ts';
import type { Operations } from './grammar/operations.ts';
import type { Item } from './items.ts';
import { entryOf, isColour } from './scope.ts';
import type { Model } from '../model/model.ts';

/** A brief of more items is a letter: it tells of things as much as of colours. */
const LETTER = 40;

export const isLetter = (items: readonly Item[]): boolean => items.length > LETTER;

/** True for a word that is another one here: `starting to fall` is no autumn, `in their forties` no era. */
export const isOtherwiseMeant = (items: readonly Item[], at: number, { words }: Operations): boolean =>
  (words.verbsAsWell.has(items[at]?.key ?? '') && words.infinitive.has(items[at - 1]?.key ?? '')) ||
  isAge(items, at, words);

/** `the strip light`, and in a letter `black and white lino`: what a thing is like, and no palette. */
export function isToneOfThing({ model, items, grammar: { words } }: Context, at: number, strong: boolean): boolean {
  const isThing = (item: Item | undefined): boolean =>
    item?.kind === 'entry' && entryOf(model, item)?.part === 'subject';
  if (strong) return isLetter(items) && [1, 2].some((step) => isThing(items[at + step]));
  return words.toneNouns.has(items[at]?.key ?? '') && isThing(items[at - 1]);
}

/** `3 blues (light, mid, dark)`: a tone that tells one colour from another. */
export function isInBrackets(items: readonly Item[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - BRACKET_MAX; before--) {
    if (items[before]?.key === ')') return false;
    if (items[before]?.key === '(') return items[before - 1]?.kind === 'entry';
  }
  return false;
}

/** Items between brackets. */
const BRACKET_MAX = 8;

/** The longest phrase of `topics`, in items. */
const TOPIC_MAX = 3;

/** `a podcast about ferries`: true for the podcast. */
export function tellsOfAnother(items: readonly Item[], at: number, { topics }: Operations): boolean {
  const behind = items.slice(at + 1, at + 1 + TOPIC_MAX).map(({ key }) => key);
  return behind.some((_, i) => topics.has(behind.slice(0, i + 1).join(' ')) && items[at + i + 2] !== undefined);
}

/** `Mr Brown`: the items of colours that are somebody's name. */
export const coloursInNames = (model: Model, items: readonly Item[], { words }: Operations): number[] =>
  items.flatMap((item, at) =>
    words.titles.has(items[at - 1]?.key ?? '') && isColour(model, item) && /^\p{Lu}/u.test(item.text) ? [at] : [],
  );
