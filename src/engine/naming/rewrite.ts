/** A colour of a written sentence that is another now. */
export interface Change {
  readonly was: string;
  readonly now: string;
}

/** Words that tie a clause to what stands before it. */
const TIE = /^(?:and|with|then|plus|under|beside|by|against) /;

/**
 * A written sentence with what has changed in it told anew: the one clause that speaks of a colour which is gone gives
 * way to what is there instead. Undefined where the sentence cannot be mended so: the colour opens it, stands in a
 * clause with others, or in several.
 * @example rewritten('Red pumps under mint, and a globe of shell yellow.', [{ was: 'shell yellow', now: 'soy gold' }], [])
 * // 'Red pumps under mint, and soy gold.'
 */
export function rewritten(sentence: string, changes: readonly Change[], kept: readonly string[]): string | undefined {
  const clauses = sentence.replace(/\.$/, '').split(', ');
  const keptStems = kept.flatMap((phrase) => [...stemsOf(phrase)]);
  for (const { was, now } of changes) {
    const gone = stemsOf(was);
    const speaking = clauses.flatMap((clause, i) => (sharesOne(stemsOf(clause), gone) ? [i] : []));
    if (speaking.length === 0) continue;
    const [at = 0] = speaking;
    const clause = clauses[at] ?? '';
    if (speaking.length > 1 || at === 0 || sharesOne(stemsOf(clause), keptStems)) return undefined;
    const isLast = at === clauses.length - 1;
    clauses[at] = isLast ? `${TIE.exec(clause)?.[0] ?? 'and '}${now}` : now;
  }
  return `${clauses.join(', ')}.`;
}

/** The beginnings of a text's words: `glazed` speaks of a `glaze`. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2).map((word) => word.slice(0, 5)),
  );

const sharesOne = (stems: ReadonlySet<string>, others: Iterable<string>): boolean =>
  [...others].some((stem) => stems.has(stem));
