import { languageOf, LANGUAGES } from '../languages/languages.ts';

/** A colour of a written sentence that is another now. */
export interface Change {
  readonly was: string;
  readonly now: string;
  /** What it is called where it makes up a clause by itself; `now` where undefined. */
  readonly alone?: string | undefined;
}

/** Words that tie a clause to what stands before it. */
const TIES = LANGUAGES.flatMap(({ speech }) => speech?.clauseTies?.concat(speech.and) ?? speech?.and ?? []);
const TIE = new RegExp(`^(?:${TIES.join('|')}) `);

/**
 * A written sentence with what has changed in it told anew: the one clause that speaks of a colour which is gone gives
 * way to what is there instead; where it opens the sentence or speaks of others as well, only the phrase does. Undefined
 * where neither can be done.
 * @example rewritten('Red pumps under mint, and a globe of shell yellow.', [{ was: 'shell yellow', now: 'soy gold' }], [], 'en')
 * // 'Red pumps under mint, and soy gold.'
 */
export function rewritten(
  sentence: string,
  changes: readonly Change[],
  kept: readonly string[],
  language: string,
): string | undefined {
  const and = languageOf(language)?.speech?.and;
  if (and === undefined && changes.length > 0) return undefined;
  const clauses = sentence.replace(/\.$/, '').split(', ');
  const keptStems = kept.flatMap((phrase) => [...stemsOf(phrase)]);
  for (const { was, now, alone = now } of changes) {
    const gone = stemsOf(was);
    const speaking = clauses.flatMap((clause, i) => (sharesOne(stemsOf(clause), gone) ? [i] : []));
    if (speaking.length === 0) continue;
    const [at = 0] = speaking;
    const clause = clauses[at] ?? '';
    if (speaking.length > 1 || at === 0 || sharesOne(stemsOf(clause), keptStems)) {
      const replaced = withPhrase(clause, was, now, at === 0);
      if (speaking.length > 1 || replaced === undefined) return undefined;
      clauses[at] = replaced;
      continue;
    }
    const isLast = at === clauses.length - 1;
    clauses[at] = isLast ? `${TIE.exec(clause)?.[0] ?? `${and} `}${alone}` : alone;
  }
  return `${clauses.join(', ')}.`;
}

/** A clause with one phrase, which stands in it word for word, told anew. */
function withPhrase(clause: string, was: string, phrase: string, opensSentence: boolean): string | undefined {
  const at = clause.toLowerCase().indexOf(was.toLowerCase());
  const isWhole = at >= 0 && !/\p{L}/u.test(clause[at - 1] ?? '') && !/\p{L}/u.test(clause[at + was.length] ?? '');
  // `lagoon teal deepens` is no `a touch of sage green teal deepens`.
  const goesOn = /^ \p{L}/u.test(clause.slice(at + was.length));
  const opened = clause.slice(0, at);
  // `a spoon of beige`, and not `of a touch of beige`.
  const now = PREPOSITION.test(opened) ? phrase.replace(/^a touch of /, '') : phrase;
  if (!isWhole || (goesOn && /^an? /.test(now))) return undefined;
  // `an amber cab` and `a single amber cab` are not `a single a touch of orange`.
  const before = (
    /^an? /.test(now) ? opened.replace(/\b(?:an?|one|the|its|their|his|her) (?:[\p{L}-]+ )?$/iu, '') : opened
  ).replace(/\b(a)n? $/i, (_, a: string) => (/^[aeiou]/i.test(now) ? `${a}n ` : `${a} `));
  const opens = opensSentence && at === 0;
  return (opens ? now.charAt(0).toUpperCase() + now.slice(1) : before + now) + clause.slice(at + was.length);
}

const PREPOSITION = /\b(?:of|in|on|from|under|with|over|into|to) (?:an? |the )?$/i;

/** The beginnings of a text's words: `glazed` speaks of a `glaze`. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2).map((word) => word.slice(0, 5)),
  );

const sharesOne = (stems: ReadonlySet<string>, others: Iterable<string>): boolean =>
  [...others].some((stem) => stems.has(stem));
