import type { Recalled } from '../../meaning/recall.ts';
import type { Card } from '../../model/model.ts';
import type { Five } from '../exchange.ts';
import type { Outlook } from '../outlook.ts';

/** A card that could be the answer, and where it comes from. */
export interface Candidate {
  readonly card: Card;
  /** Index into the outlook's words; undefined for a board. */
  readonly word: number | undefined;
  /** How a board's brief is like this one; undefined for cards of words. */
  readonly recalled: Recalled | undefined;
  /** Of a collage: the colours, each with the card and the word that it is of. */
  readonly five?: Five;
}

/** Candidates of a brief: all cards of its words, each once, and the boards that it recalls. */
export function candidatesOf({ words }: Outlook, recalled: readonly Recalled[]): Candidate[] {
  const names = new Set<string>();
  const once = ({ name }: Card): boolean => names.size < names.add(name).size;
  return [
    ...words.flatMap(({ cards }, word) =>
      cards.filter(once).map((card): Candidate => ({ card, word, recalled: undefined })),
    ),
    ...recalled.map((each): Candidate => ({ card: each.board, word: undefined, recalled: each })),
  ];
}
