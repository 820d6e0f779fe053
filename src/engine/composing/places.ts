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
  /** A primary whose label is the background's colour lies at or beyond this … */
  readonly primary: number;
  /** … and one whose label is the text's at or beyond this. */
  readonly primaryNear: number;
  /** Accent lies at or beyond this. */
  readonly accent: number;
}

export function placesOn(background: number, isLight: boolean, contrasts: Contrasts): Places {
  const beyond = isLight ? darkerThan : lighterThan;
  return {
    isLight,
    text: beyond(background, contrasts.text),
    primary: beyond(background, Math.max(contrasts.label, contrasts.primary)),
    primaryNear: beyond(background, contrasts.primary),
    accent: beyond(background, contrasts.accent),
  };
}

/** How near a primary may come to a text that is its label. */
export const labelledBy = (text: number, { isLight }: Places, { label }: Contrasts): number =>
  isLight ? lighterThan(text, label) : darkerThan(text, label);

/** The lightness nearest to `l` that lies at or beyond a bound of `places`. */
export const atOrBeyond = (l: number, bound: number, { isLight }: Places): number =>
  isLight ? Math.min(l, bound) : Math.max(l, bound);

/**
 * Where a primary can stand nearest to where it is: beyond the bound at which the background reads on it, or within the
 * window, where there is one, that is far enough from the background for a button and from the text for its label.
 */
export function primaryLightness(l: number, places: Places, labelBound: number): number {
  const outer = atOrBeyond(l, places.primary, places);
  if (outer === l) return l;
  const min = places.isLight ? labelBound : places.primaryNear;
  const max = places.isLight ? places.primaryNear : labelBound;
  if (min > max) return outer;
  const inner = Math.min(max, Math.max(min, l));
  return Math.abs(inner - l) < Math.abs(outer - l) ? inner : outer;
}
