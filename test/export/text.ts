import { type AnyExportFormat, type ExportPalette, exportPalette } from '../../src/export/index.ts';

/** A text format's body. */
export async function textOf(format: AnyExportFormat, palette: ExportPalette): Promise<string> {
  const { body } = await exportPalette(format, palette);
  if (typeof body !== 'string') throw new TypeError(`${format} is not a text format`);
  return body;
}

/** A binary format's body. */
export async function bytesOf(format: AnyExportFormat, palette: ExportPalette): Promise<Uint8Array> {
  const { body } = await exportPalette(format, palette);
  if (typeof body === 'string') throw new TypeError(`${format} is a text format`);
  return body;
}
