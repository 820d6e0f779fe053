import { decodeByte } from '../colour/srgb.ts';
import { linearToOklab, type Oklab } from '../colour/oklab.ts';
import { relativeLuminance } from '../colour/contrast.ts';
import { hexToOklab } from '../colour/hex.ts';
import { oklabToOklch } from '../colour/oklch.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';
import { MEANING_DIMENSIONS } from '../meaning/meanings.ts';
import { PARTS } from './model.ts';
import type {
  Alias,
  Board,
  Borrowed,
  Card,
  CardColour,
  Entry,
  EntryColour,
  Kin,
  Model,
  LanguageWords,
  Share,
  Shift,
  StyleRules,
} from './model.ts';
import { frontDecoded } from './front-coding.ts';
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

  /** The direction of each of a kind, by number: a view of the file. */
  meanings(name: string): (index: number) => Int8Array {
    const { buffer, byteOffset } = this.bytes(name);
    return (index) => new Int8Array(buffer, byteOffset + index * MEANING_DIMENSIONS, MEANING_DIMENSIONS);
  }

  bytes(name: string): Uint8Array {
    const span = this.#spans.get(name);
    if (span === undefined) throw new ModelUnreadable(`the model lacks its section "${name}"`);
    return span;
  }

  /** Words with a number each, or their places where there are no numbers. */
  table(name: string, size: number, values?: ArrayLike<number>): WordTable {
    return new WordTable(text.decode(frontDecoded(this.bytes(name))), size, values);
  }

  lines(name: string): string[] {
    const all = text.decode(this.bytes(name));
    return all === '' ? [] : all.split('\n');
  }

  u16(name: string): Uint16Array {
    const span = this.bytes(name);
    return new Uint16Array(span.buffer.slice(span.byteOffset, span.byteOffset + span.byteLength));
  }

  f32(name: string): Float32Array {
    const span = this.bytes(name);
    return new Float32Array(span.buffer.slice(span.byteOffset, span.byteOffset + span.byteLength));
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
    languageWords: languageWordsOf(sections),
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
  // Styles are few and of free shape: a line each, behind the number of the entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own making
  const styles = new Map(sections.lines('styles').map((line) => JSON.parse(line) as [number, StyleRules]));
  const parts = sections.bytes('entry.part');
  const cards = cardsOf(sections);
  const kin = kinOf(sections);
  const meanings = sections.meanings('entry.meanings');
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
    part: PARTS[parts[i] ?? 0] ?? 'subject',
    meaning: meanings(i),
    cards: cards(i),
    kin: kin(i),
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

/** Set in the language of the last meaning of a word. */
export const LAST_ALIAS = 0x80;

/** Aliases are made when they are first asked for, as entries are. */
function aliasesOf(sections: Sections): Pick<Model, 'aliases' | 'aliasWords'> {
  const language = sections.bytes('alias.language');
  const starts = startsOf(language);
  const entry = sections.u16('alias.entry');
  const aliasWords = sections.table('aliases', starts.length - 1);
  const made = new Map<number, readonly Alias[]>();
  const make = (i: number): Alias[] =>
    Array.from({ length: (starts[i + 1] ?? 0) - (starts[i] ?? 0) }, (_, k) => {
      const at = (starts[i] ?? 0) + k;
      return { language: ALIAS_LANGUAGES[(language[at] ?? 0) & ~LAST_ALIAS] ?? 'em', entry: entry[at] ?? 0 };
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

/** Where the meanings of each word begin, and where the last ones end. */
function startsOf(language: Uint8Array): Uint32Array {
  const starts = [0];
  for (let at = 0; at < language.length; at++) if (((language[at] ?? 0) & LAST_ALIAS) !== 0) starts.push(at + 1);
  return Uint32Array.from(starts);
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

/** What entries without cards borrow from. */
export const KIN_MAX = 2;

function kinOf(sections: Sections): (entry: number) => Kin[] {
  const entries = sections.u16('kin.entry');
  const likeness = sections.bytes('kin.likeness');
  return (entry) =>
    Array.from({ length: KIN_MAX }, (_, k) => ({
      entry: entries[entry * KIN_MAX + k] ?? 0,
      likeness: (likeness[entry * KIN_MAX + k] ?? 0) / 255,
    })).filter((each) => each.likeness > 0);
}

/** Bytes of a card's colours: three for each of the five. */
const CARD_BYTES = 15;

function cardColours(bytes: Uint8Array, at: number, phrases: readonly string[]): Readonly<Record<Role, CardColour>> {
  const colourAt = (k: number): CardColour => {
    return cardColour(hexAt(bytes, at + k * 3), phrases[k] ?? '');
  };
  const [background, text, primary, secondary, accent] = [0, 1, 2, 3, 4].map(colourAt);
  if (!background || !text || !primary || !secondary || !accent) throw new ModelUnreadable('a card lacks a colour');
  return { background, text, primary, secondary, accent };
}

/** A colour with all that is asked of it when cards are weighed. */
export function cardColour(hex: Hex, phrase: string): CardColour {
  const { l, a, b } = hexToOklab(hex);
  const { c, h } = oklabToOklch({ l, a, b });
  return { l, a, b, c, h, luminance: relativeLuminance(hex), hex, phrase };
}

function hexAt(bytes: Uint8Array, at: number): Hex {
  const value = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  return `#${value.toString(16).toUpperCase().padStart(6, '0')}`;
}

const pointsOf = (colours: Readonly<Record<Role, CardColour>>): Float64Array =>
  Float64Array.from(ROLES.flatMap((role) => [colours[role].l, colours[role].a, colours[role].b]));

const isDark = ({ background, text }: Readonly<Record<Role, CardColour>>): boolean =>
  background.luminance < text.luminance;

/** Cards by entry; those of an entry follow each other, the likeliest first, and entries that mean the same share theirs. */
function cardsOf(sections: Sections): (entry: number) => Card[] {
  const counts = sections.bytes('entry.cards');
  const colours = sections.bytes('card.colours');
  const moods = sections.u32('card.moods');
  const lines = sections.lines('cards');
  const meanings = sections.meanings('card.meanings');
  const firsts = sections.u16('entry.firstCard');
  const make = (id: number, place: number): Card => {
    const [name = '', phrases = '', sentence = ''] = (lines[id] ?? '').split('\t');
    const own = cardColours(colours, id * CARD_BYTES, phrases.split(','));
    return {
      id,
      name,
      colours: own,
      points: pointsOf(own),
      moods: moods[id] ?? 0,
      isDark: isDark(own),
      meaning: meanings(id),
      sentence,
      language: 'en',
      place,
    };
  };
  return (entry) => Array.from({ length: counts[entry] ?? 0 }, (_, k) => make((firsts[entry] ?? 0) + k, k));
}

function boardsOf(sections: Sections): Pick<Model, 'board' | 'boardCount' | 'boardMeaning'> {
  const colours = sections.bytes('board.colours');
  const moods = sections.u32('board.moods');
  const lines = sections.lines('boards');
  const first = sections.bytes('card.colours').length / CARD_BYTES;
  const languages = sections.lines('board.language');
  const meanings = sections.meanings('board.meanings');
  const made: (Board | undefined)[] = Array.from({ length: lines.length });
  const make = (i: number): Board => {
    const [brief = '', name = '', sentence = '', phrases = ''] = (lines[i] ?? '').split('\t');
    const own = cardColours(colours, i * CARD_BYTES, phrases.split(','));
    return {
      id: first + i,
      brief,
      name,
      meaning: meanings(i),
      sentence,
      language: languages[i] ?? 'en',
      colours: own,
      points: pointsOf(own),
      moods: moods[i] ?? 0,
      isDark: isDark(own),
      place: 0,
    };
  };
  return {
    boardCount: lines.length,
    boardMeaning: meanings,
    board: (index) => (index < 0 || index >= lines.length ? undefined : (made[index] ??= make(index))),
  };
}

/** Boards by the entries that their briefs mention, and the length of each brief by the weights of its words. */
function boardWordsOf(sections: Sections): Pick<Model, 'boardsWith' | 'boardLength'> {
  const entries = sections.u16('board.entries');
  const counts = sections.bytes('board.counts');
  const lengths = sections.f32('board.lengths');
  const byEntry = new Map<number, number[]>();
  let at = 0;
  for (let board = 0; board < counts.length; board++) {
    for (const end = at + (counts[board] ?? 0); at < end; at++) {
      const entry = entries[at] ?? 0;
      const own = byEntry.get(entry);
      if (own === undefined) byEntry.set(entry, [board]);
      else own.push(board);
    }
  }
  return { boardsWith: (entry) => byEntry.get(entry) ?? NONE, boardLength: (index) => lengths[index] ?? Infinity };
}

const NONE: readonly number[] = [];

const NO_WORDS: LanguageWords = {
  namesByEntry: new Map(),
  namesByMood: new Map(),
  cards: new Map(),
  terms: [],
  frames: new Map(),
};

/** Each language is read when it is first asked for: most answers are in one of them. */
function languageWordsOf(sections: Sections): Model['languageWords'] {
  const made = new Map<string, LanguageWords>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const words = readLanguage(sections, language);
    made.set(language, words);
    return words;
  };
}

function readLanguage(sections: Sections, language: string): LanguageWords {
  const own = (name: string): { fields: string[]; i: number }[] =>
    sections
      .lines(name)
      .map((line, i) => ({ fields: line.split('\t'), i }))
      .filter(({ fields }) => fields[0] === language);
  const names = own('local.names').map(({ fields: [, about = '', ...list] }) => ({ about, list }));
  const colours = sections.bytes('terms.colours');
  const meanings = sections.meanings('terms.meanings');
  const frames = new Map<string, string[]>();
  for (const { fields } of own('frames')) {
    const [, scheme = '', shape = '', frame = ''] = fields;
    frames.set(`${scheme} ${shape}`, [...(frames.get(`${scheme} ${shape}`) ?? []), frame]);
  }
  if (frames.size === 0) return NO_WORDS;
  return {
    namesByEntry: new Map(
      names.filter(({ about }) => !about.startsWith('@')).map(({ about, list }) => [Number(about), list]),
    ),
    namesByMood: new Map(
      names.filter(({ about }) => about.startsWith('@')).map(({ about, list }) => [about.slice(1), list]),
    ),
    cards: new Map(
      own('local.cards').map(({ fields: [, id, name = '', phrases = '', sentence = ''] }) => [
        Number(id),
        { name, phrases: phrases.split(','), sentence },
      ]),
    ),
    terms: own('terms').map(({ fields: [, term = '', onTerm = ''], i }) => {
      const { l, a, b } = oklabAt(colours, i * 3);
      return { l, a, b, term, onTerm, meaning: meanings(i) };
    }),
    frames,
  };
}
