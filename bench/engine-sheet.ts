/** `npm run engine:sheet -- FILE.png [BRIEFS.txt] [COUNT]`: draws what the engine makes of each line of a file of briefs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { drawable } from '../src/export/card/fonts.ts';
import { createEngine, type Palette } from '../src/engine/index.ts';

const [, , out = 'sheet.png', briefs = new URL('engine-briefs.txt', import.meta.url), counted = '3'] = process.argv;
const count = Number(counted);
const engine = createEngine(readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url)));
const prompts = readFileSync(briefs, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');

const CARD = { width: 300, height: 104, gap: 10, title: 22 } as const;
const COLUMNS = count === 1 ? 4 : 1;
const rowHeight = CARD.height + CARD.title + CARD.gap;
const rowWidth = count * (CARD.width + CARD.gap) + CARD.gap;
const rows = Math.ceil(prompts.length / COLUMNS);
const canvas = createCanvas(rowWidth * COLUMNS, rows * rowHeight + CARD.gap);
const pen = canvas.getContext('2d');
pen.fillStyle = '#FFFFFF';
pen.fillRect(0, 0, canvas.width, canvas.height);

/** A palette as a page would use it: its background, a heading, a line of text, a button, a mark, and the five. */
function draw({ semantic, name, colors }: Palette, x: number, y: number): void {
  pen.fillStyle = semantic.background;
  pen.fillRect(x, y, CARD.width, CARD.height);
  pen.fillStyle = semantic.text;
  pen.font = 'bold 17px sans-serif';
  pen.fillText(name, x + 14, y + 28, CARD.width - 28);
  pen.fillStyle = semantic.primary;
  pen.fillRect(x + 14, y + 42, 84, 24);
  pen.fillStyle = semantic.secondary;
  pen.fillRect(x + 106, y + 42, 84, 24);
  pen.fillStyle = semantic.accent;
  pen.fillRect(x + 198, y + 42, 84, 24);
  for (const [i, colour] of colors.entries()) {
    pen.fillStyle = colour;
    pen.fillRect(x + (i * CARD.width) / 5, y + 80, CARD.width / 5, CARD.height - 80);
  }
}

for (const [i, prompt] of prompts.entries()) {
  const x = (i % COLUMNS) * rowWidth + CARD.gap;
  const y = Math.floor(i / COLUMNS) * rowHeight + CARD.gap;
  pen.fillStyle = '#222222';
  const { text, families } = drawable(prompt);
  pen.font = `13px ${families.map((family) => `"${family}"`).join(', ')}`;
  pen.fillText(text, x, y + 13, rowWidth - 20);
  const { palettes } = engine.generate({ prompt, count, seed: 1 });
  for (const [k, palette] of palettes.entries()) draw(palette, x + k * (CARD.width + CARD.gap), y + CARD.title);
}
writeFileSync(out, canvas.toBuffer('image/png'));
console.log(`${prompts.length} briefs: ${out}`);
