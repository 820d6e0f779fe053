import { moodBit, type Entry } from '../model/model.ts';

/** Moods of what is loud. */
const LOUD = moodBit('bold') | moodBit('lively') | moodBit('playful') | moodBit('futuristic') | moodBit('fierce');
/** OKLCH chroma of an accent that is heard. */
const CHROMA_MIN = 0.16;

/** True for a word that asks for loudness and names no colour: `neon`, `loud`, `bright`, `electric`. */
export const isLoud = ({ isColour, part, moods, cards }: Entry): boolean =>
  !isColour &&
  (part === 'mood' || part === 'modifier' || part === 'style') &&
  (moods & LOUD) !== 0 &&
  cards.some(({ colours }) => colours.accent.c >= CHROMA_MIN || colours.primary.c >= CHROMA_MIN);
