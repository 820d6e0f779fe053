import type { Oklab } from '../colour/oklab.ts';

/** A colour that the brief calls up, and how strongly. */
export interface Point extends Oklab {
  /** Above 0; the weights of a distribution add up to 1. */
  readonly weight: number;
  /** Index of the mention it comes from; -1 when it comes from none. */
  readonly mention: number;
}

/** What a brief looks like: weighted colours, and how a palette of it tends to be laid out. */
export interface Distribution {
  readonly points: readonly Point[];
  /** -1: wants a dark background, 1: a light one. */
  readonly ground: number;
  /** The strongest moods of the mentions, as bits of `MOODS`. */
  readonly moods: number;
  /** Names in order of weight: entries that may lend the palette its name. */
  readonly ranked: readonly number[];
}
