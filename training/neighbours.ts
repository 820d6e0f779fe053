import type { Knowledge } from '../knowledge/tools/parse.ts';
import { BORROWED_FROM } from '../src/engine/model/read.ts';
import { fold } from '../src/engine/reading/fold.ts';
import { inflections } from '../src/engine/reading/inflections.ts';
import type { Vectors } from './vectors.ts';

export interface BorrowedWord {
  readonly word: string;
  readonly salience: number;
  /** Entries, nearest first, and their shares, which add up to 1. */
  readonly from: readonly { readonly entry: number; readonly share: number }[];
}

/** Below this cosine a neighbour says nothing about what a word looks like. */
const COSINE_MIN = 0.42;
/** A borrowed look never settles a palette as a written one does. */
const SALIENCE_MAX = 0.6;
/** How sharply nearer neighbours are preferred. */
const SHARPNESS = 9;
const PLAIN_WORD = /^[a-z]{3,}$/;

/** Gives every common word without an entry the looks of the entries that stand nearest to it in the word vectors. */
export function borrow(knowledge: Knowledge, { words, values, dimensions }: Vectors): BorrowedWord[] {
  const entryOf = new Map<string, number>();
  for (const [i, { headwords }] of [...knowledge.lexicon, ...knowledge.styles].entries()) {
    for (const head of headwords) if (!entryOf.has(fold(head))) entryOf.set(fold(head), i);
  }
  const knows = (word: string): boolean => entryOf.has(word) || inflections(word).some((form) => entryOf.has(form));

  const known: { at: number; entry: number }[] = [];
  for (const [at, word] of words.entries()) {
    const entry = entryOf.get(word);
    if (entry !== undefined && entry < knowledge.lexicon.length) known.push({ at, entry });
  }
  const saliences = knowledge.lexicon.map(({ salience }) => salience);

  const cosine = (a: number, b: number): number => {
    let sum = 0;
    for (let k = 0; k < dimensions; k++) sum += (values[a * dimensions + k] ?? 0) * (values[b * dimensions + k] ?? 0);
    return sum;
  };
  const borrowed: BorrowedWord[] = [];
  for (const [at, word] of words.entries()) {
    if (!PLAIN_WORD.test(word) || knows(word)) continue;
    const nearest = known
      .map((other) => ({ entry: other.entry, cosine: cosine(at, other.at) }))
      .filter((other) => other.cosine >= COSINE_MIN)
      .sort((a, b) => b.cosine - a.cosine || a.entry - b.entry)
      .slice(0, BORROWED_FROM);
    const best = nearest[0];
    if (best === undefined) continue;
    const weights = nearest.map((other) => other.cosine ** SHARPNESS * Math.max(0.15, saliences[other.entry] ?? 0));
    const sum = weights.reduce((a, b) => a + b, 0);
    const mean = nearest.reduce(
      (total, other, i) => total + ((weights[i] ?? 0) / sum) * (saliences[other.entry] ?? 0),
      0,
    );
    borrowed.push({
      word,
      salience: Math.min(SALIENCE_MAX, mean * Math.min(1, best.cosine / 0.75)),
      from: nearest.map((other, i) => ({ entry: other.entry, share: (weights[i] ?? 0) / sum })),
    });
  }
  return borrowed;
}
