import { WriteStream } from 'node:tty';
import type { TerminalConfig } from '../config/terminal.ts';

export interface Terminal {
  /** Bits of colour: 24, 8 (256 colours), 4 (16 colours, of no use for a palette) or 1 (none). */
  readonly colourDepth: number;
  /** Columns; undefined where nothing limits a line, in a pipe. */
  readonly width: number | undefined;
}

/**
 * What a stream can show: colours by COLORTERM and TERM, none with NO_COLOR or where it is no terminal, and FORCE_COLOR
 * above all.
 */
export function terminalOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  { colours, columns }: TerminalConfig,
): Terminal {
  const isTerminal = stream.isTTY === true;
  const forced = (colours['FORCE_COLOR'] ?? '') !== '';
  // Node's own judgement, which knows terminals by name.
  const depth = (): number => WriteStream.prototype.getColorDepth.call(stream, { ...colours });
  return {
    colourDepth: isTerminal || forced ? depth() : 1,
    width: isTerminal ? (columns ?? stream.columns ?? 80) : columns,
  };
}

/** Text on a colour, in black or white, whichever its luma leaves legible. @param depth 24 or 8 */
export function painted(hex: string, text: string, depth: number): string {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = rgb;
  const letters = red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '30' : '97';
  const ground = depth >= 24 ? `48;2;${rgb.join(';')}` : `48;5;${nearestOf256(rgb)}`;
  return `\u001B[${ground}m\u001B[${letters}m${text}\u001B[0m`;
}

/** The levels of a channel in the cube of 6 × 6 × 6 colours that terminals of 256 colours have from 16 on. */
const LEVELS = [0, 95, 135, 175, 215, 255];

function nearestOf256(rgb: readonly number[]): number {
  const cube = rgb.map((value) => nearestIndex(LEVELS, value));
  const greys = Array.from({ length: 24 }, (_, step) => 8 + step * 10);
  const grey = nearestIndex(greys, rgb.reduce((sum, value) => sum + value, 0) / 3);
  const distance = (other: readonly number[]): number =>
    rgb.reduce((sum, value, channel) => sum + (value - (other[channel] ?? 0)) ** 2, 0);
  const greyValue = greys[grey] ?? 0;
  const byCube = distance(cube.map((index) => LEVELS[index] ?? 0));
  if (distance([greyValue, greyValue, greyValue]) < byCube) return 232 + grey;
  const [red = 0, green = 0, blue = 0] = cube;
  return 16 + 36 * red + 6 * green + blue;
}

function nearestIndex(values: readonly number[], value: number): number {
  let best = 0;
  for (const [index, each] of values.entries()) {
    if (Math.abs(each - value) < Math.abs((values[best] ?? 0) - value)) best = index;
  }
  return best;
}

/** Text in lines of at most `width` columns, broken between words. CJK, which has none, is left to the terminal. */
export function wrapped(text: string, width: number | undefined): string {
  if (width === undefined) return text;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
