import { mayBeOfFamily, type Family } from '../colour/families.ts';
import { hueDistance, oklabToOklch, oklchToOklab, type Oklch } from '../colour/oklch.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Role } from '../palette.ts';
import type { Brief } from '../reading/brief.ts';
import type { Ground } from '../reading/grammar/grammar.ts';
import { toneRow, TONES, tonesWhere, type Tone, type ToneBound } from '../tones.ts';

/** A colour closer than this to one that is ruled out is taken for it (Oklab distance); to pure black or white, `pure`. */
const NEAR = { colour: 0.13, pale: 0.025, pure: 0.03 } as const;
/** Lightness beyond which nothing but pure black or white is. */
const PURE = { black: 0.02, white: 0.97 } as const;
/** Lightness and OKLab chroma of off-whites, of which one is no other: no ivory is a cool white. */
const PALE = { lightness: 0.93, chroma: 0.05 } as const;
export const nearOf = ({ l, a, b }: Oklab): number => {
  if (l <= PURE.black || l >= PURE.white) return NEAR.pure;
  return l >= PALE.lightness && Math.hypot(a, b) <= PALE.chroma ? NEAR.pale : NEAR.colour;
};
/** OKLCH chroma from which a ground is seen to be tinted: where only warm tones are asked for, no black is blue. */
const TINTED = 0.008;
/** OKLCH chroma from which a colour has a hue that one calls it by. */
export const HUED = 0.03;
const GREY_MARGIN = 0.02;
/** Degrees of hue within which a colour is taken for another. */
const NEAR_DEGREES = 35;
/** Chroma, as a share of what is ruled out, below which a colour is a grey beside it. */
const GREY_BESIDE = 0.4;
/** Kept from a border so that rounding to eight bits stays on its side. */
export const MARGIN_DEGREES = 3;

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

const LIMITING = tonesWhere(({ isLimiting }) => isLimiting === true);
const OF_HUE = tonesWhere(({ hue }) => hue !== undefined);

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
    families: [...new Set(brief.ruledOut.flatMap((ruled) => (ruled.kind === 'family' ? [ruled.family] : [])))],
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

/** Whose hue a palette in shades of one has, where the brief does not say: the first of them that has one. */
export const VOICES = ['primary', 'accent', 'secondary'] as const satisfies readonly Role[];

/**
 * The rules as they bind a palette: where the brief asks for shades of a colour and names none, its own has the one hue.
 * @param voices its colours in the order of `VOICES`
 */
export function withHueOf(rules: Rules, voices: readonly Oklch[]): Rules {
  if (rules.hue !== undefined || !rules.tones.has('monochrome')) return rules;
  return { ...rules, hue: voices.find(({ c }) => c >= HUED)?.h ?? 0 };
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
  return Math.abs(hueError(colour, rules)) < 0.5 && isToned(colour, rules, isGround);
}

/**
 * True for a colour that is taken for the other. What is nearly grey beside it is not, however near: no ivory is pink; nor
 * what is of another hue: no bottle green is navy, and no pale pink is silver.
 */
export function isTakenFor(colour: Oklab, other: Oklab): boolean {
  if (labDistance(colour, other) >= nearOf(other)) return false;
  const [own, its] = [oklabToOklch(colour), oklabToOklch(other)];
  if (its.c < HUED) return own.c < HUED + GREY_MARGIN;
  return own.c >= GREY_BESIDE * its.c && hueDistance(own.h, its.h) < NEAR_DEGREES;
}

export const labDistance = (p: Oklab, q: Oklab): number => Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);

/** What a tone is held to in a colour that the rules bind. */
export const boundOf = (tone: Tone, { only, areGreys }: Rules, isGround: boolean): ToneBound => ({
  isGround,
  isOnly: only.has(tone),
  areGreys,
});

function isToned(colour: Oklch, rules: Rules, isGround: boolean): boolean {
  for (const tone of rules.tones)
    if (toneRow(tone).allows?.(colour, boundOf(tone, rules, isGround)) === false) return false;
  return true;
}

/** Degrees by which the hue must turn to be where the brief wants it; 0 when it is there or the colour is grey. */
export function hueError({ c, h }: Oklch, { tones, only, hue }: Rules): number {
  const { greyChroma, hueHalf } = TONES.monochrome.limits;
  if (hue !== undefined && c > greyChroma) {
    const off = signedHue(h, hue);
    const half = hueHalf - 2;
    return Math.abs(off) <= half ? 0 : off - Math.sign(off) * half;
  }
  for (const tone of OF_HUE) {
    const own = tones.has(tone) ? toneRow(tone).hue : undefined;
    if (own === undefined || c <= (only.has(tone) ? TINTED : own.greyChroma)) continue;
    const { arc } = own;
    const middle = (arc[0] + arc[1]) / 2;
    const half = (arc[1] - arc[0]) / 2 - MARGIN_DEGREES;
    const off = signedHue(h, middle);
    if (Math.abs(off) > half) return off - Math.sign(off) * half;
  }
  return 0;
}

/** From `to` to `h`, -180 to 180. */
const signedHue = (h: number, to: number): number => ((h - to + 540) % 360) - 180;

/** True for a colour that somebody might call by a word that the brief rules out. */
export const isRuledOut = (colour: Oklch, { families }: Rules): boolean =>
  families.some((family) => mayBeOfFamily(colour, family));
