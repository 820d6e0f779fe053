import { seededRandom, type Random } from '../src/engine/random.ts';

/** Two texts that speak of one thing, as ranks of their words in the vectors. */
export interface Pair {
  readonly one: readonly number[];
  readonly other: readonly number[];
}

/** Beyond these the words' own rows learn the pairs by heart. */
const EPOCHS = 4;
/** Each pair is told from so many others at once. */
const BATCH = 512;
/** How sharply likeness is told from unlikeness. */
const TEMPERATURE = 0.07;
const RATES = { matrix: 0.003, weights: 0.015, own: 0.002 } as const;
/** Keeps a word that hardly occurs at the weight that its commonness gives it. */
const WEIGHT_DECAY = 1e-4;
/** Keeps a word near where its vector puts it. */
const OWN_DECAY = 1e-3;

/** Adam (Kingma and Ba 2015) over an array in place. */
class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #values: Float64Array;
  readonly #rate: number;
  #step = 0;

  constructor(values: Float64Array, rate: number) {
    this.#values = values;
    this.#rate = rate;
    this.#mean = new Float64Array(values.length);
    this.#square = new Float64Array(values.length);
  }

  descend(gradient: Float64Array): void {
    this.#step++;
    for (let k = 0; k < gradient.length; k++) this.#move(k, gradient[k] ?? 0);
  }

  /** Moves some rows of `size` numbers only: most words are in no text of a batch. */
  descendRows(gradient: Float64Array, rows: Iterable<number>, size: number, decay: number): void {
    this.#step++;
    for (const row of rows)
      for (let k = row * size; k < (row + 1) * size; k++)
        this.#move(k, (gradient[k] ?? 0) + decay * (this.#values[k] ?? 0));
  }

  #move(k: number, g: number): void {
    const m = (this.#mean[k] = 0.9 * (this.#mean[k] ?? 0) + 0.1 * g);
    const v = (this.#square[k] = 0.999 * (this.#square[k] ?? 0) + 0.001 * g * g);
    const unbiased = { mean: 1 - 0.9 ** this.#step, square: 1 - 0.999 ** this.#step };
    this.#values[k] =
      (this.#values[k] ?? 0) - (this.#rate * (m / unbiased.mean)) / (Math.sqrt(v / unbiased.square) + 1e-8);
  }
}

/** One side of a batch: the sum of each text's weighted words, projected, and its direction. */
interface Side {
  readonly sums: Float64Array;
  readonly lengths: Float64Array;
  readonly directions: Float64Array;
}

/** What is learnt of the words. */
interface Learnt {
  /** Rows of `size` numbers, one a dimension of the vectors. */
  readonly matrix: Float64Array;
  /** Logarithms of what each word counts for beside its commonness. */
  readonly logs: Float64Array;
  /** How far each word stands from where its vector puts it: rows of `size` numbers. */
  readonly own: Float64Array;
}

/**
 * Learns where each word stands, and what it counts for, so that the two texts of a pair are nearest to each other among
 * many: a contrastive loss both ways (InfoNCE; van den Oord, Li and Vinyals 2018). The same pairs give the same numbers.
 * @param values of the words' vectors, a row a word
 * @param start rows of `size` numbers, one a dimension of the vectors
 * @param common what each word counts for by how common it is
 * @returns a row of `size` numbers a word: the direction in which it draws a text, as long as it draws strongly
 */
export function learnWords(
  values: Float64Array,
  pairs: readonly Pair[],
  start: Float64Array,
  common: Float64Array,
): Float64Array {
  const dimensions = values.length / common.length;
  const size = start.length / dimensions;
  const zero = (): Learnt => ({
    matrix: new Float64Array(start.length),
    logs: new Float64Array(common.length),
    own: new Float64Array(common.length * size),
  });
  const learnt: Learnt = { ...zero(), matrix: Float64Array.from(start) };
  const gradients = zero();
  const weightOf = (word: number): number => (common[word] ?? 0) * Math.exp(learnt.logs[word] ?? 0);
  const fits = {
    matrix: new Adam(learnt.matrix, RATES.matrix),
    logs: new Adam(learnt.logs, RATES.weights),
    own: new Adam(learnt.own, RATES.own),
  };

  const project = (texts: readonly (readonly number[])[]): Side => {
    const sums = new Float64Array(texts.length * dimensions);
    const lengths = new Float64Array(texts.length);
    const directions = new Float64Array(texts.length * size);
    for (const [i, text] of texts.entries()) {
      for (const word of text) {
        const weight = weightOf(word);
        for (let d = 0; d < dimensions; d++)
          sums[i * dimensions + d] = (sums[i * dimensions + d] ?? 0) + weight * (values[word * dimensions + d] ?? 0);
        for (let k = 0; k < size; k++)
          directions[i * size + k] = (directions[i * size + k] ?? 0) + weight * (learnt.own[word * size + k] ?? 0);
      }
      for (let d = 0; d < dimensions; d++) {
        const sum = sums[i * dimensions + d] ?? 0;
        for (let k = 0; k < size; k++)
          directions[i * size + k] = (directions[i * size + k] ?? 0) + sum * (learnt.matrix[d * size + k] ?? 0);
      }
      let square = 1e-12;
      for (let k = 0; k < size; k++) square += (directions[i * size + k] ?? 0) ** 2;
      const length = (lengths[i] = Math.sqrt(square));
      for (let k = 0; k < size; k++) directions[i * size + k] = (directions[i * size + k] ?? 0) / length;
    }
    return { sums, lengths, directions };
  };

  /** Takes what the loss wants of the directions back to the matrix and to the words. */
  const propagate = (texts: readonly (readonly number[])[], side: Side, wanted: Float64Array): void => {
    const onSum = new Float64Array(dimensions);
    for (const [i, text] of texts.entries()) {
      let along = 0;
      for (let k = 0; k < size; k++) along += (wanted[i * size + k] ?? 0) * (side.directions[i * size + k] ?? 0);
      const length = side.lengths[i] ?? 1;
      for (let k = 0; k < size; k++) {
        const at = i * size + k;
        wanted[at] = ((wanted[at] ?? 0) - along * (side.directions[at] ?? 0)) / length;
      }
      for (let d = 0; d < dimensions; d++) {
        let total = 0;
        const sum = side.sums[i * dimensions + d] ?? 0;
        for (let k = 0; k < size; k++) {
          const g = wanted[i * size + k] ?? 0;
          const at = d * size + k;
          total += g * (learnt.matrix[at] ?? 0);
          gradients.matrix[at] = (gradients.matrix[at] ?? 0) + sum * g;
        }
        onSum[d] = total;
      }
      for (const word of text) {
        const weight = weightOf(word);
        let total = 0;
        for (let d = 0; d < dimensions; d++) total += (onSum[d] ?? 0) * (values[word * dimensions + d] ?? 0);
        for (let k = 0; k < size; k++) {
          const g = wanted[i * size + k] ?? 0;
          const at = word * size + k;
          total += g * (learnt.own[at] ?? 0);
          gradients.own[at] = (gradients.own[at] ?? 0) + weight * g;
        }
        gradients.logs[word] = (gradients.logs[word] ?? 0) + total * weight;
      }
    }
  };

  const random = seededRandom(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(pairs, random);
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const ones = batch.map(({ one }) => one);
      const others = batch.map(({ other }) => other);
      const own = project(ones);
      const their = project(others);
      const { onOnes, onOthers } = lossGradients(own.directions, their.directions, size);
      const words = new Set([...ones, ...others].flat());
      gradients.matrix.fill(0);
      for (const word of words) gradients.own.fill(0, word * size, (word + 1) * size);
      for (let word = 0; word < common.length; word++) gradients.logs[word] = WEIGHT_DECAY * (learnt.logs[word] ?? 0);
      propagate(ones, own, onOnes);
      propagate(others, their, onOthers);
      fits.matrix.descend(gradients.matrix);
      fits.logs.descend(gradients.logs);
      fits.own.descendRows(gradients.own, words, size, OWN_DECAY);
    }
  }
  return rowsOf(values, learnt, weightOf, size);
}

/** Each word's vector in the learnt directions, with what is its own, times what it counts for. */
function rowsOf(
  values: Float64Array,
  { matrix, own, logs }: Learnt,
  weightOf: (word: number) => number,
  size: number,
): Float64Array {
  const dimensions = matrix.length / size;
  const rows = Float64Array.from(own);
  for (let word = 0; word < logs.length; word++) {
    for (let d = 0; d < dimensions; d++) {
      const value = values[word * dimensions + d] ?? 0;
      if (value === 0) continue;
      for (let k = 0; k < size; k++)
        rows[word * size + k] = (rows[word * size + k] ?? 0) + value * (matrix[d * size + k] ?? 0);
    }
    for (let k = 0; k < size; k++) rows[word * size + k] = (rows[word * size + k] ?? 0) * weightOf(word);
  }
  return rows;
}

/** What the loss of a batch wants of each direction: each text nearer to its own, away from the others, both ways. */
function lossGradients(
  ones: Float64Array,
  others: Float64Array,
  size: number,
): { readonly onOnes: Float64Array; readonly onOthers: Float64Array } {
  const odds = new Float64Array(BATCH * BATCH);
  const rows = new Float64Array(BATCH);
  const columns = new Float64Array(BATCH);
  for (let i = 0; i < BATCH; i++) {
    for (let j = 0; j < BATCH; j++) {
      let both = 0;
      for (let k = 0; k < size; k++) both += (ones[i * size + k] ?? 0) * (others[j * size + k] ?? 0);
      const odd = (odds[i * BATCH + j] = Math.exp((both - 1) / TEMPERATURE));
      rows[i] = (rows[i] ?? 0) + odd;
      columns[j] = (columns[j] ?? 0) + odd;
    }
  }
  const onOnes = new Float64Array(BATCH * size);
  const onOthers = new Float64Array(BATCH * size);
  for (let i = 0; i < BATCH; i++) {
    for (let j = 0; j < BATCH; j++) {
      const odd = odds[i * BATCH + j] ?? 0;
      const share = (odd / (rows[i] ?? 1) + odd / (columns[j] ?? 1)) / 2 - (i === j ? 1 : 0);
      const g = share / (TEMPERATURE * BATCH);
      for (let k = 0; k < size; k++) {
        onOnes[i * size + k] = (onOnes[i * size + k] ?? 0) + g * (others[j * size + k] ?? 0);
        onOthers[j * size + k] = (onOthers[j * size + k] ?? 0) + g * (ones[i * size + k] ?? 0);
      }
    }
  }
  return { onOnes, onOthers };
}

/** In an order of chance (Fisher and Yates). */
function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const [one, other] = [order[i], order[j]];
    if (one !== undefined && other !== undefined) [order[i], order[j]] = [other, one];
  }
  return order;
}
