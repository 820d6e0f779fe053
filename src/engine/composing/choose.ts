import type { Candidate } from './pool.ts';
import { candidateDistance } from './pool.ts';

/** Five candidates in their roles. */
export interface Five {
  readonly background: Candidate;
  readonly text: Candidate;
  readonly primary: Candidate;
  readonly secondary: Candidate;
  readonly accent: Candidate;
}

export interface ChooseOptions {
  readonly ground: 'light' | 'dark';
  /** Contrast minimums that cost displacement here and are made true later. */
  readonly textContrast: number;
  readonly primaryContrast: number;
  readonly accentContrast: number;
  /** Makes a colour that the pool lacks: a tint or a shade of one that it has. */
  readonly shade: (of: Candidate, l: number, c: number) => Candidate;
  /** Colours of the palettes before this one, which it should not repeat. */
  readonly used: readonly Candidate[];
  readonly opposes: boolean;
}

/** Widths of the kernels, in Oklab: how far a colour still stands for another. */
const COVER = 0.085;
const REPEAT = 0.05;
/** What a unit of lightness that a role needs moved costs against faithfulness. */
const MOVE_COST = 1.1;
/** Yellows turn to mud when they are darkened. */
const YELLOW_COST = 1.7;
const PRECISION = 0.55;
const REPEAT_COST = 0.22;
const CLOSE_COST = 0.5;
const CLOSE = 0.09;

/** Relative luminance of an Oklab lightness, for colours that are not extreme: close enough to choose by. */
const luminance = (l: number): number => l * l * l;
const lightness = (y: number): number => Math.cbrt(Math.max(0, y));

const kernel = (distance: number, width: number): number => Math.exp(-(distance * distance) / (2 * width * width));

/** How well a colour stands for the pool as a whole, 0 to about 1. */
const density = (candidate: Candidate, pool: readonly Candidate[]): number => {
  let sum = 0;
  for (const other of pool) sum += other.weight * kernel(candidateDistance(candidate, other), COVER);
  return sum;
};

/** Share of the pool's weight that some chosen colour stands for, 0 to 1. */
function coverage(pool: readonly Candidate[], chosen: readonly Candidate[]): number {
  let sum = 0;
  for (const point of pool) {
    let best = Infinity;
    for (const one of chosen) {
      const d = candidateDistance(point, one);
      if (d < best) best = d;
    }
    sum += point.weight * kernel(best, COVER);
  }
  return sum;
}

const moved = (candidate: Candidate, l: number, options: ChooseOptions): Candidate =>
  Math.abs(l - candidate.l) < 1e-9
    ? candidate
    : { ...options.shade(candidate, l, candidate.c), weight: candidate.weight };

const moveCost = (candidate: Candidate, l: number): number => {
  const yellow = candidate.c > 0.06 && candidate.h > 75 && candidate.h < 120 && l < candidate.l;
  return Math.abs(l - candidate.l) * MOVE_COST * (yellow ? YELLOW_COST : 1);
};

interface Grounded {
  readonly background: Candidate;
  readonly text: Candidate;
  readonly score: number;
}

const GROUNDS_KEPT = 4;

/** Background and text: colours of the pool moved to where they can be read, or tints and shades of its main hues. */
function grounds(pool: readonly Candidate[], options: ChooseOptions): Grounded[] {
  const isLight = options.ground === 'light';
  const hues = [...pool].sort((p, q) => q.weight * (q.c + 0.02) - p.weight * (p.c + 0.02)).slice(0, 3);
  const tints = hues.map((of) => ({ ...options.shade(of, 0.965, Math.min(0.03, of.c * 0.35)), weight: 0 }));
  const shades = hues.map((of) => ({ ...options.shade(of, 0.2, Math.min(0.055, of.c * 0.6)), weight: 0 }));
  const limit = isLight ? 0.86 : 0.27;
  const backgrounds = [...pool, ...(isLight ? tints : shades)].map((candidate) => {
    const l = isLight ? Math.max(candidate.l, limit) : Math.min(candidate.l, limit);
    // A calm ground: what is very colourful is no background, unless the brief is about little else.
    const loud = Math.max(0, candidate.c - (isLight ? 0.07 : 0.09)) * 4.5;
    return { candidate: moved(candidate, l, options), cost: moveCost(candidate, l) * 1.6 + loud };
  });
  const texts = [...pool, ...(isLight ? shades : tints)];
  const found: Grounded[] = [];
  for (const { candidate: background, cost } of backgrounds) {
    const y = luminance(background.l);
    const reach = isLight
      ? lightness((y + 0.05) / options.textContrast - 0.055)
      : lightness(Math.min(0.99, (y + 0.05) * options.textContrast - 0.045));
    let best: Grounded | undefined;
    for (const text of texts) {
      const l = isLight ? Math.min(text.l, reach) : Math.max(text.l, reach);
      const loud = Math.max(0, text.c - 0.1) * 1.5;
      const settled = moved(text, l, options);
      const score = 0.5 * (density(background, pool) + density(settled, pool)) - cost - moveCost(text, l) * 1.3 - loud;
      if (best === undefined || score > best.score) best = { background, text: settled, score };
    }
    if (best !== undefined) found.push(best);
  }
  return found.sort((p, q) => q.score - p.score).slice(0, GROUNDS_KEPT);
}

