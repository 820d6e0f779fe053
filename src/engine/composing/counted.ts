import { FAMILIES, type Family } from '../colour/families.ts';
import { clipChroma } from '../colour/gamut.ts';
import { oklabToOklch, oklchToHex, type Oklch } from '../colour/oklch.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Hex } from '../palette.ts';
import type { Random } from '../random.ts';

/** Colours that a brief counts: `two blues`. */
export interface CountedColour {
  readonly main: Oklab;
  readonly family: Family | undefined;
  /** 1 to 5. */
  readonly count: number;
}

/** Steps of lightness from the colour itself to its siblings. */
const STEPS = [0, 0.17, -0.15, 0.3, -0.26] as const;

const clamp = (value: number, [min, max]: readonly [number, number], margin: number): number =>
  Math.min(max - margin, Math.max(min + margin, value));

/** As many shades of each counted colour as were asked for, each within what nearly everybody calls by its word. */
export const countedShades = (counted: readonly CountedColour[], random: Random): Hex[] =>
  counted
    .flatMap(({ main, family, count }) => {
      const colour = oklabToOklch(main);
      const turn = count > 1 ? random.below(2) : 0;
      return STEPS.slice(0, count).map((step, i) => {
        const l = colour.l + (turn === 1 ? -step : step) + (i === 0 ? 0 : random.between(-0.03, 0.03));
        return oklchToHex(clipChroma(withinFamily({ ...colour, l: Math.min(0.95, Math.max(0.16, l)) }, family)));
      });
    })
    .slice(0, 5);

function withinFamily(colour: Oklch, family: Family | undefined): Oklch {
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
