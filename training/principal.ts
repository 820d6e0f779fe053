/** Passes of orthogonal iteration; the directions have settled by then. */
const PASSES = 120;

/** Rows of so many numbers each. */
export interface Rows {
  readonly values: Float64Array;
  readonly dimensions: number;
}

/** The mean of all rows, taken from each. */
export function centred({ values, dimensions }: Rows): Float64Array {
  const mean = new Float64Array(dimensions);
  for (let i = 0; i < values.length; i++) mean[i % dimensions] = (mean[i % dimensions] ?? 0) + (values[i] ?? 0);
  const rows = values.length / dimensions;
  return values.map((value, i) => value - (mean[i % dimensions] ?? 0) / rows);
}

function covarianceOf({ values, dimensions }: Rows): Float64Array {
  const covariance = new Float64Array(dimensions * dimensions);
  for (let start = 0; start < values.length; start += dimensions) {
    for (let i = 0; i < dimensions; i++) {
      const own = values[start + i] ?? 0;
      if (own === 0) continue;
      for (let j = 0; j < dimensions; j++) {
        const at = i * dimensions + j;
        covariance[at] = (covariance[at] ?? 0) + own * (values[start + j] ?? 0);
      }
    }
  }
  return covariance;
}

/** The directions of most variance of centred rows, most first: orthogonal iteration on their covariance. */
export function principalDirections(rows: Rows, count: number, passes = PASSES): Float64Array[] {
  const { dimensions } = rows;
  const covariance = covarianceOf(rows);
  let directions: Float64Array[] = Array.from({ length: count }, (_, k) =>
    Float64Array.from({ length: dimensions }, (__, i) => (i === k ? 1 : 0.01 * Math.cos(i * (k + 1)))),
  );
  for (let pass = 0; pass < passes; pass++) {
    const next: Float64Array[] = [];
    for (const direction of directions) {
      const turned = new Float64Array(dimensions);
      for (let i = 0; i < dimensions; i++) {
        let sum = 0;
        for (let j = 0; j < dimensions; j++) sum += (covariance[i * dimensions + j] ?? 0) * (direction[j] ?? 0);
        turned[i] = sum;
      }
      for (const other of next) {
        let along = 0;
        for (let i = 0; i < dimensions; i++) along += (turned[i] ?? 0) * (other[i] ?? 0);
        for (let i = 0; i < dimensions; i++) turned[i] = (turned[i] ?? 0) - along * (other[i] ?? 0);
      }
      const length = Math.hypot(...turned) || 1;
      next.push(turned.map((value) => value / length));
    }
    directions = next;
  }
  return directions;
}

/** Rows in few directions. */
export function projected({ values, dimensions }: Rows, directions: readonly Float64Array[]): Float64Array {
  const out = new Float64Array((values.length / dimensions) * directions.length);
  for (let row = 0; row * dimensions < values.length; row++) {
    for (const [k, direction] of directions.entries()) {
      let sum = 0;
      for (let i = 0; i < dimensions; i++) sum += (values[row * dimensions + i] ?? 0) * (direction[i] ?? 0);
      out[row * directions.length + k] = sum;
    }
  }
  return out;
}
