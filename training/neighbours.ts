import { BORROWED_FROM } from '../src/engine/model/read.ts';
import { phraseKey } from '../src/engine/reading/tokens.ts';
import { inflections } from '../src/engine/reading/inflections.ts';
import type { Compiled } from './entries.ts';
import type { Vectors } from './vectors.ts';

export interface BorrowedWord {
  readonly word: string;
  readonly salience: number;
  /** Entries, nearest first, and their shares, which add up to 1. */
  readonly from: readonly { readonly entry: number; readonly share: number }[];
}

/** Rarer words are hardly met, and their vectors say little. */
const COMMONEST = 55_000;
/** Below this cosine a neighbour says nothing about what a word looks like. */
const COSINE_MIN = 0.55;
/** A borrowed look never settles a palette as a written one does. */
const SALIENCE_MAX = 0.6;
/** How sharply nearer neighbours are preferred. */
const SHARPNESS = 9;
const PLAIN_WORD = /^[a-z]{3,}$/;

interface Row {
  readonly entry: number;
  readonly vector: Float32Array;
}

const vectorAt = ({ values, dimensions }: Vectors, at: number): Float32Array =>
  values.subarray(at * dimensions, (at + 1) * dimensions);

/** The vectors of the rows side by side: what is asked of them runs some ten thousand million multiplications. */
function searcher(
  rows: readonly Row[],
  dimensions: number,
): (own: Float32Array, min: number) => { entry: number; cosine: number }[] {
  const matrix = new Float32Array(rows.length * dimensions);
  for (const [i, { vector }] of rows.entries()) matrix.set(vector, i * dimensions);
  return (own, min) => {
    const top: { entry: number; cosine: number }[] = [];
    for (let row = 0; row < rows.length; row++) {
      let cosine = 0;
      const start = row * dimensions;
      for (let k = 0; k < dimensions; k++) cosine += (own[k] ?? 0) * (matrix[start + k] ?? 0);
      if (cosine < min || (top.length === BORROWED_FROM && cosine <= (top.at(-1)?.cosine ?? 0))) continue;
      const entry = rows[row]?.entry ?? 0;
      if (top.some((other) => other.entry === entry)) continue;
      top.push({ entry, cosine });
      top.sort((a, b) => b.cosine - a.cosine || a.entry - b.entry);
      top.length = Math.min(top.length, BORROWED_FROM);
    }
    return top;
  };
}

/**
 * Gives every common word without an entry the looks of the entries that stand nearest to it in the word vectors.
 * @param unread words that get none
 */
export function borrow(entries: readonly Compiled[], unread: ReadonlySet<string>, vectors: Vectors): BorrowedWord[] {
  const { words, dimensions } = vectors;
  const entryOf = new Map<string, number>();
  for (const [i, { headwords }] of entries.entries()) {
    for (const head of headwords) if (!entryOf.has(phraseKey(head))) entryOf.set(phraseKey(head), i);
  }
  const knows = (word: string): boolean => entryOf.has(word) || inflections(word).some((form) => entryOf.has(form));
  const place = new Map(words.map((word, at) => [word, at]));
  const rows = entries.flatMap(({ headwords, part }, entry): Row[] => {
    const at = headwords.map((head) => place.get(phraseKey(head))).find((found) => found !== undefined);
    return at === undefined || part === 'plain' ? [] : [{ entry, vector: vectorAt(vectors, at) }];
  });
  const nearestTo = searcher(rows, dimensions);
  const saliences = entries.map(({ salience }) => salience);
  const shares = (nearest: readonly { entry: number; cosine: number }[]): number[] => {
    const weights = nearest.map((other) => other.cosine ** SHARPNESS * Math.max(0.15, saliences[other.entry] ?? 0));
    const sum = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / sum);
  };

  return words.slice(0, COMMONEST).flatMap((word, at): BorrowedWord[] => {
    if (!PLAIN_WORD.test(word) || knows(word) || unread.has(word)) return [];
    const nearest = nearestTo(vectorAt(vectors, at), COSINE_MIN);
    const best = nearest[0];
    if (best === undefined) return [];
    const parts = shares(nearest);
    const mean = nearest.reduce((total, { entry }, i) => total + (parts[i] ?? 0) * (saliences[entry] ?? 0), 0);
    return [
      {
        word,
        salience: Math.min(SALIENCE_MAX, mean * Math.min(1, best.cosine / 0.75)),
        from: nearest.map(({ entry }, i) => ({ entry, share: parts[i] ?? 0 })),
      },
    ];
  });
}
