import { readRequest } from '../contract/requests.ts';
import type { PaletteToExport } from '../contract/palette.ts';
import { StartFault } from '../server/start-fault.ts';
import { readInput } from './files.ts';

export interface PaletteInput {
  /** JSON: a palette, or an answer of generate; undefined or `-`: standard input. */
  readonly file: string | undefined;
  /** Which palette of an answer, from 1. */
  readonly pick: number;
  /** Five colours with commas or white space between, in place of a file. */
  readonly colors: string | undefined;
  readonly name: string | undefined;
}

/** The palette that a command is given by file, by standard input or by flags. @throws ApiError for what is none */
export async function readPalette({ file, pick, colors, name }: PaletteInput): Promise<PaletteToExport> {
  if (colors !== undefined) {
    const list = colors.split(/[\s,]+/).filter((each) => each !== '');
    const palette = { name: name ?? 'Palette', colors: list.map((each) => (each.startsWith('#') ? each : `#${each}`)) };
    return readRequest.export({ palette }).palette;
  }
  const { palette } = readRequest.export({ palette: paletteOf(parse(await readInput(file)), pick) });
  return name === undefined ? palette : { ...palette, name };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new StartFault('The palette to export is not JSON; use the output of `generate --json`.', {
      cause,
    });
  }
}

function paletteOf(value: unknown, pick: number): unknown {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) return value;
  if (pick <= value.data.length) return value.data[pick - 1];
  throw new StartFault(
    `There ${value.data.length === 1 ? 'is only 1 palette' : `are only ${value.data.length} palettes`}; there is no number ${pick} to --pick.`,
  );
}
