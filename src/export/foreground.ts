import { contrastRatio } from '../engine/colour/contrast.ts';
import type { ExportPalette } from './palette.ts';

/** WCAG 2.2, 1.4.3: the contrast of text of ordinary size. */
const LEGIBLE_CONTRAST_MIN = 4.5;

/**
 * A colour for text on `surface`, at 4.5:1 or more: the palette's own text or background colour where one serves,
 * else black or white, of which one always does.
 */
export function legibleOn(surface: string, { semantic }: ExportPalette): string {
  const own = semantic === undefined ? [] : [semantic.text, semantic.background];
  const best = mostContrasting(surface, own);
  if (best !== undefined && contrastRatio(surface, best) >= LEGIBLE_CONTRAST_MIN) return best;
  return contrastRatio(surface, '#000000') > contrastRatio(surface, '#FFFFFF') ? '#000000' : '#FFFFFF';
}

function mostContrasting(surface: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let highest = 0;
  for (const candidate of candidates) {
    const contrast = contrastRatio(surface, candidate);
    if (contrast > highest) [highest, best] = [contrast, candidate];
  }
  return best;
}
