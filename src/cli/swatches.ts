import { contrastRatio } from '../engine/colour/contrast.ts';
import { colourName } from '../export/naming/colour-name.ts';
import { painted, type Terminal, wrapped } from './terminal.ts';

/** A palette as it can be drawn: without roles it has its colours alone. */
export interface Drawable {
  readonly name: string;
  readonly description?: string | undefined;
  readonly colors: readonly string[];
  readonly semantic?: Readonly<Record<string, string>> | undefined;
}

const SWATCH_WIDTH = 12;
/** Fewer colours than these cannot show a palette truly. */
const DEPTH_MIN = 8;

/**
 * A palette for a terminal: its name, a line for each colour with its hex, role, everyday name and contrast on the
 * background, and its sentence. What does not fit is left off from the right.
 */
export function drawPalette({ name, description, colors, semantic }: Drawable, terminal: Terminal): string {
  const roleOf = new Map(Object.entries(semantic ?? {}).map(([role, hex]) => [hex, role]));
  const background = semantic?.['background'];
  const rows = colors.map((hex) => {
    const swatch =
      terminal.colourDepth >= DEPTH_MIN ? `${painted(hex, ' '.repeat(SWATCH_WIDTH), terminal.colourDepth)} ` : '';
    const cells = [hex, roleOf.get(hex)?.padEnd(10) ?? '', colourName(hex).padEnd(14), ratio(hex, background)];
    const room = terminal.width === undefined ? Infinity : terminal.width - (swatch === '' ? 0 : SWATCH_WIDTH + 1);
    return `${swatch}${fitting(cells, room)}`;
  });
  const sentence = description === undefined || description === '' ? '' : `${wrapped(description, terminal.width)}\n`;
  return `${wrapped(name, terminal.width)}\n${rows.join('\n')}\n${sentence}`;
}

function fitting(cells: readonly string[], room: number): string {
  let line = '';
  for (const cell of cells) {
    if (cell.trim() === '') continue;
    const longer = line === '' ? cell : `${line}  ${cell}`;
    if (longer.trimEnd().length > room) break;
    line = longer;
  }
  return line.trimEnd();
}

function ratio(hex: string, background: string | undefined): string {
  return background === undefined || background === hex
    ? ''
    : `${contrastRatio(hex, background).toFixed(1).padStart(4)}:1 on background`;
}
