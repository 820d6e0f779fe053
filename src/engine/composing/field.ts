import type { Oklab } from '../colour/oklab.ts';
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
 * The pool as flat numbers: what a choice would add is one pass over them. One field serves pool after pool, since a
 * typed array costs more to make than all that is computed in it.
 */
export interface Field {
  size: number;
  readonly l: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly weight: Float64Array;
  /** How well each colour of the pool stands for each: `size` rows of `size`, 1 on the diagonal. */
  readonly likeness: Float64Array;
}

/** @param sizeMax most colours that it will hold */
export const createField = (sizeMax: number): Field => ({
  size: 0,
  l: new Float64Array(sizeMax),
  a: new Float64Array(sizeMax),
  b: new Float64Array(sizeMax),
  weight: new Float64Array(sizeMax),
  likeness: new Float64Array(sizeMax * sizeMax),
});

/** Lays a pool out in a field that was used before. */
export function layOut(field: Field, pool: readonly Candidate[]): void {
  field.size = pool.length;
  for (let i = 0; i < field.size; i++) {
    const candidate = pool[i];
    if (candidate === undefined) continue;
    field.l[i] = candidate.l;
    field.a[i] = candidate.a;
    field.b[i] = candidate.b;
    field.weight[i] = candidate.weight;
  }
  for (let i = 0; i < field.size; i++) {
    const candidate = pool[i];
    if (candidate !== undefined) likenessInto(field, candidate, candidate.l, field.likeness, i * field.size);
  }
}

/** Writes how well a colour, moved to the lightness `l`, stands for each of the pool: a row at `start`. */
export function likenessInto(field: Field, { a, b }: Oklab, l: number, rows: Float64Array, start: number): void {
  for (let i = 0; i < field.size; i++) {
    const dl = (field.l[i] ?? 0) - l;
    const da = (field.a[i] ?? 0) - a;
    const db = (field.b[i] ?? 0) - b;
    rows[start + i] = bell(dl * dl + da * da + db * db, COVER_SQUARED);
  }
}

/** How well the colour of the row at `start` stands for the pool by itself, 0 to 1. */
export function densityOf(field: Field, rows: Float64Array, start: number): number {
  let density = 0;
  for (let i = 0; i < field.size; i++) density += (field.weight[i] ?? 0) * (rows[start + i] ?? 0);
  return density;
}

/** Share of the pool's weight that some colour stands for once the one of the row at `start` is in, 0 to 1. */
export function coverageWith(field: Field, covered: Float64Array, rows: Float64Array, start: number): number {
  let coverage = 0;
  for (let i = 0; i < field.size; i++) {
    const own = rows[start + i] ?? 0;
    const before = covered[i] ?? 0;
    coverage += (field.weight[i] ?? 0) * (own > before ? own : before);
  }
  return coverage;
}

/** Notes that the colour of the row at `start` is in. */
export function takeInto(field: Field, covered: Float64Array, rows: Float64Array, start: number): void {
  for (let i = 0; i < field.size; i++) covered[i] = Math.max(covered[i] ?? 0, rows[start + i] ?? 0);
}
