/**
 * A palette's permanent address says all that the embedded engine needs to make it again, so that nothing is kept for it:
 * `/palette/huesmith-10/css?prompt=misty+fjord&seed=4`. Another engine makes other palettes, and has other addresses.
 */
export interface PaletteAddress {
  /** The version of the engine, for instance `huesmith-10`. */
  readonly engine: string;
  readonly prompt: string;
  readonly seed: number;
  /** How many palettes were asked for, which the engine takes into account; 1 where absent. */
  readonly count?: number;
  /** Which of them, from 1; 1 where absent. */
  readonly pick?: number;
}

/** The palette as generation returned it, in place of a file. */
export const AS_JSON = 'json';

/** Where a service serves the palette in a format. */
export function pathOfPalette({ engine, prompt, seed, count = 1, pick = 1 }: PaletteAddress, format: string): string {
  const query = new URLSearchParams({ prompt, seed: String(seed) });
  if (count !== 1) query.set('count', String(count));
  if (pick !== 1) query.set('pick', String(pick));
  return `/palette/${engine}/${format}?${query.toString()}`;
}