/** Where a primary can stand: the lightness nearest to its own at which the contract can hold. */
function primaryLightness(candidate: Candidate, { background, text }: Grounded, options: ChooseOptions): number {
  const y = luminance(background.l);
  const label = luminance(text.l);
  const dark = y > 0.4;
  const byBackground = dark
    ? lightness((y + 0.05) / Math.max(4.5, options.primaryContrast) - 0.052)
    : lightness((y + 0.05) * Math.max(4.5, options.primaryContrast) - 0.046);
  if (dark ? candidate.l <= byBackground : candidate.l >= byBackground) return candidate.l;
  // A window may be open between the two: far enough from the background, and the text still reads on it.
  const from = dark ? lightness((label + 0.05) * 4.5 - 0.046) : lightness((y + 0.05) * options.primaryContrast - 0.046);
  const to = dark ? lightness((y + 0.05) / options.primaryContrast - 0.052) : lightness((label + 0.05) / 4.5 - 0.052);
  if (from <= to) {
    const l = Math.min(to, Math.max(from, candidate.l));
    if (Math.abs(l - candidate.l) < Math.abs(byBackground - candidate.l)) return l;
  }
  return byBackground;
}

function accentLightness(candidate: Candidate, { background }: Grounded, options: ChooseOptions): number {
  const y = luminance(background.l);
  if (y > 0.4) return Math.min(candidate.l, lightness((y + 0.05) / options.accentContrast - 0.052));
  return Math.max(candidate.l, lightness((y + 0.05) * options.accentContrast - 0.046));
}

const closeness = (candidate: Candidate, others: readonly Candidate[]): number => {
  let cost = 0;
  for (const other of others) cost += Math.max(0, CLOSE - candidateDistance(candidate, other)) / CLOSE;
  return cost * CLOSE_COST;
};

/** Chooses five colours and their roles so that together they are the brief, can be read, and are told apart. */
export function chooseFive(pool: readonly Candidate[], options: ChooseOptions): Five | undefined {
  let best: { five: Five; score: number } | undefined;
  const repeats = pool.map((candidate) => {
    let most = 0;
    for (const used of options.used) most = Math.max(most, kernel(candidateDistance(candidate, used), REPEAT));
    return most * REPEAT_COST;
  });
  for (const ground of grounds(pool, options)) {
    const { background, text } = ground;
    const base = [background, text];
    const pick = (
      taken: readonly Candidate[],
      place: (candidate: Candidate) => number,
      bonus: (candidate: Candidate) => number,
    ): { candidate: Candidate; score: number } | undefined => {
      let top: { candidate: Candidate; score: number } | undefined;
      for (const [i, candidate] of pool.entries()) {
        const l = place(candidate);
        const settled = moved(candidate, l, options);
        const score =
          coverage(pool, [...taken, settled]) +
          PRECISION * density(settled, pool) -
          moveCost(candidate, l) -
          closeness(settled, taken) -
          (repeats[i] ?? 0) +
          bonus(settled);
        if (top === undefined || score > top.score) top = { candidate: settled, score };
      }
      return top;
    };
    const primary = pick(
      base,
      (c) => primaryLightness(c, ground, options),
      ({ c }) => Math.min(c, 0.16) * 0.9,
    );
    if (primary === undefined) continue;
    const turn = primary.candidate.h + 180;
    const accent = pick(
      [...base, primary.candidate],
      (c) => accentLightness(c, ground, options),
      ({ c, h }) =>
        Math.min(c, 0.2) * 0.6 + (options.opposes && c > 0.04 ? 0.25 * Math.cos(((h - turn) * Math.PI) / 180) : 0),
    );
    if (accent === undefined) continue;
    const secondary = pick(
      [...base, primary.candidate, accent.candidate],
      ({ l }) => l,
      () => 0,
    );
    if (secondary === undefined) continue;
    const score = ground.score + primary.score + accent.score + secondary.score;
    if (best === undefined || score > best.score) {
      best = {
        five: {
          background,
          text,
          primary: primary.candidate,
          secondary: secondary.candidate,
          accent: accent.candidate,
        },
        score,
      };
    }
  }
  return best?.five;
}
