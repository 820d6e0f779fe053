import type { Board, Model } from '../model/model.ts';
import type { Brief } from '../reading/brief.ts';

/** A written brief that is like the one at hand. */
export interface Recalled {
  readonly board: Board;
  /** Cosine of the two briefs' words, weighed by how rare and how telling each is; 0 to 1. */
  readonly likeness: number;
}

/** Below this two briefs share a word but no idea. */
const LIKENESS_MIN = 0.3;
const RECALLED_MAX = 8;
/** Colours are what any two briefs may share: they say little of what a brief is about. */
export const COLOUR_SHARE = 0.5;
/** What a word that is like one of the brief's counts, times its likeness. */
const KIN_SHARE = 0.6;

/**
 * Finds the written briefs that are most like a brief, in whatever language each is: both are compared by the entries
 * that their words mean.
 * @returns a pure function; at most eight boards, likest first
 */
export function createRecall(model: Model): (brief: Brief) => readonly Recalled[] {
  const weightOf = (entry: number): number => {
    const boards = model.boardsWith(entry).length;
    const { salience, part } = model.entry(entry) ?? { salience: 0, part: 'plain' };
    const share = part === 'colour' ? COLOUR_SHARE : 1;
    return share * Math.log(1 + model.boardCount / (1 + boards)) * Math.sqrt(salience);
  };
  return (brief) => {
    const wanted = new Map<number, number>();
    for (const { entry } of brief.mentions)
      if (model.entry(entry)?.part !== 'plain') wanted.set(entry, weightOf(entry));
    let length = 0;
    const scores = new Map<number, number>();
    for (const [entry, weight] of wanted) {
      length += weight * weight;
      for (const board of model.boardsWith(entry)) scores.set(board, (scores.get(board) ?? 0) + weight * weight);
      for (const kin of model.entry(entry)?.kin ?? []) {
        if (wanted.has(kin.entry)) continue;
        const share = KIN_SHARE * kin.likeness * weight * weightOf(kin.entry);
        for (const board of model.boardsWith(kin.entry)) scores.set(board, (scores.get(board) ?? 0) + share);
      }
    }
    const found: Recalled[] = [];
    for (const [index, score] of scores) {
      const likeness = score / Math.sqrt(length * model.boardLength(index));
      if (likeness < LIKENESS_MIN) continue;
      const board = model.board(index);
      if (board !== undefined) found.push({ board, likeness: Math.min(1, likeness) });
    }
    return found.toSorted((p, q) => q.likeness - p.likeness || p.board.id - q.board.id).slice(0, RECALLED_MAX);
  };
}
