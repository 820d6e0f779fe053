import type { Entry } from '../model/model.ts';
import { namesColour } from './colour-words.ts';
import type { Context } from './context.ts';
import type { Item } from './items.ts';
import { isColourLike, listBefore } from './lists.ts';
import { colourPlural, colourTail, endsIn, entryOf } from './scope.ts';

export interface Unwanted {
  readonly item: Item;
  readonly entry: Entry;
  /** True in a list of colours: beside coral, mint is one. */
  readonly isColour: boolean;
}

/**
 * Takes back what stands before the word at `at`, which rules it out: `teal and coral are banned`.
 * @returns what is to be ruled out; undefined where the word is about what follows: `prohibido el rosa`
 */
export function takeBackBefore(context: Context, at: number): Unwanted[] | undefined {
  const { model, items, mentions, rulings, grammar } = context;
  const { heads, described } = listBefore(model, items, at, grammar.nounFirst);
  for (const place of described) takeBack(context, place);
  if (heads.length === 0 && opensClause(context, at)) return undefined;
  if (heads.length === 0 && mentions.isInClause) heads.push(mentions.lastItem);
  return heads.flatMap((place) => {
    const head = items[place];
    if (head === undefined) return [];
    takeBack(context, place);
    const item = colourPlural(model, head) ?? colourTail(model, head)?.item ?? head;
    const entry = entryOf(model, item);
    if (entry === undefined) return [];
    rulings.uncount(item.found?.entries[0]?.entry ?? -1);
    return [{ item, entry, isColour: heads.length > 1 && isColourLike(item, entry) }];
  });
}

/** What mostly rules out what stands before it may open a clause: `das darf nicht rosa sein`. */
function opensClause({ model, items, grammar }: Context, at: number): boolean {
  if (endsIn(items[at], grammar.words.nots)) return true;
  const next = items.slice(at + 1, at + 3).find(({ kind }) => kind !== 'function');
  const entry = entryOf(model, next);
  return next !== undefined && entry !== undefined && namesColour(next.key, entry);
}

/** The item at `at` was not meant as something wanted. */
export function takeBack({ items, mentions, rulings, only }: Context, at: number): void {
  mentions.drop(at);
  for (const operation of items[at]?.operations ?? []) {
    if (operation.op !== 'tone') continue;
    rulings.tones.delete(operation.tone);
    only.delete(operation.tone);
  }
}
