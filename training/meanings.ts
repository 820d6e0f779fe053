import { MEANING_DIMENSIONS } from '../src/engine/model/meaning.ts';
import { learnWords } from './contrastive.ts';
import { principalDirections } from './principal.ts';
import { wordsOf, type Words } from './words.ts';

/** What a text means, as a direction among texts, int8; all zero where no word of it is known. */
export type MeaningOf = (text: string) => Int8Array;

/** Smooth inverse frequency: words that are this share of all weigh half (Arora, Liang and Ma 2017). */
const COMMON = 1e-3;

/** Two texts that speak of one thing: a brief and its answer, a word and one of its cards. */
export type TextPair = readonly [string, string];

export interface Meanings {
  /** Of a whole text: of length 127, or all zero where no word of it is known. */
  readonly ofText: MeaningOf;
  /** Of a word in a brief: the longer, the more it counts there; at most of length 127. */
  readonly ofWord: MeaningOf;
}

/** Words that count so many times the usual count no more than that. */
const COUNTS_MAX = 2;

/**
 * Prepares the meaning of texts: the weighted sum of their words' vectors in few directions. The directions begin as
 * those that tell most words apart, and are then learnt, with what each word counts for, from texts that belong together.
 */
export function learnMeanings(words: Words, pairs: readonly TextPair[]): Meanings {
  const { values, dimensions, counts, places } = words;
  const directions = principalDirections(words, MEANING_DIMENSIONS);
  const start = Float64Array.from(
    { length: dimensions * MEANING_DIMENSIONS },
    (_, at) => directions[at % MEANING_DIMENSIONS]?.[Math.floor(at / MEANING_DIMENSIONS)] ?? 0,
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  const common = counts.map((count) => COMMON / (COMMON + count / all));
  const known = (text: string): number[] => wordsOf(text).flatMap((word) => places.get(word) ?? []);
  const examples = pairs
    .map(([one, other]) => ({ one: known(one), other: known(other) }))
    .filter(({ one, other }) => one.length > 0 && other.length > 0);
  const rows = learnWords(values, examples, start, common);

  const project = (text: string): Float64Array => {
    const projected = new Float64Array(MEANING_DIMENSIONS);
    for (const place of known(text))
      for (let k = 0; k < MEANING_DIMENSIONS; k++)
        projected[k] = (projected[k] ?? 0) + (rows[place * MEANING_DIMENSIONS + k] ?? 0);
    return projected;
  };
  const lengths = pairs.map(([one]) => Math.hypot(...project(one)) / Math.max(1, known(one).length));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const scaled = (projected: Float64Array, length: number): Int8Array =>
    Int8Array.from(projected, (value) => (length === 0 ? 0 : Math.round((127 * value) / length)));
  return {
    ofText: (text) => {
      const projected = project(text);
      return scaled(projected, Math.hypot(...projected));
    },
    ofWord: (text) => {
      const projected = project(text);
      return scaled(projected, Math.max(COUNTS_MAX * usual, Math.hypot(...projected)));
    },
  };
}
