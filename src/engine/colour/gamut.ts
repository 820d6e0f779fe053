import { oklabToLinear } from './oklab.ts';
import { oklchToOklab, type Oklch } from './oklch.ts';

/** Half of an 8-bit step in linear light near black, so that white and the primaries themselves are inside. */
const TOLERANCE = 1e-4;

/** True when sRGB can show the colour. */
export function isInGamut(colour: Oklch): boolean {
  const { r, g, b } = oklabToLinear(oklchToOklab(colour));
  return Math.min(r, g, b) >= -TOLERANCE && Math.max(r, g, b) <= 1 + TOLERANCE;
}

/** Twelve halvings bring the chroma within 0.0001 of the boundary: below what eight bits can tell. */
const HALVINGS = 12;

/**
 * Brings a colour into sRGB by lowering chroma alone; lightness (clipped to 0–1) and hue stay.
 * @returns the colour itself when it is inside already
 */
export function clipChroma(colour: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, colour.l));
  const c = Math.max(0, colour.c);
  const inside = { l, c, h: colour.h };
  if (isInGamut(inside)) return inside;
  let low = 0;
  let high = c;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isInGamut({ l, c: middle, h: colour.h })) low = middle;
    else high = middle;
  }
  return { l, c: low, h: colour.h };
}
