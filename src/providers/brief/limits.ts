import { isOfFamily } from '../../engine/colour/families.ts';
import { hexToLab } from '../../engine/colour/lab.ts';
import { hexToOklch, type Oklch } from '../../engine/colour/oklch.ts';
import { type Explanation, type Hex, type Role, ROLES } from '../../engine/index.ts';
import { apartOf, minimumsOf } from '../../engine/composing/adapt.ts';
import { unmetBy } from '../../engine/composing/unmet.ts';
import { isAllowed, isFree, rulesFor, TONE_LIMITS, type Rules } from '../../engine/meaning/rules.ts';
import { type ContractMinimums, keepsContract, rolesInOrder, type Roles } from '../../engine/roles/contract.ts';
import type { Measured } from '../../engine/roles/settle.ts';
import { namedColours, type NamedColour } from './named.ts';

/** What a brief holds every palette to, whoever made it: the engine's own reading and its own rules. */
export interface Limits {
  readonly minimums: ContractMinimums;
  /** Whether a colour may stand in a role. */
  readonly allows: (colour: Oklch, role: Role) => boolean;
  /** Whether two colours are told apart well enough. */
  readonly apart: (a: Measured, b: Measured) => boolean;
  /** Colours that are in, to the letter. */
  readonly demanded: readonly Hex[];
  /** Colours asked for by name. */
  readonly named: readonly NamedColour[];
  /** What of the contract and the brief a palette does not keep, in words; empty when all of it holds. */
  readonly unmet: (roles: Roles) => readonly string[];
}

export function limitsOf({ brief, outlook }: Explanation): Limits {
  const { rules } = outlook;
  const minimums = minimumsOf(rules);
  const named = namedColours(outlook);
  const apart = apartOf(rules);
  const allows = allowsOf(rules);
  const demanded = brief.demanded.map(({ hex }) => hex);
  const unmet = (roles: Roles): string[] => {
    const colors = rolesInOrder(roles);
    const measured = colors.map((hex) => ({ hex, luminance: 0, lab: hexToLab(hex) }));
    const same = measured.some((one, at) => measured.slice(at + 1).some((other) => !apart(one, other)));
    const short = brief.counted.filter(
      ({ family, count }) =>
        family !== undefined && colors.filter((hex) => isOfFamily(hexToOklch(hex), family)).length < count,
    );
    const strays = ROLES.filter((role) => !demanded.includes(roles[role]) && !allows(hexToOklch(roles[role]), role));
    return [
      ...(keepsContract(roles, minimums) ? [] : ['the contrast contract']),
      ...(same ? ['five colours that are told apart'] : []),
      ...unmetBy(colors, roles, { rules, demanded: brief.demanded, ruledOut: brief.ruledOut }),
      ...strays.map((role) => `what the brief wants of its ${role}`),
      ...short.map(({ text, count }) => `${count} ${text}`),
      ...named.filter((one) => one.seenIn(roles) === undefined).map(({ text }) => text),
    ];
  };
  return { minimums, allows, apart, demanded, named, unmet };
}

/**
 * True where all five colours are of one kind (`pastels only`, `five reds`), so that ground and text have to come from
 * outside of them. That is another question than the one that language models are asked.
 */
export function isAllOfOneKind({ brief, outlook }: Explanation): boolean {
  return outlook.rules.only.has('pastel') || brief.counted.some(({ count }) => count >= 5);
}

function allowsOf(rules: Rules): Limits['allows'] {
  if (isFree(rules)) return () => true;
  const { tones } = rules;
  const vivid = tones.has('vivid') && !tones.has('muted') && !tones.has('pastel') && !tones.has('earthy');
  return (colour, role) => {
    const isGround = role === 'background' || role === 'text';
    // Among pastels the primary is as deep as its contrast needs, as grounds are; none of them is strong.
    if (!isAllowed(colour, rulesFor(rules, role), isGround || role === 'primary')) return false;
    const isSoft = rulesFor(rules, role).tones.has('pastel');
    if (isSoft && colour.c > TONE_LIMITS.pastel.chroma[1] + 0.01) return false;
    if (role === 'background' && tones.has('dark')) return colour.l <= TONE_LIMITS.dark.backgroundLightnessMax;
    if (role === 'background' && tones.has('light')) return colour.l >= TONE_LIMITS.light.backgroundLightnessMin;
    return !vivid || (role !== 'primary' && role !== 'accent') || colour.c >= TONE_LIMITS.vivid.chromaMin - 0.01;
  };
}
