import { decodeByte } from '../colour/srgb.ts';
import { linearToOklab, type Oklab } from '../colour/oklab.ts';
import type {
  Alias,
  Board,
  Borrowed,
  Entry,
  EntryColour,
  Model,
  NamedColour,
  Share,
  Shift,
  StyleRules,
} from './model.ts';
import { WordTable } from './word-table.ts';

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

  /** Words with a number each, or their places where there are no numbers. */
  table(name: string, size: number, values?: ArrayLike<number>): WordTable {
    return new WordTable(text.decode(this.bytes(name)), size, values);
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own making
  const header = JSON.parse(text.decode(bytes.subarray(16, 16 + headerLength))) as Header;
  const sections = new Sections(header, bytes, Math.ceil((16 + headerLength) / 8) * 8);
  return {
    knowledge: header.knowledge,
    ...entriesOf(sections),
    ...wordsOf(sections),
    ...aliasesOf(sections),
    ...borrowedOf(sections),
    ...boardsOf(sections),
    ...boardWordsOf(sections),
    nouns: readNames(sections, 'nouns'),
    colourNames: readNames(sections, 'colourNames'),
  };
}

/** Entries are made when they are first asked for: a prompt speaks of a handful among many thousands. */
function entriesOf(sections: Sections): Pick<Model, 'entry' | 'entryCount'> {
  const heads = sections.lines('entry.heads');
  const salience = sections.bytes('entry.salience');
  const shifts = shiftsOf(sections);
  const moods = sections.u32('entry.moods');
  const isColour = sections.bytes('entry.isColour');
  const counts = sections.u16('entry.colours');
  const colours = sections.bytes('colours');
  // Styles and names are few and of free shape: a line each, behind the number of the entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own making
  const styles = new Map(sections.lines('styles').map((line) => JSON.parse(line) as [number, StyleRules]));
  const names = new Map(
    sections.lines('entry.names').map((line) => {
      const [entry, ...rest] = line.split('\t');
      return [Number(entry), rest] as const;
    }),
  );
  const starts = new Uint32Array(heads.length + 1);
  for (let i = 0; i < heads.length; i++) starts[i + 1] = (starts[i] ?? 0) + (counts[i] ?? 0);
  const made: (Entry | undefined)[] = Array.from({ length: heads.length });

  const make = (i: number): Entry => ({
    head: heads[i] ?? '',
    salience: (salience[i] ?? 0) / 200,
    shift: shifts.get(i),
    colours: coloursAt(colours, starts[i] ?? 0, starts[i + 1] ?? 0),
    moods: moods[i] ?? 0,
    isColour: isColour[i] === 1,
    style: styles.get(i),
    names: names.get(i) ?? [],
  });
  return {
    entryCount: heads.length,
    entry: (index) => (index < 0 || index >= heads.length ? undefined : (made[index] ??= make(index))),
  };
}

function shiftsOf(sections: Sections): Map<number, Shift> {
  const bytes = sections.bytes('shift');
  const shifts = new Map<number, Shift>();
  for (const [k, entry] of sections.u16('shift.entry').entries()) {
    const [l = 128, c = 128, t = 128] = bytes.subarray(k * 3, k * 3 + 3);
    const chroma = Math.max(0, 1 + ((c - 128) * 1.25) / 100);
    shifts.set(entry, { lightness: (l - 128) / 100, chroma, temperature: (t - 128) / 50 });
  }
  return shifts;
}

function coloursAt(colours: Uint8Array, start: number, end: number): EntryColour[] {
  let sum = 0;
  for (let k = start; k < end; k++) sum += colours[k * 4 + 3] ?? 0;
  return Array.from({ length: end - start }, (_, k) => ({
    ...oklabAt(colours, (start + k) * 4),
    share: (colours[(start + k) * 4 + 3] ?? 0) / sum,
  }));
}

function wordsOf(sections: Sections): Pick<Model, 'words' | 'reach'> {
  const entry = sections.u16('word.entry');
  const length = sections.bytes('reach.length');
  return {
    words: sections.table('words', entry.length, entry),
    reach: sections.table('reach', length.length, length),
  };
}

/** The languages that have aliases; `em` are emoji. */
export const ALIAS_LANGUAGES = ['em', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'zh'] as const;

