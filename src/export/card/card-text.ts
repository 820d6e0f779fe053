import type { Inks } from './ink.ts';

export interface TextStyle {
  readonly sizePx: number;
  readonly weight: number;
  readonly trackingPx: number;
}

export interface CardText {
  readonly text: string;
  readonly style: TextStyle;
  /** The left end, or the right one of a text that is aligned `end`. */
  readonly x: number;
  readonly baseline: number;
  readonly align: 'start' | 'end';
  readonly rightToLeft: boolean;
  readonly ink: keyof Inks;
}

/** Width in pixels of a text in a style. */
export type MeasureText = (text: string, style: TextStyle) => number;
