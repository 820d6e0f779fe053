import { SHORT_CODES, SYMBOLS_MAX } from '../src/engine/model/packed-text.ts';

export interface Packer {
  /** Of all symbols, one behind the other. */
  readonly bytes: Uint8Array;
  /** Of each symbol, in bytes. */
  readonly lengths: Uint8Array;
  /** A text of those that were learnt from, as codes. */
  readonly pack: (text: string) => Uint8Array;
}

/** Pairs that are made symbols in one pass; none of a pass is part of another. */
const PAIRS_A_PASS = 200;
const PASSES = 150;
/** A pair that is met less often saves nothing. */
const PAIR_MIN = 4;
const SYMBOL_BYTES_MAX = 32;

const encoder = new TextEncoder();
/** A word with what stands before it: symbols do not reach from one word into the next. */
const piecesOf = (text: string): string[] => text.match(/[^\p{L}]*[\p{L}'’]*/gu)?.filter((piece) => piece !== '') ?? [];

/** Learns symbols from texts, all of which can be packed then; the same texts give the same symbols. */
export function learnSymbols(texts: readonly string[]): Packer {
  const counts = new Map<string, number>();
  for (const text of texts) for (const piece of piecesOf(text)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const pieces = [...counts].map(([piece, count]) => ({ piece, count, symbols: [...encoder.encode(piece)] }));
  /** By symbol: its bytes. The first 256 are the bytes themselves. */
  const spelt: (readonly number[])[] = Array.from({ length: 256 }, (_, byte) => [byte]);
  for (let pass = 0; pass < PASSES; pass++) {
    const made = new Map<number, number>();
    const parts = new Set<number>();
    for (const [pair, count] of pairsOf(pieces)) {
      if (made.size >= PAIRS_A_PASS || spelt.length >= SYMBOLS_MAX || count < PAIR_MIN) break;
      const [one, other] = [Math.floor(pair / SYMBOLS_MAX), pair % SYMBOLS_MAX];
      const bytes = [...(spelt[one] ?? []), ...(spelt[other] ?? [])];
      if (parts.has(one) || parts.has(other) || bytes.length > SYMBOL_BYTES_MAX) continue;
      parts.add(one).add(other);
      made.set(pair, spelt.push(bytes) - 1);
    }
    if (made.size === 0) break;
    for (const piece of pieces) piece.symbols = merged(piece.symbols, made);
  }
  const uses = new Map<number, number>();
  for (const { symbols, count } of pieces)
    for (const symbol of symbols) uses.set(symbol, (uses.get(symbol) ?? 0) + count);
  const byUse = [...uses].toSorted(([a, p], [b, q]) => q - p || a - b).map(([symbol]) => symbol);
  const code = new Map(byUse.map((symbol, place) => [symbol, place]));
  const packed = new Map(
    pieces.map(({ piece, symbols }) => [piece, symbols.flatMap((one) => codesOf(code.get(one) ?? 0))]),
  );
  return {
    bytes: Uint8Array.from(byUse.flatMap((symbol) => spelt[symbol] ?? [])),
    lengths: Uint8Array.from(byUse, (symbol) => spelt[symbol]?.length ?? 0),
    pack: (text) =>
      Uint8Array.from(
        piecesOf(text).flatMap((piece) => {
          const codes = packed.get(piece);
          if (codes === undefined) throw new RangeError(`"${piece}" is of none of the texts that were learnt from`);
          return codes;
        }),
      ),
  };
}

const codesOf = (place: number): number[] =>
  place < SHORT_CODES ? [place] : [SHORT_CODES + ((place - SHORT_CODES) >> 8), (place - SHORT_CODES) & 0xff];

/** Neighbours and how often they stand together, the commonest first. */
function pairsOf(
  pieces: readonly { readonly count: number; readonly symbols: readonly number[] }[],
): [number, number][] {
  const counts = new Map<number, number>();
  for (const { symbols, count } of pieces) {
    for (let i = 1; i < symbols.length; i++) {
      const pair = (symbols[i - 1] ?? 0) * SYMBOLS_MAX + (symbols[i] ?? 0);
      counts.set(pair, (counts.get(pair) ?? 0) + count);
    }
  }
  return [...counts].toSorted(([a, p], [b, q]) => q - p || a - b);
}

function merged(symbols: readonly number[], made: ReadonlyMap<number, number>): number[] {
  const out: number[] = [];
  for (const symbol of symbols) {
    const before = out.at(-1);
    const one = before === undefined ? undefined : made.get(before * SYMBOLS_MAX + symbol);
    if (one === undefined) out.push(symbol);
    else out[out.length - 1] = one;
  }
  return out;
}
