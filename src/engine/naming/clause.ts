import type { Candidate } from '../choosing/base/candidates.ts';
import type { Outlook, Word } from '../choosing/outlook.ts';
import { stemNumber, stemsOf } from '../meaning/stems.ts';
import type { LanguageWords, Part } from '../model/model.ts';
import type { Random } from '../random.ts';

/** Parts that are worlds of their own. */
const WORLDS: ReadonlySet<Part> = new Set(['subject', 'style', 'place']);
/** A word that weighs less, beside the weightiest thing, place or style, need not be told. */
const SHARE_MIN = 0.5;
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
  const first = untold(outlook, base, said);
  const fitting = (first === undefined ? [] : words.clauses(first.mention.entry)).filter(
    (clause) => wordsIn(clause) <= left && !taken.has(clause) && !sharesThing(clause, said),
  );
  const clause = fitting[random.below(Math.max(1, fitting.length))];
  if (clause === undefined) return `${sentence.slice(0, -1)}${last}.`;
  taken.add(clause);
  return `${sentence.slice(0, -1)}, ${clause}${last}.`;
}

const wordsIn = (text: string): number => text.trim().split(' ').length;

/**
 * What matters most of a brief and is not told: what it is about, or the other half of two that it joins. A place, a mood and a
 * second thing are left to the colours: behind a finished sentence they read as tacked on.
 */
function untold(
  { words, isLetter }: Outlook,
  base: Candidate | undefined,
  said: ReadonlySet<string>,
): Word | undefined {
  if (isLetter && base !== undefined) return undefined;
  const worlds = words.filter(({ entry: { part }, mention }) => WORLDS.has(part) && mention.via !== 'borrowed');
  const subjects = worlds.filter(({ entry }) => entry.part === 'subject');
  const isTold = (word: Word): boolean => tells(words, base, word, said);
  const isJoined = worlds.some(({ mention, entry }) => mention.relation === 'meets' || entry.part === 'style');
  const open = isJoined ? worlds : subjects.some(isTold) ? [] : subjects;
  const most = Math.max(...worlds.map(({ mention }) => mention.weight));
  return open
    .filter((word) => word.mention.weight >= SHARE_MIN * most && !isTold(word))
    .toSorted((p, q) => q.mention.weight - p.mention.weight)[0];
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
