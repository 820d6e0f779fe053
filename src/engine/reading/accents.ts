import { isLoud } from '../meaning/loudness.ts';
import type { Model } from '../model/model.ts';
import { tonesWhere, type Tone } from '../tones.ts';
import { familyOf, namesColour, standsForColour } from './colour-words.ts';
import type { Context, Place } from './context.ts';
import type { Operations } from './grammar/operations.ts';
import { countsOne, does, type Item } from './items.ts';
import { isGreys } from './limits.ts';
import { isColourLike } from './lists.ts';
import { NEUTRAL } from './rulings.ts';
import { endsIn, entryOf } from './scope.ts';

const BESIDE_ACCENT = tonesWhere(({ hasAccentBeside }) => hasAccentBeside === true);
/** Tones that an accent by itself may be asked to have. */
const TEMPERATURES = tonesWhere(({ greyHue }) => greyHue !== undefined);
const BESIDE_MARKS: ReadonlySet<string> = new Set([',', '+', '&', '，', '、']);
/** The longest name of an accent, in words. */
const ACCENT_MAX = 3;

/** What ties an accent to its name: `an accent of rust`. */
export const isNaming = ({ items, grammar }: Pick<Context, 'items' | 'grammar'>, at: number): boolean =>
  grammar.naming.has(items[at]?.key ?? '');

/** True for an accent whose colour stands behind it, tied by a small word: `accents in copper`, and no `coral accent`. */
export function isNamedBehind({ model, items, grammar }: Context, at: number): boolean {
  const before = items[at - 1];
  if (before !== undefined && isColour(model, before)) return false;
  let next = at + 1;
  // `accent: plum`, `the accent, which is yellow`.
  const isLed =
    items[next]?.kind === 'mark' &&
    (/^[:：]$/.test(items[next]?.key ?? '') || grammar.words.relative.has(items[next + 1]?.key ?? ''));
  if (isLed) next++;
  while (isNaming({ items, grammar }, next) || does(items[next], 'colourNoun')) next++;
  // `accent colour plum` needs no tie, nor `primary navy, accent orange`, nor `un acento verde`.
  const isTied =
    grammar.nounFirst || next > at + 1 || endsIn(items[at], grammar.words.colour) || isClause(items, at, next);
  return isTied && isColour(model, items[next]);
}

/** True where nothing else stands between two marks than what stands from `start` to `end`. */
export const isClause = (items: readonly Item[], start: number, end: number): boolean =>
  endsClause(items[start - 1]) && endsClause(items[end + 1]);

/** `one single accent`, `a pop of colour`: an accent is asked for, and none is named; `one warm accent` with its tones. */
export function askedAccent({ model, items, grammar }: Omit<Context, 'mentions'>): ReadonlySet<Tone> | undefined {
  for (const [i, item] of items.entries()) {
    // What warns is red, orange or yellow.
    if (isLoudOne(items, i, grammar))
      return new Set<Tone>(items.some(({ key }) => grammar.warning.has(key)) ? ['vivid', 'warm'] : ['vivid']);
    if (does(item, 'colourNoun') && isCounted(items[i - 1]) && isAmongNeutrals(items, i, grammar))
      return new Set<Tone>();
    if (!grammar.accents.has(item.key)) continue;
    const behind = tonesBehind(items, i, grammar);
    if (behind !== undefined) return behind;
    let before = i - 1;
    while (does(items[before], 'tone')) before--;
    if (!isCounted(items[before]) && !does(item, 'hint')) continue;
    let next = i + 1;
    const tones = items.slice(before + 1, i).flatMap(tonesOf);
    // `un accent chaud`.
    if (grammar.nounFirst) for (; does(items[next], 'tone'); next++) tones.push(...tonesOf(items[next]));
    while (isNaming({ items, grammar }, next) || does(items[next], 'colourNoun')) next++;
    const { kind } = items[next] ?? { kind: 'mark' };
    if (kind === 'entry' || kind === 'hex' || items[before]?.kind === 'entry') continue;
    // `one accent: coral`.
    const [mark, named] = [items[next], items[next + 1]];
    if (mark?.kind === 'mark' && mark.key !== '.' && isColour(model, named) && endsClause(items[next + 2])) continue;
    return new Set(tones.filter((tone) => TEMPERATURES.has(tone)));
  }
  return undefined;
}

/** `only greys plus one colour`, `one colour and greys`: true for the one whose noun stands at `at`. */
function isAmongNeutrals(items: readonly Item[], at: number, grammar: Operations): boolean {
  const [tie, link] = [items[at - 2], items[at + 1]];
  if ((isPlus(link, grammar) || does(link, 'join')) && isNeutrals(items[at + 2], grammar)) return true;
  const isBeside = isPlus(tie, grammar) || does(tie, 'join') || grammar.relations.get(tie?.key ?? '') === 'with';
  return isBeside && items.slice(0, at).some((each) => isNeutrals(each, grammar));
}

