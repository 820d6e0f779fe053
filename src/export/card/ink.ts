import { luminanceContrast, relativeLuminance } from '../../engine/colour/contrast.ts';
import { hexToOklch } from '../../engine/colour/oklch.ts';
import { blackOrWhiteOn } from '../colours/foreground.ts';
import { hexOnLine, hueLine } from '../naming/hue-line.ts';
import { bytesOf, hexOf } from '../colours/swatches.ts';

/** WCAG 2.2, 1.4.3: what all text on the card reaches on its swatch. */
const CARD_CONTRAST_MIN = 4.5;

/** A palette's own colour is taken for text only where it reads with ease; 1.4.6 asks for as much. */
const OWN_INK_CONTRAST_MIN = 7;

/** The inks of a swatch: for what is said first and for what is said beside it. */
export interface Inks {
  readonly strong: string;
  readonly soft: string;
}

/** How far the soft ink goes towards the swatch, as far as it stays legible. */
const SOFTENINGS = [0.36, 0.28, 0.2, 0.12] as const;

/** Inks of the swatch's own hue, in the order in which they are tried: OKLCH lightness, greatest chroma, contrast. */
const TINTED_INKS = [
  [0.2, 0.04, OWN_INK_CONTRAST_MIN],
  [0.985, 0.015, CARD_CONTRAST_MIN],
  [0.2, 0.04, CARD_CONTRAST_MIN],
  [0.14, 0.03, CARD_CONTRAST_MIN],
] as const;

/** A colour and its relative luminance, which every contrast asks for. */
export interface Tone {
  readonly hex: string;
  readonly luminance: number;
}

export const toneOf = (hex: string): Tone => ({ hex, luminance: relativeLuminance(hex) });

const contrast = (one: Tone, other: Tone): number => luminanceContrast(one.luminance, other.luminance);

/** Text colours for a swatch: one of the palette's own where it reads with ease, else near black or near white of the swatch's hue. */
export function inksOn(surface: Tone, own: readonly Tone[]): Inks {
  const strong = strongInk(surface, own);
  return { strong: strong.hex, soft: softInk(strong, surface).hex };
}

function strongInk(surface: Tone, own: readonly Tone[]): Tone {
  const best = own.reduce((one, other) => (contrast(other, surface) > contrast(one, surface) ? other : one));
  if (contrast(best, surface) >= OWN_INK_CONTRAST_MIN) return best;
  const { c, h } = hexToOklch(surface.hex);
  const line = hueLine(h);
  for (const [lightness, chromaMax, contrastMin] of TINTED_INKS) {
    const ink = toneOf(hexOnLine(line, lightness, Math.min(c, chromaMax)));
    if (contrast(ink, surface) >= contrastMin) return ink;
  }
  return toneOf(blackOrWhiteOn(surface.hex));
}

function softInk(strong: Tone, surface: Tone): Tone {
  const [r1, g1, b1] = bytesOf(strong.hex);
  const [r2, g2, b2] = bytesOf(surface.hex);
  for (const share of SOFTENINGS) {
    const mixed = (from: number, to: number): number => Math.round(from + (to - from) * share);
    const soft = toneOf(hexOf(mixed(r1, r2), mixed(g1, g2), mixed(b1, b2)));
    if (contrast(soft, surface) >= CARD_CONTRAST_MIN) return soft;
  }
  return strong;
}
