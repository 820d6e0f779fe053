import type { Entry } from '../model/model.ts';
import type { Role } from '../palette.ts';
import { isOfOneColour, namesColour, standsForColour } from './colour-words.ts';
import type { Context } from './context.ts';
import type { Tone } from './grammar/grammar.ts';
import type { Item } from './items.ts';
import { isColourLike, listBefore } from './lists.ts';
import { endsSentence, entryOf } from './scope.ts';

/** OKLCH lightness that a tone adds to the colour whose name it stands before. */
const SHADES: Readonly<Partial<Record<Tone, number>>> = { dark: -0.19, light: 0.2 };

/** True for a colour, and for what is all of one and no place: mustard, and not the pink city. */
export const isDemandable = (item: Item, entry: Entry): boolean =>
  namesColour(item.key, entry) || (standsForColour(entry) && isOfOneColour(entry) && entry.part !== 'place');

/** The colours that stand before `have to be in it` at `at`: `marigold and deep pink`. */
export function mustsBefore({ model, items, grammar }: Context, at: number): { item: Item; entry: Entry }[] {
  const listed = listBefore(model, items, at, grammar.nounFirst).heads.flatMap((head) => {
    const item = items[head];
    const entry = entryOf(model, item);
    return item === undefined || entry === undefined ? [] : [{ item, entry }];
  });
  // Beside deep pink, marigold is a colour.
  const areColours = listed.some(({ entry }) => entry.isColour);
  return listed.filter(
    ({ item, entry }) => entry.isColour || (areColours && isColourLike(item, entry) && entry.part !== 'place'),
  );
}

/** Items that `those two should be in it` reaches back over. */
const REFERRED_REACH = 16;

/** `a maroon tie with a cream stripe, so those two should be in it`: the colours of the sentence that a pronoun ends. */
export function coloursReferredTo({ model, items, grammar }: Context, at: number): { item: Item; entry: Entry }[] {
  if (!items.slice(Math.max(0, at - 3), at).some(({ key }) => grammar.several.has(key))) return [];
  const from = Math.max(0, at - REFERRED_REACH);
  const start = items.slice(from, at).findLastIndex(endsSentence);
  return items.slice(from + start + 1, at).flatMap((item) => {
    const entry = entryOf(model, item);
    return item.kind === 'entry' && entry?.isColour === true ? [{ item, entry }] : [];
  });
}

/**
 * Demands the colour that a word names; the tone before its name is its own: `ein dunkles Grün`.
 * @param role the one in which it has to be; undefined where any will do
 */
export function demandColour({ model, items, rulings }: Context, item: Item, entry: Entry, role?: Role): void {
  const at = items.findIndex(({ found }) => found !== undefined && found === item.found);
  const before = items[at - 1];
  const tone = before?.operations?.find((operation) => operation.op === 'tone');
  const shift = tone?.op === 'tone' ? SHADES[tone.tone] : entryOf(model, before)?.shift?.lightness;
  rulings.demand(item, entry, shift, role);
}
