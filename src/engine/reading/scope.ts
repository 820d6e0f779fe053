import type { Entry, Model } from '../model/model.ts';
import { standsForColour } from './colour-words.ts';
import type { Place } from './context.ts';
import type { Operations } from './grammar/operations.ts';
import { countsOne, does, type Item } from './items.ts';

/** The entry of an item, the likeliest where it borrows from several. */
export const entryOf = (model: Model, item: Item | undefined): Entry | undefined =>
  model.entry(item?.found?.entries[0]?.entry ?? -1);

/** True for a colour's name or code. */
export const isColour = (model: Model, item: Item | undefined): boolean =>
  item?.kind === 'hex' || entryOf(model, item)?.isColour === true;

/** True for a mark that ends a sentence. */
export const endsSentence = (item: Item | undefined): boolean =>
  item?.kind === 'mark' && /^[.!?;。！？；]$/.test(item.key);

/** How far a clause is read, in items. */
const CLAUSE_MAX = 9;

/** What stands from `start` on in the same clause. */
export function clauseBehind(items: readonly Item[], start: number): readonly Item[] {
  const behind = items.slice(start, start + CLAUSE_MAX);
  const end = behind.findIndex(({ kind }) => kind === 'mark');
  return end < 0 ? behind : behind.slice(0, end);
}

/** True for a word, or a phrase, that begins so. */
const begins = (item: Item | undefined, beginnings: ReadonlySet<string>): boolean =>
  [...beginnings].some((beginning) => item?.key.startsWith(beginning));

/** True for a phrase of which a word begins so. */
export const hasWordOf = (item: Item | undefined, beginnings: ReadonlySet<string>): boolean =>
  item?.key.split(' ').some((word) => [...beginnings].some((beginning) => word.startsWith(beginning))) === true;

/** True for a phrase of several words whose last is one of these. */
export const endsIn = (item: Item | undefined, last: ReadonlySet<string>): boolean =>
  [...last].some((word) => item?.key.endsWith(` ${word}`));

/** True for one of these, and for a phrase that ends in one: `faded`, `denim faded`. */
export const isOrEndsIn = (item: Item | undefined, words: ReadonlySet<string>): boolean =>
  words.has(item?.key ?? '') || endsIn(item, words);

/** True for an adjective beside a colour noun (`warm colours`) or alone between marks and joins (`calm, warm`). */
export function standsAlone(items: readonly Item[], i: number, { words }: Operations): boolean {
  const next = items[i + 1];
  const isColours = does(next, 'colourNoun');
  // `tea going cold,` is a tea.
  if (words.temperatures.has(items[i]?.key ?? '') && !isColours) return false;
  // `for cold/hot` is no demand.
  if (next === undefined || (next.kind === 'mark' && next.key !== '/')) return true;
  if (isColours) return true;
  // `still a light one,`.
  if (
    words.standIns.has(next.key) &&
    begins(items[i], words.lightness) &&
    (items[i + 2] === undefined || items[i + 2]?.kind === 'mark')
  )
    return true;
  // `a warm dark theme`; `warm and dark,`.
  const isOfTheme = next.operations?.some((operation) => operation.op === 'tone' && operation.strong) === true;
  const isPair = does(next, 'join') && does(items[i + 2], 'tone') && (items[i + 3]?.kind ?? 'mark') === 'mark';
  if (isOfTheme || isPair) return true;
  const goesOn = does(next, 'join') || does(next, 'tone');
  return goesOn && items.slice(i + 2, i + 5).some((item) => does(item, 'colourNoun'));
}

/** `kein Bienengelb`: a compound that ends in a colour is a shade of it. */
export function colourTail(model: Model, item: Item): { readonly item: Item; readonly entry: Entry } | undefined {
  const last = item.found?.via === 'compound' ? item.found.entries.at(-1) : undefined;
  const entry = last === undefined ? undefined : model.entry(last.entry);
  if (last === undefined || entry?.isColour !== true) return undefined;
  return { item: { ...item, found: { via: 'compound', entries: [{ entry: last.entry, share: 1 }] } }, entry };
}

