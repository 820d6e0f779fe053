/** WCAG 2.2 contrast, for showing; the service has measured its own palettes already. */

export const ROLES = ['background', 'text', 'primary', 'secondary', 'accent'] as const;

function channel(value: number): number {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
}

/** 1 to 21 */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Of some colours the one that reads best on a ground. */
export function inkOn(ground: string, ...inks: readonly string[]): string {
  return inks.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best));
}

/** Of a palette's own colours the one that reads best, unless none of them does. */
export function readableOn(ground: string, ...inks: readonly string[]): string {
  const best = inkOn(ground, ...inks);
  return contrast(best, ground) >= 4.5 ? best : blackOrWhite(ground);
}

/** Always readable, whatever the ground. */
export const blackOrWhite = (ground: string): string => inkOn(ground, '#000000', '#FFFFFF');

const STEPS = 20;

/** So much of one colour in another, 0 to 1, in sRGB: to draw with, not to name. */
export function mix(colour: string, into: string, part: number): string {
  const [a, b] = [colour, into].map((hex) => Number.parseInt(hex.slice(1), 16));
  const channels = [16, 8, 0].map((shift) => {
    const [from, to] = [((b ?? 0) >> shift) & 255, ((a ?? 0) >> shift) & 255];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * What to draw around a shape so that it is seen on its ground (WCAG 2.2, 1.4.11: 3:1): as little of the ink as does it.
 * undefined: the shape is seen by itself
 */
export function edgeOf(fill: string, ground: string, ink: string): string | undefined {
  if (contrast(fill, ground) >= 3) return undefined;
  for (let step = 1; step < STEPS; step += 1) {
    const edge = mix(ink, ground, step / STEPS);
    if (contrast(edge, ground) >= 3) return edge;
  }
  return contrast(ink, ground) >= 3 ? ink : blackOrWhite(ground);
}

export type Pass = 'AAA' | 'AA' | 'large' | 'none';

/** What a ratio is good for, by WCAG 2.2 (1.4.3, 1.4.6, 1.4.11). */
export function passOf(ratio: number): Pass {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'none';
}
