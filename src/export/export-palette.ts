import { type AnyExportFormat, formatOf } from './formats.ts';
import { fileStem } from './naming/file-name.ts';
import { checkPalette, type ExportPalette } from './palette.ts';

export interface ExportedFile {
  /** With its charset where the body is text. */
  readonly contentType: string;
  /** ASCII letters, digits, dots and hyphens: safe in a header and on every file system. */
  readonly fileName: string;
  readonly body: string | Uint8Array;
}

/**
 * Writes a palette as a file of the format.
 * @throws RangeError naming the field, for anything but five colours `#RRGGBB` (and roles likewise)
 * @throws CardQueueFullError where too many images wait already: worth another try in a second
 * @throws CanvasMissing for an image, where the package that draws it is not installed
 * @example
 * const colors = ['#0B132B', '#1C2541', '#3A506B', '#5BC0BE', '#FFFFFF'];
 * const { fileName, body } = await exportPalette('css', { name: 'Tide', colors }); // 'tide.css', ':root {…'
 */
export async function exportPalette(format: AnyExportFormat, palette: ExportPalette): Promise<ExportedFile> {
  checkPalette(palette);
  const { contentType, suffix = '', fileName = fileStem(palette.name) + suffix, write } = formatOf(format);
  return { contentType, fileName, body: await write(palette) };
}
