import type { Entry, Model } from '../model/model.ts';
import type { Role } from '../palette.ts';
import { toneRow } from '../tones.ts';
import { isOfOneColour, namesColour, standsForColour } from './colour-words.ts';
import type { Context } from './context.ts';
import type { Item } from './items.ts';
import { isColourLike, listBefore } from './lists.ts';
import { coloursMeant } from './back-references.ts';
import { entryOf } from './scope.ts';

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
  const ofThing = coloursBesideHead(model, items, at);
  if (!areColours && ofThing.length > 0) return ofThing;
  return listed.filter(
    ({ item, entry }) => entry.isColour || (areColours && isColourLike(item, entry) && entry.part !== 'place'),
  );
}

/** `the navy chairs are staying`: the colours that stand right before the thing. */
function coloursBesideHead(model: Model, items: readonly Item[], at: number): { item: Item; entry: Entry }[] {
  const head = items.slice(0, at).findLastIndex(({ kind }) => kind !== 'function');
  const [thing, item] = [entryOf(model, items[head]), items[head - 1]];
  const entry = entryOf(model, item);
  return thing?.isColour === false && item !== undefined && entry?.isColour === true ? [{ item, entry }] : [];
}

/** How far before what makes a must a pronoun may stand, in items. */
const PRONOUN_REACH = 3;

/**
 * The colours that what makes a must at `at` speaks of by a pronoun, in it or before it: `a maroon tie with a cream stripe, so
 * those two should be in it`, `the chairs are navy and we can't change them`.
 */
export function coloursReferredTo(context: Context, at: number): { item: Item; entry: Entry }[] {
  const { items, grammar } = context;
  const isWithin = items[at]?.key
    .split(/\P{L}+/u)
    .some((word) => grammar.several.has(word) || grammar.pronouns.has(word));
  if (isWithin === true) return coloursOf(context, at);
  const before = items.slice(Math.max(0, at - PRONOUN_REACH), at);
  const pronoun = before.findLastIndex(({ key }) => grammar.several.has(key));
  return pronoun < 0 ? [] : coloursOf(context, at - before.length + pronoun);
}

/** The colours that a pronoun at `at` speaks of. */
export const coloursOf = ({ model, items, grammar }: Context, at: number): { item: Item; entry: Entry }[] =>
  coloursMeant(model, items, at, grammar).flatMap((place) => {
    const item = items[place];
    const entry = entryOf(model, item);
    return item?.kind === 'entry' && entry !== undefined ? [{ item, entry }] : [];
  });

/**
 * Demands the colour that a word names; the tone before its name is its own: `ein dunkles Grün`.
 * @param role the one in which it has to be; undefined where any will do
 */
export function demandColour({ model, items, rulings }: Context, item: Item, entry: Entry, role?: Role): void {
  const at = items.findIndex(({ found }) => found !== undefined && found === item.found);
  const before = items[at - 1];
  const tone = before?.operations?.find((operation) => operation.op === 'tone');
  const shift = tone?.op === 'tone' ? toneRow(tone.tone).shade : entryOf(model, before)?.shift?.lightness;
  rulings.demand(item, entry, shift, role);
}
