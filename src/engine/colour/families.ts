import { hueDistance, type Oklch } from './oklch.ts';

/**
 * The basic colour words as regions of OKLCH. `core` is what nearly everybody calls so (a palette that must have a red
 * has one of these); `wide`, and `also`, is what somebody might call so (a palette that must have no red has none of these).
 * Hue in degrees as [middle, half width]; lightness 0 to 1; chroma 0 to 0.33. The bounds follow the named colours of
 * CSS and the category borders of the XKCD colour survey (https://blog.xkcd.com/2010/05/03/color-survey-results/),
 * read in OKLCH.
 */
export interface Region {
  readonly hue: readonly [middle: number, half: number];
  readonly lightness: readonly [min: number, max: number];
  readonly chroma: readonly [min: number, max: number];
}

const ANY_HUE = [0, 180] as const;
const ANY = 1;

export const FAMILIES = {
  red: {
    core: { hue: [25, 16], lightness: [0.25, 0.68], chroma: [0.11, ANY] },
    wide: { hue: [23, 23], lightness: [0.18, 0.8], chroma: [0.07, ANY] },
  },
  orange: {
    core: { hue: [57, 17], lightness: [0.58, 0.86], chroma: [0.135, ANY] },
    wide: { hue: [60, 23], lightness: [0.5, 0.92], chroma: [0.075, ANY] },
  },
  yellow: {
    core: { hue: [98, 15], lightness: [0.74, 1], chroma: [0.1, ANY] },
    wide: { hue: [99, 20], lightness: [0.62, 1], chroma: [0.055, ANY] },
  },
  green: {
    core: { hue: [145, 32], lightness: [0.2, 0.95], chroma: [0.045, ANY] },
    wide: { hue: [149, 42], lightness: [0.12, 1], chroma: [0.018, ANY] },
    /** Olives: yellow by their hue, and green to whoever wants no green. */
    also: { hue: [103, 6], lightness: [0.12, 0.62], chroma: [0.04, ANY] },
  },
  teal: {
    core: { hue: [192, 20], lightness: [0.25, 0.85], chroma: [0.045, ANY] },
    wide: { hue: [192, 30], lightness: [0.15, 0.95], chroma: [0.025, ANY] },
  },
  blue: {
    core: { hue: [252, 34], lightness: [0.15, 0.9], chroma: [0.045, ANY] },
    wide: { hue: [246, 48], lightness: [0.1, 1], chroma: [0.015, ANY] },
  },
  purple: {
    core: { hue: [311, 24], lightness: [0.18, 0.88], chroma: [0.05, ANY] },
    wide: { hue: [313, 32], lightness: [0.12, 1], chroma: [0.022, ANY] },
    /** Periwinkles: blue by their hue, and lavender to whoever wants no purple. */
    also: { hue: [277, 5], lightness: [0.62, 1], chroma: [0.055, ANY] },
  },
  pink: {
    core: { hue: [0, 26], lightness: [0.64, 0.96], chroma: [0.045, ANY] },
    wide: { hue: [358, 36], lightness: [0.47, 1], chroma: [0.022, ANY] },
    // Deep rose and plum.
    also: { hue: [350, 22], lightness: [0.4, 0.47], chroma: [0.05, ANY] },
  },
  brown: {
    core: { hue: [58, 30], lightness: [0.2, 0.56], chroma: [0.03, 0.135] },
    wide: { hue: [60, 36], lightness: [0.16, 0.66], chroma: [0.02, 0.15] },
    /** Dull dark reds: brown to whoever wants no brown. */
    also: { hue: [14, 12], lightness: [0.2, 0.48], chroma: [0.03, 0.1] },
  },
  beige: {
    core: { hue: [82, 26], lightness: [0.8, 0.97], chroma: [0.012, 0.07] },
    wide: { hue: [80, 34], lightness: [0.74, 0.985], chroma: [0.008, 0.085] },
  },
  gold: {
    core: { hue: [88, 13], lightness: [0.6, 0.92], chroma: [0.09, ANY] },
    wide: { hue: [85, 20], lightness: [0.5, 0.95], chroma: [0.06, ANY] },
  },
  black: {
    core: { hue: ANY_HUE, lightness: [0, 0.22], chroma: [0, 0.03] },
    wide: { hue: ANY_HUE, lightness: [0, 0.27], chroma: [0, 0.05] },
  },
  white: {
    core: { hue: ANY_HUE, lightness: [0.955, 1], chroma: [0, 0.022] },
    wide: { hue: ANY_HUE, lightness: [0.94, 1], chroma: [0, 0.03] },
  },
  grey: {
    core: { hue: ANY_HUE, lightness: [0.27, 0.92], chroma: [0, 0.025] },
    wide: { hue: ANY_HUE, lightness: [0.24, 0.94], chroma: [0, 0.032] },
  },
} as const satisfies Record<string, { core: Region; wide: Region; also?: Region }>;

export type Family = keyof typeof FAMILIES;

const within = (value: number, [min, max]: readonly [number, number]): boolean => value >= min && value <= max;

const inRegion = (colour: Oklch, { hue, lightness, chroma }: Region): boolean =>
  within(colour.l, lightness) && within(colour.c, chroma) && hueDistance(colour.h, hue[0]) <= hue[1];

/** True when nearly everybody would call the colour by this word. */
export const isOfFamily = (colour: Oklch, family: Family): boolean => inRegion(colour, FAMILIES[family].core);

/** Share of a family's core, about its middle, that is typical of it. */
const TYPICAL = 0.7;

/** True for one of the middle of a family: a red that is nearly no coral. */
export function isTypicalOf(colour: Oklch, family: Family): boolean {
  const { hue, lightness, chroma } = FAMILIES[family].core;
  const middle = (lightness[0] + lightness[1]) / 2;
  return (
    within(colour.c, chroma) &&
    hueDistance(colour.h, hue[0]) <= TYPICAL * hue[1] &&
    Math.abs(colour.l - middle) <= TYPICAL * (lightness[1] - middle)
  );
}

/** True when somebody might call the colour by this word. */
export const mayBeOfFamily = (colour: Oklch, family: Family): boolean =>
  regionsOf(family).some((region) => inRegion(colour, region));

/** All that somebody might call by the word. */
export function regionsOf(family: Family): readonly Region[] {
  const regions: { readonly wide: Region; readonly also?: Region } = FAMILIES[family];
  return regions.also === undefined ? [regions.wide] : [regions.wide, regions.also];
}

/** True for a hue, in OKLCH degrees, that turns to olive and mud when a pale colour of it has to be deep enough to be read. */
export const isMuddy = (h: number): boolean => h >= 50 && h <= 130;
