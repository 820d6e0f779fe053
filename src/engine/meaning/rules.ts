import { isMuddy, mayBeOfFamily, type Family } from '../colour/families.ts';
import { hexToOklch, hueDistance, oklabToOklch, oklchToHex, oklchToOklab, type Oklch } from '../colour/oklch.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Role } from '../palette.ts';
import type { Brief } from '../reading/brief.ts';
import type { Ground, Tone } from '../reading/grammar/grammar.ts';

/**
 * What a brief demands of every colour of a palette; docs/colour.md defines the same in words. Hues are arcs in
 * degrees, from the first to the second clockwise; chroma and lightness as in OKLCH.
 */
export const TONE_LIMITS = {
  warm: { hue: [-25, 112], greyChroma: 0.035 },
  cool: { hue: [150, 312], greyChroma: 0.03 },
  earthy: { hue: [25, 122], greyChroma: 0.02, chromaMax: 0.115 },
  muted: { chromaMax: 0.085 },
  neutral: { chromaMax: 0.03 },
  pastel: { lightness: [0.78, 0.965], chroma: [0.02, 0.125] },
  vivid: { chromaMin: 0.14 },
  /** Colours above this chroma lie within this many degrees of the one hue. */
  monochrome: { greyChroma: 0.012, hueHalf: 14 },
  dark: { backgroundLightnessMax: 0.28 },
  light: { backgroundLightnessMin: 0.92 },
  highContrast: { textContrastMin: 12, primaryContrastMin: 4.5 },
  colourBlindSafe: { differenceMin: 9 },
} as const;

/** A colour closer than this to one that is ruled out is taken for it (Oklab distance); to pure black or white, `pure`. */
const NEAR = { colour: 0.13, pure: 0.03 } as const;
/** Lightness beyond which nothing but pure black or white is. */
const PURE = { black: 0.02, white: 0.97 } as const;
const nearOf = ({ l }: Oklab): number => (l <= PURE.black || l >= PURE.white ? NEAR.pure : NEAR.colour);
/** OKLCH chroma from which a ground is seen to be tinted: where only warm tones are asked for, no black is blue. */
const TINTED = 0.008;
/** OKLCH chroma from which a colour has a hue that one calls it by. */
const HUED = 0.03;
const GREY_MARGIN = 0.02;
/** Degrees of hue within which a colour is taken for another. */
const NEAR_DEGREES = 35;
/** Chroma, as a share of what is ruled out, below which a colour is a grey beside it. */
const GREY_BESIDE = 0.4;
/** Kept from a border so that rounding to eight bits stays on its side. */
const MARGIN_DEGREES = 3;

export interface Rules {
  readonly tones: ReadonlySet<Tone>;
  readonly only: ReadonlySet<Tone>;
  /** True where neutrals are greys, and no beiges. */
  readonly areGreys: boolean;
  readonly families: readonly Family[];
  /** Families that may be anywhere but where a palette leads: in its primary and its ground. */
  readonly notLeading: readonly Family[];
  readonly near: readonly Oklab[];
  /** The one hue of a monochrome palette, in degrees. */
  readonly hue: number | undefined;
  /** What the background is called by, where it is not just dark or light. */
  readonly ground: Ground | undefined;
  /** What binds the accent where the brief gives it a colour of its own: no tone does in `greys with one red`. */
  readonly freeAccent: Rules | undefined;
  /** What binds an accent that the brief says nothing of, where a tone is but a mood: `coffee shop, warm`. */
  readonly looseAccent: Rules | undefined;
}

/** Those of a brief that demands nothing. */
export const NO_RULES: Rules = {
  tones: new Set(),
  only: new Set(),
  areGreys: false,
  families: [],
  notLeading: [],
  near: [],
  hue: undefined,
  ground: undefined,
  freeAccent: undefined,
  looseAccent: undefined,
};

/** The rules as they bind one role. */
export function rulesFor(rules: Rules, role: Role): Rules {
  if (role === 'accent') return rules.freeAccent ?? rules;
  const leads = role === 'primary' || role === 'background';
  if (!leads || rules.notLeading.length === 0) return rules;
  return { ...rules, families: [...rules.families, ...rules.notLeading] };
}

