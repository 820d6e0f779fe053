import { basename } from 'node:path';
import type { CardEntry } from './cards.ts';

/** What the files of `cards/` are about, by how their names begin; the first that fits. */
const SUBJECT_FILES = [
  ['styles', 'styles-'],
  ['trades', 'trades-'],
  ['moods', 'moods-'],
  ['moods', 'moments'],
  ['places', 'places'],
  ['food', 'food-'],
  ['nature', 'nature-'],
  ['culture', 'culture'],
  ['things', 'things'],
  ['colours', 'colours'],
  ['modifiers', 'modifiers'],
  ['plain words', 'plain-words'],
  ['of every subject', 'more'],
] as const;

export type Subject = (typeof SUBJECT_FILES)[number][0] | 'other';

export interface SubjectCount {
  readonly subject: Subject;
  readonly entries: number;
  /** Headwords with the synonyms beside them. */
  readonly words: number;
  readonly cards: number;
}

/** The subject of a file of `cards/`. */
export function subjectOf(file: string): Subject {
  const name = basename(file);
  return SUBJECT_FILES.find(([, start]) => name.startsWith(start))?.[0] ?? 'other';
}

/** How much is written on each subject, in the order of the table; a subject without entries is left out. */
export function countBySubject(cards: readonly CardEntry[]): SubjectCount[] {
  const subjects = new Set<Subject>([...SUBJECT_FILES.map(([subject]) => subject), 'other']);
  return [...subjects].flatMap((subject) => {
    const own = cards.filter(({ file }) => subjectOf(file) === subject);
    const words = own.reduce((sum, { headwords }) => sum + headwords.length, 0);
    const count = own.reduce((sum, entry) => sum + entry.cards.length, 0);
    return own.length === 0 ? [] : [{ subject, entries: own.length, words, cards: count }];
  });
}
