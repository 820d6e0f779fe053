import { FAMILIES, type Family } from '../colour/families.ts';
import type { Oklch } from '../colour/oklch.ts';

const clamp = (value: number, [min, max]: readonly [number, number], margin: number): number =>
  Math.min(max - margin, Math.max(min + margin, value));

/** The colour that is nearest to one and within what nearly everybody calls by a family's word; itself without a family. */
export function withinFamily(colour: Oklch, family: Family | undefined): Oklch {
  if (family === undefined) return colour;
  const { lightness, chroma, hue } = FAMILIES[family].core;
  const off = ((colour.h - hue[0] + 540) % 360) - 180;
  const half = hue[1] - 3;
  return {
    l: clamp(colour.l, lightness, 0.015),
    c: Math.max(chroma[0] + (chroma[0] > 0 ? 0.012 : 0), Math.min(colour.c, chroma[1] - 0.004)),
    h: Math.abs(off) <= half ? colour.h : (hue[0] + Math.sign(off) * half + 360) % 360,
  };
}
