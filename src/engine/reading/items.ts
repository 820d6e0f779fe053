import { languageOf } from '../languages/languages.ts';
import type { Operation, Operations } from './grammar/operations.ts';
import type { Found, Lookup } from './lookup.ts';
import { joinKeys, type Token } from './tokens.ts';

/** A stretch of the prompt that means one thing: longest known phrases first. */
export interface Item {
  readonly kind: 'entry' | 'operation' | 'function' | 'hex' | 'mark' | 'number' | 'unknown';
  /** As typed. */
  readonly text: string;
  readonly key: string;
  readonly found?: Found;
  readonly operations?: readonly Operation[];
}

/** True for a small word that does this. */
export const does = (item: Item | undefined, op: Operation['op']): boolean =>
  item?.operations?.some((operation) => operation.op === op) === true;

/** True for what counts one: `one`, and an article, `a`. */
export const countsOne = (item: Item | undefined): boolean =>
  item?.operations?.some((operation) => operation.op === 'number' && operation.count === 1) === true;

/** True for what rules out what is behind it, or before it. */
export const isDenial = (item: Item | undefined): boolean => does(item, 'negate') || does(item, 'negateBefore');

export const isColon = (item: Item | undefined): boolean => item?.key === ':' || item?.key === '：';

/** Longest phrase that is looked up, in words or characters. */
const REACH_MAX = 12;
/** Mending a slip tries some four hundred words; a text of gibberish must not cost more than its length. */
const MENDED_MAX = 12;

interface Matched {
  readonly length: number;
  readonly item: Item;
}

/** Cuts the tokens into items. Linear in their number: each place looks up a bounded number of phrases. */
export function itemise(tokens: readonly Token[], operations: Operations, lookup: Lookup, language: string): Item[] {
  const items: Item[] = [];
  const isNameAt = namesIn(tokens, language);
  let mendable = MENDED_MAX;
  let i = 0;
  while (i < tokens.length) {
    const matched = matchPhrase(tokens, i, operations, lookup, language);
    if (matched !== undefined) {
      items.push(matched.item);
      i += matched.length;
      continue;
    }
    const { kind, text, key } = tokens[i] ?? { kind: 'mark', text: '', key: '' };
    i++;
    if (kind === 'word') {
      const isName = isNameAt(i - 1);
      let found = lookup.byForm(key, language) ?? (language === 'en' && !isName ? lookup.borrowed(key) : undefined);
      if (found === undefined && mendable > 0) {
        mendable--;
        found = (isName ? undefined : lookup.byParts(key, language)) ?? lookup.byTypo(key, language, isName);
      }
      items.push(found === undefined ? { kind: 'unknown', text, key } : { kind: 'entry', text, key, found });
    } else if (kind === 'emoji') {
      const found = lookup.emoji(key);
      items.push(found === undefined ? { kind: 'unknown', text, key } : { kind: 'entry', text, key, found });
    } else if (kind === 'hex' || kind === 'mark' || kind === 'number') items.push({ kind, text, key });
    else items.push({ kind: 'unknown', text, key });
  }
  return items;
}

/** A longer word that is nearly one that is known is hardly a name: `Chrismas`. */
const NAME_MAX = 8;
/** Share of words in small letters from which a capital says that a word is a name. */
const SMALL_SHARE = 0.5;

/** Tells names by their capitals: not at the beginning of a sentence, nor in titles, nor where every noun has one. */
function namesIn(tokens: readonly Token[], language: string): (at: number) => boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const small = words.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  if (languageOf(language)?.capitalisesNouns === true || small < SMALL_SHARE * words.length) return () => false;
  return (at) => {
    const before = tokens[at - 1];
    const opens = before === undefined || (before.kind === 'mark' && /[.!?:\n–—-]/.test(before.key));
    const { text = '' } = tokens[at] ?? {};
    return !opens && text.length < NAME_MAX && /^\p{Lu}\p{Ll}/u.test(text);
  };
}

