import type { Recalled } from '../../meaning/recall.ts';
import type { Outlook } from '../outlook.ts';
import { likenessOnce, restOf, setLikenessToBoards, setLikenessToWords, setMeaning } from './agreement.ts';
import type { Candidate } from './candidates.ts';
import { setColours, temperOf } from './colours.ts';
import { BASE_FEATURES } from './names.ts';
import { setBoard, setWord, weightiestOf } from './source.ts';
import { setTelling } from './telling.ts';

/** A row of features a candidate, in the order of `BASE_FEATURES`. */
export function baseFeatures(outlook: Outlook, candidates: readonly Candidate[]): Float64Array[] {
  const { words } = outlook;
  const weightiest = weightiestOf(words);
  const temper = temperOf(outlook);
  const between = likenessOnce();
  const rests = words.map((word) => restOf(word, words));
  const boards = candidates.flatMap(({ recalled }): Recalled[] => (recalled === undefined ? [] : [recalled]));
  const rows = candidates.map((candidate) => {
    const row = new Float64Array(BASE_FEATURES.length);
    const word = candidate.word === undefined ? undefined : words[candidate.word];
    const rest = candidate.word === undefined ? undefined : rests[candidate.word];
    if (candidate.recalled !== undefined) setBoard(row, outlook, candidate.recalled, boards, weightiest);
    if (word !== undefined && rest !== undefined) {
      setWord(row, words, word, candidate, weightiest);
      setMeaning(row, outlook, word, candidate, rest);
    }
    setLikenessToWords(row, words, candidate, between);
    setLikenessToBoards(row, candidate, boards, between);
    setColours(row, outlook, candidate, temper);
    return row;
  });
  setTelling(rows, outlook, candidates);
  return rows;
}
