import { byteWriter, type ByteWriter } from './byte-writer.ts';
import { bytesOf, type SwatchGroup, swatchGroups } from '../colours/swatches.ts';
import type { ExportPalette } from '../palette.ts';

const GROUP_START = 0xc0_01;
const GROUP_END = 0xc0_02;
const COLOR = 0x00_01;
/** Of global (0), spot (1) and normal (2). */
const NORMAL = 2;

/** Each block begins with its type and its length. */
const BLOCK_HEAD_BYTES = 6;
/** Colour model, three floats and the kind of colour. */
const RGB_BYTES = 4 + 3 * 4 + 2;

/**
 * An Adobe Swatch Exchange file. Adobe does not publish the format; it is described at
 * http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase
 */
export function exportAse(palette: ExportPalette): Uint8Array {
  const groups = swatchGroups(palette);
  const out = byteWriter(groups.reduce((length, group) => length + groupBytes(group), 12));
  out.ascii('ASEF');
  out.u16(1);
  out.u16(0);
  out.u32(groups.reduce((count, { swatches }) => count + swatches.length + 2, 0));
  for (const group of groups) writeGroup(out, group);
  return out.bytes;
}

/** The name's length in code units with its null, and the name. */
const nameBytes = (name: string): number => 2 + 2 * (name.length + 1);

const groupBytes = ({ name, swatches }: SwatchGroup): number =>
  swatches.reduce(
    (length, swatch) => length + BLOCK_HEAD_BYTES + nameBytes(swatch.name) + RGB_BYTES,
    2 * BLOCK_HEAD_BYTES + nameBytes(name),
  );

function writeGroup(out: ByteWriter, { name, swatches }: SwatchGroup): void {
  out.u16(GROUP_START);
  out.u32(nameBytes(name));
  writeName(out, name);
  for (const swatch of swatches) {
    out.u16(COLOR);
    out.u32(nameBytes(swatch.name) + RGB_BYTES);
    writeName(out, swatch.name);
    out.ascii('RGB ');
    for (const channel of bytesOf(swatch.hex)) out.f32(channel / 255);
    out.u16(NORMAL);
  }
  out.u16(GROUP_END);
  out.u32(0);
}

function writeName(out: ByteWriter, name: string): void {
  out.u16(name.length + 1);
  out.utf16(name);
}
