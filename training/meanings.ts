import { MEANING_DIMENSIONS } from '../src/engine/meaning/likeness.ts';
import { phraseKey } from '../src/engine/reading/tokens.ts';
import type { Vectors } from './vectors.ts';

/** What a text means, as a direction among texts: int8, of length 127; all zero where no word of it is known. */
export type MeaningOf = (text: string) => Int8Array;

/** Smooth inverse frequency: words this common weigh half (Arora, Liang and Ma 2017). */
const COMMON = 1e-3;
/** Passes of orthogonal iteration; the directions have settled by then. */
const PASSES = 120;
/** Directions that all words share say how common a word is, not what it means (Mu and Viswanath 2018). */
const SHARED = 2;

/** The share of a running text that the word at a rank takes, by Zipf's law. */
const shareAt = (rank: number, words: number): number => 1 / ((rank + 1) * Math.log(words));

/** The mean of all vectors, taken from each. */
function centred({ values, dimensions, words }: Vectors): Float64Array {
  const mean = new Float64Array(dimensions);
  for (let i = 0; i < values.length; i++) mean[i % dimensions] = (mean[i % dimensions] ?? 0) + (values[i] ?? 0);
  return Float64Array.from(values, (value, i) => value - (mean[i % dimensions] ?? 0) / words.length);
}

function covarianceOf(rows: Float64Array, dimensions: number): Float64Array {
  const covariance = new Float64Array(dimensions * dimensions);
  for (let start = 0; start < rows.length; start += dimensions) {
    for (let i = 0; i < dimensions; i++) {
      const own = rows[start + i] ?? 0;
      for (let j = 0; j < dimensions; j++) {
        const at = i * dimensions + j;
        covariance[at] = (covariance[at] ?? 0) + own * (rows[start + j] ?? 0);
      }
    }
  }
  return covariance;
}

/** The directions of most variance, most first: orthogonal iteration on the covariance. */
function principalDirections(covariance: Float64Array, dimensions: number, count: number): Float64Array[] {
  let directions: Float64Array[] = Array.from({ length: count }, (_, k) =>
    Float64Array.from({ length: dimensions }, (__, i) => (i === k ? 1 : 0.01 * Math.cos(i * (k + 1)))),
  );
  for (let pass = 0; pass < PASSES; pass++) {
    const next: Float64Array[] = [];
    for (const direction of directions) {
      const turned = new Float64Array(dimensions);
      for (let i = 0; i < dimensions; i++)
        for (let j = 0; j < dimensions; j++)
          turned[i] = (turned[i] ?? 0) + (covariance[i * dimensions + j] ?? 0) * (direction[j] ?? 0);
      for (const other of next) {
        const along = turned.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
        for (let i = 0; i < dimensions; i++) turned[i] = (turned[i] ?? 0) - along * (other[i] ?? 0);
      }
      const length = Math.hypot(...turned) || 1;
      next.push(turned.map((value) => value / length));
    }
    directions = next;
  }
  return directions;
}

/** Prepares the meaning of texts: the weighted sum of their words' vectors in the directions that tell most apart. */
export function meanings(vectors: Vectors): MeaningOf {
  const { words, dimensions } = vectors;
  const rows = centred(vectors);
  const directions = principalDirections(covarianceOf(rows, dimensions), dimensions, MEANING_DIMENSIONS + SHARED).slice(
    SHARED,
  );
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  return (text) => {
    const sum = new Float64Array(dimensions);
    for (const word of phraseKey(text).split(/[^\p{Letter}\p{Number}]+/u)) {
      const rank = ranks.get(word);
      if (rank === undefined) continue;
      const weight = COMMON / (COMMON + shareAt(rank, words.length));
      for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] ?? 0) + weight * (rows[rank * dimensions + k] ?? 0);
    }
    const projected = directions.map((direction) =>
      direction.reduce((total, value, k) => total + value * (sum[k] ?? 0), 0),
    );
    const length = Math.hypot(...projected);
    return Int8Array.from(projected, (value) => (length === 0 ? 0 : Math.round((127 * value) / length)));
  };
}
