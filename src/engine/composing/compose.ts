import { clipChroma } from '../colour/gamut.ts';
import { relativeLuminance } from '../colour/contrast.ts';
import { differBy } from '../colour/difference.ts';
import { DEFICIENCIES, simulateDeficiency } from '../colour/deficiency.ts';
import { hexToLab } from '../colour/lab.ts';
import { hexToOklch, oklabToOklch, type Oklch } from '../colour/oklch.ts';
import type { Distribution } from '../meaning/distribution.ts';
import { conform, isAllowed, isFree, TONE_LIMITS, type Rules } from '../meaning/rules.ts';
import type { Palette } from '../palette.ts';
import { seededRandom } from '../random.ts';
import {
  CONTRAST_MINIMUMS,
  DIFFERENCE_MIN,
  rolesInOrder,
  type ContrastMinimums,
  type Roles,
} from '../roles/contract.ts';
import { SETTLE_DEFAULTS, settleRoles, type Measured, type RoleColours, type SettleOptions } from '../roles/settle.ts';
import { createChooser, type ChooseOptions } from './choose.ts';
import { settleDemands, type Demands } from './demands.ts';
import { IDEAS, type Idea } from './ideas.ts';
import { composeFamily, composePastels, type OnlyPalette } from './only.ts';
import { asCandidate, gather, POOL_MAX, poolOf, type Candidate, type Gathered } from './pool.ts';

const chooseFive = createChooser(POOL_MAX);

export interface Composed {
  /** The five; where a brief limits all five, background or text may lie outside of them. */
  readonly colors: Palette['colors'];
  readonly roles: Roles;
  readonly idea: Idea;
  /** The colours that were weighed, and the five that each ground would have had; empty for palettes all of one kind. */
  readonly pool: readonly Candidate[];
  readonly choices: readonly GroundChoice[];
}

/** The best five on one ground; the highest score won. */
export interface GroundChoice {
  readonly ground: Ground;
  readonly five: RoleColours;
  readonly score: number;
}

export interface ComposeRequest extends Demands {
  readonly distribution: Distribution;
  readonly rules: Rules;
  readonly count: number;
  readonly seed: number;
}

/** Composes `count` palettes that differ in idea. */
export function compose(request: ComposeRequest): Composed[] {
  const used: Candidate[] = [];
  const gathered = gather(request.distribution, request.rules);
  let own: Ground | undefined;
  return Array.from({ length: request.count }, (_, i) => {
    const idea = IDEAS[i % IDEAS.length] ?? IDEAS[0];
    if (idea === undefined) throw new RangeError('there are no ideas');
    const only = composeOnly(request, i);
    if (only !== undefined) return { colors: only.colors, roles: only.semantic, idea, pool: [], choices: [] };
    const { roles, pool, choices } = composeOne(request, gathered, idea, i, used, own);
    own ??= relativeLuminance(roles.background) > relativeLuminance(roles.text) ? 'light' : 'dark';
    for (const role of ['primary', 'secondary', 'accent'] as const)
      used.push(asCandidate(hexToOklch(roles[role]), 0, -1));
    return { colors: rolesInOrder(roles), roles, idea, pool, choices };
  });
}

const FIVE = 5;

/** A palette all of one kind, where the brief asks for nothing else. */
function composeOnly(
  { distribution, rules, demanded, counted, seed }: ComposeRequest,
  i: number,
): OnlyPalette | undefined {
  if (demanded.length > 0) return undefined;
  const random = seededRandom(seed ^ Math.imul(i + 1, 0x85_eb_ca_6b));
  if (rules.only.has('pastel')) {
    const hues = distribution.points
      .filter(({ a, b }) => Math.hypot(a, b) > 0.03)
      .map((point) => oklabToOklch(point).h);
    return composePastels(hues.slice(0, FIVE), random);
  }
  const [family] = counted;
  return family?.family !== undefined && family.count === FIVE ? composeFamily(family.family, random) : undefined;
}

interface Weighed {
  readonly roles: Roles;
  readonly pool: readonly Candidate[];
  readonly choices: readonly GroundChoice[];
}

function composeOne(
  request: ComposeRequest,
  gathered: readonly Gathered[],
  idea: Idea,
  i: number,
  used: readonly Candidate[],
  own: Ground | undefined,
): Weighed {
  const { distribution, rules, seed } = request;
  const random = seededRandom(seed ^ Math.imul(i + 1, 0x9e_37_79_b1));
  const pool = poolOf(gathered, rules, idea, random);
  const minimums = minimumsOf(rules);
  const shade = (of: Candidate, l: number, c: number): Candidate =>
    asCandidate(clipChroma(conform({ l, c, h: of.h }, rules, true)), of.weight, of.mention);
  const choices = groundsFor(distribution, rules, idea, own).map(({ ground, bias }): GroundChoice => {
    const choice = chooseFive(pool, {
      ground,
      contrasts: {
        text: minimums.textOnBackground,
        primary: minimums.primaryOnBackground,
        label: minimums.labelOnPrimary,
        accent: minimums.accentOnBackground,
      },
      shade,
      used,
      opposes: idea.opposes,
    });
    return { ground, five: choice?.five ?? plain(ground === 'light'), score: (choice?.score ?? -Infinity) + bias };
  });
  const { five: wanted, ground } = choices.reduce((p, q) => (q.score > p.score ? q : p));
  const wantsLight = ground === 'light';
  const colours = grounded(wanted, rules, wantsLight);
  const options: SettleOptions = {
    ...SETTLE_DEFAULTS,
    minimums,
    allows: allowsOf(rules),
    apart: apartOf(rules),
  };
  const settled =
    settleDemands(colours, request, options, random) ??
    settleDemands(plain(wantsLight), request, options, random) ??
    settleDemands(plain(!wantsLight), request, SETTLE_DEFAULTS, random) ??
    settleRoles(colours, options) ??
    settleRoles(plain(wantsLight));
  if (settled === undefined) throw new RangeError('no palette keeps the contract');
  return { roles: settled, pool, choices };
}

