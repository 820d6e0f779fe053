import type { Oklab } from '../colour/oklab.ts';
import type { Meaning } from './meaning.ts';
import type { Hex, Role } from '../palette.ts';
import type { Grammar } from '../reading/grammar/grammar.ts';
import type { WordTable } from './word-table.ts';

/**
 * What the engine knows at run time: `knowledge/` compiled by `training/`. Entries are numbered; everything that
 * belongs to an entry stands at its number.
 */
export interface Model {
  /** SHA-256 of the knowledge that it was built from, hexadecimal. */
  readonly knowledge: string;
  /** The small words of each language that the engine reads, by ISO 639-1 code. */
  readonly grammars: Readonly<Record<string, Grammar>>;
  readonly entryCount: number;
  /** Entry by number, made when it is first asked for; undefined past the last. */
  entry(index: number): Entry | undefined;
  /** Folded English headword → entry. */
  readonly words: WordTable;
  /** The first word or character of a phrase → how many words or characters the longest one has. */
  readonly reach: WordTable;
  /** What a folded word of other languages, or an emoji, means in each of them; none for any other. */
  aliases(word: string): readonly Alias[];
  /** Every word that has aliases. */
  readonly aliasWords: WordTable;
  /** The entries that word vectors put nearest to a folded English word that has none of its own. */
  borrowed(word: string): Borrowed | undefined;
  isBorrowed(word: string): boolean;
  board(index: number): Board | undefined;
  readonly boardCount: number;
  /** ISO 639-1, of a board's answer, without making the board. */
  boardLanguage(index: number): string;
  /** What a board is about, without making the board. */
  boardMeaning(index: number): Meaning;
  /** The boards whose brief mentions an entry. */
  boardsWith(entry: number): Uint32Array;
  /** What an entry counts for where boards are compared: the rarer in their briefs, and the more it says, the more. */
  weightAmongBoards(entry: number): number;
  /** Sum of the squared weights of a board's words. */
  boardLength(index: number): number;
  /** Names, sentences and terms of each language that has them, by ISO 639-1 code. */
  languageWords(language: string): LanguageWords;
  /** How rare a stem is in briefs and answers: the logarithm of one over the share of them that have it. */
  readonly rarity: (stem: string) => number;
}

export interface Entry {
  /** As it is written in the lexicon. */
  readonly head: string;
  /** 0.05 to 1: how much the word by itself settles the colours of a palette. */
  readonly salience: number;
  /** What it does to the words beside it; undefined for words that only speak for themselves. */
  readonly shift: Shift | undefined;
  readonly colours: readonly EntryColour[];
  /** Bit i is set for mood i of `MOODS`. */
  readonly moods: number;
  /** True for words that are the name of a colour: their first colour is that colour. */
  readonly isColour: boolean;
  /** Rules of composition; undefined for words that are no style. */
  readonly style: StyleRules | undefined;
  readonly meaning: Meaning;
  /** What the word is in a brief that has others. */
  readonly part: Part;
  /** Palettes that a designer composed for the word, likeliest first; empty for most of the lexicon. Made when first asked for. */
  readonly cards: readonly Card[];
  /** How many cards it has: to ask for it makes none. */
  readonly cardCount: number;
  /** Other words that have cards and are most like it, likest first; may be empty. */
  readonly kin: readonly Kin[];
}

/** Parts that a word with a look can play. */
export const LOOK_PARTS = ['subject', 'place', 'style', 'mood', 'modifier', 'colour'] as const;

/** Parts that a word can play: `plain` says nothing of colour (`website`, `logo`). */
export const PARTS = ['plain', ...LOOK_PARTS] as const;

export type Part = (typeof PARTS)[number];

/** True for a part that is a world of its own: a palette can be all of a thing, a place or a style. */
export const isWorldPart = (part: Part): boolean => part === 'subject' || part === 'place' || part === 'style';

export interface Kin {
  readonly entry: number;
  /** 0 to 1. */
  readonly likeness: number;
}

/** One colour of a card: what it is, and what it is called there. */
export interface CardColour extends Oklab {
  readonly hex: Hex;
  /** OKLCH chroma, and hue in degrees. */
  readonly c: number;
  readonly h: number;
  /** Relative luminance, 0 to 1. */
  readonly luminance: number;
  /** A thing of the card's world that has this colour; empty where nobody wrote one. */
  readonly phrase: string;
}

