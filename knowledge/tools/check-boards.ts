/** `npm run knowledge:boards -- FILE …`: the findings in these files of `moodboards/` alone, against all that is written. */
import { basename } from 'node:path';
import { lintBoards } from './lint-boards.ts';
import { readLines, type Finding } from './lines.ts';
import { parseMoodboards } from './parse.ts';

const files = process.argv.slice(2).map((file) => `moodboards/${basename(file)}`);
const findings: Finding[] = [];
// The named files come last, so that a repeat is found in them and not in another's.
const lines = readLines('moodboards').sort((a, b) => Number(files.includes(a.file)) - Number(files.includes(b.file)));
const boards = parseMoodboards(lines, findings);
findings.push(...lintBoards(boards));
const mine = files.length === 0 ? findings : findings.filter(({ file }) => files.includes(file));
for (const { file, line, says } of mine) console.log(`${file}:${line}: ${says}`);
const own = boards.filter(({ file }) => files.length === 0 || files.includes(file));
console.log(`${own.length} briefs, ${mine.length} findings`);
process.exitCode = mine.length > 0 ? 1 : 0;
