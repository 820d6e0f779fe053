import type { Outlook, Word } from '../choosing/outlook.ts';
import { stemsOf } from '../meaning/stems.ts';
import type { LanguageWords } from '../model/model.ts';
import type { Random } from '../random.ts';

export interface ClauseRequest {
  /** One that lists colours, and tells of nothing else. */
  readonly sentence: string;
  /** True for a clause for which the sentence has room. */
  readonly fits: (clause: string) => boolean;
  readonly outlook: Outlook;
  readonly words: LanguageWords;
  /** Clauses and frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

/**
 * For a sentence that lists colours a clause of what the brief is about: `blueprints pinned under a hard hat` behind greys and a yellow
 * for an engineer.
 * @returns undefined where the sentence tells it, or nothing fits
 */
export function clauseFor({ sentence, fits, outlook, words, taken, random }: ClauseRequest): string | undefined {
  const said = stemsOf(sentence);
  const subject = untold(outlook, said);
  const fitting = (subject === undefined ? [] : words.clauses(subject.mention.entry)).filter(
    (clause) => fits(clause) && !taken.has(clause) && !sharesThing(clause, said),
  );
  const clause = fitting[random.below(Math.max(1, fitting.length))];
  if (clause !== undefined) taken.add(clause);
  return clause;
}

/** The weightiest thing that a brief is of; none where the sentence tells of any. */
function untold({ words }: Outlook, said: ReadonlySet<string>): Word | undefined {
  const subjects = words.filter(({ entry: { part }, mention }) => part === 'subject' && mention.via !== 'borrowed');
  const isTold = ({ entry }: Word): boolean => [...stemsOf(entry.head)].every((stem) => said.has(stem));
  return subjects.some(isTold) ? undefined : subjects.toSorted((p, q) => q.mention.weight - p.mention.weight)[0];
}

/** Small words, which any two texts share. */
const SMALL =
  /^(?:a|an|and|as|at|before|behind|beside|by|for|from|her|his|in|into|it|its|of|off|on|on[ce]|out|over|the|to|under|up|whil|with)$/;

/** True for a clause that says again what the sentence says. */
const sharesThing = (clause: string, said: ReadonlySet<string>): boolean =>
  [...stemsOf(clause)].some((stem) => said.has(stem) && !SMALL.test(stem));
