import {
  type AnyExportFormat,
  type ExportedFile,
  type ExportPalette,
  exportPalette,
} from '../../../src/export/index.ts';

export interface Fault {
  readonly palette: ExportPalette;
  readonly fault: string;
}

/** Exports palettes to a format and says what is wrong with the files: nothing, when all are right. */
export type Trial = (palettes: readonly ExportPalette[]) => Promise<readonly Fault[]>;

/** What is wrong with a file's body; `plain` is the same palette's under a name that harms nobody. */
type Check<Body> = (
  body: Body,
  plain: Body,
  palette: ExportPalette,
) => string | undefined | Promise<string | undefined>;

const harmless = (palette: ExportPalette): ExportPalette => ({ ...palette, name: 'Sea', description: undefined });

/** Plain ASCII, never empty, hidden or too long. */
const FILE_NAME = /^(DESIGN\.md|[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)+)$/;
const FILE_NAME_LENGTH_MAX = 90;

export const textTrial = (format: AnyExportFormat, check: Check<string>): Trial =>
  eachPalette(async (palette) => {
    const [{ body }, plain] = await Promise.all([exported(format, palette), exported(format, harmless(palette))]);
    if (typeof body !== 'string' || typeof plain.body !== 'string') return 'it is no text';
    return check(body, plain.body, palette);
  });

export const bytesTrial = (format: AnyExportFormat, check: Check<Buffer>): Trial =>
  eachPalette(async (palette) => {
    const [{ body }, plain] = await Promise.all([exported(format, palette), exported(format, harmless(palette))]);
    return check(Buffer.from(body), Buffer.from(plain.body), palette);
  });

/** A palette's faults are all that the trials find. */
export const allOf =
  (...trials: readonly Trial[]): Trial =>
  async (palettes) =>
    (await Promise.all(trials.map((trial) => trial(palettes)))).flat();

/** While one palette waits for a renderer, others are tried. */
const AT_ONCE = 4;

export const eachPalette =
  (faultOf: (palette: ExportPalette) => Promise<string | undefined>): Trial =>
  async (palettes) => {
    const waiting = palettes.values();
    const found: Fault[] = [];
    const tryNext = async (): Promise<void> => {
      for (const palette of waiting) {
        const fault = await faultOf(palette).catch((error: unknown) => `it throws ${String(error)}`);
        if (fault !== undefined) found.push({ palette, fault });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tryNext));
    return found;
  };

/** @throws Error where the file's name could harm a header or a file system */
export async function exported(format: AnyExportFormat, palette: ExportPalette): Promise<ExportedFile> {
  const file = await exportPalette(format, palette);
  if (!FILE_NAME.test(file.fileName) || file.fileName.length > FILE_NAME_LENGTH_MAX)
    throw new Error(`the file is called ${file.fileName}`);
  return file;
}
