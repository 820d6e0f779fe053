import { bytesOf, swatchGroups } from '../colours/swatches.ts';
import type { ExportPalette } from '../palette.ts';

/**
 * A GIMP palette under the first group's name, which Inkscape, Krita and Aseprite read too.
 * https://developer.gimp.org/core/standards/gpl
 */
export function exportGpl(palette: ExportPalette): string {
  const groups = swatchGroups(palette);
  let gpl = `GIMP Palette\nName: ${groups[0]?.name ?? ''}\nColumns: 5\n#\n`;
  for (const { name, hex } of groups.flatMap((group) => group.swatches)) {
    const [r, g, b] = bytesOf(hex);
    gpl += `${padded(r)} ${padded(g)} ${padded(b)}\t${name}\n`;
  }
  return gpl;
}

const padded = (value: number): string => value.toString().padStart(3);