/** Aliases are made when they are first asked for, as entries are. */
function aliasesOf(sections: Sections): Pick<Model, 'aliases' | 'aliasWords'> {
  const counts = sections.bytes('alias.counts');
  const language = sections.bytes('alias.language');
  const entry = sections.u16('alias.entry');
  const aliasWords = sections.table('aliases', counts.length);
  const starts = new Uint32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) starts[i + 1] = (starts[i] ?? 0) + (counts[i] ?? 0);
  const made = new Map<number, readonly Alias[]>();
  const make = (i: number): Alias[] =>
    Array.from({ length: counts[i] ?? 0 }, (_, k) => {
      const at = (starts[i] ?? 0) + k;
      return { language: ALIAS_LANGUAGES[language[at] ?? 0] ?? 'em', entry: entry[at] ?? 0 };
    });
  return {
    aliasWords,
    aliases(word) {
      const i = aliasWords.get(word);
      if (i === undefined) return NO_ALIASES;
      const known = made.get(i);
      if (known !== undefined) return known;
      const aliases = make(i);
      made.set(i, aliases);
      return aliases;
    },
  };
}

const NO_ALIASES: readonly Alias[] = [];

/** Neighbours that a word without an entry borrows from. */
export const BORROWED_FROM = 3;

function sharesAt(entry: Uint16Array, share: Uint8Array, i: number): Share[] {
  const shares = [];
  for (let k = i * BORROWED_FROM; k < (i + 1) * BORROWED_FROM; k++) {
    if ((share[k] ?? 0) > 0) shares.push({ entry: entry[k] ?? 0, share: (share[k] ?? 0) / 255 });
  }
  return shares;
}

function borrowedOf(sections: Sections): Pick<Model, 'borrowed' | 'isBorrowed'> {
  const entry = sections.u16('borrowed.entry');
  const share = sections.bytes('borrowed.share');
  const salience = sections.bytes('borrowed.salience');
  let made: WordTable | undefined;
  // Most prompts have no word that has to borrow: their table is made for the first that has one.
  const numbers = (): WordTable => (made ??= sections.table('borrowed', salience.length));
  const borrowed = (word: string): Borrowed | undefined => {
    const i = numbers().get(word);
    if (i === undefined) return undefined;
    return { salience: (salience[i] ?? 0) / 200, from: sharesAt(entry, share, i) };
  };
  return { borrowed, isBorrowed: (word) => numbers().has(word) };
}

function boardsOf(sections: Sections): Pick<Model, 'board' | 'boardCount'> {
  const colours = sections.bytes('board.colours');
  const lines = sections.lines('boards');
  const made: (Board | undefined)[] = Array.from({ length: lines.length });
  const make = (i: number): Board => {
    const [brief = '', name = ''] = (lines[i] ?? '').split('\t');
    return { brief, name, colours: Array.from({ length: 5 }, (_, k) => oklabAt(colours, (i * 5 + k) * 3)) };
  };
  return {
    boardCount: lines.length,
    board: (index) => (index < 0 || index >= lines.length ? undefined : (made[index] ??= make(index))),
  };
}

function boardWordsOf(sections: Sections): Pick<Model, 'boardsWith' | 'boardWords'> {
  const lines = sections.lines('board.words');
  const numbers = new Map(lines.map((line, i) => [line.slice(0, line.indexOf(' ')), i] as const));
  const made: (readonly number[] | undefined)[] = Array.from({ length: lines.length });
  const boardsWith = (word: string): readonly number[] => {
    const i = numbers.get(word);
    if (i === undefined) return NONE;
    return (made[i] ??= (lines[i] ?? '').split(' ').slice(1).map(Number));
  };
  return { boardsWith, boardWords: numbers.keys().toArray() };
}

const NONE: readonly number[] = [];

function readNames(sections: Sections, kind: 'nouns' | 'colourNames'): NamedColour[] {
  const colours = sections.bytes(`${kind}.colours`);
  const moods = kind === 'nouns' ? sections.u32('nouns.moods') : undefined;
  return sections.lines(kind).map((name, i) => {
    const { l, a, b } = oklabAt(colours, i * 3);
    return { name, l, a, b, moods: moods?.[i] ?? 0 };
  });
}
