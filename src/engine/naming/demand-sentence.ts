import { contrastRatio } from '../colour/contrast.ts';
import { isOfFamily } from '../colour/families.ts';
import { hexToOklab } from '../colour/hex.ts';
import type { Oklab } from '../colour/oklab.ts';
import { areOfOneHue, hexToOklch, oklabToOklch } from '../colour/oklch.ts';
import { distance } from '../choosing/likeness.ts';
import type { Rules } from '../meaning/rules.ts';
import { byRole, ROLES, type Hex, type Role } from '../palette.ts';
import type { Counted, Demanded } from '../reading/brief.ts';
import type { Roles } from '../roles/contract.ts';
import { plainColour } from './plain-colour.ts';
import { capital } from './sentence.ts';

/** What a brief asks of the colours themselves. */
export interface Asked {
  readonly demanded: readonly Demanded[];
  readonly counted: readonly Counted[];
  readonly rules: Rules;
  /** The colours that the brief names, in its order. */
  readonly named: readonly { readonly name: string; readonly colour: Oklab }[];
}

/** True where a brief asks something of the colours that a sentence can tell. */
export const asksOfColours = ({ demanded, counted, named, rules }: Asked): boolean =>
  demanded.length > 0 || counted.length > 0 || named.length > 0 || rules.tones.size > 0;

/** What each colour is called. */
type Told = Readonly<Record<Role, string>>;