/** Tones that limit every colour of a palette. */
const LIMITING: ReadonlySet<Tone> = new Set(['monochrome', 'neutral', 'muted', 'earthy', 'pastel', 'warm', 'cool']);

/** What a brief asks of its accent: nothing of its own; a colour that no tone binds; the one loud spot among quiets. */
export type AccentPlan = 'bound' | 'free' | 'loud';

/**
 * The rules of a brief.
 * @param hue that of a monochrome palette
 */
export function rulesOf(brief: Brief, hue: number | undefined, accent: AccentPlan): Rules {
  const isQuiet = accent === 'loud' && !brief.tones.has('neutral') && !brief.tones.has('vivid');
  const rules: Rules = {
    tones: isQuiet ? new Set([...brief.tones, 'muted' as const]) : brief.tones,
    only: brief.only,
    areGreys: brief.areGreys,
    families: brief.ruledOut.flatMap((ruled) => (ruled.kind === 'family' ? [ruled.family] : [])),
    notLeading: brief.notLeading,
    near: brief.ruledOut.flatMap((ruled) => (ruled.kind === 'near' ? [ruled.colour] : [])),
    hue,
    ground: brief.ground,
    freeAccent: undefined,
    looseAccent: undefined,
  };
  if (accent === 'bound')
    return brief.loose.size === 0 ? rules : { ...rules, looseAccent: without(rules, brief.loose) };
  const { tones } = without(rules, LIMITING);
  const asked = [...(brief.askedAccent ?? []), ...(accent === 'loud' ? (['vivid'] as const) : [])];
  return { ...rules, freeAccent: { ...rules, tones: new Set([...tones, ...asked]), hue: undefined } };
}

const without = (rules: Rules, tones: ReadonlySet<Tone>): Rules => ({
  ...rules,
  tones: new Set([...rules.tones].filter((tone) => !tones.has(tone))),
});

export const withoutTone = (rules: Rules, tone: Tone): Rules =>
  rules.tones.has(tone) ? without(rules, new Set([tone])) : rules;

/** True when there is nothing to obey: the common case, and the fast one. */
export const isFree = (rules: Rules): boolean =>
  rules.tones.size === 0 &&
  rules.families.length === 0 &&
  rules.notLeading.length === 0 &&
  rules.near.length === 0 &&
  rules.hue === undefined &&
  (rules.freeAccent === undefined || isFree(rules.freeAccent)) &&
  (rules.looseAccent === undefined || isFree(rules.looseAccent));

/** True when the brief lets a palette have the colour; `isGround` for background and text, which tones leave freer. */
export function isAllowed(colour: Oklch, rules: Rules, isGround: boolean): boolean {
  if (isFree(rules)) return true;
  if (rules.families.some((family) => mayBeOfFamily(colour, family))) return false;
  if (rules.near.length > 0) {
    const lab = oklchToOklab(colour);
    if (rules.near.some((other) => isTakenFor(lab, other))) return false;
  }
  return Math.abs(hueError(colour, rules)) < 0.5 && toned(colour, rules, isGround);
}

/**
 * True for a colour that is taken for the other. What is nearly grey beside it is not, however near: no ivory is pink; nor
 * what is of another hue: no bottle green is navy, and no pale pink is silver.
 */
function isTakenFor(colour: Oklab, other: Oklab): boolean {
  if (distance(colour, other) >= nearOf(other)) return false;
  const [own, its] = [oklabToOklch(colour), oklabToOklch(other)];
  if (its.c < HUED) return own.c < HUED + GREY_MARGIN;
  return own.c >= GREY_BESIDE * its.c && hueDistance(own.h, its.h) < NEAR_DEGREES;
}

const distance = (p: Oklab, q: Oklab): number => Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);

