import { clipChroma } from '../colour/gamut.ts';
import type { Oklab } from '../colour/oklab.ts';
import { oklabToOklch, oklchToOklab, type Oklch } from '../colour/oklch.ts';
import type { Distribution, Point } from '../meaning/distribution.ts';
import { conform, isRuledOut, type Rules } from '../meaning/rules.ts';
import type { Random } from '../random.ts';
import type { Idea } from './ideas.ts';

/** A colour that a palette may take, in both forms of Oklab, with its weight in the brief. */
export interface Candidate {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly h: number;
  readonly weight: number;
  readonly mention: number;
}

/** Candidates that a choice weighs; beyond these a brief has only faint echoes. */
export const POOL_MAX = 7;
/** Closer than this in Oklab, two colours of a brief are one. */
const SAME = 0.045;
/** Random play of a colour, so that no two answers are the same. */
const JITTER = { l: 0.012, c: 0.06, h: 4 } as const;

export const asCandidate = ({ l, c, h }: Oklch, weight: number, mention: number): Candidate => {
  const { a, b } = oklchToOklab({ l, c, h });
  return { l, a, b, c, h, weight, mention };
};

/** Square of the Oklab distance. */
export const squaredDistance = (p: Oklab, q: Oklab): number => {
  const l = p.l - q.l;
  const a = p.a - q.a;
  const b = p.b - q.b;
  return l * l + a * a + b * b;
};

/** A colour of the brief in polar form, with all the weight of those that are like it. */
export interface Gathered extends Oklch {
  readonly mention: number;
  weight: number;
}

/** Colours of a brief that the ideas draw from: of a long brief, what its first dozen of strong words call up. */
const GATHERED_MAX = 28;

/** Joins the colours of a distribution that are alike and keeps the weightiest; once a brief, before any idea. */
export function gather(distribution: Distribution, rules: Rules): readonly Gathered[] {
  const joined: { point: Point; weight: number }[] = [];
  const heaviest = [...distribution.points].sort((p, q) => q.weight - p.weight).slice(0, GATHERED_MAX * 2);
  for (const point of heaviest) {
    const twin = joined.find(({ point: other }) => squaredDistance(other, point) < SAME * SAME);
    if (twin !== undefined) twin.weight += point.weight;
    else if (joined.length < GATHERED_MAX) joined.push({ point, weight: point.weight });
  }
  const gathered = joined.map(({ point, weight }): Gathered => {
    const { l, c, h } = oklabToOklch(point);
    return { l, c, h, weight, mention: point.mention };
  });
  return spare(gathered, rules);
}

/** Colours that are enough for a palette. */
const ENOUGH = 4;
/** What is left of the weight of a ruled out colour where too few others are there. */
const FAINT = 0.3;

/**
 * Leaves out what the brief rules out, where enough remains: a cactus without green is its flower and its sand, not a
 * cactus turned teal.
 */
function spare(gathered: readonly Gathered[], rules: Rules): readonly Gathered[] {
  const others = gathered.filter((colour) => !isRuledOut(colour, rules));
  if (others.length >= ENOUGH) return others;
  return gathered.map((colour) => (isRuledOut(colour, rules) ? { ...colour, weight: colour.weight * FAINT } : colour));
}

/** What a brief gathered as one idea of a palette sees it: the likeliest first, shifted, obeying the rules. */
export function poolOf(gathered: readonly Gathered[], rules: Rules, idea: Idea, random: Random): Candidate[] {
  const likeliest = gathered.map((colour) => {
    // Gumbel noise on the logarithm of the weights draws without replacement; adventure is its temperature.
    const noise = idea.adventure === 0 ? 0 : idea.adventure * Math.log(-Math.log(random.next() + 1e-12));
    return { colour, rank: Math.log(colour.weight + 1e-9) - noise };
  });
  likeliest.sort((p, q) => q.rank - p.rank);
  likeliest.length = Math.min(likeliest.length, POOL_MAX);
  return likeliest.map(({ colour: { l, c, h, weight, mention } }) => {
    const moved = conform(
      {
        l: Math.min(0.99, Math.max(0.05, l + idea.lightness + random.between(-JITTER.l, JITTER.l))),
        c: c * idea.chroma * (1 + random.between(-JITTER.c, JITTER.c)),
        h: (h + random.between(-JITTER.h, JITTER.h) + 360) % 360,
      },
      rules,
      false,
    );
    return asCandidate(clipChroma(moved), weight, mention);
  });
}
