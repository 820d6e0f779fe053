import { MOODS, type Entry, type Mood } from '../model/model.ts';

/** A bit for each of the moods, as entries and cards have them. */
export const moodMask = (...moods: readonly Mood[]): number =>
  MOODS.reduce((bits, mood, bit) => (moods.includes(mood) ? bits | (1 << bit) : bits), 0);

/** Moods of what is loud. */
export const LOUD = moodMask('playful', 'joyful', 'lively', 'bold', 'festive', 'fierce', 'futuristic');
/** OKLCH chroma of an accent that is heard. */
const CHROMA_MIN = 0.16;

/** True for a word that asks for loudness and names no colour: `neon`, `loud`, `bright`, `electric`. */
export const isLoud = ({ isColour, part, moods, cards }: Entry): boolean =>
  !isColour &&
  (part === 'mood' || part === 'modifier' || part === 'style') &&
  (moods & LOUD) !== 0 &&
  cards.some(({ colours }) => colours.accent.c >= CHROMA_MIN || colours.primary.c >= CHROMA_MIN);
