import { oklabToLinear } from '../../engine/colour/oklab.ts';
import { type LinearRgb, rgbToLinear } from '../../engine/colour/srgb.ts';
import { hexOf } from '../colours/swatches.ts';

/** As the engine's own clipping has them, so that both find the same colour. */
const TOLERANCE = 1e-4;
const HALVINGS = 12;

const DEGREES = 180 / Math.PI;

const WHITE = oklabToLinear({ l: 1, a: 0, b: 0 });

/** A channel's linear light at one hue: coefficients of l³, l²c, lc² and c³. */
interface Cubic {
  readonly l3: number;
  readonly llc: number;
  readonly lcc: number;
  readonly c3: number;
}

/** All colours of one OKLCH hue. */
export type HueLine = Readonly<Record<keyof LinearRgb, Cubic>>;

/**
 * Oklab's linear light is a sum of cubes of sums, hence at one hue a homogeneous cubic in lightness and chroma: white and
 * three colours tell its coefficients, and each further colour of the hue costs a few multiplications.
 * @param hueDegrees OKLCH hue
 */
export function hueLine(hueDegrees: number): HueLine {
  const a = Math.cos(hueDegrees / DEGREES);
  const b = Math.sin(hueDegrees / DEGREES);
  const pure = oklabToLinear({ l: 0, a, b });
  const sum = oklabToLinear({ l: 1, a, b });
  const difference = oklabToLinear({ l: 1, a: -a, b: -b });
  return {
    r: cubic(WHITE.r, pure.r, sum.r, difference.r),
    g: cubic(WHITE.g, pure.g, sum.g, difference.g),
    b: cubic(WHITE.b, pure.b, sum.b, difference.b),
  };
}

/** From its values at (1, 0), (0, 1), (1, 1) and (1, -1). */
const cubic = (white: number, pure: number, sum: number, difference: number): Cubic => ({
  l3: white,
  llc: (sum - difference) / 2 - pure,
  lcc: (sum + difference) / 2 - white,
  c3: pure,
});

/** `#RRGGBB` of a lightness and chroma on the line, as the engine's `oklchToHex` has it, several times as fast. */
export function hexOnLine(line: HueLine, l: number, chroma: number): string {
  const c = shownChroma(line, l, chroma);
  return hexOf(byteOf(linear(line.r, l, c)), byteOf(linear(line.g, l, c)), byteOf(linear(line.b, l, c)));
}

const linear = ({ l3, llc, lcc, c3 }: Cubic, l: number, c: number): number =>
  ((c3 * c + lcc * l) * c + llc * l * l) * c + l3 * l * l * l;

/** The chroma itself where sRGB shows it, else the greatest that it shows. */
function shownChroma(line: HueLine, l: number, wanted: number): number {
  if (isShown(line, l, wanted)) return wanted;
  let low = 0;
  let high = wanted;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const c = (low + high) / 2;
    if (isShown(line, l, c)) low = c;
    else high = c;
  }
  return low;
}

const isShown = ({ r, g, b }: HueLine, l: number, c: number): boolean =>
  isLight(linear(r, l, c)) && isLight(linear(g, l, c)) && isLight(linear(b, l, c));

const isLight = (value: number): boolean => value >= -TOLERANCE && value <= 1 + TOLERANCE;

const COARSE_LENGTH = 4096;

/** Linear light at which rounding to 8 bits steps up to a value. */
const BYTE_FROM = Float64Array.from({ length: 257 }, (_, value) => (value > 255 ? Infinity : encodedHalfBelow(value)));

/** A byte not above the right one, by linear light; a step or two along `BYTE_FROM` finds that. */
const COARSE = Uint8Array.from({ length: COARSE_LENGTH }, (_, index) => byteFrom(index / COARSE_LENGTH, 0));

function byteOf(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return byteFrom(linear, COARSE[Math.floor(linear * COARSE_LENGTH)] ?? 0);
}

function byteFrom(linear: number, start: number): number {
  let byte = start;
  while (linear >= (BYTE_FROM[byte + 1] ?? Infinity)) byte++;
  return byte;
}

/** Linear light of the encoded value midway between a byte and the one below it. */
function encodedHalfBelow(byte: number): number {
  const midway = (byte - 0.5) / 255;
  return rgbToLinear({ r: midway, g: midway, b: midway }).r;
}
