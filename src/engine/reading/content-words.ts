import { en } from './grammar/en.ts';
import { inflections } from './inflections.ts';
import { tokenise } from './tokens.ts';

const FUNCTION_WORDS = new Set(en.functionWords.split(' '));

/** The simplest form of an English word: briefs that say `beaches` and `beach` share it. */
const stem = (word: string): string => {
  if (!word.endsWith('s') || word.length < 4) return word;
  return inflections(word)[0] ?? word;
};

/** The words of an English text that carry meaning, folded, singular. */
export const contentWords = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind, key }) => kind === 'word' && key.length > 1 && !FUNCTION_WORDS.has(key))
    .map(({ key }) => stem(key));
