import type { Role } from '../palette.ts';
import { roleReferredTo } from './back-references.ts';
import { roleOfColour } from './colour-roles.ts';
import type { Place } from './context.ts';
import type { NamedRole } from './grammar/grammar.ts';
import { does, isColon, type Item } from './items.ts';
import type { Emphasis } from './mentions.ts';
import { entryOf, isColour } from './scope.ts';
import { isClause } from './accents.ts';
import { familyOfEntry } from './colour-words.ts';

/** A role that a brief gives a colour that it names. */
export type GivenRole =
  | { readonly role: 'accent' }
  | {
      readonly role: NamedRole;
      /** True where its word is one for what is pressed. */
      readonly isOfButtons: boolean;
    };

/**
 * The role that the brief gives the colour named at `at`, beside it or in a later clause.
 * @returns undefined for a colour that may be anywhere, and for a name whose code follows: the code has the role
 */
export function roleOfName(place: Place, at: number, emphasis: Emphasis): GivenRole | undefined {
  const { model, items, grammar } = place;
  if (hasCode(items, at)) return undefined;
  const beside = roleOfColour(items, at, grammar) ?? roleOnGround(place, at);
  // `a touch of gold for the buttons` is an accent.
  if (beside === 'primary' && emphasis === 'hint') return undefined;
  // `an error red`.
  const isWarning = grammar.warning.has(items[at - 1]?.key ?? '') && items[at + 1]?.kind !== 'entry';
  const warns = isWarning ? 'accent' : undefined;
  const role = beside ?? warns ?? roleReferredTo(model, items, at, grammar);
  if (role === undefined) return undefined;
  return role === 'accent' ? { role } : { role, isOfButtons: isOfButtons(place, at) };
}

/** The role of a thing that stands for its colour right beside a role's word: `sage as the main colour`, but no `coffee brand`. */
export function roleOfThing({ items, grammar }: Place, at: number): GivenRole | undefined {
  if (items[at - 1]?.kind === 'entry') return undefined;
  const accent = grammar.accents.has(items[at + 1]?.key ?? '') ? 'accent' : undefined;
  const role = accent ?? roleOfColour(items, at, grammar);
  const isPlain = ({ key }: Item, place: number): boolean =>
    grammar.roleNouns.get(key) === role && (grammar.words.roles.has(key) || does(items[place + 1], 'colourNoun'));
  if (role === undefined) return undefined;
  if (role === 'accent') return { role };
  return items.some((item, place) => Math.abs(place - at) <= NEAR && isPlain(item, place))
    ? { role, isOfButtons: false }
    : undefined;
}

/** How far from a thing the word for its role may stand, in items. */
const NEAR = 4;

/** `white on blue`, `sage on cream`, as a clause of its own: the second is the ground, and a white or black on it the text. */
function roleOnGround({ model, items, grammar }: Place, at: number): NamedRole | undefined {
  const isOn = (link: number): boolean =>
    grammar.onto.has(items[link]?.key ?? '') &&
    isColour(model, items[link - 1]) &&
    isColour(model, items[link + 1]) &&
    isClause(items, link - 1, link + 1);
  if (isOn(at - 1)) return 'background';
  if (!isOn(at + 1)) return undefined;
  const family = familyOfEntry(entryOf(model, items[at]));
  return family === 'white' || family === 'black' ? 'text' : 'primary';
}

/** The role of the code at `at`: `background: #FFF8E7`, `buttons in our green #0B6E4F`, `accent #E4572E`. */
export function roleOfCode(place: Place, at: number, emphasis: Emphasis): Role | undefined {
  const { model, items, grammar } = place;
  const isNamed = entryOf(model, items[at - 1])?.isColour === true;
  return (
    roleOfColour(items, at, grammar) ??
    (isNamed ? roleOfColour(items, at - 1, grammar) : undefined) ??
    (emphasis === 'hint' || isBesideAccent(place, at) ? 'accent' : undefined) ??
    roleReferredTo(model, items, at, grammar)
  );
}

/** `accent yellow #FFC107`, `#E4572E as the accent`. */
function isBesideAccent({ model, items }: Place, at: number): boolean {
  const isPassed = (item: Item): boolean =>
    item.kind === 'function' ||
    does(item, 'must') ||
    does(item, 'colourNoun') ||
    isColon(item) ||
    entryOf(model, item)?.isColour === true;
  const beginsWithAccent = (some: readonly Item[]): boolean =>
    does(
      some.find((item) => !isPassed(item)),
      'accentAfter',
    );
  return beginsWithAccent(items.slice(at + 1, at + 4)) || beginsWithAccent(items.slice(0, at).reverse().slice(0, 3));
}

/** True for a name whose code follows, which is that colour: `our brand teal #0F766E`, `our purple (#6C3BAA)`. */
export const hasCode = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 3).find(({ key }) => !OPENS_CODE.test(key))?.kind === 'hex';

/** What may stand between a colour's name and its code. */
const OPENS_CODE = /^[(:=：（]$/;

const isTie = (item: Item | undefined): boolean => item?.kind === 'function' || does(item, 'must');

/** `buttons in orange`, `naranja para los botones`: the role's word is one for what is pressed. */
function isOfButtons({ items, grammar: { roleNouns, buttons } }: Place, at: number): boolean {
  const along = (step: 1 | -1): string | undefined => {
    let k = at + step;
    while (isTie(items[k]) && !roleNouns.has(items[k]?.key ?? '')) k += step;
    const { key = '' } = items[k] ?? {};
    return roleNouns.has(key) ? key : undefined;
  };
  return buttons.has(along(1) ?? along(-1) ?? '');
}

/** True for buttons that a screen has: `orange buttons`, `buttons should be orange`. */
export function areColouredButtons({ model, items, grammar }: Place, at: number): boolean {
  if (!grammar.buttons.has(items[at]?.key ?? '')) return false;
  let next = at + 1;
  while (isTie(items[next])) next++;
  return isColour(model, items[at - 1]) || isColour(model, items[next]);
}
