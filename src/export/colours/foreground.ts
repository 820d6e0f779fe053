import { contrastRatio } from '../../engine/colour/contrast.ts';
import type { ExportPalette } from '../palette.ts';

/** WCAG 2.2, 1.4.3: the contrast of text of ordinary size. */
const LEGIBLE_CONTRAST_MIN = 4.5;

/**
 * A colour for text on `surface`, at 4.5:1 or more: the palette's own text or background colour where one serves,
 * else black or white, of which one always does.
 */
export function legibleOn(surface: string, { semantic }: ExportPalette): string {
  if (semantic !== undefined) {
    const { text, background } = semantic;
    const onText = contrastRatio(surface, text);
    const onBackground = contrastRatio(surface, background);
    if (Math.max(onText, onBackground) >= LEGIBLE_CONTRAST_MIN) return onText >= onBackground ? text : background;
  }
  return blackOrWhiteOn(surface);
}

/** Whichever contrasts more: 4.58:1 at the least. */
export const blackOrWhiteOn = (surface: string): string =>
  contrastRatio(surface, '#000000') > contrastRatio(surface, '#FFFFFF') ? '#000000' : '#FFFFFF';
