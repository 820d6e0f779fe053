import type { Hex } from '../palette.ts';
import { linearToOklab, type Oklab } from './oklab.ts';
import { oklabToOklch, oklchToHex } from './oklch.ts';
import { hexToLinear } from './srgb.ts';

/** @throws RangeError unless `hex` is `#RRGGBB` */
export const hexToOklab = (hex: string): Oklab => linearToOklab(hexToLinear(hex));

/** The nearest colour of sRGB with the same hue and lightness. */
export const oklabToHex = (colour: Oklab): Hex => oklchToHex(oklabToOklch(colour));
