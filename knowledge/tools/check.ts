/** `npm run knowledge`: checks every line, prints what is wrong and how much there is. Ends with 1 on any finding. */
import { lint } from './lint.ts';
import { readKnowledge } from './parse.ts';

const knowledge = readKnowledge();
const findings = lint(knowledge);
for (const { file, line, says } of findings) console.log(`${file}:${line}: ${says}`);

const languages = [...new Set(knowledge.aliases.map(({ language }) => language))];
const counts: [string, number][] = [
  ['lexicon entries', knowledge.lexicon.length],
  ['lexicon headwords', knowledge.lexicon.reduce((sum, { headwords }) => sum + headwords.length, 0)],
  ['styles', knowledge.styles.length],
  ['moodboards', knowledge.moodboards.length],
  ['headwords with cards', knowledge.cards.filter(({ cards }) => cards.length > 0).length],
  ['cards', knowledge.cards.reduce((sum, { cards }) => sum + cards.length, 0)],
  ['choices', knowledge.choices.length],
  ['judgements', knowledge.judgements.length],
  ['briefs whose answers are marked', knowledge.marks.length],
  ['sentence frames', knowledge.frames.length],
  ['names in other languages', knowledge.localNames.reduce((sum, { names }) => sum + names.length, 0)],
  ['colour terms in other languages', knowledge.terms.length],
  ...languages.map((language): [string, number] => [
    `entries with aliases in ${language}`,
    knowledge.aliases.filter((alias) => alias.language === language).length,
  ]),
];
for (const [what, count] of counts) console.log(`${String(count).padStart(7)} ${what}`);
console.log(`${String(findings.length).padStart(7)} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
