import type { Entry, Model } from '../model/model.ts';
import { namesColour, standsForColour } from './colour-words.ts';
import type { Place } from './context.ts';
import type { Item } from './items.ts';
import { colourPlural, describesThing, entryOf } from './scope.ts';

/** Marks between colours that belong together: `red/green`, `red & gold`. */
const CLOSE_MARKS: ReadonlySet<string> = new Set(['/', '&', '+']);
const COMMAS: ReadonlySet<string> = new Set([',', '、', '，']);
/** The longest list that is read as one, and the longest member of it, in items. */
const LIST_MAX = 6;
const MEMBER_MAX = 3;

const isComma = (item: Item | undefined): boolean => item?.kind === 'mark' && COMMAS.has(item.key);
const isCloseMark = (item: Item | undefined): boolean => item?.kind === 'mark' && CLOSE_MARKS.has(item.key);
const isJoin = (item: Item | undefined): boolean =>
  item?.kind === 'operation' && item.operations?.some(({ op }) => op === 'join') === true;

/** An article or another small word without a look. */
const isSmall = (item: Item | undefined): boolean => item?.kind === 'function' && item.found === undefined;

/** `reds, blues and golds` are colours, whatever else the plurals are words for. */
const memberOf = (model: Model, item: Item): Entry | undefined => entryOf(model, colourPlural(model, item) ?? item);

/** True for a word that names a colour, or a thing that stands for its colour: `navy`, `apricot`. */
export const isColourLike = (item: Item, entry: Entry): boolean =>
  namesColour(item.key, entry) || standsForColour(entry);

/**
 * Whether the list of what is ruled out goes on behind the join or mark at `i`: after `or` and `nor` always; after
 * `and`, `/` and `&` when a colour word follows, and after a comma only if an `or` or `and` ends the list, or nothing but
 * colours follow.
 */
export function listGoesOn({ model, items, grammar }: Place, i: number): boolean {
  const { words } = grammar;
  const here = items[i];
  let at = i + 1;
  while (isSmall(items[at])) at++;
  const next = items[at];
  if (here === undefined || next === undefined) return false;
  // `no white, something off-white or cream`.
  if (here.kind === 'mark' && words.substitutes.has(items[i + 1]?.key ?? '')) return false;
  if (here.kind === 'mark' && isJoin(next)) return listGoesOn({ model, items, grammar }, at);
  if (isJoin(here) && !words.and.has(here.key))
    return next.kind === 'entry' || next.kind === 'function' || next.kind === 'hex' || next.operations !== undefined;
  // `no navy, blush or anything pink`: an `or` at the end says that all of it is ruled out.
  if (isComma(here) && listCloses({ model, items, grammar }, at, true)) return true;
  const head = memberOf(model, next);
  if (head === undefined || !namesColour(next.key, head)) return false;
  // `no hexagons, and the yellow should be light`: what has a verb of its own is another sentence.
  if (isAfterComma(items, i) && words.verbs.has(items[at + 1]?.key ?? '')) return false;
  return here.kind === 'operation' || isCloseMark(here) || listCloses({ model, items, grammar }, at, false);
}

const isAfterComma = (items: readonly Item[], i: number): boolean => isComma(items[i]) || isComma(items[i - 1]);

/** True where the members from `start` on end with an `or` or `and` and one more, or are all colours to the end. */
function listCloses({ model, items, grammar }: Place, start: number, things: boolean): boolean {
  let at = start;
  for (let members = 0; members < LIST_MAX; members++) {
    const end = memberEnd(model, items, at, things);
    if (end === undefined) return false;
    if (end >= items.length) return !things;
    const join = isJoin(items[end]) ? end : end + 1;
    if (isJoin(items[join])) {
      return !things || !grammar.words.and.has(items[join]?.key ?? '');
    }
    if (!isComma(items[end]) && !isCloseMark(items[end])) return false;
    at = end + 1;
  }
  return false;
}

/** Where the member of a list that begins at `start` ends; undefined where none begins, or one that is no colour. */
function memberEnd(model: Model, items: readonly Item[], start: number, things: boolean): number | undefined {
  let at = start;
  while (isSmall(items[at])) at++;
  const first = at;
  const isPart = (item: Item | undefined): boolean => item?.kind === 'entry' || (things && item?.kind === 'unknown');
  while (isPart(items[at])) at++;
  const last = items[at - 1];
  if (at === first || at - first > MEMBER_MAX || last === undefined) return undefined;
  const entry = memberOf(model, last);
  return things || (entry !== undefined && isColourLike(last, entry)) ? at : undefined;
}

export interface Members {
  /** Places of the words that are listed. */
  readonly heads: number[];
  /** Places of the words that describe them. */
  readonly described: readonly number[];
}

/** What `are banned` at `at` speaks of: `dusty pink and gold`; the last word alone where no list of colours ends there. */
export function listBefore(model: Model, items: readonly Item[], at: number, nounFirst = false): Members {
  const heads: number[] = [];
  const described: number[] = [];
  let end = at;
  let isList = false;
  for (let members = 0; members < LIST_MAX; members++) {
    let head = headBefore(items, end);
    // `nappe rouge interdite`: the cloth is.
    if (nounFirst && describesThing(model, items, head, true)) described.push(head--);
    const item = items[head];
    if (item === undefined) break;
    const entry = memberOf(model, item);
    if (heads.length > 0 && (entry === undefined || !isColourLike(item, entry))) break;
    heads.push(head);
    let k = head - 1;
    while (describes(model, items, k)) described.push(k--);
    while (isSmall(items[k])) k--;
    const separator = items[k];
    const isClose = isJoin(separator) || isCloseMark(separator);
    if (!isClose && !(isComma(separator) && (isList || opensBefore(items, k)))) break;
    isList = true;
    end = isJoin(separator) && isComma(items[k - 1]) ? k - 1 : k;
  }
  return { heads, described };
}

/** The last word with a look before `end`, past small words and `colours`; -1 where a mark or another word comes first. */
function headBefore(items: readonly Item[], end: number): number {
  for (let k = end - 1; k >= 0; k--) {
    const item = items[k];
    if (item?.kind === 'entry' || (item?.kind === 'operation' && item.found !== undefined)) return k;
    const isColours = item?.operations?.some(({ op }) => op === 'colourNoun') === true;
    const isQuestion = item?.kind === 'mark' && (item.key === '?' || item.key === '？') && k === end - 1;
    if (!isSmall(item) && !isColours && !isQuestion) return -1;
  }
  return -1;
}

/** A word before a head that goes with it: a colour or tone, a word that only changes others, or all of a short clause. */
function describes(model: Model, items: readonly Item[], k: number): boolean {
  const item = items[k];
  if (item?.kind === 'operation') return item.operations?.some(({ op }) => op === 'tone') === true;
  if (item?.kind !== 'entry') return false;
  const entry = entryOf(model, item);
  if (entry !== undefined && (entry.isColour || entry.shift !== undefined)) return true;
  for (let at = k; at >= k - MEMBER_MAX; at--)
    if (items[at]?.kind !== 'entry' && items[at]?.kind !== 'unknown') return items[at]?.kind === 'mark';
  return false;
}

/** `(grey, black, lilac banned)`: a list in brackets. */
function opensBefore(items: readonly Item[], from: number): boolean {
  for (let k = from; k >= 0 && k > from - 2 * LIST_MAX; k--) {
    const item = items[k];
    if (item?.kind === 'mark' && item.key === '(') return true;
    if (item?.kind !== 'entry' && !isComma(item)) return false;
  }
  return false;
}
