/** Base of the hash of words: odd, so that every letter counts. */
export const HASH_BASE = 0x01_00_01_93;
/** 2^32 divided by the golden ratio: spreads neighbouring hashes over all slots. */
const SPREAD = 0x9e_37_79_b1;
const NEWLINE = 10;

/**
 * A polynomial over a word's UTF-16 units: what it is of a word with a letter changed follows from that of its beginning
 * and that of its end (`reading/mender.ts`).
 */
export function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, HASH_BASE) + word.charCodeAt(i)) | 0;
  return hash;
}

/**
 * Many words, each with a number, as a map would hold them; but made in one pass over their text, without a string for
 * each.
 */
export class WordTable implements Iterable<readonly [word: string, value: number]> {
  readonly size: number;
  readonly #text: string;
  /** Where each word begins; one more stands behind the last. */
  readonly #starts: Uint32Array;
  readonly #hashes: Int32Array;
  /** A word's number plus one at the first free slot from that of its hash on; 0: free. At most half are taken. */
  readonly #slots: Uint32Array;
  readonly #shift: number;
  readonly #values: ArrayLike<number> | undefined;

  /**
   * @param text the words, all different, a line each
   * @param size how many there are
   * @param values the number of each; its place in the text where absent
   */
  constructor(text: string, size: number, values?: ArrayLike<number>) {
    this.size = size;
    this.#text = text;
    this.#values = values;
    this.#starts = new Uint32Array(size + 1);
    this.#hashes = new Int32Array(size);
    const bits = Math.ceil(Math.log2(Math.max(2, size * 2)));
    this.#slots = new Uint32Array(2 ** bits);
    this.#shift = 32 - bits;
    let hash = 0;
    let word = 0;
    for (let at = 0; word < size; at++) {
      const unit = at < text.length ? text.charCodeAt(at) : NEWLINE;
      if (unit !== NEWLINE) {
        hash = (Math.imul(hash, HASH_BASE) + unit) | 0;
        continue;
      }
      this.#hashes[word] = hash;
      let slot = this.#slotOf(hash);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = ++word;
      this.#starts[word] = at + 1;
      hash = 0;
    }
  }

  #slotOf(hash: number): number {
    return Math.imul(hash ^ (hash >>> 15), SPREAD) >>> this.#shift;
  }

  get(word: string): number | undefined {
    const hash = hashOf(word);
    for (let slot = this.#slotOf(hash); ; slot = (slot + 1) & (this.#slots.length - 1)) {
      const found = this.#slots[slot] ?? 0;
      if (found === 0) return undefined;
      if (this.#hashes[found - 1] === hash && this.#isAt(found - 1, word)) return this.#valueOf(found - 1);
    }
  }

  has(word: string): boolean {
    return this.get(word) !== undefined;
  }

  /** True when a word has this hash; of any other hash hardly ever. */
  hasHash(hash: number): boolean {
    for (let slot = this.#slotOf(hash); ; slot = (slot + 1) & (this.#slots.length - 1)) {
      const found = this.#slots[slot] ?? 0;
      if (found === 0) return false;
      if (this.#hashes[found - 1] === hash) return true;
    }
  }

  *keys(): Generator<string> {
    for (let i = 0; i < this.size; i++) yield this.#text.slice(this.#starts[i], (this.#starts[i + 1] ?? 0) - 1);
  }

  *[Symbol.iterator](): Generator<readonly [word: string, value: number]> {
    let i = 0;
    for (const word of this.keys()) yield [word, this.#valueOf(i++)];
  }

  #valueOf(i: number): number {
    return this.#values?.[i] ?? i;
  }

  #isAt(i: number, word: string): boolean {
    const start = this.#starts[i] ?? 0;
    return (this.#starts[i + 1] ?? 0) - 1 - start === word.length && this.#text.startsWith(word, start);
  }
}