/** A palette composed by a designer, for one word or for a whole brief. */
export interface Card {
  /** Unique among cards and boards. */
  readonly id: number;
  /** Unique in the knowledge. */
  readonly name: string;
  readonly colours: Readonly<Record<Role, CardColour>>;
  /** Oklab of the five, in the order of `ROLES`. */
  readonly points: Float64Array;
  readonly moods: number;
  readonly isDark: boolean;
  /** Of its name, phrases and sentence; a board's also of its brief. */
  readonly meaning: Meaning;
  /** True of the five as they are; empty where nobody wrote one. */
  readonly sentence: string;
  /** Numbers of the stems of its name, phrases and sentence (`meaning/stems.ts`). */
  readonly stems: Int32Array;
  /** ISO 639-1, of name, phrases and sentence. */
  readonly language: string;
  /** Which of its word's cards it is, from 0; 0 for a board. */
  readonly place: number;
}

export interface EntryColour {
  /** Oklab. */
  readonly l: number;
  readonly a: number;
  readonly b: number;
  /** Share of the entry, 0 to 1; an entry's shares add up to 1. */
  readonly share: number;
}

export interface Shift {
  /** Added to OKLCH lightness, -0.6 to 0.6. */
  readonly lightness: number;
  /** Chroma is multiplied by it, 0 to 2.5. */
  readonly chroma: number;
  /** -1 (towards blue) to 1 (towards orange). */
  readonly temperature: number;
}

export interface StyleRules {
  /** Oklab colours whose neighbourhood the style shuns. */
  readonly avoids: readonly { readonly l: number; readonly a: number; readonly b: number }[];
  readonly lightness: readonly [min: number, max: number];
  readonly chroma: readonly [min: number, max: number];
  readonly background: 'dark' | 'light' | 'mid' | 'any';
  readonly contrast: 'soft' | 'medium' | 'high';
}

export interface Alias {
  readonly language: string;
  readonly entry: number;
}

export interface Share {
  readonly entry: number;
  readonly share: number;
}

export interface Borrowed {
  readonly salience: number;
  readonly from: readonly Share[];
}

/** A brief and the palette that a designer gave it. */
export interface Board extends Card {
  readonly brief: string;
}

/** How palettes are named and described in one language. */
export interface LanguageWords {
  /** By entry: names for briefs about it; empty in English, where cards bring their own. */
  readonly namesByEntry: ReadonlyMap<number, readonly string[]>;
  /** By mood, `light` and `dark`. */
  readonly namesByMood: ReadonlyMap<string, readonly string[]>;
  /** True where a card, by its id, has words in the language. */
  readonly isTold: (card: number) => boolean;
  /** What a card, by its id, is called in the language; undefined where it has no words in it. */
  readonly told: (card: number) => LocalCard | undefined;
  readonly terms: readonly ColourTerm[];
  /** Patterns of sentences by scheme and shape: `light pair`. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
}

/** A card's words in another language. */
export interface LocalCard {
  readonly name: string;
  /** In the order of background, text, primary, secondary, accent. */
  readonly phrases: readonly string[];
  readonly sentence: string;
}

export interface ColourTerm extends Oklab {
  readonly term: string;
  /** As it stands behind the language's word for "on"; empty where it cannot stand there. */
  readonly onTerm: string;
  /** Of the things that it speaks of. */
  readonly meaning: Meaning;
}

/** The moods that entries, boards and names may have, by bit. */
export const MOODS = [
  'calm',
  'cosy',
  'warm',
  'cool',
  'fresh',
  'clean',
  'airy',
  'soft',
  'dreamy',
  'romantic',
  'playful',
  'joyful',
  'lively',
  'bold',
  'dramatic',
  'dark',
  'mysterious',
  'eerie',
  'melancholic',
  'nostalgic',
  'rustic',
  'earthy',
  'wild',
  'elegant',
  'luxurious',
  'serious',
  'technical',
  'futuristic',
  'industrial',
  'festive',
  'sacred',
  'fierce',
] as const;

export type Mood = (typeof MOODS)[number];

export const moodBit = (mood: Mood): number => (1 << MOODS.indexOf(mood)) >>> 0;

export const hasMood = (moods: number, mood: Mood): boolean => (moods & moodBit(mood)) !== 0;
