/**
 * Text in symbols: pairs of bytes that stand together often are one symbol, and symbols that do so one again (byte-pair
 * encoding; Gage 1994), learnt over all texts of the model. The commoner a symbol, the fewer bits its code takes (canonical
 * Huffman codes; Schwartz and Kallick 1964), so that a text takes some four tenths of its length, and each can be read by itself.
 */

/** Symbols that a model may have, and bits that the code of one may take. */
export const SYMBOLS_MAX = 24_736;
export const SYMBOL_BITS_MAX = 18;

/** Of the next bits, so many tell from which length on their code is looked for. */
const GLANCE = 10;

/** What every packed text is made of. */
export class Symbols {
  readonly #bytes: Uint8Array;
  /** Where each symbol begins; one more stands behind the last. */
  readonly #starts: Uint32Array;
  /** By length of code: the first bits that are no code of that length, nor of a shorter one, left-aligned. */
  readonly #limits = new Uint32Array(SYMBOL_BITS_MAX + 2);
  /** By length: what a code has more than its symbol's place. */
  readonly #offsets = new Int32Array(SYMBOL_BITS_MAX + 2);
  /** By the first ten bits: the shortest code that may begin with them. */
  readonly #shortest = new Uint8Array(1 << GLANCE);
  #text = new Uint8Array(512);

  /**
   * @param bytes of all symbols, one behind the other, those with the shortest codes first
   * @param lengths of each, in bytes, 1 to 255
   * @param codes how many symbols have a code of 1, 2, 3 … bits; the last one in use has no code of ones alone
   */
  constructor(bytes: Uint8Array, lengths: Uint8Array, codes: Uint16Array) {
    this.#bytes = bytes;
    this.#starts = startsOf(lengths);
    let code = 0;
    let symbol = 0;
    for (let length = 1; length <= SYMBOL_BITS_MAX; length++) {
      const count = codes[length - 1] ?? 0;
      this.#offsets[length] = code - symbol;
      code += count;
      symbol += count;
      this.#limits[length] = code << (SYMBOL_BITS_MAX - length);
      code <<= 1;
    }
    this.#limits[SYMBOL_BITS_MAX + 1] = 1 << SYMBOL_BITS_MAX;
    let shortest = 1;
    for (let glance = 0; glance < this.#shortest.length; glance++) {
      while (glance << (SYMBOL_BITS_MAX - GLANCE) >= (this.#limits[shortest] ?? Infinity)) shortest++;
      this.#shortest[glance] = shortest;
    }
  }

  /** The text that codes stand for, from one byte to another; behind the last code stand ones up to the end of its byte. */
  decode(codes: Uint8Array, start: number, end: number): string {
    let size = 0;
    let at = start;
    let held = 0;
    let count = 0;
    for (;;) {
      for (; count < SYMBOL_BITS_MAX && at < end; count += 8) held = ((held & 0x1ffff) << 8) | (codes[at++] ?? 0);
      const bits =
        count >= SYMBOL_BITS_MAX ? held >>> (count - SYMBOL_BITS_MAX) : padded(held, SYMBOL_BITS_MAX - count);
      const next = bits & ((1 << SYMBOL_BITS_MAX) - 1);
      let length = this.#shortest[next >>> (SYMBOL_BITS_MAX - GLANCE)] ?? 0;
      while (next >= (this.#limits[length] ?? Infinity)) length++;
      if (length > SYMBOL_BITS_MAX) break;
      const symbol = (next >>> (SYMBOL_BITS_MAX - length)) - (this.#offsets[length] ?? 0);
      count -= length;
      size = this.#put(symbol, size);
    }
    return utf8.decode(this.#text.subarray(0, size));
  }

  #put(symbol: number, size: number): number {
    const bytes = this.#bytes;
    const end = this.#starts[symbol + 1] ?? 0;
    let from = this.#starts[symbol] ?? 0;
    if (size + end - from > this.#text.length) {
      const longer = new Uint8Array(2 * (size + end - from));
      longer.set(this.#text);
      this.#text = longer;
    }
    const text = this.#text;
    let to = size;
    while (from < end) text[to++] = bytes[from++] ?? 0;
    return to;
  }
}

const utf8 = new TextDecoder();

/** Bits with so many ones behind them. */
const padded = (bits: number, ones: number): number => (bits << ones) | ((1 << ones) - 1);

/** Many texts, each read when it is asked for. */
export class PackedTexts {
  readonly size: number;
  readonly #symbols: Symbols;
  readonly #codes: Uint8Array;
  readonly #starts: Uint32Array;

  /**
   * @param codes of all texts, one behind the other, each beginning at a byte
   * @param lengths of each, in bytes of its codes
   */
  constructor(symbols: Symbols, codes: Uint8Array, lengths: Uint16Array) {
    this.size = lengths.length;
    this.#symbols = symbols;
    this.#codes = codes;
    this.#starts = startsOf(lengths);
  }

  /** The text at a place; empty beyond the last. */
  at(index: number): string {
    return this.#symbols.decode(this.#codes, this.#starts[index] ?? 0, this.#starts[index + 1] ?? 0);
  }
}

function startsOf(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i++) starts[i + 1] = (starts[i] ?? 0) + (lengths[i] ?? 0);
  return starts;
}
