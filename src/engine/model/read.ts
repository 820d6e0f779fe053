import { ALIAS_CODES, EMOJI } from '../languages/languages.ts';
import { boardsOf, boardWordsOf, cardsOf, SALIENCE_PARTS } from './cards.ts';
import { languageWordsOf } from './language-words.ts';
import { PARTS } from './model.ts';
import type { Alias, Borrowed, Card, Entry, EntryColour, Kin, Model, Share, Shift, StyleRules } from './model.ts';
import { GRAMMARS_SECTION, MAGIC, ModelUnreadable, oklabAt, Sections, text, type Header } from './sections.ts';
import type { WordTable } from './word-table.ts';

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
    grammars: grammarsOf(sections),
    ...entriesOf(sections),
    ...wordsOf(sections),
    ...aliasesOf(sections),
    ...borrowedOf(sections),
    ...boardsOf(sections),
    ...boardWordsOf(sections),
    languageWords: languageWordsOf(sections),
    rarity: rarityOf(sections),
  };
}

const grammarsOf = (sections: Sections): Model['grammars'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own making
  JSON.parse(text.decode(sections.bytes(GRAMMARS_SECTION))) as Model['grammars'];

/** Entries are made when they are first asked for: a prompt speaks of a handful among many thousands. */
function entriesOf(sections: Sections): Pick<Model, 'entry' | 'entryCount'> {
  const heads = sections.texts('entry.heads');
  const salience = sections.bytes('entry.salience');
  const shifts = shiftsOf(sections);
  const moods = sections.moods('entry');
  const isColour = sections.bytes('entry.isColour');
  const counts = sections.u16('entry.colours');
  const colours = sections.bytes('colours');
  // Styles are few and of free shape: a line each, behind the number of the entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own making
  const styles = new Map(sections.lines('styles').map((line) => JSON.parse(line) as [number, StyleRules]));
  const parts = sections.bytes('entry.part');
  const cards = cardsOf(sections);
  const cardCounts = sections.bytes('entry.cards');
  const kin = kinOf(sections);
  const meanings = sections.meanings('entry.meanings');
  const starts = new Uint32Array(heads.size + 1);
  for (let i = 0; i < heads.size; i++) starts[i + 1] = (starts[i] ?? 0) + (counts[i] ?? 0);
  const made: (Entry | undefined)[] = Array.from({ length: heads.size });

  const make = (i: number): Entry => {
    let own: readonly Card[] | undefined;
    return {
      head: heads.at(i),
      salience: (salience[i] ?? 0) / SALIENCE_PARTS,
      shift: shifts.get(i),
      colours: coloursAt(colours, starts[i] ?? 0, starts[i + 1] ?? 0),
      moods: moods(i),
      isColour: isColour[i] === 1,
      style: styles.get(i),
      part: PARTS[parts[i] ?? 0] ?? 'subject',
      meaning: meanings(i),
      // A word that is only weighed needs none of its cards.
      get cards() {
        return (own ??= cards(i));
      },
      cardCount: cardCounts[i] ?? 0,
      kin: kin(i),
    };
  };
  return {
    entryCount: heads.size,
    entry: (index) => (index < 0 || index >= heads.size ? undefined : (made[index] ??= make(index))),
  };
}

/** Logarithms of rarities are kept as so many parts of one. */
export const RARITY_PARTS = 20;

function rarityOf(sections: Sections): Model['rarity'] {
  const rarities = sections.bytes('stems.rarity');
  const stems = sections.table('stems', rarities.length, rarities);
  const most = rarities.reduce((a, b) => Math.max(a, b), 0);
  return (stem) => (stems.get(stem) ?? most) / RARITY_PARTS;
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
      return { language: ALIAS_CODES[(language[at] ?? 0) & ~LAST_ALIAS] ?? EMOJI, entry: entry[at] ?? 0 };
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
  const starts = new Uint32Array(language.length + 1);
  let words = 0;
  for (let at = 0; at < language.length; at++) if (((language[at] ?? 0) & LAST_ALIAS) !== 0) starts[++words] = at + 1;
  return starts.subarray(0, words + 1);
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
    return { salience: (salience[i] ?? 0) / SALIENCE_PARTS, from: sharesAt(entry, share, i) };
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
