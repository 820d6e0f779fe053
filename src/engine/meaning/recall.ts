import type { Board, Model } from '../model/model.ts';
import type { Brief } from '../reading/brief.ts';
import { meaningLikeness, type Meaning } from './meanings.ts';
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
/** Colours are what any two briefs may share: they say little of what a brief is about. */
export const COLOUR_SHARE = 0.5;
/** What a word that is like one of the brief's counts, times its likeness. */
const KIN_SHARE = 0.6;

interface Score {
  both: number;
  literal: number;
  readonly entries: Set<number>;
}

/**
 * Finds the written briefs that are most like a brief, in whatever language each is: both are compared by the entries
 * that their words mean, and by what they are about.
 * @returns a pure function; at most ten boards, likest first
 */
export function createRecall(model: Model): (brief: Brief, meaning: Meaning) => readonly Recalled[] {
  const weightOf = (entry: number): number => {
    const boards = model.boardsWith(entry).length;
    const { salience, part } = model.entry(entry) ?? { salience: 0, part: 'plain' };
    const share = part === 'colour' ? COLOUR_SHARE : 1;
    return share * Math.log(1 + model.boardCount / (1 + boards)) * Math.sqrt(salience);
  };
  return (brief, meaning) => {
    const wanted = new Map<number, number>();
    for (const { entry } of brief.mentions) {
      if (model.entry(entry)?.part === 'plain') continue;
      const parts = partsOf(model, entry);
      for (const each of parts.length > 0 ? parts : [entry]) wanted.set(each, weightOf(each));
    }
    let length = 0;
    const scores = new Map<number, Score>();
    const scoreOf = (board: number): Score => {
      let score = scores.get(board);
      if (score === undefined) scores.set(board, (score = { both: 0, literal: 0, entries: new Set() }));
      return score;
    };
    for (const [entry, weight] of wanted) {
      const square = weight * weight;
      length += square;
      for (const board of model.boardsWith(entry)) {
        const score = scoreOf(board);
        score.both += square;
        score.literal += square;
        score.entries.add(entry);
      }
      for (const kin of model.entry(entry)?.kin ?? []) {
        if (wanted.has(kin.entry)) continue;
        const share = KIN_SHARE * kin.likeness * weight * weightOf(kin.entry);
        for (const board of model.boardsWith(kin.entry)) scoreOf(board).both += share;
      }
    }
    const found: Recalled[] = [];
    for (const [index, { both, literal, entries }] of scores) {
      const words = Math.min(1, both / Math.sqrt(length * model.boardLength(index)));
      if (words < WORDS_MIN) continue;
      const near = meaningLikeness(model.boardMeaning(index), meaning);
      const likeness = (1 - MEANING_SHARE) * words + MEANING_SHARE * Math.max(0, near);
      if (likeness < LIKENESS_MIN) continue;
      const board = model.board(index);
      // A name and a sentence in a third language are of no use.
      if (board !== undefined && (board.language === 'en' || board.language === brief.language))
        found.push({
          board,
          likeness,
          words,
          meaning: near,
          covers: literal / length,
          covered: Math.min(1, literal / model.boardLength(index)),
          entries,
        });
    }
    return found.toSorted((p, q) => q.likeness - p.likeness || p.board.id - q.board.id).slice(0, RECALLED_MAX);
  };
}
