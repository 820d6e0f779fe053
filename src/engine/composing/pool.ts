import { clipChroma } from '../colour/gamut.ts';
import { oklabToOklch, oklchToOklab, type Oklch } from '../colour/oklch.ts';
import type { Distribution } from '../meaning/distribution.ts';
import { conform, type Rules } from '../meaning/rules.ts';
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
export const POOL_MAX = 12;
/** Random play of a colour, and the distance in Oklab under which two colours of a brief are one. */
export const JITTER = { l: 0.012, c: 0.06, h: 4, same: 0.045, adventure: 1 };

export const asCandidate = ({ l, c, h }: Oklch, weight: number, mention: number): Candidate => {
  const { a, b } = oklchToOklab({ l, c, h });
  return { l, a, b, c, h, weight, mention };
};

/** Square of the Oklab distance. */
export const squaredDistance = (p: Candidate, q: Candidate): number => {
  const l = p.l - q.l;
  const a = p.a - q.a;
  const b = p.b - q.b;
  return l * l + a * a + b * b;
};

/** The colours of a distribution as one idea of a palette sees them: shifted, obeying the rules, alike ones joined. */
export function poolOf(distribution: Distribution, rules: Rules, idea: Idea, random: Random): Candidate[] {
  const joined: { candidate: Candidate; weight: number }[] = [];
  for (const point of distribution.points) {
    const polar = oklabToOklch(point);
    const moved = clipChroma(
      conform(
        {
          l: Math.min(0.99, Math.max(0.05, polar.l + idea.lightness + random.between(-JITTER.l, JITTER.l))),
          c: polar.c * idea.chroma * (1 + random.between(-JITTER.c, JITTER.c)),
          h: (polar.h + random.between(-JITTER.h, JITTER.h) + 360) % 360,
        },
        rules,
        false,
      ),
    );
    const candidate = asCandidate(moved, point.weight, point.mention);
    const twin = joined.find((other) => squaredDistance(other.candidate, candidate) < JITTER.same * JITTER.same);
    if (twin === undefined) joined.push({ candidate, weight: point.weight });
    else twin.weight += point.weight;
  }
  const total = joined.reduce((sum, { weight }) => sum + weight, 0) || 1;
  // Gumbel noise on the logarithm of the weights draws without replacement; adventure is its temperature.
  return joined
    .map(({ candidate, weight }) => ({
      candidate: { ...candidate, weight: weight / total },
      rank:
        Math.log(weight / total + 1e-9) -
        idea.adventure * JITTER.adventure * Math.log(-Math.log(random.next() + 1e-12)),
    }))
    .sort((p, q) => q.rank - p.rank)
    .slice(0, POOL_MAX)
    .map(({ candidate }) => candidate);
}
