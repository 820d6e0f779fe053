/**
 * `npm run engine:agreement`: what the engine's first answers were worth to those who judged a dozen of them, and how often
 * it does with a brief what a designer did who had the same cards at hand; over the fifth of `knowledge/marks/`,
 * `judgements/` and `choices/` that training never sees.
 */
import { readFileSync } from 'node:fs';
import { readKnowledge } from '../knowledge/tools/parse.ts';
import { rankBases } from '../src/engine/choosing/choose.ts';
import { considerer } from '../src/engine/engine.ts';
import { createEngine } from '../src/engine/index.ts';
import { readModel } from '../src/engine/model/read.ts';

const bytes = readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url));
const engine = createEngine(bytes);
const consider = considerer(readModel(bytes));
const knowledge = readKnowledge();
const isHeld = (_: unknown, i: number): boolean => i % 5 === 0;
const held = knowledge.choices.filter(isHeld);
const share = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(0)} %`;
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** Those of the answers that were shown that are still at hand, as the engine ranks them now; a board's brief without it. */
function rankedOf(brief: string, shown: ReadonlySet<string>): string[] {
  const { outlook, recalled } = consider(brief, 0, (board) => board.brief !== brief);
  return rankBases(outlook, recalled).flatMap(({ base: { card } }) => (shown.has(card.name) ? [card.name] : []));
}

const marked = knowledge.marks.filter(isHeld).flatMap(({ brief, answers }) => {
  const marks = new Map(answers.map(({ card, mark }) => [card, mark]));
  const [first] = rankedOf(brief, new Set(marks.keys()));
  const own = first === undefined ? undefined : marks.get(first);
  const all = [...marks.values()];
  return own === undefined ? [] : [{ own, best: Math.max(...all), any: mean(all) }];
});
const meanOf = (key: 'own' | 'best' | 'any'): string => mean(marked.map((each) => each[key])).toFixed(2);
console.log(`${marked.length} briefs whose answers are marked, held back`);
console.log(
  `mark of the first answer     ${meanOf('own')} (any of those shown ${meanOf('any')}, the best ${meanOf('best')})`,
);
console.log(`marked 7 and more            ${share(marked.filter(({ own }) => own >= 7).length, marked.length)}`);
console.log(`marked 4 and less            ${share(marked.filter(({ own }) => own <= 4).length, marked.length)}`);

const judged = knowledge.judgements.filter(isHeld).flatMap(({ brief, best, second, others }) => {
  const [first] = rankedOf(brief, new Set([best, ...others, ...(second === undefined ? [] : [second])]));
  return first === undefined ? [] : [{ isBest: first === best, isEither: first === best || first === second }];
});
console.log(`${judged.length} briefs whose answers are judged, held back`);
console.log(`the best is first            ${share(judged.filter(({ isBest }) => isBest).length, judged.length)}`);
console.log(`the best or the second is    ${share(judged.filter(({ isEither }) => isEither).length, judged.length)}`);

const counts = { briefs: 0, missing: 0, base: 0, baseOfThree: 0, scheme: 0, exchanges: 0, role: 0, colour: 0, name: 0 };
for (const { brief, base, exchanges, name } of held) {
  const { ranked, choices, palettes } = engine.explain({ prompt: brief, count: 1, seed: 1 });
  const wanted = ranked.find(({ base: { card } }) => card.name === base)?.base.card;
  if (wanted === undefined) {
    counts.missing++;
    continue;
  }
  counts.briefs++;
  const [choice] = choices;
  if (choice?.base.card.name === base) counts.base++;
  if (ranked.slice(0, 3).some(({ base: { card } }) => card.name === base)) counts.baseOfThree++;
  if (choice?.base.card.isDark === wanted.isDark) counts.scheme++;
  if (palettes[0]?.name === name) counts.name++;
  for (const { role, card, source } of exchanges) {
    counts.exchanges++;
    const own = choice?.exchanges.find((each) => each.role === role);
    if (own !== undefined) counts.role++;
    if (own?.placed.card.name === card && own.source === source) counts.colour++;
  }
}
console.log(`${counts.briefs} choices held back (${counts.missing} whose card is not at hand any more)`);
console.log(`base in the first place      ${share(counts.base, counts.briefs)}`);
console.log(`base among the first three   ${share(counts.baseOfThree, counts.briefs)}`);
console.log(`light or dark                ${share(counts.scheme, counts.briefs)}`);
console.log(`name                         ${share(counts.name, counts.briefs)}`);
console.log(`of ${counts.exchanges} exchanges: the role    ${share(counts.role, counts.exchanges)}`);
console.log(`of ${counts.exchanges} exchanges: the colour  ${share(counts.colour, counts.exchanges)}`);
