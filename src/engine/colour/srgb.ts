import type { Hex } from '../palette.ts';

/** sRGB, each channel 0 to 1, gamma-encoded as a screen takes it. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Three channels of light, 0 to 1, proportional to energy. */
export interface LinearRgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** True for `#RRGGBB` in either case. */
export const isHex = (text: string): text is Hex => HEX.test(text);

const byte = (channel: number): number => Math.round(Math.min(1, Math.max(0, channel)) * 255);

/** The 256 values of a channel, in two hexadecimal digits each. */
const HEX_BYTES = Array.from({ length: 256 }, (_, value) => value.toString(16).toUpperCase().padStart(2, '0'));

/** Writes `#RRGGBB`, upper case; channels outside 0 to 1 are clipped. */
export function toHex({ r, g, b }: Rgb): Hex {
  return `#${HEX_BYTES[byte(r)] ?? ''}${HEX_BYTES[byte(g)] ?? ''}${HEX_BYTES[byte(b)] ?? ''}`;
}

/** IEC 61966-2-1: the sRGB transfer function, inverted. Odd around zero, so that colours outside the gamut survive. */
const decode = (v: number): number =>
  Math.abs(v) <= 0.04045 ? v / 12.92 : Math.sign(v) * ((Math.abs(v) + 0.055) / 1.055) ** 2.4;

/** IEC 61966-2-1: the sRGB transfer function. */
const encode = (v: number): number =>
  Math.abs(v) <= 0.0031308 ? v * 12.92 : Math.sign(v) * (1.055 * Math.abs(v) ** (1 / 2.4) - 0.055);

/** The 256 values that an 8-bit channel takes, decoded once. */
const DECODED = Float64Array.from({ length: 256 }, (_, value) => decode(value / 255));

/** Linear light of an 8-bit channel value, 0 to 255. */
export const decodeByte = (value: number): number => DECODED[value] ?? 0;

/**
 * Linear light of `#RRGGBB`, either case.
 * @throws RangeError for any other text
 * @example hexToLinear('#FF8000') // { r: 1, g: 0.2158…, b: 0 }
 */
export function hexToLinear(hex: string): LinearRgb {
  if (!isHex(hex)) throw new RangeError(`"${hex}" is not a colour of the form #RRGGBB`);
  const value = Number.parseInt(hex.slice(1), 16);
  return { r: decodeByte(value >> 16), g: decodeByte((value >> 8) & 255), b: decodeByte(value & 255) };
}

export const rgbToLinear = ({ r, g, b }: Rgb): LinearRgb => ({ r: decode(r), g: decode(g), b: decode(b) });

export const linearToRgb = ({ r, g, b }: LinearRgb): Rgb => ({ r: encode(r), g: encode(g), b: encode(b) });