/** `two blues` are colours, whatever else the plural is a word for. */
export function colourPlural(model: Model, item: Item): Item | undefined {
  if (!item.key.endsWith('s')) return undefined;
  const entry = model.words.get(item.key.slice(0, -1)) ?? -1;
  if (model.entry(entry)?.isColour !== true) return undefined;
  return { ...item, found: { via: 'form', entries: [{ entry, share: 1 }] } };
}

/** `blues and greens`, `blues but no navy`: plurals of colours beside one another are colours, and no music. */
export function isAmongColours(model: Model, items: readonly Item[], i: number): boolean {
  const isLink = (item: Item | undefined): boolean => item?.kind === 'mark' || does(item, 'join');
  // `tonal greens`, `dusty pinks`.
  if (does(items[i - 1], 'tone')) return true;
  const isContrast = (item: Item | undefined): boolean => isLink(item) || does(item, 'turn');
  if (isContrast(items[i + 1]) && does(items[i + 2], 'negate') && isColour(model, items[i + 3])) return true;
  return [-1, 1].some((step) => {
    const other = items[i + 2 * step];
    return (
      isLink(items[i + step]) &&
      other !== undefined &&
      (colourPlural(model, other) !== undefined || entryOf(model, other)?.isColour === true)
    );
  });
}

/** `photo booth hire, pinks`, `yoga, soft pinks`: a plural between marks. */
export const standsAloneAsPlural = (items: readonly Item[], i: number, { words }: Operations): boolean => {
  const isEnd = (item: Item | undefined): boolean => item === undefined || item.kind === 'mark';
  let before = i - 1;
  while (does(items[before], 'tone')) before--;
  const isColour = before < i - 1 || !words.colouredThings.has(items[i]?.key ?? '');
  return i > 0 && isEnd(items[before]) && isEnd(items[i + 1]) && isColour;
};

/** `a green palette`, `blue tones`: the colour of the whole, and none of a list. */
export const isOfWhole = (model: Model, items: readonly Item[], i: number): boolean =>
  entryOf(model, items[i])?.isColour === true && does(items[i + 1], 'colourNoun') && !does(items[i - 1], 'join');

/** What puts a thing beside a colour, as one: `mustard and teal`, `teal/lemon`. */
const PAIRING = /^[,&+/、，]$/;
const isPairing = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && PAIRING.test(item.key)) || does(item, 'join');

/** True for a word that stands in a pair with a colour's name, or says of a style what colour it has: `plum noir`. */
export function standsAsColour(model: Model, items: readonly Item[], i: number): boolean {
  const isStyle = (item: Item | undefined): boolean => item?.kind === 'entry' && entryOf(model, item)?.part === 'style';
  // `ukiyo-e woodblock`: a style beside another is that style.
  const isBeforeStyle = isStyle(items[i + 1]) && !isStyle(items[i]);
  if (items[i - 1]?.kind !== 'entry' && isBeforeStyle && items[i + 2]?.kind !== 'entry') return true;
  // `teal, olive oil`: the oil is no colour.
  const isAlone = items[i + 1]?.kind !== 'entry' && items[i - 1]?.kind !== 'entry';
  return isAlone && [-1, 1].some((step) => listsColour(model, items, i, step));
}

/** `ivory, sage, brass`: the list from `i` comes to a colour's name past nothing but things that stand for their colours. */
function listsColour(model: Model, items: readonly Item[], i: number, step: number): boolean {
  for (let at = i; isPairing(items[at + step]); at += 2 * step) {
    // `navy, rust and cream`.
    if (isPairing(items[at + 2 * step])) at += step;
    const next = items[at + 2 * step];
    if (isColour(model, next)) return true;
    const entry = entryOf(model, next);
    if (next?.kind !== 'entry' || entry === undefined || !standsForColour(entry)) return false;
    if (items[at + 3 * step]?.kind === 'entry') return false;
  }
  return false;
}

/** Salience from which a thing is known by its colour, as plums and mustard are. */
const KNOWN_BY_COLOUR = 0.9;