/** What is left when nothing of the brief can be shown: a quiet readable five. */
const plain = (isLight: boolean): RoleColours => ({
  background: { l: isLight ? 0.97 : 0.2, c: 0.01, h: 250 },
  text: { l: isLight ? 0.25 : 0.95, c: 0.02, h: 250 },
  primary: { l: isLight ? 0.45 : 0.75, c: 0.1, h: 250 },
  secondary: { l: isLight ? 0.8 : 0.4, c: 0.05, h: 250 },
  accent: { l: isLight ? 0.55 : 0.8, c: 0.12, h: 40 },
});

type Ground = ChooseOptions['ground'];

/**
 * How strongly the ground that a brief leans to is preferred to the one that its colours fit better; where words and
 * moods agree on it wholly, twice as strongly.
 */
const GROUND_BIAS = 1.3;

/**
 * The grounds that an idea may stand on, each with what speaks for it.
 * @param own the ground of the answer's first palette, on which both compete; undefined for the first itself
 */
function groundsFor(
  { ground }: Distribution,
  { tones }: Rules,
  idea: Idea,
  own: Ground | undefined,
): { ground: Ground; bias: number }[] {
  const only = (one: Ground): { ground: Ground; bias: number }[] => [{ ground: one, bias: 0 }];
  if (tones.has('dark')) return only('dark');
  if (tones.has('light') || tones.has('pastel')) return only('light');
  if (idea.ground === 'light' || idea.ground === 'dark') return only(idea.ground);
  if (own !== undefined) return only(idea.ground === 'own' ? own : own === 'light' ? 'dark' : 'light');
  const bias = GROUND_BIAS * ground * (1 + ground * ground);
  return [
    { ground: 'light', bias },
    { ground: 'dark', bias: -bias },
  ];
}

function minimumsOf({ tones }: Rules): ContrastMinimums {
  const soft = tones.has('soft') || tones.has('pastel');
  if (!tones.has('highContrast'))
    return { ...CONTRAST_MINIMUMS, accentOnBackground: soft ? 1 : CONTRAST_MINIMUMS.accentOnBackground };
  const { textContrastMin, primaryContrastMin } = TONE_LIMITS.highContrast;
  return { ...CONTRAST_MINIMUMS, textOnBackground: textContrastMin, primaryOnBackground: primaryContrastMin };
}

/** Background and text as the rules let them be. */
function grounded(five: RoleColours, rules: Rules, isLight: boolean): RoleColours {
  const of = (colour: { l: number; c: number; h: number }, isGround: boolean): Oklch =>
    conform({ l: colour.l, c: colour.c, h: colour.h }, rules, isGround);
  const background = of(five.background, true);
  const { dark, light } = TONE_LIMITS;
  const l =
    rules.tones.has('dark') && !isLight
      ? Math.min(background.l, dark.backgroundLightnessMax - 0.02)
      : rules.tones.has('light')
        ? Math.max(background.l, light.backgroundLightnessMin + 0.015)
        : background.l;
  return {
    background: { ...background, l },
    text: of(five.text, true),
    primary: of(five.primary, false),
    secondary: of(five.secondary, false),
    accent: of(five.accent, false),
  };
}

/** What the rules say of a colour in a role; undefined when they say nothing. */
function allowsOf(rules: Rules): SettleOptions['allows'] {
  if (isFree(rules)) return undefined;
  const { tones } = rules;
  return (colour, role) => {
    const isGround = role === 'background' || role === 'text';
    // Among pastels the primary is as deep as its contrast needs, as grounds are.
    if (!isAllowed(colour, rules, isGround || role === 'primary')) return false;
    if (role === 'background' && tones.has('dark')) return colour.l <= TONE_LIMITS.dark.backgroundLightnessMax;
    if (role === 'background' && tones.has('light')) return colour.l >= TONE_LIMITS.light.backgroundLightnessMin;
    const vivid = tones.has('vivid') && !tones.has('muted') && !tones.has('pastel') && !tones.has('earthy');
    return !vivid || (role !== 'primary' && role !== 'accent') || colour.c >= TONE_LIMITS.vivid.chromaMin - 0.01;
  };
}

/** Told apart by everyone, and, where the brief asks for it, by people who lack a kind of cone. */
function apartOf({ tones }: Rules): (a: Measured, b: Measured) => boolean {
  const apart = (a: Measured, b: Measured): boolean => differBy(a.lab, b.lab, DIFFERENCE_MIN + 1);
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
