import { relativeLuminance } from '../colour/contrast.ts';
import { hexToOklab } from '../colour/hex.ts';
import { oklabToOklch } from '../colour/oklch.ts';
import { stemNumbers } from '../meaning/stems.ts';
import { byRole, ROLES, type Hex, type Role } from '../palette.ts';
import { PARTS, type Board, type Card, type CardColour, type Model } from './model.ts';
import type { Sections } from './sections.ts';

/** Saliences are kept as so many parts of one. */
export const SALIENCE_PARTS = 200;

/** Colours are what any two briefs may share: they say little of what a brief is about. */
const COLOUR_SHARE = 0.5;

/** Bytes of a card's colours: three for each of the five. */
export const CARD_BYTES = 15;

const cardColours = (bytes: Uint8Array, at: number, phrases: readonly string[]): Readonly<Record<Role, CardColour>> =>
  byRole((role) => {
    const place = ROLES.indexOf(role);
    return cardColour(hexAt(bytes, at + place * 3), phrases[place] ?? '');
  });

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

/** Oklab of five colours, in the order of `ROLES`. */
export const pointsOf = (colours: Readonly<Record<Role, CardColour>>): Float64Array =>
  Float64Array.from(ROLES.flatMap((role) => [colours[role].l, colours[role].a, colours[role].b]));

const isDark = ({ background, text }: Readonly<Record<Role, CardColour>>): boolean =>
  background.luminance < text.luminance;

/** Cards by entry; those of an entry follow each other, the likeliest first, and entries that mean the same share theirs. */
export function cardsOf(sections: Sections): (entry: number) => Card[] {
  const counts = sections.bytes('entry.cards');
  const colours = sections.bytes('card.colours');
  const moods = sections.moods('card');
  const texts = sections.texts('cards');
  const meanings = sections.meanings('card.meanings');
  const firsts = sections.u16('entry.firstCard');
  const make = (id: number, place: number): Card => {
    const [name = '', phrases = '', sentence = ''] = texts.at(id).split('\t');
    const own = cardColours(colours, id * CARD_BYTES, phrases.split(','));
    return {
      id,
      name,
      colours: own,
      points: pointsOf(own),
      moods: moods(id),
      isDark: isDark(own),
      meaning: meanings(id),
      sentence,
      stems: stemNumbers(`${name} ${phrases} ${sentence}`),
      language: 'en',
      place,
    };
  };
  return (entry) => Array.from({ length: counts[entry] ?? 0 }, (_, k) => make((firsts[entry] ?? 0) + k, k));
}

/** What is written of a board, in one line. */
export function boardText(line: string): Pick<Board, 'brief' | 'name' | 'sentence'> & { phrases: readonly string[] } {
  const [brief = '', name = '', sentence = '', phrases = ''] = line.split('\t');
  return { brief, name, sentence, phrases: phrases.split(',') };
}

export function boardsOf(sections: Sections): Pick<Model, 'board' | 'boardCount' | 'boardLanguage' | 'boardMeaning'> {
  const colours = sections.bytes('board.colours');
  const moods = sections.moods('board');
  const texts = sections.texts('boards');
  const first = sections.bytes('card.colours').length / CARD_BYTES;
  const languages = sections.languages('boards');
  const meanings = sections.meanings('board.meanings');
  const made: (Board | undefined)[] = Array.from({ length: texts.size });
  const make = (i: number): Board => {
    const { brief, name, sentence, phrases } = boardText(texts.at(i));
    const own = cardColours(colours, i * CARD_BYTES, phrases);
    return {
      id: first + i,
      brief,
      name,
      meaning: meanings(i),
      sentence,
      stems: stemNumbers(`${name} ${phrases.join(',')} ${sentence}`),
      language: languages(i),
      colours: own,
      points: pointsOf(own),
      moods: moods(i),
      isDark: isDark(own),
      place: 0,
    };
  };
  return {
    boardCount: texts.size,
    boardLanguage: languages,
    boardMeaning: meanings,
    board: (index) => (index < 0 || index >= texts.size ? undefined : (made[index] ??= make(index))),
  };
}

/** Boards by the entries that their briefs mention, and the length of each brief by the weights of its words. */
export function boardWordsOf(sections: Sections): Pick<Model, 'boardsWith' | 'boardLength' | 'weightAmongBoards'> {
  const entries = sections.u16('board.entries');
  const counts = sections.bytes('board.counts');
  // The boards of an entry stand together, where those of the entries before it end.
  const starts = new Uint32Array(entries.reduce((a, b) => Math.max(a, b), 0) + 2);
  for (const entry of entries) starts[entry + 1] = (starts[entry + 1] ?? 0) + 1;
  for (let entry = 1; entry < starts.length; entry++) starts[entry] = (starts[entry] ?? 0) + (starts[entry - 1] ?? 0);
  const next = starts.slice();
  const boards = new Uint32Array(entries.length);
  let at = 0;
  for (let board = 0; board < counts.length; board++) {
    for (const end = at + (counts[board] ?? 0); at < end; at++) {
      const entry = entries[at] ?? 0;
      const place = next[entry] ?? 0;
      boards[place] = board;
      next[entry] = place + 1;
    }
  }
  const weights = weightsOf(sections, counts.length, (entry) => (starts[entry + 1] ?? 0) - (starts[entry] ?? 0));
  const lengths = lengthsOf(entries, counts, weights);
  return {
    boardsWith: (entry) => boards.subarray(starts[entry] ?? 0, starts[entry + 1] ?? 0),
    boardLength: (index) => lengths[index] ?? Infinity,
    weightAmongBoards: (entry) => weights[entry] ?? 0,
  };
}

/** What each entry counts for when boards are recalled: the rarer in their briefs, and the more it says, the more. */
function weightsOf(sections: Sections, boardCount: number, uses: (entry: number) => number): Float32Array {
  const saliences = sections.bytes('entry.salience');
  const parts = sections.bytes('entry.part');
  return Float32Array.from(saliences, (salience, entry) => {
    const share = PARTS[parts[entry] ?? 0] === 'colour' ? COLOUR_SHARE : 1;
    return share * Math.log(1 + boardCount / (1 + uses(entry))) * Math.sqrt(salience / SALIENCE_PARTS);
  });
}

/** Sums of the squared weights of the words of each board. */
function lengthsOf(entries: Uint16Array, counts: Uint8Array, weights: Float32Array): Float32Array {
  let at = 0;
  return Float32Array.from(counts, (count) => {
    let sum = 0;
    for (const end = at + count; at < end; at++) sum += (weights[entries[at] ?? 0] ?? 0) ** 2;
    return sum;
  });
}
