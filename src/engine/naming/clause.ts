import type { Candidate } from '../choosing/base/candidates.ts';
import type { Outlook, Word } from '../choosing/outlook.ts';
import { stemNumber, stemsOf } from '../meaning/stems.ts';
import { isWorldPart, type LanguageWords } from '../model/model.ts';
import type { Random } from '../random.ts';

/** A word that weighs less, beside the weightiest thing, place or style, need not be told. */
const SHARE_MIN = 0.5;

export interface ClauseRequest {
  readonly sentence: string;
  /** What the sentence was written for; undefined where it only lists colours. */
  readonly base: Candidate | undefined;
  /** True for a clause for which the sentence has room. */
  readonly fits: (clause: string) => boolean;
  readonly outlook: Outlook;
  readonly words: LanguageWords;
  /** Clauses and frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

/**
 * For a sentence that tells of one half of a brief a clause that tells of the other: `under a paper lantern` behind one of
 * gin, where the brief is of Japan as well.
 * @returns undefined where all is told, or nothing fits
 */
export function clauseFor(request: ClauseRequest): string | undefined {
  const { sentence, base, fits, outlook, words, taken, random } = request;
  const said = stemsOf(sentence);
  const first = untold(outlook, base, said);
  const fitting = (first === undefined ? [] : words.clauses(first.mention.entry)).filter(
    (clause) => fits(clause) && !taken.has(clause) && !sharesThing(clause, said),
  );
  const clause = fitting[random.below(Math.max(1, fitting.length))];
  if (clause !== undefined) taken.add(clause);
  return clause;
}

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
  const worlds = words.filter(({ entry, mention }) => isWorldPart(entry.part) && mention.via !== 'borrowed');
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
