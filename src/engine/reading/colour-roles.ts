import { endsClause, isClause } from './accents.ts';
import type { NamedRole } from './grammar/grammar.ts';
import type { Operations } from './grammar/operations.ts';
import { countsOne, does, type Item } from './items.ts';

/** How far from a colour what it is the colour of may stand, in items: `text colour has to be #1B2A49`. */
const REACH = 6;

/** True for a small word between a role and its colour: `background: cream`, `teal must be the main colour`. */
const ties = (item: Item | undefined, { plain, takes, but }: Operations['words']): boolean =>
  item?.kind === 'function' ||
  does(item, 'must') ||
  does(item, 'mustBefore') ||
  does(item, 'colourNoun') ||
  does(item, 'tone') ||
  // `the text a dark plum`.
  countsOne(item) ||
  [plain, takes, but].some((words) => words.has(item?.key ?? '')) ||
  (item?.kind === 'mark' && /^[:：=]$/.test(item.key));

/**
 * The role that the brief gives the colour at `at`: `navy text`, `fond vert`, `background: #FFF8E7`, `teal as the main
 * colour`; behind a text and what puts it on something it is the ground: `white text on navy`.
 * @returns undefined for a colour that may be anywhere, or the accent
 */
export function roleOfColour(items: readonly Item[], at: number, grammar: Operations): NamedRole | undefined {
  return (
    roleBeside(items, at, grammar) ??
    groundOfText(items, at, grammar) ??
    roleBefore(items, at, grammar) ??
    roleBehind(items, at, grammar)
  );
}

/** `black with gold lettering`: what has a text on it is the ground. */
function groundOfText(
  items: readonly Item[],
  at: number,
  { roleNouns, relations, nounFirst }: Operations,
): 'background' | undefined {
  if (nounFirst || relations.get(items[at + 1]?.key ?? '') !== 'with' || items[at + 2]?.kind !== 'entry')
    return undefined;
  const [, , , next, behind] = items.slice(at, at + 5);
  const isText = [next, next?.kind === 'entry' ? behind : undefined].some(
    (item) => roleNouns.get(item?.key ?? '') === 'text',
  );
  return isText ? 'background' : undefined;
}

/** `navy text`, `a teal primary`; but no `red primary school`. */
function roleBeside(
  items: readonly Item[],
  at: number,
  { roleNouns, nounFirst, buttons, words }: Operations,
): NamedRole | undefined {
  // `cream-coloured background`.
  const next = words.coloured.has(items[at + 1]?.key ?? '') ? at + 2 : at + 1;
  const { key = '' } = items[next] ?? {};
  // `red and green, cream behind`.
  if (words.behind.has(key) && endsClause(items[next + 1])) return 'background';
  const role = nounFirst ? undefined : roleNouns.get(key);
  // `teal background white text`.
  const isThing = items[next + 1]?.kind === 'entry' && !roleNouns.has(items[next + 2]?.key ?? '');
  // Gold buttons may be on a coat.
  const isButton = buttons.has(key);
  return isButton || (isThing && !does(items[next + 1], 'colourNoun')) ? undefined : role;
}

/** `background: cream`, `fond vert`, `white text on navy`. */
function roleBefore(
  items: readonly Item[],
  at: number,
  { roleNouns, nounFirst, onto, relations, words }: Operations,
): NamedRole | undefined {
  let before = at - 1;
  // `gold buttons for a whisky club`: the whisky is not pressed.
  const isTied = (): boolean =>
    ties(items[before], words) &&
    roleNouns.get(items[before]?.key ?? '') === undefined &&
    relations.get(items[before]?.key ?? '') !== 'for';
  while (before >= at - REACH && (isTied() || isWhich(items, before, words))) before--;
  // `ours stay in the background: muted greys`.
  if (words.the.has(items[before - 1]?.key ?? '') && words.in.has(items[before - 2]?.key ?? '')) return undefined;
  const named = roleNouns.get(items[before]?.key ?? '');
  // `on dark` is one phrase.
  const isOn = items.slice(before + 1, at).some(({ key }) => onto.has(key.split(' ')[0] ?? ''));
  // `white text on navy`, and `text black on white`.
  const isText = named === 'text' || (isOn && items[before]?.kind === 'entry' && textBefore(items, before, roleNouns));
  if (isOn) return isText ? 'background' : undefined;
  // `background navy` is one in English only behind a tie, or by itself; in French it stands behind its noun, and a code anywhere.
  const isBeside = nounFirst || items[at]?.kind === 'hex' || before < at - 1 || isClause(items, before, at);
  return isBeside ? named : undefined;
}

/** `the text, which should be deep plum`. */
const isWhich = (items: readonly Item[], at: number, { which }: Operations['words']): boolean =>
  items[at]?.key === ',' && which.has(items[at + 1]?.key ?? '');

/** True where the colour at `at` is that of a text which stands before it. */
function textBefore(items: readonly Item[], at: number, roleNouns: Operations['roleNouns']): boolean {
  let before = at - 1;
  while (before >= at - REACH && items[before]?.kind !== 'mark' && !roleNouns.has(items[before]?.key ?? '')) before--;
  return roleNouns.get(items[before]?.key ?? '') === 'text';
}

/** `teal as the main colour`, `cream for the background`. */
function roleBehind(
  items: readonly Item[],
  at: number,
  { roleNouns, roleTies, relations, nounFirst, words }: Operations,
): NamedRole | undefined {
  let behind = at + 1;
  // `verde da mata como cor principal`.
  const isOf = relations.get(items[behind]?.key ?? '') === 'of' && items[behind + 1]?.kind === 'entry';
  if (nounFirst && isOf) behind += 2;
  const isTied = (): boolean => ties(items[behind], words) && roleNouns.get(items[behind]?.key ?? '') === undefined;
  while (behind <= at + REACH && isTied()) behind++;
  const isGiven = items
    .slice(at + 1, behind)
    .some((item) => roleTies.has(item.key) || words.takes.has(item.key) || does(item, 'must'));
  return isGiven ? roleNouns.get(items[behind]?.key ?? '') : undefined;
}

/** True for a tone that is the ground's: `the background should be light for the photos`. */
export function isOfGround(items: readonly Item[], at: number, { roleNouns, words }: Operations): boolean {
  let before = at - 1;
  while (before >= at - REACH && ties(items[before], words) && !roleNouns.has(items[before]?.key ?? '')) before--;
  return before < at - 1 && roleNouns.get(items[before]?.key ?? '') === 'background';
}

/** True for a tone that is the text's: `text dark`, `a light text`; but no `text on white`. */
export function isOfText(items: readonly Item[], at: number, { roleNouns, onto, words }: Operations): boolean {
  // `text on white`, `dark text on light`.
  const isOn = [items[at]?.key.split(' ')[0], items[at - 1]?.key, items[at - 2]?.key].some((key) =>
    onto.has(key ?? ''),
  );
  if (isOn) return false;
  if (roleNouns.get(items[at + 1]?.key ?? '') === 'text') return true;
  let before = at - 1;
  while (before >= at - REACH && ties(items[before], words) && !roleNouns.has(items[before]?.key ?? '')) before--;
  return roleNouns.get(items[before]?.key ?? '') === 'text' && endsClause(items[at + 1]);
}
