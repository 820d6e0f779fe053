import type { WordTable } from './word-table.ts';

/**
 * What the engine knows at run time: `knowledge/` compiled by `training/`. Entries are numbered; everything that
 * belongs to an entry stands at its number.
 */
export interface Model {
  /** SHA-256 of the knowledge that it was built from, hexadecimal. */
  readonly knowledge: string;
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
  /** The boards whose brief has a content word. */
  boardsWith(word: string): readonly number[];
  /** Every content word of the boards. */
  readonly boardWords: Iterable<string>;
  readonly nouns: readonly NamedColour[];
  readonly colourNames: readonly NamedColour[];
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
  /** Names that a designer gave to palettes of this concept; may be empty. */
  readonly names: readonly string[];
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
export interface Board {
  readonly brief: string;
  readonly name: string;
  /** Background, text, primary, secondary, accent, in Oklab. */
  readonly colours: readonly { readonly l: number; readonly a: number; readonly b: number }[];
}

export interface NamedColour {
  readonly name: string;
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly moods: number;
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
