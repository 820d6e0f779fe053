import type { Hex } from '../palette.ts';
import { linearToOklab, oklabToLinear, type Oklab } from './oklab.ts';
import { hexToLinear, linearToRgb, toHex, type LinearRgb } from './srgb.ts';

/** Oklab in polar form: `l` 0 to 1, `c` (chroma) 0 to about 0.32 in sRGB, `h` (hue) in degrees, 0 up to 360. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const DEGREES = 180 / Math.PI;

export function oklabToOklch({ l, a, b }: Oklab): Oklch {
  const h = Math.atan2(b, a) * DEGREES;
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h };
}

export function oklchToOklab({ l, c, h }: Oklch): Oklab {
  return { l, a: c * Math.cos(h / DEGREES), b: c * Math.sin(h / DEGREES) };
}

/**
 * @throws RangeError unless `hex` is `#RRGGBB`
 * @example hexToOklch('#FF0000') // { l: 0.628, c: 0.258, h: 29.2 }
 */
export const hexToOklch = (hex: string): Oklch => oklabToOklch(linearToOklab(hexToLinear(hex)));

/** Half of an 8-bit step in linear light near black, so that white and the primaries themselves are inside. */
const TOLERANCE = 1e-4;

const isWithin = ({ r, g, b }: LinearRgb): boolean =>
  Math.min(r, g, b) >= -TOLERANCE && Math.max(r, g, b) <= 1 + TOLERANCE;

/** True when sRGB can show the colour. */
export const isInGamut = (colour: Oklch): boolean => isWithin(oklabToLinear(oklchToOklab(colour)));

/** Twelve halvings bring the chroma within 0.0001 of the boundary: below what eight bits can tell. */
const HALVINGS = 12;

/**
 * Brings a colour into sRGB by lowering chroma alone; lightness (clipped to 0–1) and hue stay.
 * @returns the colour itself when it is inside already
 */
export function clipChroma(colour: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, colour.l));
  const c = Math.max(0, colour.c);
  // All that is tried has one hue: its direction is found once.
  const [cos, sin] = [Math.cos(colour.h / DEGREES), Math.sin(colour.h / DEGREES)];
  const isShown = (chroma: number): boolean => isWithin(oklabToLinear({ l, a: chroma * cos, b: chroma * sin }));
  if (isShown(c)) return { l, c, h: colour.h };
  let low = 0;
  let high = c;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isShown(middle)) low = middle;
    else high = middle;
  }
  return { l, c: low, h: colour.h };
}

/** The nearest colour of sRGB with the same hue and lightness: chroma gives way, a navy does not turn grey-violet. */
export const oklchToHex = (colour: Oklch): Hex => toHex(linearToRgb(oklabToLinear(oklchToOklab(clipChroma(colour)))));

/** Smallest angle between two hues, 0 to 180 degrees. */
export function hueDistance(h1: number, h2: number): number {
  const d = Math.abs(h1 - h2) % 360;
  return d > 180 ? 360 - d : d;
}

/** Degrees of hue within which a colour goes by the name of another, and OKLCH chroma from which it has a hue to be called by. */
const [SAME_HUE, HUED] = [35, 0.06];

/** True for two colours that have a hue each, and nearly the same. */
export const areOfOneHue = (p: Oklch, q: Oklch): boolean =>
  p.c >= HUED && q.c >= HUED && hueDistance(p.h, q.h) < SAME_HUE;
