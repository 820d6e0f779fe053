/**
 * `npm run knowledge:coverage FILE`: which content words of a text nobody wrote down yet, commonest first. With `--count`
 * only the share that is known is printed.
 */
import { readFileSync } from 'node:fs';
import { contentWords } from '../../src/engine/reading/content-words.ts';
import { phraseKey, tokenise } from '../../src/engine/reading/tokens.ts';
import { inflections } from '../../src/engine/reading/inflections.ts';
import { readKnowledge } from './parse.ts';

const [file, flag] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run knowledge:coverage FILE [-- --count]');
  process.exit(2);
}
const knowledge = readKnowledge();
const known = new Set<string>();
for (const { headwords } of [...knowledge.lexicon, ...knowledge.styles]) {
  for (const head of headwords) {
    known.add(phraseKey(head));
  }
}
const words = contentWords(tokenise(readFileSync(file, 'utf8')));
const isKnown = (word: string): boolean => known.has(word) || inflections(word).some((form) => known.has(form));
const missing = new Map<string, number>();
for (const word of words) if (!isKnown(word)) missing.set(word, (missing.get(word) ?? 0) + 1);
const total = words.length;
const unknown = [...missing.values()].reduce((sum, count) => sum + count, 0);
if (flag !== '--count') {
  for (const [word, count] of [...missing].sort(([, p], [, q]) => q - p))
    console.log(`${String(count).padStart(4)} ${word}`);
}
console.log(`${(((total - unknown) / Math.max(1, total)) * 100).toFixed(1)} % of ${total} content words are known`);