/** What each is called by itself, and together with its colour: `box hedge`, `box-hedge green`. */
export interface Names {
  readonly things: Told;
  readonly tints: Told;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

/** A sentence by a pattern, of what each colour is called. */
type ListOf = (told: Told) => string;

/** Draws one of some patterns, and none twice in an answer. */
export type DrawOf = (patterns: readonly string[]) => string;

/**
 * An English sentence that says how a palette does what its brief asks of the colours: `Three greens, from box hedge to
 * lettuce, and one orange.` True of the colours as they are.
 * @param list tells all five by a pattern that suits how they stand to each other
 * @returns undefined where the brief asks for nothing that a sentence could be about
 */
export function demandSentence(
  asked: Asked,
  roles: Roles,
  { things, tints }: Names,
  { list, draw }: { readonly list: ListOf; readonly draw: DrawOf },
): string | undefined {
  return (
    sentenceOf(countedSentence(asked, roles, things)) ??
    demandedSentence(asked, roles, tints, list) ??
    sentenceOf(hueSentence(asked, roles, { things, tints })) ??
    sentenceOf(neutralSentence(asked, tints, draw))
  );
}

/** The same for tones that ask for contrast, and for colours that everyone tells apart. */
export function toneSentence({ rules: { tones } }: Asked, roles: Roles, { tints }: Names): string | undefined {
  const { background, text, primary, secondary, accent } = tints;
  const ratio = Math.floor(contrastRatio(roles.text, roles.background));
  if (tones.has('highContrast'))
    return sentenceOf(`${text} on ${background} at ${ratio} to one, with ${primary} and ${accent} clear of both`);
  if (tones.has('colourBlindSafe'))
    return sentenceOf(`${primary}, ${secondary} and ${accent} on ${background}, told apart by everyone`);
  return undefined;
}

const sentenceOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${capital(text)}.`;

function countedSentence({ counted, rules }: Asked, roles: Roles, told: Told): string | undefined {
  const [main, ...others] = counted.toSorted((p, q) => q.count - p.count);
  if (main === undefined || main.count < 2) return undefined;
  const own = rolesOf(main, roles);
  if (counted.some((each) => each.family !== undefined && rolesOf(each, roles).length < each.count)) return undefined;
  if (own.length < main.count) return undefined;
  const [deep, pale] = [told[own[0] ?? 'text'], told[own.at(-1) ?? 'background']];
  const shown = main.count > 2 ? `from ${deep} to ${pale}` : `${deep} and ${pale}`;
  const rest = others.map(
    (each) => `${COUNTS[each.count]} ${(each.count > 1 ? plural(each.text) : each.text).toLowerCase()}`,
  );
  if (rest.length === 0 && rules.freeAccent !== undefined) rest.push(`${told.accent} for the spark`);
  const tail = rest.length === 0 ? '' : rest.length === 1 ? `, and ${joined(rest)}` : `, ${joined(rest)}`;
  return `${COUNTS[main.count]} ${plural(main.text).toLowerCase()}, ${shown}${tail}`;
}

/** The roles whose colours are of the family that was counted, the darkest first. */
const rolesOf = ({ family }: Counted, roles: Roles): Role[] =>
  ROLES.filter((role) => family !== undefined && isOfFamily(hexToOklch(roles[role]), family)).toSorted(
    (p, q) => lightness(roles[p]) - lightness(roles[q]),
  );

function demandedSentence({ demanded }: Asked, roles: Roles, tints: Told, list: ListOf): string | undefined {
  const placed = demanded.flatMap(({ hex, text }) => {
    const role = ROLES.find((each) => roles[each] === hex);
    return role === undefined ? [] : [{ role, name: text.startsWith('#') ? `your ${plainColour(hex)}` : text }];
  });
  return placed.length > NAMED_MAX ? undefined : placedSentence(placed, tints, list);
}

/** `Burgundy and dusty pink on chapel white, with a flash of gold.` */
export function namedSentence(
  { named, counted }: Asked,
  roles: Roles,
  { tints }: Names,
  list: ListOf,
): string | undefined {
  if (counted.length > 0) return undefined;
  const placed: Placed[] = [];
  for (const { name, colour } of named) {
    const away = (role: Role): number => distance(colour, hexToOklab(roles[role]));
    const [role] = ROLES.filter((each) => placed.every((other) => other.role !== each)).toSorted(
      (p, q) => away(p) - away(q),
    );
    if (role === undefined || away(role) > SAME) return undefined;
    placed.push({ role, name });
  }
  return placed.length > NAMED_MAX ? undefined : placedSentence(placed, tints, list);
}

/** Colours that a sentence tells one by one. */
const NAMED_MAX = 3;
/** Oklab distance within which a colour goes by a name. */
const SAME = 0.1;

interface Placed {
  readonly role: Role;
  readonly name: string;
}

/** All five, each colour that has to be there by its name. */
const placedSentence = (placed: readonly Placed[], tints: Told, list: ListOf): string | undefined =>
  placed.length === 0
    ? undefined
    : list(byRole((role) => placed.find((each) => each.role === role)?.name ?? tints[role]));

/** `One green, from yew to lettuce, and a single marigold orange.` */
function hueSentence({ rules, named }: Asked, roles: Roles, { things, tints }: Names): string | undefined {
  const { tones, freeAccent } = rules;
  if (!tones.has('monochrome')) return undefined;
  const [deepest, ...lighter] = ROLES.filter((role) => role !== 'accent' || freeAccent === undefined)
    .filter((role) => hexToOklch(roles[role]).c >= HUED)
    .toSorted((p, q) => lightness(roles[p]) - lightness(roles[q]));
  const palest = lighter.at(-1);
  if (deepest === undefined || palest === undefined) return undefined;
  const primary = hexToOklab(roles.primary);
  const [nearest] = named.toSorted((p, q) => distance(p.colour, primary) - distance(q.colour, primary));
  const isOfPrimary = nearest !== undefined && areOfOneHue(oklabToOklch(nearest.colour), hexToOklch(roles.primary));
  const hue = isOfPrimary ? nearest.name : plainColour(roles.primary);
  const spark = freeAccent === undefined ? '' : `, and a single ${tints.accent}`;
  // `One blue, from blue to powder blue` says nothing.
  const isSaid = things[deepest] === hue || things[palest] === hue;
  const depths = isSaid ? `${hue}, deep and pale` : `one ${hue}, from ${things[deepest]} to ${things[palest]}`;
  return `${depths}${isSaid ? ` on ${tints.background}` : ''}${spark}`;
}

/** Neutrals by themselves, and with one colour among them. */
const NEUTRALS = {
  any: ['{P}, {S} and {B}, and no colour at all'],
  warm: ['{P}, {S} and {B}, and nothing cold among them'],
  cool: ['{P}, {S} and {B}, and nothing warm among them'],
} as const;
const NEUTRALS_AND_ONE = [
  '{P} and {S} on {B}, with {A} alone in colour',
  '{P}, {S}, {B}, and then {A}',
  '{A} does the talking, {P} and {S} keep quiet on {B}',
] as const;

function neutralSentence({ rules: { tones, freeAccent } }: Asked, tints: Told, draw: DrawOf): string | undefined {
  if (!tones.has('neutral')) return undefined;
  const alone = NEUTRALS[tones.has('warm') ? 'warm' : tones.has('cool') ? 'cool' : 'any'];
  return filled(draw(freeAccent === undefined ? alone : NEUTRALS_AND_ONE), tints);
}

const filled = (pattern: string, { primary, secondary, background, accent }: Told): string =>
  pattern.replaceAll(
    /\{([PSBA])\}/g,
    (_, slot: string) => ({ P: primary, S: secondary, B: background })[slot] ?? accent,
  );

/** OKLCH chroma from which a colour is a shade of another, and no grey. */
const HUED = 0.03;

const lightness = (hex: Hex): number => hexToOklch(hex).l;
const plural = (text: string): string => (text.endsWith('s') ? text : `${text}s`.replace(/([^aeiou])ys$/, '$1ies'));
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
