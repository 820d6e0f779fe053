import type { Candidate } from './pool.ts';

/** How far, in Oklab, a colour still stands for another. */
const COVER = 0.085;
const COVER_SQUARED = COVER * COVER;

/** A bell without an exponential, for squared distances: 1 at 0, 0.36 at one width, 0.1 at two. */
export const bell = (squared: number, widthSquared: number): number => {
  const t = 1 / (1 + (0.66 * squared) / widthSquared);
  return t * t;
};

/** The pool as flat numbers: what a choice would add is one pass over them. */
export interface Field {
  readonly size: number;
  readonly l: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly weight: Float64Array;
}

export function fieldOf(pool: readonly Candidate[]): Field {
  const size = pool.length;
  const field = {
    size,
    l: new Float64Array(size),
    a: new Float64Array(size),
    b: new Float64Array(size),
    weight: new Float64Array(size),
  };
  for (let i = 0; i < size; i++) {
    const candidate = pool[i];
    if (candidate === undefined) continue;
    field.l[i] = candidate.l;
    field.a[i] = candidate.a;
    field.b[i] = candidate.b;
    field.weight[i] = candidate.weight;
  }
  return field;
}

/** What a colour would bring: how well it stands for the pool by itself, and with those chosen before. */
export interface Gain {
  /** 0 to about 1. */
  density: number;
  /** Share of the pool's weight that some chosen colour stands for, 0 to 1. */
  coverage: number;
}

/** How well each colour of the pool is stood for, before any is chosen. */
export const nothingCovered = (field: Field): Float64Array => new Float64Array(field.size);

/** Measures a colour against the pool, into `gain` so that the hot path makes no garbage. */
export function measureGain(field: Field, covered: Float64Array, l: number, a: number, b: number, gain: Gain): void {
  let density = 0;
  let coverage = 0;
  for (let i = 0; i < field.size; i++) {
    const dl = (field.l[i] ?? 0) - l;
    const da = (field.a[i] ?? 0) - a;
    const db = (field.b[i] ?? 0) - b;
    const own = bell(dl * dl + da * da + db * db, COVER_SQUARED);
    const weight = field.weight[i] ?? 0;
    const before = covered[i] ?? 0;
    density += weight * own;
    coverage += weight * (own > before ? own : before);
  }
  gain.density = density;
  gain.coverage = coverage;
}

/** Notes a choice: how well the pool's colours are stood for now. */
export function takeInto(field: Field, covered: Float64Array, l: number, a: number, b: number): void {
  for (let i = 0; i < field.size; i++) {
    const dl = (field.l[i] ?? 0) - l;
    const da = (field.a[i] ?? 0) - a;
    const db = (field.b[i] ?? 0) - b;
    covered[i] = Math.max(covered[i] ?? 0, bell(dl * dl + da * da + db * db, COVER_SQUARED));
  }
}
