import type { Oklch } from '../colour/oklch.ts';
import type { Rules } from '../meaning/rules.ts';
import { GROUND_TONES, type Ground } from '../reading/grammar/grammar.ts';

/** OKLCH lightness and chroma of what one calls black or white: no more than these, or no less and no more. */
const GROUNDS = {
  black: { lightness: [0, 0.19], chromaMax: 0.01 },
  'pure black': { lightness: [0, 0], chromaMax: 0 },
  white: { lightness: [0.992, 1], chromaMax: 0.003 },
} as const satisfies Record<Ground, { lightness: readonly [number, number]; chromaMax: number }>;

/** The background as the brief calls it; another where a demand has turned the scheme. */
export function groundAs({ ground, tones }: Rules, background: Oklch): Oklch {
  if (ground === undefined || !tones.has(GROUND_TONES[ground])) return background;
  const { lightness, chromaMax } = GROUNDS[ground];
  const [min, max] = lightness;
  return { ...background, l: Math.min(max, Math.max(min, background.l)), c: Math.min(background.c, chromaMax) };
}

/** True for a background that is what the brief calls it, but for rounding. */
export function isAsCalled({ ground, tones }: Rules, { l, c }: Oklch): boolean {
  if (ground === undefined || !tones.has(GROUND_TONES[ground])) return true;
  const { lightness, chromaMax } = GROUNDS[ground];
  return l >= lightness[0] - ROUNDING && l <= lightness[1] + ROUNDING && c <= chromaMax + ROUNDING;
}

const ROUNDING = 0.004;
