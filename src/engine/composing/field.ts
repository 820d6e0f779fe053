import type { Candidate } from './pool.ts';

/** How far, in Oklab, a colour still stands for another. */
const COVER = 0.085;
const COVER_SQUARED = COVER * COVER;

/** A bell without an exponential, for squared distances: 1 at 0, 0.36 at one width, 0.1 at two. */
export const bell = (squared: number, widthSquared: number): number => {
  const t = 1 / (1 + (0.66 * squared) / widthSquared);
  return t * t;
};

/**
 * The pool as flat numbers, with the distance from each of its colours to the nearest one chosen so far: what a further
 * choice would add is then one pass over the pool.
 */
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

/** Squared distances from the pool to the nearest chosen colour, before any is chosen. */
export const farFromAll = (field: Field): Float64Array => new Float64Array(field.size).fill(1e3);

/** Measures a colour against the pool, into `gain` so that the hot path makes no garbage. */
export function measureGain(field: Field, nearest: Float64Array, l: number, a: number, b: number, gain: Gain): void {
  let density = 0;
  let coverage = 0;
  for (let i = 0; i < field.size; i++) {
    const dl = (field.l[i] ?? 0) - l;
    const da = (field.a[i] ?? 0) - a;
    const db = (field.b[i] ?? 0) - b;
    const squared = dl * dl + da * da + db * db;
    const weight = field.weight[i] ?? 0;
    const own = bell(squared, COVER_SQUARED);
    density += weight * own;
    const before = nearest[i] ?? 0;
    coverage += weight * (squared < before ? own : bell(before, COVER_SQUARED));
  }
  gain.density = density;
  gain.coverage = coverage;
}

/** Notes a choice: the pool's colours that it is nearer to than those before. */
export function takeInto(field: Field, nearest: Float64Array, l: number, a: number, b: number): void {
  for (let i = 0; i < field.size; i++) {
    const dl = (field.l[i] ?? 0) - l;
    const da = (field.a[i] ?? 0) - a;
    const db = (field.b[i] ?? 0) - b;
    nearest[i] = Math.min(nearest[i] ?? 0, dl * dl + da * da + db * db);
  }
}
