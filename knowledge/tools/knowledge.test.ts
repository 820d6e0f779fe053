import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readModel } from '../../src/engine/model/read.ts';
import { GRAMMARS } from '../grammars/index.ts';
import { knowledgeHash } from './hash.ts';
import { lint } from './lint.ts';
import { NO_KNOWLEDGE, parseLexiconLine, readKnowledge } from './parse.ts';

const model = readModel(readFileSync(new URL('../../src/engine/model/huesmith.model', import.meta.url)));
const AT = { file: 'lexicon/test.txt', line: 1 };
const findingsOf = (...lines: readonly string[]): string[] =>
  lint({ ...NO_KNOWLEDGE, lexicon: lines.map((line) => parseLexiconLine(line, AT)) }).map(({ says }) => says);

describe('the knowledge', () => {
  it('is sound', () => {
    expect(lint(readKnowledge())).toEqual([]);
  });

  it('is what the model was built from', () => {
    expect(model.knowledge).toBe(knowledgeHash());
  });

  it('has the grammars that are in the model: `npm run grammars` puts them there', () => {
    expect(model.grammars).toEqual(GRAMMARS);
  });
});

describe('the linter', () => {
  it('takes a good entry', () => {
    expect(findingsOf('fox / red fox 0.9 #C8571B*4 #F4E7D7*2 #2B2320*2 #8A3B12*1 @wild')).toEqual([]);
  });

  it.each([
    ['fox 0.9 #C8571B*4 #F4E7D7*2', '2 colours'],
    ['fox 1.0 #C8571B*4 #C8571B*2 #2B2320*2', 'stands twice'],
    ['Fox 0.9 #C8571B*4 #F4E7D7*2 #2B2320*2', 'lower case'],
    ['red kite 0.8 #2B6FB0*4 #F4F7F7*2 #223322*2', 'none of its colours is red'],
    ['dusty 0.4 L+80 #B9A79A*3', 'out of range'],
  ])('finds what is wrong with "%s"', (line, says) => {
    expect(findingsOf(line).join(' ')).toContain(says);
  });

  it('finds a headword that stands twice, and two entries of the same colours', () => {
    const line = 'fox 0.9 #C8571B*4 #F4E7D7*2 #2B2320*2';
    expect(findingsOf(line, line).join(' ')).toMatch(/"fox" stands already.*the colours/);
  });

  it('refuses what is not of the format', () => {
    expect(() => parseLexiconLine('fox #C8571B', AT)).toThrow(/not: headword salience/);
    expect(() => parseLexiconLine('fox 0.9 #c8571b*4 #F4E7D7*2 #2B2320*2', AT)).toThrow(/not: headword salience/);
  });
});
