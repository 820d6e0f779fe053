import { differBy } from '../colour/difference.ts';
import { isMuddy } from '../colour/families.ts';
import { DEFICIENCIES, simulateDeficiency } from '../colour/deficiency.ts';
import { hexToLab } from '../colour/lab.ts';
import { oklabToOklch, type Oklch } from '../colour/oklch.ts';
import { conform, isAllowed, isFree, rulesFor, TONE_LIMITS, type Rules } from '../meaning/rules.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Role } from '../palette.ts';
import type { Ground } from '../reading/grammar/index.ts';
import type { Random } from '../random.ts';
import { CONTRACT_MINIMUMS, DIFFERENCE_MIN, type ContractMinimums, type Roles } from '../roles/contract.ts';
import { SETTLE_DEFAULTS, settleRoles, type Measured, type RoleColours, type SettleOptions } from '../roles/settle.ts';
import { settleDemands, type Demands } from './demands.ts';

export interface AdaptRequest extends Demands {
  /** The five as they were chosen. */
  readonly chosen: Readonly<Record<Role, Oklab>>;
  readonly rules: Rules;
  readonly random: Random;
}

/** The five that were chosen, moved as little as the brief's demands and the contract ask. */
export function adapt({ chosen, rules, random, ...demands }: AdaptRequest): Roles {
  const colours = conformed(pastelOrder(chosen, rules), rules);
  const isLight = colours.background.l > colours.text.l;
  const options: SettleOptions = {
    ...SETTLE_DEFAULTS,
    minimums: minimumsOf(rules),
    allows: allowsOf(rules),
    apart: apartOf(rules),
  };
  const settled =
    settleDemands(colours, demands, options, random) ??
    settleDemands(plain(isLight), demands, options, random) ??
    settleDemands(plain(!isLight), demands, SETTLE_DEFAULTS, random) ??
    settleRoles(colours, options) ??
    settleRoles(plain(isLight));
  if (settled === undefined) throw new RangeError('no palette keeps the contract');
  return settled;
}

/** What is left when nothing of the brief can be shown: a quiet readable five. */
const plain = (isLight: boolean): RoleColours => ({
  background: { l: isLight ? 0.97 : 0.2, c: 0.01, h: 250 },
  text: { l: isLight ? 0.25 : 0.95, c: 0.02, h: 250 },
  primary: { l: isLight ? 0.45 : 0.75, c: 0.1, h: 250 },
  secondary: { l: isLight ? 0.8 : 0.4, c: 0.05, h: 250 },
  accent: { l: isLight ? 0.55 : 0.8, c: 0.12, h: 40 },
});

/** The contrasts that a brief asks for: fewer of what is soft, more of what is to stand out. */
export function minimumsOf({ tones }: Rules): ContractMinimums {
  const soft = tones.has('soft') || tones.has('pastel');
  const minimums = soft ? { ...CONTRACT_MINIMUMS, accentOnBackground: 1 } : CONTRACT_MINIMUMS;
  if (!tones.has('highContrast')) return minimums;
  const { textContrastMin, primaryContrastMin } = TONE_LIMITS.highContrast;
  return { ...minimums, textOnBackground: textContrastMin, primaryOnBackground: primaryContrastMin };
}

/** OKLCH lightness and chroma of what one calls black or white: no more than these, or no less and no more. */
const GROUNDS = {
  black: { lightness: [0, 0.19], chromaMax: 0.01 },
  'pure black': { lightness: [0, 0], chromaMax: 0 },
  white: { lightness: [0.985, 1], chromaMax: 0.006 },
} as const satisfies Record<Ground, { lightness: readonly [number, number]; chromaMax: number }>;

/** Among pastels on a light ground the primary has to be the deepest: another than a yellow takes its place. */
function pastelOrder(chosen: AdaptRequest['chosen'], { tones }: Rules): AdaptRequest['chosen'] {
  if (!tones.has('pastel') || tones.has('dark')) return chosen;
  const clearest = (['primary', 'accent', 'secondary'] as const).find((role) => {
    const { c, h } = oklabToOklch(chosen[role]);
    return c > 0.02 && !isMuddy(h);
  });
  if (clearest === undefined || clearest === 'primary') return chosen;
  return { ...chosen, primary: chosen[clearest], [clearest]: chosen.primary };
}

