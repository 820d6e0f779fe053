import type { Model } from '../model/model.ts';
import type { NamedRole } from './grammar/grammar.ts';
import type { Operations } from './grammar/operations.ts';
import { does, type Item } from './items.ts';
import { listBefore } from './lists.ts';
import { endsSentence, isColour } from './scope.ts';

/** How far behind a colour what refers back to it may name its role, in items. */
const REACH = 18;
/** Words with a look that may stand between them: `have been since the spring of 1998`. */
const WORDS_MAX = 3;

/**
 * The role that a later clause gives the colour at `at`: `our vans are mint (#9FD8C4), so that has to be the primary`;
 * `yes, orange, make it the main colour`; `品牌色是 #0052D9，必须作为主色`.
 * @returns undefined where no clause refers back to it, or another colour stands between
 */
export function roleReferredTo(
  model: Model,
  items: readonly Item[],
  at: number,
  grammar: Operations,
): Extract<NamedRole, 'primary'> | 'accent' | undefined {
  const isCode = items[at]?.kind === 'hex';
  let refers = false;
  let words = 0;
  for (let k = at + 1; k <= at + REACH && k < items.length; k++) {
    const item = items[k];
    if (item === undefined) return undefined;
    const role = isOfThing(items, k, grammar) ? undefined : calledRole(item, grammar);
    if (role !== undefined && (refers || (isCode && pronounFollows(items, k, grammar))))
      return isOwned(model, items, k, grammar) ? undefined : role;
    if (role !== undefined || does(item, 'negate') || does(item, 'negateBefore')) return undefined;
    refers ||= grammar.pronouns.has(item.key) || (isCode && does(item, 'must'));
    if (endsSentence(item) && refers) return undefined;
    if (isColour(model, item) || (item.kind === 'entry' && ++words > WORDS_MAX)) return undefined;
  }
  return undefined;
}

/** How far back a pronoun may reach for colours, in items. */
const COLOURS_REACH = 24;

/**
 * The items of the colours that a pronoun at `at` speaks of, in its sentence or in the one before: all of them for `those`,
 * for `that` the last, with those that are listed with it.
 */
export function coloursMeant(
  model: Model,
  items: readonly Item[],
  at: number,
  { several, nounFirst }: Operations,
): number[] {
  const isAll = several.has(items[at]?.key ?? '');
  const from = Math.max(0, at - COLOURS_REACH);
  let end = at;
  for (let sentences = 0; sentences < 2; sentences++) {
    const start = from + items.slice(from, end).findLastIndex(endsSentence) + 1;
    const colours = range(start, end).filter((k) => isColour(model, items[k]));
    const last = colours.at(-1);
    if (last !== undefined) return isAll ? colours : listBefore(model, items, last + 1, nounFirst).heads;
    end = start - 1;
    if (end <= from) return [];
  }
  return [];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);

const ENDS = /^[.,!?;)。！？；，、]$/;

/** True for a pronoun at `at` that ends its clause, and begins no `that green` and no `it simple`. */
export function isPronoun(items: readonly Item[], at: number, { pronouns, several, words }: Operations): boolean {
  const { key = '' } = items[at] ?? {};
  const next = items[at + 1];
  // `use these: navy, sand` points ahead, and `don't use it, ever, as a ground` is no end.
  const ends = next === undefined || (next.kind === 'mark' && ENDS.test(next.key)) || does(next, 'join');
  return (pronouns.has(key) || several.has(key)) && ends && !words.limiting.has(items[at + 2]?.key ?? '');
}

/** `il colore principale deve essere quello`. */
function pronounFollows(items: readonly Item[], at: number, { pronouns }: Operations): boolean {
  const behind = items.slice(at + 1, at + 1 + PRONOUN_REACH);
  const end = behind.findIndex((item) => item.kind === 'mark' || item.kind === 'hex');
  return (end < 0 ? behind : behind.slice(0, end)).some(({ key }) => pronouns.has(key));
}

const PRONOUN_REACH = 6;

const calledRole = (item: Item, grammar: Operations): 'primary' | 'accent' | undefined => {
  if (grammar.accents.has(item.key) && does(item, 'accentAfter')) return 'accent';
  return grammar.roleNouns.get(item.key) === 'primary' && !grammar.buttons.has(item.key) ? 'primary' : undefined;
};

/** Small words between a role and its own colour: `the main colour must be`. */
const PASSED = ['colourNoun', 'must', 'turn', 'hint', 'mostly'] as const;

/** True for a role that has a colour of its own behind or before it: `and the accent should be gold`, `with a gold accent`. */
function isOwned(model: Model, items: readonly Item[], at: number, grammar: Operations): boolean {
  if (isColour(model, items[at - 1])) return true;
  let next = at + 1;
  const isPassed = (item: Item | undefined): boolean =>
    item?.kind === 'function' ||
    item?.kind === 'unknown' ||
    PASSED.some((op) => does(item, op)) ||
    grammar.naming.has(item?.key ?? '');
  while (isPassed(items[next])) next++;
  return isColour(model, items[next]) || (items[next]?.kind === 'mark' && /^[:：=]$/.test(items[next]?.key ?? ''));
}

/** True for a role's word that is a thing's: `our main product`, `notre force principale`. */
export const isOfThing = (items: readonly Item[], at: number, { nounFirst }: Operations): boolean => {
  const thing = items[nounFirst ? at - 1 : at + 1];
  return thing?.kind === 'entry' && !does(thing, 'colourNoun');
};
