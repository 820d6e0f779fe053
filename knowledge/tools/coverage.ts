/**
 * `npm run knowledge:coverage FILE`: which content words of a text nobody wrote down yet, commonest first; a word of a
 * known phrase is written down with it. Then which subjects of the text have cards, which of its words have none, and
 * how much is written on each subject. With `--count` only the shares and the counts are printed.
 */
import { readFileSync } from 'node:fs';
import { cover } from './cover.ts';
import { readKnowledge } from './parse.ts';
import { countBySubject } from './subjects.ts';

const [file, flag] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run knowledge:coverage FILE [-- --count]');
  process.exit(2);
}

/** Words that are shown behind a count; the rest are only counted. */
const SHOWN_MAX = 12;

const commonestFirst = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([, p], [, q]) => q - p);
const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);
const share = (part: number, whole: number): string => `${((part / Math.max(1, whole)) * 100).toFixed(1)} %`;
const row = (count: number, what: string): void => console.log(`${String(count).padStart(6)} ${what}`);

function listed(counts: ReadonlyMap<string, number>): string {
  const words = commonestFirst(counts).map(([word, count]) => (count === 1 ? word : `${word} ${count}`));
  const rest = words.length - SHOWN_MAX;
  return words.slice(0, SHOWN_MAX).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}

const knowledge = readKnowledge();
const { words, unknown, subjects, cardless, lines, linesWithCards } = cover(readFileSync(file, 'utf8'), knowledge);
if (flag !== '--count') {
  for (const [word, count] of commonestFirst(unknown)) console.log(`${String(count).padStart(4)} ${word}`);
}
console.log(`${share(words - total(unknown), words)} of ${words} content words are known`);

console.log('\nnamed in the text, with cards of their own');
for (const [subject, counts] of [...subjects].sort(([, p], [, q]) => total(q) - total(p))) {
  row(total(counts), flag === '--count' ? subject : `${subject}: ${listed(counts)}`);
}
row(total(cardless), flag === '--count' ? 'known, without cards' : `known, without cards: ${listed(cardless) || '-'}`);
console.log(`${share(linesWithCards, lines)} of ${lines} lines name something that has cards`);

console.log('\nwritten, by subject');
for (const { subject, entries, words: heads, cards } of countBySubject(knowledge.cards)) {
  row(entries, `${subject}: ${cards} cards for ${heads} words`);
}