/** Each colour as the rules let it be; a background that is demanded light or dark is so, with its text. */
function conformed(chosen: AdaptRequest['chosen'], rules: Rules): RoleColours {
  const of = (role: Role, isGround: boolean): Oklch =>
    conform(oklabToOklch(chosen[role]), rulesFor(rules, role), isGround);
  const { dark, light } = TONE_LIMITS;
  let background = of('background', true);
  let text = of('text', true);
  if (rules.tones.has('dark') && background.l > text.l) [background, text] = [text, background];
  if (rules.tones.has('light') && background.l < text.l) [background, text] = [text, background];
  const l = rules.tones.has('dark')
    ? Math.min(background.l, dark.backgroundLightnessMax - 0.02)
    : rules.tones.has('light')
      ? Math.max(background.l, light.backgroundLightnessMin + 0.015)
      : background.l;
  return {
    background: groundAs(rules, { ...background, l }),
    text,
    primary: of('primary', false),
    secondary: of('secondary', false),
    accent: of('accent', false),
  };
}

/** The background as the brief calls it; another where a demand has turned the scheme. */
function groundAs({ ground, tones }: Rules, background: Oklch): Oklch {
  if (ground === undefined || !tones.has(ground === 'white' ? 'light' : 'dark')) return background;
  const { lightness, chromaMax } = GROUNDS[ground];
  const [min, max] = lightness;
  return { ...background, l: Math.min(max, Math.max(min, background.l)), c: Math.min(background.c, chromaMax) };
}

/** True for a background that is what the brief calls it, but for rounding. */
function isAsCalled({ ground, tones }: Rules, { l, c }: Oklch): boolean {
  if (ground === undefined || !tones.has(ground === 'white' ? 'light' : 'dark')) return true;
  const { lightness, chromaMax } = GROUNDS[ground];
  return l >= lightness[0] - ROUNDING && l <= lightness[1] + ROUNDING && c <= chromaMax + ROUNDING;
}

const ROUNDING = 0.004;

/** What the rules say of a colour in a role; undefined when they say nothing. */
function allowsOf(rules: Rules): SettleOptions['allows'] {
  if (isFree(rules)) return undefined;
  const { tones } = rules;
  return (colour, role) => {
    const isGround = role === 'background' || role === 'text';
    // Among pastels the primary is as deep as its contrast needs, as grounds are.
    if (!isAllowed(colour, rulesFor(rules, role), isGround || role === 'primary')) return false;
    if (role === 'background' && !isAsCalled(rules, colour)) return false;
    if (role === 'background' && tones.has('dark')) return colour.l <= TONE_LIMITS.dark.backgroundLightnessMax;
    if (role === 'background' && tones.has('light')) return colour.l >= TONE_LIMITS.light.backgroundLightnessMin;
    const own = rulesFor(rules, role).tones;
    const vivid = own.has('vivid') && !own.has('muted') && !own.has('pastel') && !own.has('earthy');
    return !vivid || (role !== 'primary' && role !== 'accent') || colour.c >= TONE_LIMITS.vivid.chromaMin - 0.01;
  };
}

/** Told apart by everyone, and, where the brief asks for it, by people who lack a kind of cone. */
export function apartOf({ tones }: Rules): (a: Measured, b: Measured) => boolean {
  const apart = (a: Measured, b: Measured): boolean => differBy(a.lab, b.lab, DIFFERENCE_MIN);
  if (!tones.has('colourBlindSafe')) return apart;
  return (a, b) =>
    apart(a, b) &&
    DEFICIENCIES.every((deficiency) =>
      differBy(
        hexToLab(simulateDeficiency(a.hex, deficiency)),
        hexToLab(simulateDeficiency(b.hex, deficiency)),
        TONE_LIMITS.colourBlindSafe.differenceMin,
      ),
    );
}
