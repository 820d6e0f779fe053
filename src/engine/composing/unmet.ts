import { isOfFamily, mayBeOfFamily, type Family } from '../colour/families.ts';
import { hexToOklch, type Oklch } from '../colour/oklch.ts';
import { isAllowed, NO_RULES, rulesFor, TONE_LIMITS, type Rules } from '../meaning/rules.ts';
import type { Hex, Palette } from '../palette.ts';
import type { Counted, Demanded, Ruled } from '../reading/brief.ts';
import type { Tone } from '../reading/grammar/grammar.ts';
import { isCountedAs } from './demands.ts';
import { measureRoles, type Roles } from '../roles/contract.ts';

/** Tones as a sentence names them. */
const TONE_NAMES: Readonly<Record<Tone, string>> = {
  monochrome: 'a single hue',
  neutral: 'neutrals',
  pastel: 'pastels',
  earthy: 'earth tones',
  dark: 'a dark background',
  light: 'a light background',
  highContrast: 'high contrast',
  colourBlindSafe: 'colour-blind safety',
  warm: 'warm colours',
  cool: 'cool colours',
  muted: 'muted colours',
  vivid: 'vivid colours',
  soft: 'softness',
};

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
  return [...missing, ...present.map(({ text }) => `no ${text}`), ...tones.map((tone) => TONE_NAMES[tone])];
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
  const ground = hexToOklch(roles.background).l;
  switch (tone) {
    case 'dark':
      return ground <= TONE_LIMITS.dark.backgroundLightnessMax + 0.02;
    case 'light':
      return ground >= TONE_LIMITS.light.backgroundLightnessMin - 0.02;
    case 'highContrast':
      return measureRoles(roles).textOnBackground >= TONE_LIMITS.highContrast.textContrastMin;
    case 'monochrome':
      return holds(colors, roles, { ...NO_RULES, hue: rules.hue, freeAccent: freed(rules) });
    case 'vivid':
      return colors.some((hex) => hexToOklch(hex).c >= TONE_LIMITS.vivid.chromaMin - 0.02);
    case 'pastel':
      // The primary has to stand out from its background: no two pastels do.
      return (rules.freeAccent !== undefined ? [roles.secondary] : [roles.secondary, roles.accent]).every(
        (hex) => hexToOklch(hex).c <= TONE_LIMITS.pastel.chroma[1] + 0.01,
      );
    case 'colourBlindSafe':
    case 'soft':
      return true;
    default:
      return holds(colors, roles, { ...NO_RULES, tones: new Set([tone]), freeAccent: freed(rules) });
  }
}
