/** `npm run engine:sheet -- FILE.png [BRIEFS.txt] [COUNT]`: draws what the engine makes of each line of a file of briefs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { drawable } from '../src/export/card/fonts.ts';
import { createEngine, type Palette } from '../src/engine/index.ts';

const [, , out = 'sheet.png', briefs = new URL('engine-briefs.txt', import.meta.url), counted = '1'] = process.argv;
const count = Number(counted);
const engine = createEngine(readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url)));
const prompts = readFileSync(briefs, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');

const CARD = { width: 340, height: 138, gap: 12, title: 22 } as const;
const SENTENCE = { lines: 2, height: 15, size: 12 } as const;
const COLUMNS = count === 1 ? 4 : 1;
const rowHeight = CARD.height + CARD.title + CARD.gap;
const rowWidth = count * (CARD.width + CARD.gap) + CARD.gap;
const rows = Math.ceil(prompts.length / COLUMNS);
const canvas = createCanvas(rowWidth * COLUMNS, rows * rowHeight + CARD.gap);
const pen = canvas.getContext('2d');
pen.fillStyle = '#FFFFFF';
pen.fillRect(0, 0, canvas.width, canvas.height);

function write(words: string, x: number, y: number, weight: string): void {
  const { text, families } = drawable(words);
  pen.font = `${weight} ${families.map((family) => `"${family}"`).join(', ')}`;
  pen.fillText(text, x, y, CARD.width - 28);
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A sentence in the lines that a card has room for; one without spaces is cut between characters. */
function linesOf(sentence: string): string[] {
  const spaced = sentence.includes(' ');
  const words = spaced ? sentence.split(' ') : Array.from(GRAPHEMES.segment(sentence), ({ segment }) => segment);
  const lines: string[] = [];
  for (let line = 0, from = 0; line < SENTENCE.lines && from < words.length; line++) {
    const share = Math.ceil((words.length - from) / (SENTENCE.lines - line));
    lines.push(words.slice(from, from + share).join(spaced ? ' ' : ''));
    from += share;
  }
  return lines;
}

/** A palette as a page would use it: its background, a heading, a line of text, a button, a mark, and the five. */
function draw({ semantic, name, description, colors }: Palette, x: number, y: number): void {
  pen.fillStyle = semantic.background;
  pen.fillRect(x, y, CARD.width, CARD.height);
  pen.fillStyle = semantic.text;
  write(name, x + 14, y + 26, 'bold 17px');
  for (const [i, line] of linesOf(description).entries())
    write(line, x + 14, y + 44 + i * SENTENCE.height, `${SENTENCE.size}px`);
  pen.fillStyle = semantic.primary;
  pen.fillRect(x + 14, y + 72, 98, 24);
  pen.fillStyle = semantic.secondary;
  pen.fillRect(x + 121, y + 72, 98, 24);
  pen.fillStyle = semantic.accent;
  pen.fillRect(x + 228, y + 72, 98, 24);
  for (const [i, colour] of colors.entries()) {
    pen.fillStyle = colour;
    pen.fillRect(x + (i * CARD.width) / 5, y + 108, CARD.width / 5, CARD.height - 108);
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
