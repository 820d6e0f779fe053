/**
 * `npm run engine:agreement`: how often the engine does with a brief what a designer did who had the same cards at hand,
 * over the fifth of `knowledge/choices/` that training never sees.
 */
import { readFileSync } from 'node:fs';
import { readKnowledge } from '../knowledge/tools/parse.ts';
import { createEngine } from '../src/engine/index.ts';

const engine = createEngine(readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url)));
const held = readKnowledge().choices.filter((_, i) => i % 5 === 0);

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
const share = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(0)} %`;
console.log(`${counts.briefs} choices held back (${counts.missing} whose card is not at hand any more)`);
console.log(`base in the first place      ${share(counts.base, counts.briefs)}`);
console.log(`base among the first three   ${share(counts.baseOfThree, counts.briefs)}`);
console.log(`light or dark                ${share(counts.scheme, counts.briefs)}`);
console.log(`name                         ${share(counts.name, counts.briefs)}`);
console.log(`of ${counts.exchanges} exchanges: the role    ${share(counts.role, counts.exchanges)}`);
console.log(`of ${counts.exchanges} exchanges: the colour  ${share(counts.colour, counts.exchanges)}`);
