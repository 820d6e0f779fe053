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
import { MEANING_DIMENSIONS } from '../src/engine/model/meaning.ts';
import { readModel } from '../src/engine/model/read.ts';
import { createReader } from '../src/engine/reading/read.ts';
import { tokenise } from '../src/engine/reading/tokens.ts';
import { learnMeanings, type Meanings, type TextPair } from './meanings.ts';
import { borrow } from './neighbours.ts';
import { termsOf } from './terms.ts';
import { readVectors } from './vectors.ts';
import { describeWords } from './words.ts';

const knowledge = readKnowledge();
// While knowledge is being written, `--draft` leaves out the lines that are not of the format yet.
if (knowledge.findings.length > 0 && !process.argv.includes('--draft'))
  throw new Error('the knowledge is not sound: npm run knowledge');
const entries = compileEntries(knowledge);
const vectors = readVectors();
const borrowed = borrow(entries, knowledge.unread, vectors);
const kin = kinOfEntries(entries, vectors);
const sources = { knowledge, entries, borrowed, kin, hash: knowledgeHash() };
const unknown: Meanings = {
  ofText: () => new Int8Array(MEANING_DIMENSIONS),
  ofWord: () => new Int8Array(MEANING_DIMENSIONS),
};
// What the boards' briefs mention is read by the engine's own reader, over a model that has no boards' words and no meanings yet.
const wordless = readModel(
  encodeModel({
    ...sources,
    meanings: unknown,
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
const headsOf = (i: number): string => (boardEntries[i] ?? []).map((entry) => entries[entry]?.head ?? '').join(' ');
const answers = knowledge.moodboards.map(({ name, phrases, sentence }) => [name, ...phrases, sentence].join(' '));
/** A brief as it was typed and as it was read, each beside its answer; a word beside each of its cards. */
const pairs: TextPair[] = [
  ...briefs.flatMap(({ language }, i): TextPair[] => {
    const answer = answers[i] ?? '';
    const typed = `${knowledge.moodboards[i]?.brief ?? ''} ${headsOf(i)}`;
    return language === 'en'
      ? [
          [typed, answer],
          [headsOf(i), answer],
        ]
      : [];
  }),
  ...knowledge.cards.flatMap(({ headwords, cards }) =>
    cards.map(({ name, phrases, sentence = '' }): TextPair => [
      headwords[0] ?? '',
      [name, ...phrases, sentence].join(' '),
    ]),
  ),
];
/** What a board is about: its brief counts for as much as all else that is written there. */
const boardTexts = knowledge.moodboards.map(({ brief, phrases, sentence }, i) =>
  briefs[i]?.language === 'en' ? [brief, brief, ...phrases, sentence].join(' ') : headsOf(i),
);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
// A brief of Chinese characters alone may be Japanese: its answer says which.
const boardLanguages = knowledge.moodboards.map(({ name, sentence, phrases }) => {
  if (KANA.test([name, sentence, ...phrases].join(''))) return 'ja';
  // A brief of two words may be anybody's, and so may a short sentence: the whole answer says whose it is.
  return read(tokenise([sentence, name, ...phrases].join('. '))).language;
});
const terms = termsOf(knowledge);
const texts = [...pairs.flat(), ...boardTexts, ...entries.map(({ head }) => head), ...terms.map(({ about }) => about)];
const meanings = learnMeanings(await describeWords(texts, vectors), pairs);
const bytes = encodeModel({ ...sources, meanings, terms, boardEntries, boardTexts, boardLanguages });
writeFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url), bytes);
const cards = new Set(entries.map((entry) => entry.cards)).values().reduce((sum, own) => sum + own.length, 0);
console.log(
  `${bytes.length} bytes: ${entries.length} entries, ${cards} cards, ${knowledge.moodboards.length} boards, ` +
    `${borrowed.length} borrowed words, ${kin.filter((own) => own.length > 0).length} entries with kin`,
);