const isNeutrals = (item: Item | undefined, grammar: Operations): boolean =>
  item !== undefined && (isGreys(item, grammar) || tonesOf(item).includes('neutral'));

/** `only one accent`, `one accent only`: nothing else has a colour, unless the brief names one. */
export function isSoleAccent({ model, items, mentions, rulings, grammar }: Context): boolean {
  const isAlone = items.some((item, i) => {
    if (isSoleLoudOne(items, i, grammar)) return true;
    if (!grammar.accents.has(item.key)) return false;
    let before = i - 1;
    while (does(items[before], 'tone')) before--;
    return isOnlyOne(items, before, i, grammar);
  });
  const namesColours = mentions.list.some(
    ({ entry }) => model.entry(entry)?.isColour === true && !isNeutral(model, entry),
  );
  return isAlone && !namesColours && rulings.demanded.length === 0;
}

/** True for what counts one at `at`, and no more than that: `just one`, or with an `only` behind what ends at `end`. */
const isOnlyOne = (items: readonly Item[], at: number, end: number, { words }: Operations): boolean =>
  does(items[at], 'single') && (!words.one.has(items[at]?.key ?? '') || does(items[end + 1], 'only'));

/** `just one bright colour`, `one bright colour only`: all others are quiet. */
export function isSoleLoudOne(items: readonly Item[], at: number, grammar: Operations): boolean {
  if (!isLoudOne(items, at, grammar)) return false;
  if (isOneVivid(items, at)) return true;
  // `bright colour` is one phrase.
  const isNoun = (item: Item): boolean => does(item, 'colourNoun') || item.key.includes(' ');
  const noun = items.findIndex((item, i) => i > at && i <= at + ACCENT_MAX && isNoun(item));
  return noun > 0 && isOnlyOne(items, at, noun, grammar);
}

/** `the accent should be warm`: what an accent is to be, where nothing else follows. */
function tonesBehind(items: readonly Item[], at: number, grammar: Operations): ReadonlySet<Tone> | undefined {
  let next = at + 1;
  while (isNaming({ items, grammar }, next) || does(items[next], 'colourNoun') || items[next]?.kind === 'function')
    next++;
  const tones = tonesOf(items[next]).filter((tone) => TEMPERATURES.has(tone));
  return tones.length > 0 && endsClause(items[next + 1]) ? new Set(tones) : undefined;
}

/** True for a tone that is an accent's: `the accent should be warm`. */
export function isOfAccent(items: readonly Item[], at: number, grammar: Operations): boolean {
  let before = at - 1;
  while (
    isNaming({ items, grammar }, before) ||
    does(items[before], 'colourNoun') ||
    items[before]?.kind === 'function'
  )
    before--;
  return grammar.accents.has(items[before]?.key ?? '') && tonesBehind(items, before, grammar) !== undefined;
}

/** `greys and one accent`: the accent at `at` is another colour than what stands before. */
export function isAccentOfItsOwn(items: readonly Item[], at: number, grammar: Operations): boolean {
  let before = at - 1;
  while (does(items[before], 'tone')) before--;
  const link = items[before - 1];
  const isLink = link?.kind !== 'mark' && (does(link, 'join') || does(link, 'turn') || isPlus(link, grammar));
  return isCounted(items[before]) && isLink;
}

/** Where `one` at `at` counts a colour or an accent, not a thing: `one neon`, `one warm accent`. */
export function isOfColour({ model, items }: Context, at: number): boolean {
  for (const item of items.slice(at + 1, at + 1 + ACCENT_MAX + 1)) {
    if (item.kind === 'mark' || item.kind === 'hex') return item.kind === 'hex';
    if (does(item, 'accentAfter') || does(item, 'hint') || does(item, 'tone') || does(item, 'colourNoun')) return true;
    const entry = entryOf(model, item);
    if (entry !== undefined && (standsForColour(entry) || isLoud(entry))) return true;
    if (item.kind === 'function' || item.kind === 'unknown') return false;
  }
  return false;
}

/** `un solo color vivo`, whose first words by themselves ask for one hue. */
export const isOneVivid = (items: readonly Item[], at: number): boolean =>
  tonesOf(items[at]).includes('monochrome') && tonesOf(items[at + 1]).includes('vivid');

/** `one bright colour for warnings`, `a single warning color`: one colour that is to be louder than the others. */
function isLoudOne(items: readonly Item[], at: number, { loud }: Operations): boolean {
  if (isOneVivid(items, at)) return true;
  if (!does(items[at], 'single')) return false;
  // `bright colour` is one phrase.
  const next = items[at + 1];
  if (tonesOf(next).includes('vivid') && next?.key.includes(' ') === true) return true;
  const end = items.findIndex((item, i) => i > at + 1 && i <= at + ACCENT_MAX && does(item, 'colourNoun'));
  return end > 0 && items.slice(at + 1, end).some((item) => loud.has(item.key) || tonesOf(item).includes('vivid'));
}

