import { MEANING_DIMENSIONS } from '../src/engine/meaning/meanings.ts';
import { phraseKey } from '../src/engine/reading/tokens.ts';
import { learnProjection } from './contrastive.ts';
import type { Vectors } from './vectors.ts';

/** What a text means, as a direction among texts, int8; all zero where no word of it is known. */
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

/** Two texts that speak of one thing: a brief and its answer, a word and one of its cards. */
export type TextPair = readonly [string, string];

export interface Meanings {
  /** Of a whole text: of length 127, or all zero where no word of it is known. */
  readonly ofText: MeaningOf;
  /** Of a word in a brief: the longer, the more it counts there; at most of length 127. */
  readonly ofWord: MeaningOf;
}

/** Words that count so many times the usual count no more than that. */
const COUNTS_MAX = 2;

/**
 * Prepares the meaning of texts: the weighted sum of their words' vectors in few directions. The directions begin as
 * those that tell most words apart, and are then learnt, with what each word counts for, from texts that belong together.
 */
export function learnMeanings(vectors: Vectors, pairs: readonly TextPair[]): Meanings {
  const { words, dimensions } = vectors;
  const values = centred(vectors);
  const directions = principalDirections(
    covarianceOf(values, dimensions),
    dimensions,
    MEANING_DIMENSIONS + SHARED,
  ).slice(SHARED);
  const start = Float64Array.from(
    { length: dimensions * MEANING_DIMENSIONS },
    (_, at) => directions[at % MEANING_DIMENSIONS]?.[Math.floor(at / MEANING_DIMENSIONS)] ?? 0,
  );
  const common = Float64Array.from(words, (_, rank) => COMMON / (COMMON + shareAt(rank, words.length)));
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const known = (text: string): number[] =>
    phraseKey(text)
      .split(/[^\p{Letter}\p{Number}]+/u)
      .flatMap((word) => ranks.get(word) ?? []);
  const examples = pairs
    .map(([one, other]) => ({ one: known(one), other: known(other) }))
    .filter(({ one, other }) => one.length > 0 && other.length > 0);
  const { matrix, weights } = learnProjection(values, examples, start, common);

  const project = (text: string): Float64Array => {
    const projected = new Float64Array(MEANING_DIMENSIONS);
    for (const rank of known(text)) {
      for (let d = 0; d < dimensions; d++) {
        const value = (weights[rank] ?? 0) * (values[rank * dimensions + d] ?? 0);
        for (let k = 0; k < MEANING_DIMENSIONS; k++)
          projected[k] = (projected[k] ?? 0) + value * (matrix[d * MEANING_DIMENSIONS + k] ?? 0);
      }
    }
    return projected;
  };
  const lengths = pairs.map(([one]) => Math.hypot(...project(one)) / Math.max(1, known(one).length));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const scaled = (projected: Float64Array, length: number): Int8Array =>
    Int8Array.from(projected, (value) => (length === 0 ? 0 : Math.round((127 * value) / length)));
  return {
    ofText: (text) => {
      const projected = project(text);
      return scaled(projected, Math.hypot(...projected));
    },
    ofWord: (text) => {
      const projected = project(text);
      return scaled(projected, Math.max(COUNTS_MAX * usual, Math.hypot(...projected)));
    },
  };
}
