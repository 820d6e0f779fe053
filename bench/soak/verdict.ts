/** One thing that is measured again and again: a time in hours, and a value. */
export type Point = readonly [hours: number, value: number];

export interface Slope {
  /** An hour. */
  readonly slope: number;
  /** Half of the interval in which the true one lies, 19 times of 20. */
  readonly error: number;
}

export type Verdict = 'holds' | 'DOES NOT HOLD' | 'TOO SHORT TO SAY';

/** Student's t for an interval of 95 %, by degrees of freedom; from 30 on, the last. */
const T_95 = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13] as const;
const T_MANY = 2.05;

/**
 * The slope by least squares. One value much resembles the next, of which the usual error knows nothing: values are first
 * made means of blocks, of which there are so few that they do not.
 */
export function slopeOf(points: readonly Point[], blocks = 12): Slope {
  const means = blockMeans(points, blocks);
  if (means.length < 3) return { slope: 0, error: Infinity };
  const [mx, my] = [mean(means.map(([x]) => x)), mean(means.map(([, y]) => y))];
  const sxx = sum(means.map(([x]) => (x - mx) ** 2));
  const slope = sum(means.map(([x, y]) => (x - mx) * (y - my))) / sxx;
  const rest = sum(means.map(([x, y]) => (y - my - slope * (x - mx)) ** 2));
  const degrees = means.length - 2;
  return { slope, error: (T_95[degrees - 1] ?? T_MANY) * Math.sqrt(rest / degrees / sxx) };
}

/** Whether something grows by no more than `max` an hour; only where that is sure, it holds. */
export function verdictOn({ slope, error }: Slope, max: number): Verdict {
  if (slope + error <= max) return 'holds';
  return slope - error > max ? 'DOES NOT HOLD' : 'TOO SHORT TO SAY';
}

/** What a program ends with: 1 where something does not hold, 2 where something is not known. */
export function exitCodeOf(verdicts: readonly Verdict[]): number {
  if (verdicts.includes('DOES NOT HOLD')) return 1;
  return verdicts.includes('TOO SHORT TO SAY') ? 2 : 0;
}

function blockMeans(points: readonly Point[], blocks: number): readonly Point[] {
  const size = Math.max(1, Math.floor(points.length / blocks));
  // What does not fill a block is left out at the beginning.
  const from = points.length % size;
  return Array.from({ length: Math.floor(points.length / size) }, (_, block) => {
    const own = points.slice(from + block * size, from + (block + 1) * size);
    return [mean(own.map(([x]) => x)), mean(own.map(([, y]) => y))] as const;
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
