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
import { borrow } from './neighbours.ts';
import { readVectors } from './vectors.ts';

const knowledge = readKnowledge();
if (knowledge.findings.length > 0) throw new Error('the knowledge is not sound: npm run knowledge');
const borrowed = borrow(knowledge, readVectors());
const bytes = encodeModel(knowledge, borrowed, knowledgeHash());
writeFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url), bytes);
console.log(`${bytes.length} bytes: ${knowledge.lexicon.length} entries, ${borrowed.length} borrowed words`);