/**
 * `one accent only, we thought orange, and the rest greys`: the one colour that is named is the accent that is asked for.
 * @param asked tones of an accent that is asked for
 */
export function settleOnlyColour(
  { model, mentions, rulings }: Context,
  asked: ReadonlySet<Tone> | undefined,
): ReadonlySet<Tone> | undefined {
  const isHinted = mentions.list.some(({ emphasis, entry }) => emphasis === 'hint' && model.entry(entry)?.isColour);
  if (asked === undefined || isHinted) return asked;
  const colours = mentions.list.filter(({ entry }) => {
    if (rulings.isCounted(entry)) return false;
    const named = model.entry(entry);
    return named?.isColour === true && !NEUTRAL.has(familyOf(named) ?? '');
  });
  const [only, ...others] = colours;
  const hasNeutrals = rulings.tones.has('neutral') || mentions.list.some(({ entry }) => isNeutral(model, entry));
  if (only === undefined || others.length > 0 || !hasNeutrals) return asked;
  mentions.softenMention(only);
  return undefined;
}

const isNeutral = (model: Model, entry: number): boolean => {
  const named = model.entry(entry);
  return named?.isColour === true && NEUTRAL.has(familyOf(named) ?? '');
};

const isColour = (model: Model, item: Item | undefined): boolean => {
  const entry = entryOf(model, item);
  return item !== undefined && entry !== undefined && isColourLike(item, entry);
};
/** True for the end of the text, a mark, or a word that turns to something else. */
export const endsClause = (item: Item | undefined): boolean =>
  item === undefined || item.kind === 'mark' || does(item, 'negate') || does(item, 'join') || does(item, 'turn');

const tonesOf = (item: Item | undefined): Tone[] =>
  (item?.operations ?? []).flatMap((operation) => (operation.op === 'tone' ? [operation.tone] : []));

const isCounted = (item: Item | undefined): boolean =>
  does(item, 'single') || countsOne(item) || (item?.kind === 'number' && item.key === '1');

/**
 * `greys and a yellow`, `black and white plus rope`, `tonos fríos y un melocotón`: the one colour that is named beside
 * the tones that all others have is the accent. Beside neutrals it needs no article.
 */
export function settleAccentBeside({ model, items, rulings, mentions, grammar }: Context): void {
  if (mentions.list.some(({ emphasis }) => emphasis === 'hint')) return;
  for (const [i, item] of items.entries()) {
    const tones = tonesOf(item);
    const isNeutral = tones.includes('neutral') || isGreys(item, grammar);
    if (!isNeutral && !tones.some((tone) => BESIDE_ACCENT.has(tone) && rulings.tones.has(tone))) continue;
    const accent = accentBehind({ model, items, grammar }, i, tones.includes('neutral'));
    if (accent === undefined || accent.every((at) => mentions.from(at).length === 0)) continue;
    for (const at of accent) mentions.soften(at);
    if (isNeutral) rulings.tones.add('neutral');
    return;
  }
}

/** Places of the words of the one colour behind the tone at `tone`; undefined where there is none. */
function accentBehind({ model, items, grammar }: Place, tone: number, isNeutral: boolean): number[] | undefined {
  let at = tone + 1;
  // `cool tones`, `grigi caldi`.
  while (items[at]?.kind === 'function' || does(items[at], 'colourNoun') || does(items[at], 'tone')) at++;
  const separator = items[at];
  const isMark = separator?.kind === 'mark' && BESIDE_MARKS.has(separator.key);
  const isBeside =
    isMark || does(separator, 'join') || (isNeutral && does(separator, 'turn')) || isPlus(separator, grammar);
  if (!isBeside) return undefined;
  at++;
  while (items[at]?.kind === 'function') at++;
  const isOne = countsOne(items[at]);
  if (!isOne && (!isNeutral || (isMark && separator.key !== '+' && separator.key !== '&'))) return undefined;
  if (isOne) at++;
  const words: number[] = [];
  while (items[at]?.kind === 'entry') words.push(at++);
  const namesOne = words.some((word) => {
    const item = items[word];
    const entry = entryOf(model, item);
    return item !== undefined && entry !== undefined && (namesColour(item.key, entry) || standsForColour(entry));
  });
  return namesOne && words.length <= ACCENT_MAX && !goesOn(model, items, at) ? words : undefined;
}

/** `black and white plus rope`: `plus` is a word with an entry. */
export const isPlus = (item: Item | undefined, { words }: Operations): boolean => words.plus.has(item?.key ?? '');

/** Another colour follows: there is more than one beside the tones. */
function goesOn(model: Model, items: readonly Item[], end: number): boolean {
  if (!does(items[end], 'join') && items[end]?.key !== '&' && items[end]?.key !== '+') return false;
  const next = items.slice(end + 1, end + 3).find(({ kind }) => kind === 'entry');
  return entryOf(model, next)?.isColour === true;
}
