import type { Candidate } from './pool.ts';

/** What the contract asks of lightness, worked out before a colour is settled to the letter. */
export interface Contrasts {
  readonly text: number;
  readonly primary: number;
  readonly label: number;
  readonly accent: number;
}

/** Relative luminance of an Oklab lightness: exact for greys, close enough to choose by for the rest. */
const luminance = (l: number): number => l * l * l;
const lightness = (y: number): number => Math.cbrt(Math.min(1, Math.max(0, y)));

/** Kept to be sure that what is chosen here holds on the hex as well. */
const SURE = 0.003;

/** Lightness at which a colour reaches `contrast` on a lightness `l`: the darker side. */
const darkerThan = (l: number, contrast: number): number => lightness((luminance(l) + 0.05) / contrast - 0.05 - SURE);
/** The lighter side. */
const lighterThan = (l: number, contrast: number): number => lightness((luminance(l) + 0.05) * contrast - 0.05 + SURE);

/** Where roles can stand on one background: bounds of lightness. */
export interface Places {
  readonly isLight: boolean;
  /** Text lies at or beyond this. */
  readonly text: number;
  /** A primary whose label is the background's colour lies at or beyond this. */
  readonly primary: number;
  /** Accent lies at or beyond this. */
  readonly accent: number;
  readonly background: number;
}

export function placesOn(background: number, isLight: boolean, contrasts: Contrasts): Places {
  const beyond = isLight ? darkerThan : lighterThan;
  return {
    isLight,
    background,
    text: beyond(background, contrasts.text),
    primary: beyond(background, Math.max(contrasts.label, contrasts.primary)),
    accent: beyond(background, contrasts.accent),
  };
}

const atOrBeyond = (l: number, bound: number, isLight: boolean): number =>
  isLight ? Math.min(l, bound) : Math.max(l, bound);

export const textLightness = ({ l }: Candidate, places: Places): number => atOrBeyond(l, places.text, places.isLight);

export const accentLightness = ({ l }: Candidate, places: Places): number =>
  atOrBeyond(l, places.accent, places.isLight);

/**
 * Where a primary can stand nearest to where it is: beyond the bound at which the background reads on it, or within the
 * window, where there is one, that is far enough from the background for a button and from the text for its label.
 */
export function primaryLightness({ l }: Candidate, text: number, places: Places, contrasts: Contrasts): number {
  const outer = atOrBeyond(l, places.primary, places.isLight);
  if (outer === l) return l;
  const near = placesOn(places.background, places.isLight, { ...contrasts, label: contrasts.primary }).primary;
  const far = places.isLight ? lighterThan(text, contrasts.label) : darkerThan(text, contrasts.label);
  const [min, max] = places.isLight ? [far, near] : [near, far];
  if (min > max) return outer;
  const inner = Math.min(max, Math.max(min, l));
  return Math.abs(inner - l) < Math.abs(outer - l) ? inner : outer;
}
