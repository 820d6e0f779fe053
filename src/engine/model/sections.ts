import { decodeByte } from '../colour/srgb.ts';
import { linearToOklab, type Oklab } from '../colour/oklab.ts';
import { byteDecoded } from './byte-coding.ts';
import { lengthsIn } from './lengths.ts';
import { LANGUAGE_CODES } from '../languages/languages.ts';
import { frontDecoded } from './front-coding.ts';
import { unpackedMeanings } from './packed-meanings.ts';
import { PackedTexts, Symbols } from './packed-text.ts';
import { WordTable } from './word-table.ts';

/** First bytes of a model file. */
export const MAGIC = 'HUESMTH1';

/** What the section is called that has the grammars, as JSON. */
export const GRAMMARS_SECTION = 'grammars';

export interface Header {
  readonly knowledge: string;
  /** In the order in which they follow, each beginning at a multiple of eight bytes. */
  readonly sections: readonly SectionSpan[];
}

interface SectionSpan {
  readonly name: string;
  /** As many as there are in the file. */
  readonly bytes: number;
  /** How many they are once decoded; absent where they stand as they are. */
  readonly decoded?: number;
}

export class ModelUnreadable extends Error {}

export const text = new TextDecoder();

/** Named spans of bytes, read as the text or the numbers that they hold. */
export class Sections {
  readonly #spans = new Map<string, Uint8Array>();
  /** Those that are coded, by how many bytes they are: each is decoded when it is first asked for. */
  readonly #coded = new Map<string, number>();
  #symbols: Symbols | undefined;

  constructor(header: Header, bytes: Uint8Array, start: number) {
    let at = start;
    for (const { name, bytes: length, decoded } of header.sections) {
      this.#spans.set(name, bytes.subarray(at, at + length));
      if (decoded !== undefined) this.#coded.set(name, decoded);
      at = Math.ceil((at + length) / 8) * 8;
    }
  }

  /** The direction of each of a kind, by number. */
  meanings(name: string): (index: number) => Int8Array {
    return unpackedMeanings({ shares: this.bytes(name), peaks: this.bytes(`${name}.peaks`) });
  }

  bytes(name: string): Uint8Array {
    const span = this.#spans.get(name);
    if (span === undefined) throw new ModelUnreadable(`the model lacks its section "${name}"`);
    const length = this.#coded.get(name);
    if (length === undefined) return span;
    const decoded = byteDecoded(span, length);
    this.#spans.set(name, decoded);
    this.#coded.delete(name);
    return decoded;
  }

  /** Words with a number each, or their places where there are no numbers. */
  table(name: string, size: number, values?: ArrayLike<number>): WordTable {
    return new WordTable(text.decode(frontDecoded(this.bytes(name))), size, values);
  }

  /** Texts that are read one by one; their lengths stand in a section of their own. */
  texts(name: string): PackedTexts {
    this.#symbols ??= new Symbols(this.bytes('symbols'), this.bytes('symbols.lengths'), this.u16('symbols.codes'));
    return new PackedTexts(this.#symbols, this.bytes(name), lengthsIn(this.bytes(`${name}.lengths`)));
  }

  /** The bits of the moods of each of a kind: they stand once for all that have the same. */
  moods(name: string): (index: number) => number {
    const sets = this.u32('moods');
    const own = this.u16(`${name}.moods`);
    return (index) => sets[own[index] ?? 0] ?? 0;
  }

  /** The language of each of a kind, by number. */
  languages(name: string): (index: number) => string {
    const codes = this.bytes(`${name}.language`);
    return (index) => LANGUAGE_CODES[codes[index] ?? 0] ?? 'en';
  }

  /** Where those of a kind stand that are of a language. */
  placesOf(name: string, language: string): number[] {
    const code = LANGUAGE_CODES.indexOf(language);
    const codes = this.bytes(`${name}.language`);
    const places: number[] = [];
    for (let place = codes.indexOf(code); place >= 0; place = codes.indexOf(code, place + 1)) places.push(place);
    return places;
  }

  lines(name: string): string[] {
    const all = text.decode(this.bytes(name));
    return all === '' ? [] : all.split('\n');
  }

  u16(name: string): Uint16Array {
    const span = this.bytes(name);
    return new Uint16Array(span.buffer.slice(span.byteOffset, span.byteOffset + span.byteLength));
  }

  u32(name: string): Uint32Array {
    const span = this.bytes(name);
    return new Uint32Array(span.buffer.slice(span.byteOffset, span.byteOffset + span.byteLength));
  }
}

/** The colour of three bytes of sRGB. */
export function oklabAt(rgb: Uint8Array, at: number): Oklab {
  return linearToOklab({
    r: decodeByte(rgb[at] ?? 0),
    g: decodeByte(rgb[at + 1] ?? 0),
    b: decodeByte(rgb[at + 2] ?? 0),
  });
}
