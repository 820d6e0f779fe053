import type { Generated } from '../providers/index.ts';

type Palette = Generated['palettes'][number];

/** A palette for a terminal: its name, five swatches with ANSI true colour where there is colour, and their hex. */
export function drawPalette({ name, description, colors, semantic }: Palette, inColour: boolean): string {
  const roleOf = new Map(Object.entries(semantic).map(([role, hex]) => [hex, role]));
  const cells = colors.map((hex) => ` ${hex} ${(roleOf.get(hex) ?? '').padEnd(10)} `);
  const row = inColour ? colors.map((hex, index) => paint(hex, cells[index] ?? '')).join('') : cells.join('');
  return `${name}\n${row}\n${description}\n`;
}

/** Black or white letters, whichever the colour's luma leaves legible. */
function paint(hex: string, text: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const letters = red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '30' : '97';
  return `\u001B[48;2;${red};${green};${blue}m\u001B[${letters}m${text}\u001B[0m`;
}
