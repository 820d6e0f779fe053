import type { Board, Model } from '../model/model.ts';
import { contentWords } from '../reading/content-words.ts';
import type { Token } from '../reading/tokens.ts';

/** A written brief that is like the one at hand. */
export interface Recalled {
  readonly board: Board;
  /** Cosine of the two briefs' words, weighed by how rare each is; 0 to 1. */
  readonly likeness: number;
}

/** Below this two briefs share a word but no idea. */
const LIKENESS_MIN = 0.58;
const RECALLED_MAX = 3;
/** Of one or two words the lexicon knows more than any brief that has them too. */
const WORDS_MIN = 3;
/** Words of a long prompt that are looked up; more would only blur. */
const WORDS_MAX = 24;

/**
 * Finds the written briefs that are most like a prompt.
 * @returns a pure function; at most three boards, likest first
 */
export function createRecall(model: Model): (tokens: readonly Token[]) => readonly Recalled[] {
  const rarity = (word: string): number => Math.log(1 + model.boardCount / (1 + model.boardsWith(word).length));
  const squares = new Float64Array(model.boardCount);
  for (const word of model.boardWords) {
    const weight = rarity(word) ** 2;
    for (const board of model.boardsWith(word)) squares[board] = (squares[board] ?? 0) + weight;
  }
  return (tokens) => {
    const words = [...new Set(contentWords(tokens))].slice(0, WORDS_MAX);
    if (words.length < WORDS_MIN) return [];
    const length = Math.hypot(...words.map(rarity));
    const scores = new Map<number, number>();
    for (const word of words) {
      const weight = rarity(word) ** 2;
      for (const board of model.boardsWith(word)) scores.set(board, (scores.get(board) ?? 0) + weight);
    }
    const found: Recalled[] = [];
    for (const [index, score] of scores) {
      const likeness = score / (length * Math.sqrt(squares[index] ?? Infinity));
      const board = model.board(index);
      if (likeness >= LIKENESS_MIN && board !== undefined) found.push({ board, likeness });
    }
    return found.sort((p, q) => q.likeness - p.likeness).slice(0, RECALLED_MAX);
  };
}
