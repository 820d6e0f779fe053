import { phraseKey } from '../src/engine/reading/tokens.ts';
import { hexToOklab } from '../src/engine/colour/hex.ts';
import { KIN_MAX } from '../src/engine/model/read.ts';
import { wordsOfEntries, type Compiled } from './entries.ts';
import type { Vectors } from './vectors.ts';

export type KinOfEntry = readonly { readonly entry: number; readonly likeness: number }[];

/** Words that are less alike lend each other no palette. */
const LIKENESS_MIN = 0.45;
/** `vintage car show` is a show: what ends alike is of one kind. */
const SAME_HEAD_NOUN = 0.82;
/** `first day` is not `first date`: what only stands near in meaning is another thing. */
const ANOTHER_THING = 0.72;
const SHARES = { meaning: 0.55, colour: 0.3, file: 0.1, part: 0.1 } as const;

interface Row {
  readonly entry: number;
  readonly vector: Float32Array;
  readonly colours: readonly { readonly l: number; readonly a: number; readonly b: number; readonly weight: number }[];
  readonly file: string;
  readonly part: string;
}

/** The mean direction of a phrase's words; undefined where none has a vector. */
function vectorOf(
  head: string,
  place: ReadonlyMap<string, number>,
  { values, dimensions }: Vectors,
): Float32Array | undefined {
  const sum = new Float32Array(dimensions);
  let found = false;
  for (const word of phraseKey(head).split(' ')) {
    const at = place.get(word);
    if (at === undefined) continue;
    found = true;
    for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] ?? 0) + (values[at * dimensions + k] ?? 0);
  }
  const length = Math.hypot(...sum);
  return found && length > 0 ? sum.map((value) => value / length) : undefined;
}

/** 1 for the same weighted colours, towards 0 as they part: earth mover's distance, greedily. */
function colourLikeness(a: Row['colours'], b: Row['colours']): number {
  let distance = 0;
  let total = 0;
  for (const one of a) {
    const nearest = Math.min(...b.map((other) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)), 1);
    distance += one.weight * nearest;
    total += one.weight;
  }
  return total === 0 ? 0 : Math.exp(-8 * (distance / total));
}

/** For each entry, the other entries with cards that are most like it in meaning and in colour. */
export function kinOfEntries(entries: readonly Compiled[], vectors: Vectors): KinOfEntry[] {
  const place = new Map(vectors.words.map((word, at) => [word, at]));
  const words = wordsOfEntries(entries);
  const rowOf = (entry: Compiled, i: number): Row | undefined => {
    const vector = vectorOf(entry.head, place, vectors);
    if (vector === undefined) return undefined;
    return {
      entry: i,
      vector,
      file: entry.file,
      part: entry.part,
      colours: entry.colours.map(({ hex, weight }) => ({ ...hexToOklab(hex), weight })),
    };
  };
  const rows = entries.flatMap((entry, i) => (entry.cards.length === 0 ? [] : (rowOf(entry, i) ?? [])));
  return entries.map((entry, i) => {
    if (entry.part === 'plain' && entry.colours.length === 0) return [];
    const found = new Map<number, number>();
    const parts = phraseKey(entry.head).split(' ');
    for (let from = 1; from < parts.length; from++) {
      const other = words.get(parts.slice(from).join(' '));
      if (other === undefined || (entries[other]?.cards.length ?? 0) === 0) continue;
      found.set(other, SAME_HEAD_NOUN);
      break;
    }
    const own = rowOf(entry, i);
    for (const row of own === undefined ? [] : rows) {
      let cosine = 0;
      for (let k = 0; k < row.vector.length; k++) cosine += (own?.vector[k] ?? 0) * (row.vector[k] ?? 0);
      if (cosine < LIKENESS_MIN || row.entry === i) continue;
      // A place lends its looks to places alone, a thing to things.
      if (own?.part !== row.part && (own?.part === 'place' || row.part === 'place')) continue;
      const likeness =
        SHARES.meaning * cosine +
        SHARES.colour * colourLikeness(own?.colours ?? [], row.colours) +
        (own?.file === row.file ? SHARES.file : 0) +
        (own?.part === row.part ? SHARES.part : 0);
      if (likeness >= LIKENESS_MIN)
        found.set(row.entry, Math.max(Math.min(ANOTHER_THING, likeness), found.get(row.entry) ?? 0));
    }
    return [...found]
      .map(([other, likeness]) => ({ entry: other, likeness: Math.min(1, likeness) }))
      .sort((a, b) => b.likeness - a.likeness || a.entry - b.entry)
      .slice(0, KIN_MAX);
  });
}
