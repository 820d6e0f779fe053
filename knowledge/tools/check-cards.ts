/** `npm run knowledge:cards -- FILE …`: the findings in these files of `cards/` alone, against all that is written. */
import { basename } from 'node:path';
import { parseCards } from './cards.ts';
import { lintCards } from './lint-cards.ts';
import { readLines, type Finding } from './lines.ts';

const files = process.argv.slice(2).map((file) => `cards/${basename(file)}`);
const findings: Finding[] = [];
// The named files come last, so that a repeat is found in them and not in another's.
const lines = readLines('cards').sort((a, b) => Number(files.includes(a.file)) - Number(files.includes(b.file)));
const entries = parseCards(lines, findings);
findings.push(...lintCards(entries));
const mine = files.length === 0 ? findings : findings.filter(({ file }) => files.includes(file));
for (const { file, line, says } of mine) console.log(`${file}:${line}: ${says}`);
for (const file of new Set(entries.map((entry) => entry.file))) {
  if (files.length > 0 && !files.includes(file)) continue;
  const own = entries.filter((entry) => entry.file === file);
  console.log(`${file}: ${own.length} headwords, ${own.reduce((sum, { cards }) => sum + cards.length, 0)} cards`);
}
console.log(`${mine.length} findings`);
process.exitCode = mine.length > 0 ? 1 : 0;
