/**
 * Builds `src/engine/model/huesmith.model` from `knowledge/` and public word vectors:
 *
 *     cd training && npm ci && npm run build
 *
 * The same knowledge and the same vectors give the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { readKnowledge } from '../knowledge/tools/parse.ts';
import { knowledgeHash } from '../knowledge/tools/hash.ts';
import { encodeModel } from './encode.ts';
import { compileEntries } from './entries.ts';
import { kinOfEntries } from './kin.ts';
import { readModel } from '../src/engine/model/read.ts';
import { createReader } from '../src/engine/reading/read.ts';
import { tokenise } from '../src/engine/reading/tokens.ts';
import { meanings } from './meanings.ts';
import { borrow } from './neighbours.ts';
import { termsOf } from './terms.ts';
import { readVectors } from './vectors.ts';

const knowledge = readKnowledge();
// While knowledge is being written, `--draft` leaves out the lines that are not of the format yet.
if (knowledge.findings.length > 0 && !process.argv.includes('--draft'))
  throw new Error('the knowledge is not sound: npm run knowledge');
const entries = compileEntries(knowledge);
const vectors = readVectors();
const borrowed = borrow(entries, vectors);
const kin = kinOfEntries(entries, vectors);
const meaningOf = meanings(vectors);
const sources = { knowledge, entries, borrowed, kin, meaningOf, hash: knowledgeHash() };
// What the boards' briefs mention is read by the engine's own reader, over a model that has no boards' words yet.
const wordless = readModel(
  encodeModel({
    ...sources,
    terms: [],
    boardEntries: knowledge.moodboards.map(() => []),
    boardTexts: [],
    boardLanguages: [],
  }),
);
const read = createReader(wordless);
const briefs = knowledge.moodboards.map(({ brief }) => read(tokenise(brief)));
const boardEntries = briefs.map(({ mentions }) => [
  ...new Set(mentions.map(({ entry }) => entry).filter((entry) => wordless.entry(entry)?.part !== 'plain')),
]);
/** What a board is about: its brief counts for as much as all else that is written there. */
const boardTexts = knowledge.moodboards.map(({ brief, phrases, sentence }, i) =>
  briefs[i]?.language === 'en'
    ? [brief, brief, ...phrases, sentence].join(' ')
    : (boardEntries[i] ?? []).map((entry) => entries[entry]?.head ?? '').join(' '),
);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
// A brief of Chinese characters alone may be Japanese: its answer says which.
const boardLanguages = knowledge.moodboards.map(({ name, sentence, phrases }, i) =>
  KANA.test([name, sentence, ...phrases].join('')) ? 'ja' : (briefs[i]?.language ?? 'en'),
);
const terms = termsOf(knowledge, boardLanguages);
const bytes = encodeModel({ ...sources, terms, boardEntries, boardTexts, boardLanguages });
writeFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url), bytes);
const cards = entries.reduce((sum, entry) => sum + entry.cards.length, 0);
console.log(
  `${bytes.length} bytes: ${entries.length} entries, ${cards} cards, ${knowledge.moodboards.length} boards, ` +
    `${borrowed.length} borrowed words, ${kin.filter((own) => own.length > 0).length} entries with kin`,
);
