/** One choice among several options: a row of features an option, and how likely a good eye takes each. */
export interface Example {
  readonly rows: readonly Float64Array[];
  /** Shares that add up to 1. */
  readonly wanted: Float64Array;
  readonly weight: number;
}

export interface FitOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Weight decay: what keeps features that say nothing at zero. */
  readonly decay: number;
}

function softmax(rows: readonly Float64Array[], weights: Float64Array): Float64Array {
  const scores = Float64Array.from(rows, (row) => {
    let sum = 0;
    for (let k = 0; k < row.length; k++) sum += (weights[k] ?? 0) * (row[k] ?? 0);
    return sum;
  });
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let total = 0;
  for (let i = 0; i < scores.length; i++) total += scores[i] = Math.exp((scores[i] ?? 0) - most);
  return scores.map((value) => value / total);
}

/** Fits a linear softmax ranking by gradient descent (Adam, Kingma and Ba 2015); the same examples give the same weights. */
export function fitRanking(
  examples: readonly Example[],
  size: number,
  { epochs, rate, decay }: FitOptions,
): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const gradient = new Float64Array(size);
  const mass = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    gradient.fill(0);
    for (const { rows, wanted, weight } of examples) {
      const shares = softmax(rows, weights);
      for (const [i, row] of rows.entries()) {
        const error = ((shares[i] ?? 0) - (wanted[i] ?? 0)) * (weight / mass);
        if (error === 0) continue;
        for (let k = 0; k < size; k++) gradient[k] = (gradient[k] ?? 0) + error * (row[k] ?? 0);
      }
    }
    for (let k = 0; k < size; k++) {
      const g = (gradient[k] ?? 0) + decay * (weights[k] ?? 0);
      const m = (mean[k] = 0.9 * (mean[k] ?? 0) + 0.1 * g);
      const v = (square[k] = 0.999 * (square[k] ?? 0) + 0.001 * g * g);
      weights[k] = (weights[k] ?? 0) - (rate * (m / (1 - 0.9 ** epoch))) / (Math.sqrt(v / (1 - 0.999 ** epoch)) + 1e-9);
    }
  }
  return weights;
}

/** Mean logarithm of the odds that the weights give to what was wanted, in nats; nearer 0 is better. */
export function lossOf(examples: readonly Example[], weights: Float64Array): number {
  let sum = 0;
  let mass = 0;
  for (const { rows, wanted, weight } of examples) {
    const shares = softmax(rows, weights);
    for (const [i, share] of shares.entries()) sum -= weight * (wanted[i] ?? 0) * Math.log(share + 1e-12);
    mass += weight;
  }
  return sum / mass;
}

/** The option that the weights put first. */
export function firstOf({ rows }: Example, weights: Float64Array): number {
  const shares = softmax(rows, weights);
  return shares.reduce((best, share, i) => (share > (shares[best] ?? 0) ? i : best), 0);
}
