import { byteWriter, type ByteWriter } from './byte-writer.ts';
import { bytesOf, type Swatch, swatchGroups } from '../colours/swatches.ts';
import type { ExportPalette } from '../palette.ts';

const RGB = 0;
/** 8 bits to 16: 255 becomes 65535. */
const TO_16_BITS = 257;

/**
 * A Photoshop colour swatch file: version 1 for old readers, then version 2 with the names.
 * https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/ ("Color swatches")
 */
export function exportAco(palette: ExportPalette): Uint8Array {
  const swatches = swatchGroups(palette).flatMap((group) => group.swatches);
  const names = swatches.reduce((length, { name }) => length + 4 + 2 * (name.length + 1), 0);
  const out = byteWriter(2 * (4 + 10 * swatches.length) + names);
  for (const version of [1, 2]) {
    out.u16(version);
    out.u16(swatches.length);
    for (const swatch of swatches) {
      writeColor(out, swatch);
      if (version === 2) writeName(out, swatch);
    }
  }
  return out.bytes;
}

/** The colour space and four values, of which RGB uses three. */
function writeColor(out: ByteWriter, { hex }: Swatch): void {
  out.u16(RGB);
  for (const channel of bytesOf(hex)) out.u16(channel * TO_16_BITS);
  out.u16(0);
}

/** Length in code units with the null. */
function writeName(out: ByteWriter, { name }: Swatch): void {
  out.u32(name.length + 1);
  out.utf16(name);
}
