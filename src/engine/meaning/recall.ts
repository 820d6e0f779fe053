import type { Board, Model } from '../model/model.ts';
import type { Brief } from '../reading/brief.ts';
import { meaningLikeness, type Meaning } from '../model/meaning.ts';
import { partsOf } from './parts.ts';

/** A written brief that is like the one at hand. */
export interface Recalled {
  readonly board: Board;
  /** What its words and its meaning come to together, 0 to 1. */
  readonly likeness: number;
  /** Cosine of the two briefs' words, weighed by how rare and how telling each is; 0 to 1. */
  readonly words: number;
  /** Cosine of what the two briefs are about; -1 to 1. */
  readonly meaning: number;
  /** Share of the brief at hand, by the weights of its words, that the board mentions literally; 0 to 1. */
  readonly covers: number;
  /** Share of the board's brief that the one at hand mentions literally; 0 to 1. */
  readonly covered: number;
  /** What both mention. */
  readonly entries: ReadonlySet<number>;
}

/** Below this two briefs share a word but no idea. */
const LIKENESS_MIN = 0.3;
/** Boards whose words have less in common are not looked at. */
const WORDS_MIN = 0.16;
const RECALLED_MAX = 10;
/** What meaning counts for beside the words. */
const MEANING_SHARE = 0.35;
/** What a word that is like one of the brief's counts, times its likeness. */
const KIN_SHARE = 0.6;

/**
 * Finds the written briefs that are most like a brief, in whatever language each is: both are compared by the entries
 * that their words mean, and by what they are about.
 * @returns a pure function; at most ten boards, likest first
 */
export function createRecall(model: Model): (brief: Brief, meaning: Meaning) => readonly Recalled[] {
  // Sums by board, and those that are not 0: made once, as a brief touches thousands of boards.
  const both = new Float64Array(model.boardCount);
  const literal = new Float64Array(model.boardCount);
  const touched: number[] = [];
  return (brief, meaning) => {
    const wanted = new Map<number, number>();
    /** Phrases that are looked for by their parts, with those. */
    const phrases = new Map<number, readonly number[]>();
    for (const mention of brief.mentions) {
      const { entry } = mention;
      if (model.entry(entry)?.part === 'plain') continue;
      const parts = partsOf(model, mention);
      if (parts.length > 0) phrases.set(entry, parts);
      for (const each of parts.length > 0 ? parts : [entry]) wanted.set(each, model.weightAmongBoards(each));
    }
    let length = 0;
    for (const board of touched) both[board] = literal[board] = 0;
    touched.length = 0;
    const add = (board: number, share: number): void => {
      if (both[board] === 0) touched.push(board);
      both[board] = (both[board] ?? 0) + share;
    };
    for (const [entry, weight] of wanted) {
      const square = weight * weight;
      length += square;
      for (const board of model.boardsWith(entry)) {
        add(board, square);
        literal[board] = (literal[board] ?? 0) + square;
      }
      for (const kin of model.entry(entry)?.kin ?? []) {
        if (wanted.has(kin.entry)) continue;
        const share = KIN_SHARE * kin.likeness * weight * model.weightAmongBoards(kin.entry);
        for (const board of model.boardsWith(kin.entry)) add(board, share);
      }
    }
    // A board that has the phrase itself has all of it: `winter wonderland`.
    for (const [phrase, parts] of phrases) {
      const square = parts.reduce((sum, part) => sum + (wanted.get(part) ?? 0) ** 2, 0);
      const share = Math.sqrt(square) * model.weightAmongBoards(phrase);
      for (const board of model.boardsWith(phrase)) {
        add(board, share);
        literal[board] = (literal[board] ?? 0) + square;
      }
    }
    const found: {
      readonly index: number;
      readonly likeness: number;
      readonly words: number;
      readonly near: number;
    }[] = [];
    for (const index of touched) {
      const words = Math.min(1, (both[index] ?? 0) / Math.sqrt(length * model.boardLength(index)));
      if (words < WORDS_MIN) continue;
      const near = meaningLikeness(model.boardMeaning(index), meaning);
      const likeness = (1 - MEANING_SHARE) * words + MEANING_SHARE * Math.max(0, near);
      // A name and a sentence in a third language are of no use.
      if (likeness >= LIKENESS_MIN && isOf(model.boardLanguage(index), brief.language))
        found.push({ index, likeness, words, near });
    }
    return found
      .toSorted((p, q) => q.likeness - p.likeness || p.index - q.index)
      .slice(0, RECALLED_MAX)
      .flatMap(({ index, likeness, words, near }): Recalled[] => {
        const board = model.board(index);
        if (board === undefined) return [];
        const own = literal[index] ?? 0;
        return [
          {
            board,
            likeness,
            words,
            meaning: near,
            covers: Math.min(1, own / length),
            covered: Math.min(1, own / model.boardLength(index)),
            entries: new Set(
              [...wanted.keys(), ...phrases.keys()]
                .filter((entry) => model.boardsWith(entry).includes(index))
                .flatMap((entry) => phrases.get(entry) ?? [entry]),
            ),
          },
        ];
      });
  };
}

const isOf = (language: string, wanted: string): boolean => language === 'en' || language === wanted;
