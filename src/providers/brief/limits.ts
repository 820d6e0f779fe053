import { isOfFamily } from '../../engine/colour/families.ts';
import { hexToLab } from '../../engine/colour/lab.ts';
import { hexToOklch, oklchToHex, type Oklch } from '../../engine/colour/oklch.ts';
import type { Explanation } from '../../engine/engine.ts';
import { type Role, ROLES } from '../../engine/palette.ts';
import { allowsOf as allowsInRole, apartOf, minimumsOf } from '../../engine/composing/bounds.ts';
import { groundAs } from '../../engine/composing/ground.ts';
import { type Demanded, type Given, isTyped } from '../../engine/reading/brief.ts';
import { unmetBy } from '../../engine/composing/unmet.ts';
import { rulesFor, VOICES, withHueOf, type Rules } from '../../engine/meaning/rules.ts';
import { type ContractMinimums, keepsContract, rolesInOrder, type Roles } from '../../engine/roles/contract.ts';
import { GROUND_TONES } from '../../engine/reading/grammar/grammar.ts';
import type { Measured } from '../../engine/roles/settle.ts';
import { TONES } from '../../engine/tones.ts';
import { namedColours, type NamedColour } from './named.ts';

/** What a brief holds every palette to, whoever made it: the engine's own reading and its own rules. */
export interface Limits {
  readonly minimums: ContractMinimums;
  /** The five on the background that the brief calls by its colour: `pure black`; as they came where it calls it nothing. */
  readonly onGround: (roles: Roles) => Roles;
  /** Whether a colour may stand in a role. */
  readonly allows: (colour: Oklch, role: Role) => boolean;
  /** Whether two colours are told apart well enough. */
  readonly apart: (a: Measured, b: Measured) => boolean;
  /** Colours that are in, to the letter. */
  readonly demanded: readonly Given[];
  /** Colours asked for by name, to be recognised. */
  readonly named: readonly NamedColour[];
  /** What of the contract and the brief a palette does not keep, in words; empty when all of it holds. */
  readonly unmet: (roles: Roles) => readonly string[];
  /** The same for a palette that came so: where it is to have shades of one colour and none is named, of its own. */
  readonly boundTo: (roles: Roles) => Limits;
}

export const limitsOf = (explained: Explanation): Limits => limitsBy(explained, explained.outlook.rules);

function limitsBy(explained: Explanation, rules: Rules): Limits {
  const { brief } = explained;
  const minimums = minimumsOf(rules);
  const named = namedColours(explained);
  const apart = apartOf(rules);
  const allows = allowsOf(rules);
  const demanded = brief.demanded.filter(isTyped);
  /** What is demanded, with each name as the colour that it is seen in. */
  const demandedIn = (roles: Roles): readonly Demanded[] => [
    ...demanded,
    ...named.flatMap(({ isDemanded, text, seenIn }) => {
      const role = isDemanded ? seenIn(roles) : undefined;
      return role === undefined ? [] : [{ text, role, hex: roles[role] }];
    }),
  ];
  const unmet = (roles: Roles): string[] => {
    const colors = rolesInOrder(roles);
    const wanted = demandedIn(roles);
    const measured = colors.map((hex) => ({ hex, luminance: 0, lab: hexToLab(hex) }));
    const same = measured.some((one, at) => measured.slice(at + 1).some((other) => !apart(one, other)));
    const short = brief.counted.filter(
      ({ family, count }) =>
        family !== undefined && colors.filter((hex) => isOfFamily(hexToOklch(hex), family)).length < count,
    );
    const isWanted = (role: Role): boolean => wanted.some(({ hex }) => hex === roles[role]);
    const strays = ROLES.filter((role) => !isWanted(role) && !allows(hexToOklch(roles[role]), role));
    return [
      ...(keepsContract(roles, minimums) ? [] : ['the contrast contract']),
      ...(same ? ['five colours that are told apart'] : []),
      ...unmetBy(colors, roles, { ...brief, rules, demanded: wanted }),
      ...strays.map((role) => `what the brief wants of its ${role}`),
      ...short.map(({ text, count }) => `${count} ${text}`),
      ...named.filter((one) => one.seenIn(roles) === undefined).map(({ text }) => text),
    ];
  };
  const onGround = (roles: Roles): Roles => {
    if (rules.ground === undefined) return roles;
    const isDark = hexToOklch(roles.background).l < hexToOklch(roles.text).l;
    const isTurned = isDark !== (GROUND_TONES[rules.ground] === 'dark');
    const [background, text] = isTurned ? [roles.text, roles.background] : [roles.background, roles.text];
    return { ...roles, background: oklchToHex(groundAs(rules, hexToOklch(background))), text };
  };
  const boundTo = (roles: Roles): Limits => {
    const own = withHueOf(
      rules,
      VOICES.map((role) => hexToOklch(roles[role])),
    );
    return own === rules ? limits : limitsBy(explained, own);
  };
  const limits: Limits = { minimums, onGround, allows, apart, demanded, named, unmet, boundTo };
  return limits;
}

/**
 * True where all five colours are of one kind (`pastels only`, `five reds`), so that ground and text have to come from
 * outside of them. That is another question than the one that language models are asked.
 */
export function isAllOfOneKind({ brief, outlook }: Explanation): boolean {
  return outlook.rules.only.has('pastel') || brief.counted.some(({ count }) => count >= 5);
}

/** What the engine allows its own colours, but that a model's soft ones are held to pastels without being made such. */
function allowsOf(rules: Rules): Limits['allows'] {
  const allows = allowsInRole(rules);
  if (allows === undefined) return () => true;
  const [, chromaMax] = TONES.pastel.limits.chroma;
  return (colour, role) => {
    const isSoft = rulesFor(rules, role).tones.has('pastel');
    return allows(colour, role) && !(isSoft && colour.c > chromaMax + 0.01);
  };
}
