import { decodeByte } from './srgb.ts';

/**
 * Relative luminance, 0 to 1, of `#RRGGBB` (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 * The hex is taken as valid: this is the hot path.
 */
export function relativeLuminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * decodeByte(value >> 16) + 0.7152 * decodeByte((value >> 8) & 255) + 0.0722 * decodeByte(value & 255);
}

/** Contrast ratio of two relative luminances, 1 to 21. */
export const luminanceContrast = (y1: number, y2: number): number =>
  y1 > y2 ? (y1 + 0.05) / (y2 + 0.05) : (y2 + 0.05) / (y1 + 0.05);

/**
 * Contrast ratio of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2).
 * @example contrastRatio('#000000', '#FFFFFF') // 21
 */
export const contrastRatio = (hexA: string, hexB: string): number =>
  luminanceContrast(relativeLuminance(hexA), relativeLuminance(hexB));
