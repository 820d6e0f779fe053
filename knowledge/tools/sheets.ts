/**
 * `npm run knowledge:sheets -- FOLDER [FILE …]`: draws what is written, to look at it: cards and moodboards as palettes
 * with their words, other entries as swatches. With files, only these.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { drawCardSheets } from './card-sheets.ts';
import { readKnowledge, type WeightedColour } from './parse.ts';

interface Row {
  readonly label: string;
  readonly colours: readonly WeightedColour[];
}

const ROW = { width: 380, height: 22, swatches: 150, gap: 10 } as const;
const ROWS_A_COLUMN = 60;

const [out = 'knowledge-sheets', ...files] = process.argv.slice(2);
const wanted = (file: string): boolean => files.length === 0 || files.some((name) => basename(name) === basename(file));
mkdirSync(out, { recursive: true });
const { cards, lexicon, styles, moodboards, terms } = readKnowledge();
const even = (hexes: readonly string[]): WeightedColour[] => hexes.map((hex) => ({ hex, weight: 1 }));

const sheets = new Map<string, Row[]>();
const add = (file: string, row: Row): void => {
  if (wanted(file)) sheets.set(file, [...(sheets.get(file) ?? []), row]);
};
for (const { file, headwords, salience, colours } of lexicon) {
  add(file, { label: `${headwords[0] ?? ''} ${salience}`, colours });
}
for (const { file, headwords, palettes } of styles) {
  for (const palette of palettes) add(file, { label: headwords[0] ?? '', colours: even(palette) });
}
for (const { file, term, hex } of terms) add(file, { label: term, colours: even([hex]) });

for (const [file, rows] of sheets) {
  const columns = Math.ceil(rows.length / ROWS_A_COLUMN);
  const canvas = createCanvas(
    columns * ROW.width + ROW.gap,
    Math.min(rows.length, ROWS_A_COLUMN) * ROW.height + ROW.gap,
  );
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#FFFFFF';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.font = '12px sans-serif';
  for (const [i, { label, colours }] of rows.entries()) {
    const x = Math.floor(i / ROWS_A_COLUMN) * ROW.width + ROW.gap;
    const y = (i % ROWS_A_COLUMN) * ROW.height + ROW.gap / 2;
    const total = colours.reduce((sum, { weight }) => sum + weight, 0);
    let at = x;
    for (const { hex, weight } of colours) {
      const width = (ROW.swatches * weight) / total;
      pen.fillStyle = hex;
      pen.fillRect(at, y, width, ROW.height - 3);
      at += width;
    }
    pen.fillStyle = '#222222';
    pen.fillText(label, x + ROW.swatches + 8, y + 14, ROW.width - ROW.swatches - ROW.gap * 2);
  }
  const path = join(out, `${file.split('/')[0] ?? ''}-${basename(file, '.txt')}.png`);
  writeFileSync(path, canvas.toBuffer('image/png'));
}
const palettes = [
  ...cards.flatMap(({ file, headwords, cards: own }) =>
    own.map((card) => ({ ...card, file, brief: headwords[0] ?? '' })),
  ),
  ...moodboards.map(({ file, brief, colours, name, sentence }) => ({
    file,
    brief,
    colours,
    name,
    phrases: [sentence],
  })),
].filter(({ file }) => wanted(file));
console.log(`${sheets.size + drawCardSheets(out, palettes)} sheets in ${out}/`);
