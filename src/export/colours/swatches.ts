import { colourName } from '../naming/colour-name.ts';
import { type ExportPalette, rolesOf } from '../palette.ts';
import { titleOf } from '../naming/title.ts';

/** A colour under a name of its own, as swatch files and design tools list it. */
export interface Swatch {
  readonly name: string;
  readonly hex: string;
}

export interface SwatchGroup {
  readonly name: string;
  readonly swatches: readonly Swatch[];
}

/** The five colours, each by its well-known name; what shares a name is numbered. */
export function colorSwatches({ colors }: ExportPalette): readonly Swatch[] {
  const names = colors.map(colourName);
  return colors.map((hex, index) => {
    const name = names[index] ?? '';
    const before = names.indexOf(name) === index ? 0 : names.slice(0, index).filter((other) => other === name).length;
    return { name: before === 0 ? name : `${name} ${before + 1}`, hex };
  });
}

/** The five colours under the palette's name and, where it assigns any, the roles under a name of their own. */
export function swatchGroups(palette: ExportPalette): readonly SwatchGroup[] {
  const name = titleOf(palette.name);
  const own = { name, swatches: colorSwatches(palette) };
  const roles = rolesOf(palette).map(([role, hex]) => ({ name: role, hex }));
  return roles.length === 0 ? [own] : [own, { name: `${name} – roles`, swatches: roles }];
}

/** Red, green and blue, 0 to 255, of `#RRGGBB`. */
export function bytesOf(hex: string): readonly [r: number, g: number, b: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const TWO_DIGITS = Array.from({ length: 256 }, (_, value) => value.toString(16).toUpperCase().padStart(2, '0'));

/** `#RRGGBB` of red, green and blue, whole numbers from 0 to 255. */
export const hexOf = (r: number, g: number, b: number): string => `#${TWO_DIGITS[r]}${TWO_DIGITS[g]}${TWO_DIGITS[b]}`;