function toned({ l, c }: Oklch, { tones, only, areGreys }: Rules, isGround: boolean): boolean {
  const { muted, neutral, earthy, pastel } = TONE_LIMITS;
  if (tones.has('muted') && c > muted.chromaMax) return false;
  if (tones.has('neutral') && c > (areGreys ? mostOfGrey(isGround) + ROUNDED : neutral.chromaMax)) return false;
  if (tones.has('earthy') && c > earthy.chromaMax) return false;
  if (tones.has('pastel') && (!isGround || only.has('pastel'))) {
    if (l < pastel.lightness[0] || l > pastel.lightness[1] || c < pastel.chroma[0] || c > pastel.chroma[1])
      return false;
  }
  return true;
}

/** Degrees by which the hue must turn to be where the brief wants it; 0 when it is there or the colour is grey. */
function hueError({ c, h }: Oklch, { tones, only, hue }: Rules): number {
  if (hue !== undefined && c > TONE_LIMITS.monochrome.greyChroma) {
    const off = signedHue(h, hue);
    const half = TONE_LIMITS.monochrome.hueHalf - 2;
    return Math.abs(off) <= half ? 0 : off - Math.sign(off) * half;
  }
  for (const tone of ['warm', 'cool', 'earthy'] as const) {
    if (!tones.has(tone)) continue;
    const { hue: arc, greyChroma } = TONE_LIMITS[tone];
    if (c <= (only.has(tone) ? TINTED : greyChroma)) continue;
    const middle = (arc[0] + arc[1]) / 2;
    const half = (arc[1] - arc[0]) / 2 - MARGIN_DEGREES;
    const off = signedHue(h, middle);
    if (Math.abs(off) > half) return off - Math.sign(off) * half;
  }
  return 0;
}

/** From `to` to `h`, -180 to 180. */
const signedHue = (h: number, to: number): number => ((h - to + 540) % 360) - 180;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * Moves a colour, by as little as will do, to where the brief lets it be. What is asked may contradict itself; then the
 * colour comes back as near to it as the order of the rules brings it: families ruled out win over tones.
 */
export function conform(colour: Oklch, rules: Rules, isGround: boolean): Oklch {
  if (isFree(rules)) return colour;
  let { l, c, h } = colour;
  const { tones, only } = rules;
  const turn = hueError({ l, c, h }, rules);
  // What becomes warm is surely so: no mauve.
  const inward = turn === 0 || rules.hue !== undefined ? 0 : Math.sign(turn) * INWARD_DEGREES;
  h = (h - turn - inward + 720) % 360;
  // What is grey is a shade of the one hue as well.
  if (rules.hue !== undefined && c < SHADE[isGround ? 'ground' : 'voice'])
    [c, h] = [SHADE[isGround ? 'ground' : 'voice'], rules.hue];
  // A warm grey is seen to be warm.
  const greys = tones.has('neutral') ? TEMPERATURES.find((tone) => tones.has(tone)) : undefined;
  if (greys !== undefined && c < GREY[isGround ? 'ground' : 'voice'])
    [c, h] = [GREY[isGround ? 'ground' : 'voice'], GREY[greys]];
  if (tones.has('earthy')) c = Math.min(c, TONE_LIMITS.earthy.chromaMax - 0.006);
  if (tones.has('muted')) c = Math.min(c, TONE_LIMITS.muted.chromaMax - 0.006);
  if (tones.has('neutral'))
    c = Math.min(c, rules.areGreys ? mostOfGrey(isGround) - 0.002 : TONE_LIMITS.neutral.chromaMax - 0.012);
  if (tones.has('pastel') && (!isGround || only.has('pastel'))) {
    const { lightness, chroma } = TONE_LIMITS.pastel;
    l = clamp(0.79 + l * 0.14, lightness[0] + 0.008, lightness[1] - 0.008);
    c = clamp(c * 0.75, chroma[0] + 0.012, chroma[1] - 0.01);
  }
  if (tones.has('vivid') && !isGround && !tones.has('muted') && !tones.has('pastel') && c > 0.03) {
    c = Math.max(c, TONE_LIMITS.vivid.chromaMin + 0.03);
  }
  const moved = leaveFamilies({ l, c, h }, rules);
  return leaveNear(moved, rules);
}

