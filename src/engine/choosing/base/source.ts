import type { Recalled } from '../../meaning/recall.ts';
import type { Outlook, Word } from '../outlook.ts';
import type { Candidate } from './candidates.ts';
import type { LOOK_PARTS, Part } from '../../model/model.ts';
import type { Relation } from '../../reading/grammar/grammar.ts';
import { AT } from './names.ts';

/** Which words of a brief weigh most. */
export interface Weightiest {
  readonly word: Word | undefined;
  readonly subject: Word | undefined;
}

export function weightiestOf(words: readonly Word[]): Weightiest {
  const heaviest = (from: readonly Word[]): Word | undefined =>
    from.reduce<Word | undefined>(
      (best, word) => (word.mention.weight > (best?.mention.weight ?? 0) ? word : best),
      from[0],
    );
  return { word: heaviest(words), subject: heaviest(words.filter(({ entry }) => entry.part === 'subject')) };
}

/** Where the features of a part stand. */
const ofPart = (part: (typeof LOOK_PARTS)[number]) => ({
  is: AT[`is ${part}`],
  inFirstClause: AT[`is ${part} in first clause`],
  besideSubject: AT[`is ${part} beside a subject`],
});
const OF_PART: Readonly<Record<Part, ReturnType<typeof ofPart>>> = {
  plain: ofPart('subject'),
  subject: ofPart('subject'),
  place: ofPart('place'),
  style: ofPart('style'),
  mood: ofPart('mood'),
  modifier: ofPart('modifier'),
  colour: ofPart('colour'),
};
/** Where those of each relation stand. */
const BEHIND: Readonly<Record<Relation, number>> = {
  for: AT['stands behind for'],
  with: AT['stands behind with'],
  at: AT['stands behind at'],
  of: AT['stands behind of'],
  like: AT['stands behind like'],
  meets: AT['stands behind meets'],
};

/** A written brief that covers so much of the one at hand is about the same. */
const COVERS_MOST = 0.6;

/** What tells a board from others: how its brief is like the one at hand. */
export function setBoard(
  row: Float64Array,
  { language, words }: Outlook,
  board: Recalled,
  boards: readonly Recalled[],
  { word, subject }: Weightiest,
): void {
  const order = boards.indexOf(board);
  row[AT['board']] = 1;
  row[AT['board likeness']] = board.likeness;
  row[AT['board likeness squared']] = board.likeness ** 2;
  row[AT['board words']] = board.words;
  row[AT['board meaning']] = board.meaning;
  row[AT['board covers']] = board.covers;
  row[AT['board covers most']] = board.covers > COVERS_MOST ? 1 : 0;
  row[AT['board is covered']] = board.covered;
  row[AT['board likest of all']] = order === 0 ? 1 : 0;
  row[AT['board order']] = order / boards.length;
  row[AT['board lead over the next']] = order === 0 ? board.likeness - (boards[1]?.likeness ?? 0) : 0;
  row[AT['board has the weightiest word']] = has(board, word) ? 1 : 0;
  row[AT['board has the weightiest subject']] = has(board, subject) ? 1 : 0;
  row[AT['board speaks the language']] = language !== 'en' && board.board.language === language ? 1 : 0;
  row[AT['board beside few words']] = 1 / (1 + words.length);
}

const has = ({ entries }: Recalled, word: Word | undefined): boolean =>
  word !== undefined && entries.has(word.mention.entry);

/** What tells a word's cards from another's: the part that the word plays, and where it stands. */
export function setWord(
  row: Float64Array,
  words: readonly Word[],
  word: Word,
  { card }: Candidate,
  weightiest: Weightiest,
): void {
  const { mention, entry, relative, order, likeness } = word;
  const { is, inFirstClause, besideSubject } = OF_PART[entry.part];
  row[AT['relative weight']] = relative;
  row[AT['weight']] = mention.weight;
  row[AT['salience']] = entry.salience;
  row[is] = 1;
  if (mention.clause === 0) row[inFirstClause] = 1;
  if (weightiest.subject !== undefined) row[besideSubject] = 1;
  if (mention.relation !== undefined) row[BEHIND[mention.relation]] = 1;
  row[AT['kin']] = 1 - likeness;
  row[AT['borrowed']] = mention.via === 'borrowed' ? 1 : 0;
  row[AT['guessed']] = mention.via === 'typo' || mention.via === 'compound' ? 1 : 0;
  row[AT['head of its run']] = mention.isHead ? 1 : 0;
  row[AT['first word']] = order === 0 ? 1 : 0;
  row[AT['last word']] = order === words.length - 1 ? 1 : 0;
  row[AT['order']] = order / words.length;
  row[AT['hint']] = mention.emphasis === 'hint' ? 1 : 0;
  row[AT['mostly']] = mention.emphasis === 'mostly' ? 1 : 0;
  row[AT['weightiest']] = word === weightiest.word ? 1 : 0;
  row[AT['weightiest subject']] = word === weightiest.subject ? 1 : 0;
  row[AT['one over words']] = 1 / words.length;
  row[AT['length of word']] = entry.head.split(' ').length - 1;
  row[AT['second card']] = card.place === 1 ? 1 : 0;
  row[AT['third card']] = card.place === 2 ? 1 : 0;
  row[AT['later card']] = card.place > 2 ? 1 : 0;
  row[AT['first card of the only word']] = card.place === 0 && words.length === 1 ? 1 : 0;
  row[AT['first card of the weightiest']] = card.place === 0 && word === weightiest.word ? 1 : 0;
}
