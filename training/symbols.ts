import { codeLengths } from '../src/engine/model/code-lengths.ts';
import { SYMBOL_BITS_MAX, SYMBOLS_MAX } from '../src/engine/model/packed-text.ts';

export interface Packer {
  /** Of all symbols, one behind the other. */
  readonly bytes: Uint8Array;
  /** Of each symbol, in bytes. */
  readonly lengths: Uint8Array;
  /** How many symbols have a code of 1, 2, 3 … bits. */
  readonly codes: Uint16Array;
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
  const used = [...uses.keys()];
  // No code is all ones: those stand behind the last one of a text.
  const bits = codeLengths(
    used.map((symbol) => uses.get(symbol) ?? 0),
    SYMBOL_BITS_MAX - 1,
  );
  const byLength = used
    .map((symbol, i) => ({ symbol, length: bits[i] ?? 0, count: uses.get(symbol) ?? 0 }))
    .toSorted((p, q) => p.length - q.length || q.count - p.count || p.symbol - q.symbol);
  const last = byLength.pop();
  if (last !== undefined) byLength.push({ ...last, length: last.length + 1 });
  const code = codesOf(byLength);
  const packed = new Map(pieces.map(({ piece, symbols }) => [piece, symbols.map((one) => code.get(one) ?? NO_CODE)]));
  const codes = new Uint16Array(SYMBOL_BITS_MAX);
  for (const { length } of byLength) codes[length - 1] = (codes[length - 1] ?? 0) + 1;
  return {
    bytes: Uint8Array.from(byLength.flatMap(({ symbol }) => spelt[symbol] ?? [])),
    lengths: Uint8Array.from(byLength, ({ symbol }) => spelt[symbol]?.length ?? 0),
    codes,
    pack: (text) =>
      bytesOf(
        piecesOf(text).flatMap((piece) => {
          const own = packed.get(piece);
          if (own === undefined) throw new RangeError(`"${piece}" is of none of the texts that were learnt from`);
          return own;
        }),
      ),
  };
}

interface Code {
  readonly bits: number;
  readonly length: number;
}

const NO_CODE: Code = { bits: 0, length: 0 };

/** Canonical codes: in order of their lengths, each one more than the one before. */
function codesOf(byLength: readonly { readonly symbol: number; readonly length: number }[]): Map<number, Code> {
  const codes = new Map<number, Code>();
  let next = 0;
  let before = 0;
  for (const { symbol, length } of byLength) {
    next <<= length - before;
    codes.set(symbol, { bits: next++, length });
    before = length;
  }
  return codes;
}

/** Codes one behind the other, the highest bit first, with ones behind the last up to the end of its byte. */
function bytesOf(codes: readonly Code[]): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  for (const { bits, length } of codes) {
    held = (held << length) | bits;
    for (count += length; count >= 8; count -= 8) bytes.push((held >>> (count - 8)) & 0xff);
    held &= (1 << count) - 1;
  }
  if (count > 0) bytes.push(((held << (8 - count)) | ((1 << (8 - count)) - 1)) & 0xff);
  return Uint8Array.from(bytes);
}

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
