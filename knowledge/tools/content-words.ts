import { en } from '../grammars/en.ts';
import { inflections } from '../../src/engine/reading/inflections.ts';
import type { Token } from '../../src/engine/reading/tokens.ts';

const FUNCTION_WORDS = new Set(en.functionWords.split(' '));

/** The simplest form of an English word: briefs that say `beaches` and `beach` share it. */
const stem = (word: string): string => {
  if (!word.endsWith('s') || word.length < 4) return word;
  return inflections(word)[0] ?? word;
};

/** The words of an English text that carry meaning, folded, singular. */
export function contentWords(tokens: readonly Token[]): string[] {
  const words: string[] = [];
  for (const { kind, key } of tokens)
    if (kind === 'word' && key.length > 1 && !FUNCTION_WORDS.has(key)) words.push(stem(key));
  return words;
}
