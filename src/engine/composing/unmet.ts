import { isOfFamily, mayBeOfFamily, type Family } from '../colour/families.ts';
import { hexToOklch, type Oklch } from '../colour/oklch.ts';
import { isAllowed, NO_RULES, rulesFor, type Rules } from '../meaning/rules.ts';
import type { Hex, Palette } from '../palette.ts';
import type { Counted, Demanded, Ruled } from '../reading/brief.ts';
import { isGroundWithin, toneRow, type Tone } from '../tones.ts';
import { isCountedAs } from './demands.ts';
import type { Roles } from '../roles/contract.ts';

export interface Demands {
  readonly rules: Rules;
  readonly demanded: readonly Demanded[];
  readonly counted: readonly Counted[];
  readonly ruledOut: readonly Ruled[];
  /** Families that the brief asks for. */
  readonly asked: readonly Family[];
}

/** What a brief demands and a palette does not keep, in words; empty when all of it holds. */
export function unmetBy(colors: Palette['colors'], roles: Roles, demands: Demands): string[] {
  const { rules, demanded, counted, ruledOut, asked } = demands;
  const isMet = ({ hex, role }: Demanded): boolean => (role === undefined ? colors.includes(hex) : roles[role] === hex);
  const missing = demanded.filter((each) => !isMet(each)).map(({ text }) => text);
  const kept = (one: Partial<Rules>): boolean => holds(colors, roles, { ...NO_RULES, ...one });
  // `no red except for the accent`.
  const isAllowedAccent = (hex: Hex): boolean =>
    demanded.some((each) => each.role === 'accent' && each.hex === hex && hex === roles.accent);
  const present = ruledOut.filter((ruled) =>
    ruled.kind === 'family'
      ? colors.filter((hex) => !isAllowedAccent(hex)).some((hex) => isTakenFor(hexToOklch(hex), ruled.family, asked))
      : !kept({ near: [ruled.colour] }),
  );
  // `red as primary, the rest neutral`, `two greens and a coral, rest neutrals`: what is demanded is not of the rest.
  const isDemanded = (hex: Hex): boolean =>
    demanded.some((each) => each.hex === hex) || counted.some((each) => isCountedAs(each, hex));
  const others = colors.filter((hex) => !isDemanded(hex));
  const tones = [...rules.tones].filter((tone) => !toneHolds(tone, others, roles, rules));
  return [...missing, ...present.map(({ text }) => `no ${text}`), ...tones.map((tone) => toneRow(tone).name)];
}

/** What is surely of a family that was asked for is not taken for one of its neighbours: teal, where there is to be no blue. */
const isTakenFor = (colour: Oklch, family: Family, asked: readonly Family[]): boolean =>
  mayBeOfFamily(colour, family) && (isOfFamily(colour, family) || !asked.some((each) => isOfFamily(colour, each)));

const freed = (rules: Rules): Rules['freeAccent'] => (rules.freeAccent === undefined ? undefined : NO_RULES);

const holds = (colors: readonly Hex[], { background, text, accent }: Roles, rules: Rules): boolean =>
  colors.every((hex: Hex) =>
    isAllowed(hexToOklch(hex), hex === accent ? rulesFor(rules, 'accent') : rules, hex === background || hex === text),
  );

function toneHolds(tone: Tone, colors: readonly Hex[], roles: Roles, rules: Rules): boolean {
  const { ground, holds: holdsIn } = toneRow(tone);
  if (ground !== undefined) return isGroundWithin(ground, hexToOklch(roles.background).l, SEEN_WITHIN);
  if (holdsIn !== undefined) return holdsIn({ colors, roles, isAccentFree: rules.freeAccent !== undefined });
  const hue = tone === 'monochrome' ? rules.hue : undefined;
  return holds(colors, roles, { ...NO_RULES, tones: new Set([tone]), hue, freeAccent: freed(rules) });
}

/** OKLCH lightness beyond its limit at which a background still is seen to be dark or light. */
const SEEN_WITHIN = 0.02;