/** How far beyond the border of warm or cool a hue is turned. */
const INWARD_DEGREES = 18;
const TEMPERATURES = ['warm', 'cool'] as const;
/** OKLCH chroma of greys that are to be warm or cool, and their hues in degrees. */
const GREY = { ground: 0.006, voice: 0.011, warm: 75, cool: 250 } as const;
/** What rounding to eight bits adds to the chroma of a grey. */
const ROUNDED = 0.004;
/** The most OKLCH chroma that a grey has. */
const mostOfGrey = (isGround: boolean): number => (isGround ? 0.009 : 0.015);

/** OKLCH chroma that a shade of one hue has at least, as a ground and elsewhere. */
const SHADE = { ground: 0.008, voice: 0.04 } as const;

/** True for a colour that somebody might call by a word that the brief rules out. */
export const isRuledOut = (colour: Oklch, { families }: Rules): boolean =>
  families.some((family) => mayBeOfFamily(colour, family));

/** Moves a colour out of the families that are ruled out, by the least that is seen; there may be no way out. */
function leaveFamilies(colour: Oklch, rules: Rules): Oklch {
  const isOut = (candidate: Oklch): boolean => !isRuledOut(candidate, rules) && hueError(candidate, rules) === 0;
  if (!isRuledOut(colour, rules)) return colour;
  let best = colour;
  let least = Infinity;
  for (const candidate of movesOf(colour)) {
    // As it is once it is a hex code: in gamut, and rounded.
    const shown = hexToOklch(oklchToHex(candidate));
    const cost = costOf(colour, shown);
    if (cost < least && isOut(shown)) [best, least] = [shown, cost];
  }
  return best;
}

/** Steps away from a colour in hue, in chroma and in lightness, each by itself. */
function* movesOf(colour: Oklch): Generator<Oklch> {
  const { l, c, h } = colour;
  for (let turn = 5; turn <= 180; turn += 5)
    for (const sign of [1, -1]) yield { l, c, h: (h + sign * (turn + MARGIN_DEGREES) + 360) % 360 };
  for (let step = 1; step <= STEPS; step++) {
    if (c > HUED) yield { l, c: c + step * CHROMA_STEP, h };
    yield { l, c: Math.max(0, c - step * CHROMA_STEP), h };
    yield { l: Math.min(MOST_LIGHTNESS, l + step * LIGHTNESS_STEP), c, h };
    yield { l: Math.max(LEAST_LIGHTNESS, l - step * LIGHTNESS_STEP), c, h };
  }
}

const CHROMA_STEP = 0.012;
const LIGHTNESS_STEP = 0.03;
const STEPS = 16;
const [LEAST_LIGHTNESS, MOST_LIGHTNESS] = [0.02, 0.995];
/** What losing colour, and becoming olive or mud, count for more than what is moved otherwise. */
const GREYING = 0.8;
const MUD = 0.12;

/** How much a colour loses by becoming another. */
function costOf(from: Oklch, to: Oklch): number {
  const moved = distance(oklchToOklab(from), oklchToOklab(to));
  const becomesMud = !isMuddy(from.h) && isMuddy(to.h) && to.l < MUDDY_BELOW && to.c > HUED;
  return moved + GREYING * Math.max(0, from.c - to.c) + (becomesMud ? MUD : 0);
}

/** OKLCH lightness under which yellows are olive. */
const MUDDY_BELOW = 0.6;

function leaveNear(colour: Oklch, rules: Rules): Oklch {
  let lab = oklchToOklab(colour);
  for (const other of rules.near) {
    if (!isTakenFor(lab, other)) continue;
    const d = distance(lab, other);
    const away =
      d < 1e-6
        ? { l: 1, a: 0, b: 0 }
        : { l: (lab.l - other.l) / d, a: (lab.a - other.a) / d, b: (lab.b - other.b) / d };
    const reach = nearOf(other) + 0.02;
    const sign = other.l + away.l * reach > 0.98 || other.l + away.l * reach < 0.04 ? -1 : 1;
    lab = {
      l: other.l + sign * away.l * reach,
      a: other.a + sign * away.a * reach,
      b: other.b + sign * away.b * reach,
    };
  }
  return rules.near.length === 0 ? colour : oklabToOklch(lab);
}
