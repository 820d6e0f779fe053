import type { Candidate } from '../choosing/base/candidates.ts';
import type { Outlook, Word } from '../choosing/outlook.ts';
import { stemNumber, stemsOf } from '../meaning/stems.ts';
import type { LanguageWords, Part } from '../model/model.ts';
import type { Random } from '../random.ts';

/** What a word that is not told yet counts for, by its part: first what the palette is for. */
const WANTED: Readonly<Partial<Record<Part, number>>> = { subject: 1, style: 1, place: 0.9, mood: 0.4 };
/** What a second subject counts for where one is told: `for students` of a laptop shop. */
const SECOND_SUBJECT = 0.7;
/** A word that weighs less, beside the weightiest thing, place or style, need not be told. */
const SHARE_MIN = 0.3;
/** Words of a sentence together with its clause. */
const WORDS_MAX = 22;

export interface ClauseRequest {
  readonly sentence: string;
  /** What the sentence was written for; undefined where it only lists colours. */
  readonly base: Candidate | undefined;
  /** What the brief rules out, as a clause of its own, which comes last; undefined where it rules out nothing. */
  readonly without: string | undefined;
  readonly outlook: Outlook;
  readonly words: LanguageWords;
  /** Clauses and frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

/**
 * A sentence that tells of one half of a brief, with a clause that tells of the other: gin, under a paper lantern, where
 * the brief is of Japan as well.
 * @returns the sentence as it was where all is told, or it is long enough
 */
export function withClause({ sentence, base, without, outlook, words, taken, random }: ClauseRequest): string {
  if (!sentence.endsWith('.')) return sentence;
  const said = stemsOf(sentence);
  const room = WORDS_MAX - sentence.split(' ').length;
  const last =
    without !== undefined && wordsIn(without) < room
      ? `, ${sentence.includes(', with ') ? 'and' : 'with'} ${without}`
      : '';
  const left = room - (last === '' ? 0 : wordsIn(last));
  // What matters most, or nothing: a clause of a lesser word would be tacked on.
  const [first] = untold(outlook, base, said);
  const fitting = (first === undefined ? [] : words.clauses(first.mention.entry)).filter(
    (clause) => wordsIn(clause) <= left && !taken.has(clause) && !sharesThing(clause, said),
  );
  const clause = fitting[random.below(Math.max(1, fitting.length))];
  if (clause === undefined) return `${sentence.slice(0, -1)}${last}.`;
  taken.add(clause);
  return `${sentence.slice(0, -1)}, ${clause}${last}.`;
}

const wordsIn = (text: string): number => text.trim().split(' ').length;

/** Words of the brief that neither the card nor the sentence speaks of, those that want it most first. */
function untold({ words, isLetter, rules }: Outlook, base: Candidate | undefined, said: ReadonlySet<string>): Word[] {
  if (isLetter && base !== undefined) return [];
  const isTold = (word: Word): boolean => tells(words, base, word, said);
  const hasSubject = words.some((word) => word.entry.part === 'subject' && isTold(word));
  const wish = ({ entry: { part }, mention }: Word): number =>
    mention.weight * (part === 'subject' && hasSubject ? SECOND_SUBJECT : (WANTED[part] ?? 0));
  // `warm` that asks for warm colours is no oven.
  const isTone = ({ entry: { part } }: Word): boolean => part === 'mood' && rules.tones.size > 0;
  // Colours weigh most in a brief that names them, and are no worlds.
  const worlds = words.filter((word) => wish(word) > 0 && !isTone(word));
  const most = Math.max(...worlds.map(({ mention }) => mention.weight));
  return worlds
    .filter((word) => word.mention.weight >= SHARE_MIN * most && word.mention.via !== 'borrowed' && !isTold(word))
    .toSorted((p, q) => wish(q) - wish(p));
}

function tells(words: readonly Word[], base: Candidate | undefined, word: Word, said: ReadonlySet<string>): boolean {
  if (base?.word !== undefined && words[base.word] === word) return true;
  if (base?.recalled?.entries.has(word.mention.entry) === true) return true;
  const stems = [...stemsOf(word.entry.head)];
  return stems.every((stem) => said.has(stem) || base?.card.stems.includes(stemNumber(stem)) === true);
}

/** Small words, which any two texts share. */
const SMALL =
  /^(?:a|an|and|as|at|before|behind|beside|by|for|from|her|his|in|into|it|its|of|off|on|on[ce]|out|over|the|to|under|up|whil|with)$/;

/** True for a clause that says again what the sentence says. */
const sharesThing = (clause: string, said: ReadonlySet<string>): boolean =>
  [...stemsOf(clause)].some((stem) => said.has(stem) && !SMALL.test(stem));
