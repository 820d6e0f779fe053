import { saysPlainColour } from '../../src/engine/naming/english-colours.ts';
import { finding, repeats, type Finding } from './lines.ts';
import type { Knowledge } from './parse.ts';

/** Words of a clause: fewer say nothing, more are a sentence of their own. */
const WORDS = { min: 2, max: 9 } as const;
/** Clauses are told once each, of headwords that there are, and say nothing of colours. */
export function lintClauses({ clauses, lexicon, styles, cards }: Knowledge): Finding[] {
  const known = new Set([...lexicon, ...styles, ...cards].flatMap(({ headwords }) => headwords));
  return [
    ...repeats(clauses, ({ headword }) => [headword], 'the headword'),
    ...repeats(clauses, (each) => [...each.clauses], 'the clause'),
    ...clauses.flatMap((each) => [
      ...(known.has(each.headword) ? [] : [finding(each, `"${each.headword}" is no headword`)]),
      ...each.clauses.flatMap((clause) => faultsOf(clause).map((says) => finding(each, says))),
    ]),
  ];
}

function faultsOf(clause: string): string[] {
  const words = clause.split(' ').length;
  return [
    ...(words < WORDS.min || words > WORDS.max
      ? [`"${clause}" has ${words} words, not ${WORDS.min} to ${WORDS.max}`]
      : []),
    // It goes with palettes of every colour.
    ...(saysPlainColour(clause) ? [`"${clause}" says a colour`] : []),
    ...(/[.!?;|]$/.test(clause) ? [`"${clause}" ends as a sentence does`] : []),
  ];
}