/** True for one of two things that are known by their colours and stand by themselves: `plum and mustard`, `rhubarb/custard`. */
export function isOfColouredPair(model: Model, items: readonly Item[], i: number): boolean {
  const isKnown = (item: Item | undefined): boolean => {
    const { part, salience = 0 } = entryOf(model, item) ?? {};
    return item?.kind === 'entry' && part === 'subject' && salience >= KNOWN_BY_COLOUR && item.found?.via === 'word';
  };
  const endsRunAt = (at: number): boolean => items[at]?.kind !== 'entry';
  return (
    isKnown(items[i]) &&
    [-1, 1].some(
      (step) =>
        isPairing(items[i + step]) && isKnown(items[i + 2 * step]) && endsRunAt(i - step) && endsRunAt(i + 3 * step),
    )
  );
}

/** `a red, an amber and a green`: three colours with an article each, by themselves, are one of each. */
export function isOfTrio(model: Model, items: readonly Item[], i: number): boolean {
  const isMember = (at: number): boolean =>
    isColour(model, items[at]) &&
    items[at]?.kind === 'entry' &&
    items[at + 1]?.kind !== 'entry' &&
    countsOne(items[at - 1]);
  // `a red, an amber, and a green`.
  const nextFrom = (at: number, step: number): number => {
    let next = at + step;
    while (isPairing(items[next])) next += step;
    return step > 0 ? next + 1 : next;
  };
  const along = (step: number): number => {
    let members = 0;
    for (let at = nextFrom(step > 0 ? i : i - 1, step); isMember(at); members++)
      at = nextFrom(step > 0 ? at : at - 1, step);
    return members;
  };
  return isMember(i) && along(1) + along(-1) >= 2;
}

/** True where no other word of the same run follows; what says nothing of colour is passed over: `piano shop`. */
export function endsRun(model: Model, items: readonly Item[], i: number): boolean {
  for (let k = i + 1; k < items.length; k++) {
    const next = items[k];
    if (next?.kind === 'unknown') return false;
    if (next?.kind !== 'entry') return true;
    if (entryOf(model, next)?.part !== 'plain') return false;
  }
  return true;
}

const UNSPACED = /[\u2E80-\uFFFF]$/;
/** What has less of a look of its own takes that of its colour: `no purple gradients`, `no gold foil`. */
const THING_SALIENCE = 0.5;

/**
 * True where the colour at `i` is that of a thing: the sun in `no red sun`, but no look, background or red alone.
 * `nounFirst`: in languages that put the colour behind, as in `soleil rouge`.
 */
export function describesThing(model: Model, items: readonly Item[], i: number, nounFirst: boolean): boolean {
  // Chinese and Japanese tie a colour to a thing by a small word: `没有蓝色 银行` is a bank without blue.
  if (UNSPACED.test(items[i]?.text ?? '')) return false;
  if (nounFirst) return isThing(model, items[i - 1]);
  // `no red-green Christmas` is about the colours.
  if (entryOf(model, items[i - 1])?.isColour === true) return false;
  let end = i + 1;
  while (items[end]?.kind === 'entry') end++;
  if (end === i + 1 || !isThing(model, items[end - 1])) return false;
  return items[end]?.operations?.some(({ op }) => op === 'colourNoun') !== true;
}

/** `no red and white stripes`: two colours that a thing has between them, of which neither is ruled out. */
export function isOfPair({ model, items, grammar: { words } }: Place, i: number): boolean {
  const isColour = (at: number): boolean => entryOf(model, items[at])?.isColour === true;
  const isAnd = (at: number): boolean => words.pairTies.has(items[at]?.key ?? '');
  const first = isAnd(i + 1) ? i : i - 2;
  if (!isColour(first) || !isAnd(first + 1) || !isColour(first + 2)) return false;
  // `no red, white and blue stripes`: a list says more.
  if (items[first - 1]?.kind === 'mark') return false;
  const thing = items[first + 3];
  return (
    thing?.kind === 'entry' &&
    !isColour(first + 3) &&
    entryOf(model, thing)?.part === 'subject' &&
    words.patterns.has(thing.key)
  );
}

/** A word of its own, and none that merely has neighbours, as `whatsoever` has. */
function isThing(model: Model, item: Item | undefined): boolean {
  const entry = entryOf(model, item);
  if (item?.kind !== 'entry' || item.found?.via === 'borrowed' || entry === undefined) return false;
  return !entry.isColour && entry.part === 'subject' && entry.salience >= THING_SALIENCE;
}