/** The longest phrase at `at` that does something or that has an entry. */
function matchPhrase(
  tokens: readonly Token[],
  at: number,
  operations: Operations,
  lookup: Lookup,
  language: string,
): Matched | undefined {
  const first = tokens[at];
  if (first === undefined || first.kind === 'hex' || first.kind === 'emoji') return undefined;
  if (first.kind === 'mark') {
    const operation = operations.byPhrase.get(first.key);
    return operation === undefined
      ? undefined
      : { length: 1, item: { kind: 'mark', text: first.text, key: first.key, operations: operation } };
  }
  const unspaced = first.kind === 'character';
  const reach = Math.min(
    REACH_MAX,
    tokens.length - at,
    Math.max(lookup.reach(first.key), operations.reach.get(first.key) ?? 1),
  );
  let length = 1;
  while (length < reach && isPart(tokens[at + length])) length++;
  for (; length >= 1; length--) {
    const part = length === 1 ? [first] : tokens.slice(at, at + length);
    const key = length === 1 ? first.key : joinKeys(part);
    const exact = length === 1 && first.exact !== undefined ? asTyped(first.exact, lookup, language) : undefined;
    // A tone may be a word with a look as well; a small word that is the same but for its accents is another word.
    const acting = operations.byPhrase.get(key);
    const operation = exact === undefined || acting?.every(({ op }) => op === 'tone') === true ? acting : undefined;
    const isSmall = exact === undefined && (length === 1 || unspaced) && operations.functionWords.has(key);
    const found =
      exact ??
      (isSmall
        ? lookup.own(key, language)
        : (lookup.known(key, language) ?? (length > 1 ? knownPlural(key, lookup, language) : undefined)));
    if (operation === undefined && !isSmall && found === undefined) continue;
    // `purple or rose gold`: no French `or rose`.
    const isJoined = length > 1 && found?.via === 'alias' && operations.byPhrase.get(first.key)?.[0]?.op === 'join';
    if (isJoined) continue;
    const text =
      length === 1
        ? first.text
        : part.map((token) => token.text).join(part.some(({ kind }) => kind === 'character') ? '' : ' ');
    if (operation !== undefined) {
      return { length, item: { kind: 'operation', text, key, operations: operation, ...(found && { found }) } };
    }
    if (isSmall) {
      return { length, item: { kind: 'function', text, key, ...(found && { found }) } };
    }
    if (found !== undefined) {
      const tones = length === 1 ? [] : tonesWithin(part, operations);
      return { length, item: { kind: 'entry', text, key, found, ...(tones.length > 0 && { operations: tones }) } };
    }
  }
  return undefined;
}

/** A word, or a form of one, that its accents tell from another: `bär`, `uñas`. */
const asTyped = (word: string, lookup: Lookup, language: string): Found | undefined =>
  lookup.own(word, language) ?? lookup.byForm(word, language);

/** `pastel bakery` is a phrase of its own, and asks for pastels all the same. */
const tonesWithin = (phrase: readonly Token[], { byPhrase, words }: Operations): Operation[] =>
  phrase.flatMap(({ key }, i) =>
    words.nounTies.has(phrase[i + 1]?.key ?? '')
      ? []
      : (byPhrase.get(key) ?? []).filter((operation) => operation.op === 'tone' && operation.strong),
  );

/** `mac & cheese`, `st. bernard`: a mark may stand inside a phrase that is known with it. */
const isPart = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'hex' && token.kind !== 'emoji';

/** `coffee shops`, `wild berries`: a phrase whose last word is in the plural. */
function knownPlural(key: string, lookup: Lookup, language: string): Found | undefined {
  if (!key.endsWith('s')) return undefined;
  const singular = key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.slice(0, -1);
  return (
    lookup.known(singular, language) ?? (key.endsWith('es') ? lookup.known(key.slice(0, -2), language) : undefined)
  );
}
