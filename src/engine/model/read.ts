import { decodeByte } from '../colour/srgb.ts';
import { linearToOklab, type Oklab } from '../colour/oklab.ts';
import type { Alias, Board, Borrowed, Entry, EntryColour, Model, NamedColour, StyleRules } from './model.ts';

/** First bytes of a model file. */
export const MAGIC = 'HUESMTH1';

export interface Header {
  readonly knowledge: string;
  /** In the order in which they follow, each beginning at a multiple of eight bytes. */
  readonly sections: readonly { readonly name: string; readonly bytes: number }[];
}

export class ModelUnreadable extends Error {}

const text = new TextDecoder();

/** Named spans of bytes, read as the text or the numbers that they hold. */
class Sections {
  readonly #spans = new Map<string, Uint8Array>();

  constructor(header: Header, bytes: Uint8Array, start: number) {
    let at = start;
    for (const { name, bytes: length } of header.sections) {
      this.#spans.set(name, bytes.subarray(at, at + length));
      at = Math.ceil((at + length) / 8) * 8;
    }
  }

  bytes(name: string): Uint8Array {
    const span = this.#spans.get(name);
    if (span === undefined) throw new ModelUnreadable(`the model lacks its section "${name}"`);
    return span;
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

function oklabAt(rgb: Uint8Array, at: number): Oklab {
  return linearToOklab({
    r: decodeByte(rgb[at] ?? 0),
    g: decodeByte(rgb[at + 1] ?? 0),
    b: decodeByte(rgb[at + 2] ?? 0),
  });
}

/**
 * Reads a model that `training/` wrote.
 * @throws ModelUnreadable when the bytes are not a model
 */
export function readModel(bytes: Uint8Array): Model {
  if (text.decode(bytes.subarray(0, 8)) !== MAGIC) throw new ModelUnreadable('the bytes are not a Huesmith model');
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  // The header was written by training/ beside this reader; its shape is part of the format.
  const header = JSON.parse(text.decode(bytes.subarray(16, 16 + headerLength))) as Header;
  const sections = new Sections(header, bytes, Math.ceil((16 + headerLength) / 8) * 8);
  const boards = readBoards(sections);
  return {
    knowledge: header.knowledge,
    entries: readEntries(sections),
    words: readWords(sections),
    aliases: readAliases(sections),
    borrowed: readBorrowed(sections),
    boards,
    boardsByWord: readBoardWords(sections),
    nouns: readNames(sections, 'nouns'),
    colourNames: readNames(sections, 'colourNames'),
  };
}

function readEntries(sections: Sections): Entry[] {
  const salience = sections.bytes('entry.salience');
  const shift = sections.bytes('entry.shift');
  const moods = sections.u32('entry.moods');
  const isColour = sections.bytes('entry.isColour');
  const starts = sections.u16('entry.colours');
  const colours = sections.bytes('colours');
  // Styles and names are few and of free shape: a line of JSON each, behind the number of the entry.
  const styles = new Map(sections.lines('styles').map((line) => JSON.parse(line) as [number, StyleRules]));
  const names = new Map(
    sections.lines('entry.names').map((line) => {
      const [entry, ...rest] = line.split('\t');
      return [Number(entry), rest] as const;
    }),
  );
  let start = 0;
  return sections.lines('entry.heads').map((head, i) => {
    const count = starts[i] ?? 0;
    const own: EntryColour[] = [];
    let sum = 0;
    for (let k = start; k < start + count; k++) sum += colours[k * 4 + 3] ?? 0;
    for (let k = start; k < start + count; k++) {
      const { l, a, b } = oklabAt(colours, k * 4);
      own.push({ l, a, b, share: (colours[k * 4 + 3] ?? 0) / sum });
    }
    start += count;
    const [sl = 128, sc = 128, st = 128] = shift.subarray(i * 3, i * 3 + 3);
    return {
      head,
      salience: (salience[i] ?? 0) / 200,
      shift:
        sl === 128 && sc === 128 && st === 128
          ? undefined
          : {
              lightness: (sl - 128) / 100,
              chroma: Math.max(0, 1 + ((sc - 128) * 1.25) / 100),
              temperature: (st - 128) / 50,
            },
      colours: own,
      moods: moods[i] ?? 0,
      isColour: isColour[i] === 1,
      style: styles.get(i),
      names: names.get(i) ?? [],
    };
  });
}

function readWords(sections: Sections): Map<string, number> {
  const entry = sections.u16('word.entry');
  return new Map(sections.lines('words').map((word, i) => [word, entry[i] ?? 0]));
}

function readAliases(sections: Sections): Map<string, Alias[]> {
  const entry = sections.u16('alias.entry');
  const aliases = new Map<string, Alias[]>();
  for (const [i, line] of sections.lines('aliases').entries()) {
    const language = line.slice(0, 2);
    const word = line.slice(2);
    const alias = { language, entry: entry[i] ?? 0 };
    const others = aliases.get(word);
    if (others === undefined) aliases.set(word, [alias]);
    else others.push(alias);
  }
  return aliases;
}

/** Neighbours that a word without an entry borrows from. */
export const BORROWED_FROM = 4;

function readBorrowed(sections: Sections): Map<string, Borrowed> {
  const entry = sections.u16('borrowed.entry');
  const share = sections.bytes('borrowed.share');
  const salience = sections.bytes('borrowed.salience');
  return new Map(
    sections.lines('borrowed').map((word, i) => {
      const from = [];
      for (let k = i * BORROWED_FROM; k < (i + 1) * BORROWED_FROM; k++) {
        if ((share[k] ?? 0) > 0) from.push({ entry: entry[k] ?? 0, share: (share[k] ?? 0) / 255 });
      }
      return [word, { salience: (salience[i] ?? 0) / 200, from }];
    }),
  );
}

function readBoards(sections: Sections): Board[] {
  const colours = sections.bytes('board.colours');
  const moods = sections.u32('board.moods');
  return sections.lines('boards').map((line, i) => {
    const [brief = '', name = '', sentence = ''] = line.split('\t');
    return {
      brief,
      name,
      sentence,
      colours: Array.from({ length: 5 }, (_, k) => oklabAt(colours, (i * 5 + k) * 3)),
      moods: moods[i] ?? 0,
    };
  });
}

function readBoardWords(sections: Sections): Map<string, number[]> {
  return new Map(
    sections.lines('board.words').map((line) => {
      const [word = '', ...boards] = line.split(' ');
      return [word, boards.map(Number)];
    }),
  );
}

function readNames(sections: Sections, kind: 'nouns' | 'colourNames'): NamedColour[] {
  const colours = sections.bytes(`${kind}.colours`);
  const moods = sections.u32(`${kind}.moods`);
  return sections.lines(kind).map((name, i) => ({ name, ...oklabAt(colours, i * 3), moods: moods[i] ?? 0 }));
}
