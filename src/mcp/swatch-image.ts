import { indexedPng } from '../export/card/indexed-png.ts';

const BAND_WIDTH = 96;
const ROW_HEIGHT = 64;

/** Palettes as a picture, a row of five bands for each: small enough to go with every answer. */
export function swatchImage(palettes: readonly { readonly colors: readonly string[] }[]): Uint8Array {
  const hexes = palettes.flatMap(({ colors }) => colors);
  const bands = palettes[0]?.colors.length ?? 0;
  const width = BAND_WIDTH * bands;
  const height = ROW_HEIGHT * palettes.length;
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const first = Math.floor(y / ROW_HEIGHT) * bands;
    for (let band = 0; band < bands; band++) {
      rows.fill(first + band, y * (width + 1) + 1 + band * BAND_WIDTH, y * (width + 1) + 1 + (band + 1) * BAND_WIDTH);
    }
  }
  const palette = Uint8Array.from(
    hexes.flatMap((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))),
  );
  return indexedPng({ width, height, rows, palette, title: 'Palettes' });
}
