/**
 * `npm run knowledge:coverage FILE`: which content words of a text nobody wrote down yet, commonest first; a word of a
 * known phrase is written down with it. With `--count` only the share that is known is printed.
 */
import { readFileSync } from 'node:fs';
import { contentWords } from '../../src/engine/reading/content-words.ts';
import { inflections } from '../../src/engine/reading/inflections.ts';
import { reachByStart } from '../../src/engine/reading/reach.ts';
import { joinKeys, phraseKey, tokenise } from '../../src/engine/reading/tokens.ts';
import { readKnowledge } from './parse.ts';

const [file, flag] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run knowledge:coverage FILE [-- --count]');
  process.exit(2);
}
const knowledge = readKnowledge();
const known = new Set([...knowledge.lexicon, ...knowledge.styles].flatMap(({ headwords }) => headwords.map(phraseKey)));
const reach = reachByStart(known);
const isKnown = (phrase: string): boolean => known.has(phrase) || inflections(phrase).some((form) => known.has(form));

const missing = new Map<string, number>();
let total = 0;
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const tokens = tokenise(line);
  for (let i = 0; i < tokens.length;) {
    let length = Math.min(tokens.length - i, reach.get(tokens[i]?.key ?? '') ?? 1);
    while (length > 1 && !isKnown(joinKeys(tokens.slice(i, i + length)))) length--;
    const words = contentWords(tokens.slice(i, i + length));
    total += words.length;
    for (const word of length > 1 ? [] : words) if (!isKnown(word)) missing.set(word, (missing.get(word) ?? 0) + 1);
    i += length;
  }
}
const unknown = [...missing.values()].reduce((sum, count) => sum + count, 0);
if (flag !== '--count') {
  for (const [word, count] of [...missing].sort(([, p], [, q]) => q - p))
    console.log(`${String(count).padStart(4)} ${word}`);
}
console.log(`${(((total - unknown) / Math.max(1, total)) * 100).toFixed(1)} % of ${total} content words are known`);
