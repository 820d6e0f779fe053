/**
 * Text in symbols: pairs of bytes that stand together often are one symbol, and symbols that do so one again (byte-pair
 * encoding; Gage 1994), learnt over all texts of the model. The commonest take one byte, the others two, so that a text
 * takes some four tenths of its length, and each can be read by itself.
 */

/** Codes below this are a symbol each; one from here on makes a symbol with the byte behind it. */
export const SHORT_CODES = 160;
/** Symbols that codes of one or two bytes can name. */
export const SYMBOLS_MAX = SHORT_CODES + (256 - SHORT_CODES) * 256;

/** What every packed text is made of. */
export class Symbols {
  readonly #bytes: Uint8Array;
  /** Where each symbol begins; one more stands behind the last. */
  readonly #starts: Uint32Array;

  /**
   * @param bytes of all symbols, one behind the other
   * @param lengths of each, in bytes, 1 to 255
   */
  constructor(bytes: Uint8Array, lengths: Uint8Array) {
    this.#bytes = bytes;
    this.#starts = startsOf(lengths);
  }

  /** The text that codes stand for. */
  decode(codes: Uint8Array): string {
    const out: number[] = [];
    for (let at = 0; at < codes.length; at++) {
      const first = codes[at] ?? 0;
      const symbol = first < SHORT_CODES ? first : SHORT_CODES + ((first - SHORT_CODES) << 8) + (codes[++at] ?? 0);
      const end = this.#starts[symbol + 1] ?? 0;
      for (let k = this.#starts[symbol] ?? 0; k < end; k++) out.push(this.#bytes[k] ?? 0);
    }
    return utf8.decode(Uint8Array.from(out));
  }
}

const utf8 = new TextDecoder();

/** Many texts, each read when it is asked for. */
export class PackedTexts {
  readonly size: number;
  readonly #symbols: Symbols;
  readonly #codes: Uint8Array;
  readonly #starts: Uint32Array;

  /**
   * @param codes of all texts, one behind the other
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
    return this.#symbols.decode(this.#codes.subarray(this.#starts[index] ?? 0, this.#starts[index + 1] ?? 0));
  }
}

function startsOf(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i++) starts[i + 1] = (starts[i] ?? 0) + (lengths[i] ?? 0);
  return starts;
}
