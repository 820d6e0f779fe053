import type { LinearRgb } from './srgb.ts';

/** Oklab: `l` 0 (black) to 1 (white), `a` green to red, `b` blue to yellow, both about -0.4 to 0.4 in sRGB. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Björn Ottosson, "A perceptual color space for image processing", 2020: https://bottosson.github.io/posts/oklab/ */
export function linearToOklab({ r, g, b }: LinearRgb): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** A power would be computed by a logarithm: this is the hottest line of the house. */
const cube = (x: number): number => x * x * x;

/** The inverse of `linearToOklab`; colours outside sRGB come back with channels outside 0 to 1. */
export function oklabToLinear({ l: lightness, a, b }: Oklab): LinearRgb {
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return {
    r: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    g: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    b: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}
