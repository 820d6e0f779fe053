import { deltaE2000 } from '../colour/difference.ts';
import { FAMILIES, isOfFamily, type Family } from '../colour/families.ts';
import { clipChroma } from '../colour/gamut.ts';
import { hexToOklch, oklabToOklch, oklchToHex, type Oklch } from '../colour/oklch.ts';
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

/** Steps of lightness from the colour itself to its siblings, nearest first. */
const STEPS = [0, -0.13, 0.13, -0.24, 0.24, -0.34, 0.34, -0.07, 0.07] as const;
/** Siblings are at least so far apart (CIEDE2000). */
const APART_MIN = 7;

const clamp = (value: number, [min, max]: readonly [number, number], margin: number): number =>
  Math.min(max - margin, Math.max(min + margin, value));

/** As many shades of each counted colour as were asked for, each within what nearly everybody calls by its word. */
export const countedShades = (counted: readonly CountedColour[], random: Random): Hex[] =>
  counted.flatMap((colour) => shadesOf(colour, random)).slice(0, 5);

function shadesOf({ main, family, count }: CountedColour, random: Random): Hex[] {
  const colour = oklabToOklch(main);
  const up = random.next() < 0.5 ? 1 : -1;
  const shades: Hex[] = [];
  for (const [i, step] of STEPS.entries()) {
    const play = i === 0 ? 0 : random.between(-0.02, 0.02);
    const l = Math.min(0.95, Math.max(0.16, colour.l + up * step + play));
    const shade = oklchToHex(clipChroma(withinFamily({ ...colour, l }, family)));
    const fits = family === undefined || isOfFamily(hexToOklch(shade), family);
    if (fits && shades.every((other) => deltaE2000(other, shade) >= APART_MIN)) shades.push(shade);
    if (shades.length === count) break;
  }
  return shades;
}

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
