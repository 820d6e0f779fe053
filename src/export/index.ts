import { exportCss } from './css.ts';
import { fileStem } from './file-name.ts';
import { checkPalette, type ExportPalette } from './palette.ts';
import { exportScss } from './scss.ts';
import { exportTailwind } from './tailwind.ts';

export type { ExportPalette, ExportRole } from './palette.ts';

/** The formats of the REST interface. */
export const EXPORT_FORMATS = ['png', 'css', 'tailwind', 'scss', 'figma', 'adobe'] as const;

/** What the command line and the library write beyond them. */
export const MORE_FORMATS = ['ase', 'aco', 'gpl', 'svg', 'tokens-studio', 'tailwind4'] as const;

export const ALL_FORMATS = [...EXPORT_FORMATS, ...MORE_FORMATS] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type AnyExportFormat = (typeof ALL_FORMATS)[number];

export interface ExportedFile {
  /** With its charset where the body is text. */
  readonly contentType: string;
  /** ASCII letters, digits, dots and hyphens: safe in a header and on every file system. */
  readonly fileName: string;
  readonly body: string | Uint8Array;
}

interface Writer {
  readonly contentType: string;
  readonly fileName: (stem: string) => string;
  readonly write: (palette: ExportPalette) => string | Uint8Array | Promise<Uint8Array>;
}

const WRITERS: Readonly<Partial<Record<AnyExportFormat, Writer>>> = {
  css: { contentType: 'text/css; charset=utf-8', fileName: (stem) => `${stem}.css`, write: exportCss },
  scss: { contentType: 'text/x-scss; charset=utf-8', fileName: (stem) => `${stem}.scss`, write: exportScss },
  tailwind: {
    contentType: 'text/javascript; charset=utf-8',
    fileName: () => 'tailwind.config.js',
    write: exportTailwind,
  },
};

/**
 * Writes a palette as a file of the format.
 * @throws RangeError naming the field, for anything but five colours `#RRGGBB` (and roles likewise)
 * @example
 * const { body } = await exportPalette('css', { name: 'Tide', colors: ['#0B132B', '#1C2541', '#3A506B', '#5BC0BE', '#FFFFFF'] });
 */
export async function exportPalette(format: AnyExportFormat, palette: ExportPalette): Promise<ExportedFile> {
  checkPalette(palette);
  const writer = WRITERS[format];
  if (writer === undefined) throw new RangeError(`the format ${format} is not written yet`);
  return {
    contentType: writer.contentType,
    fileName: writer.fileName(fileStem(palette.name)),
    body: await writer.write(palette),
  };
}
