import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { contrastRatio } from '../../src/engine/colour/contrast.ts';

interface DrawnPalette {
  readonly file: string;
  readonly brief: string;
  /** Background, text, primary, secondary, accent. */
  readonly colours: readonly string[];
  readonly phrases: readonly string[];
  readonly name: string;
}

const CELL = { width: 380, height: 132 } as const;
const COLUMNS = 3;
const ROWS = 12;

function drawPalette(pen: SKRSContext2D, x: number, y: number, palette: DrawnPalette): void {
  const [background = '', text = '', primary = '', secondary = '', accent = ''] = palette.colours;
  const width = CELL.width - 10;
  const label = (on: string): string => (contrastRatio(text, on) > contrastRatio(background, on) ? text : background);
  const write = (words: string, font: string, colour: string, dx: number, dy: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(words, x + dx, y + dy, width - dx - 6);
  };
  const box = (colour: string, dx: number, dy: number, w: number, h: number): void => {
    pen.fillStyle = colour;
    pen.fillRect(x + dx, y + dy, w, h);
  };
  write(palette.brief, '12px sans-serif', '#333333', 0, 12);
  box(background, 0, 18, width, CELL.height - 26);
  for (const [i, colour] of [background, secondary, primary, accent, text].entries()) {
    box(colour, (width / 5) * i, 18, width / 5, 30);
  }
  write(palette.name, 'bold 15px sans-serif', text, 8, 66);
  write(palette.phrases.join(', '), '11px sans-serif', text, 8, 83);
  for (const [i, [words, colour]] of [
    ['Primary', primary],
    ['Accent', accent],
  ].entries()) {
    box(colour ?? '', 8 + i * 90, 93, 80, 22);
    write(words ?? '', 'bold 12px sans-serif', label(colour ?? ''), 20 + i * 90, 108);
  }
  pen.strokeStyle = secondary;
  pen.lineWidth = 2;
  pen.strokeRect(x + 190, y + 94, 78, 20);
  for (const [i, colour] of [primary, secondary, accent, primary].entries()) {
    const height = [16, 24, 12, 20][i] ?? 0;
    box(colour, 292 + i * 18, 117 - height, 14, height);
  }
}

/** Draws palettes with their words and a small mock-up, 36 a sheet, the sheets of a file numbered. Returns their number. */
export function drawCardSheets(folder: string, palettes: readonly DrawnPalette[]): number {
  const perSheet = COLUMNS * ROWS;
  let sheets = 0;
  for (const file of new Set(palettes.map((palette) => palette.file))) {
    const own = palettes.filter((palette) => palette.file === file);
    for (let start = 0; start < own.length; start += perSheet) {
      const canvas = createCanvas(COLUMNS * CELL.width + 10, ROWS * CELL.height + 10);
      const pen = canvas.getContext('2d');
      pen.fillStyle = '#FFFFFF';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      for (const [i, palette] of own.slice(start, start + perSheet).entries()) {
        drawPalette(pen, 10 + (i % COLUMNS) * CELL.width, 5 + Math.floor(i / COLUMNS) * CELL.height, palette);
      }
      const number = String(start / perSheet + 1).padStart(2, '0');
      writeFileSync(
        join(folder, `${file.split('/')[0] ?? ''}-${basename(file, '.txt')}-${number}.png`),
        canvas.toBuffer('image/png'),
      );
      sheets += 1;
    }
  }
  return sheets;
}
