/**
 * `npm run engine:explain -- "PROMPT" [COUNT] [SEED]`: who plays which part, which cards stood for choice and why one
 * won, what was exchanged, and what the contract moved.
 */
import { readFileSync } from 'node:fs';
import { baseFeatures } from '../src/engine/choosing/base/features.ts';
import { BASE_FEATURES } from '../src/engine/choosing/base/names.ts';
import { BASE_WEIGHTS } from '../src/engine/choosing/weights.ts';
import { deltaE2000 } from '../src/engine/colour/difference.ts';
import { createEngine, ROLES } from '../src/engine/index.ts';
import type { Card } from '../src/engine/model/model.ts';
import { measureRoles } from '../src/engine/roles/contract.ts';

const CARDS_SHOWN = 8;
const REASONS_SHOWN = 6;

const [, , prompt, counted = '3', seeded = '1'] = process.argv;
if (prompt === undefined) {
  console.error('usage: npm run engine:explain -- "PROMPT" [COUNT] [SEED]');
  process.exit(2);
}
const engine = createEngine(readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url)));
const { brief, outlook, recalled, ranked, choices, palettes } = engine.explain({
  prompt,
  count: Number(counted),
  seed: Number(seeded),
});

const swatch = (hex: string, width = 2): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return process.stdout.isTTY ? `\u001B[48;2;${r};${g};${b}m${' '.repeat(width)}\u001B[0m` : hex;
};
const swatches = ({ colours }: Card): string => ROLES.map((role) => swatch(colours[role].hex)).join(' ');
const list = (title: string, items: readonly string[]): void => {
  if (items.length > 0) console.log(`  ${title.padEnd(12)} ${items.join(', ')}`);
};

console.log(`\n"${prompt}"  ${engine.version}, read as ${brief.language}`);
for (const { mention, entry, cards, likeness, relative } of outlook.words) {
  const notes = [
    entry.part,
    `weight ${mention.weight.toFixed(2)} (${relative.toFixed(2)} of the greatest)`,
    ...(mention.via === 'word' ? [] : [`by ${mention.via}`]),
    ...(mention.emphasis === 'plain' ? [] : [mention.emphasis]),
    ...(mention.relation === undefined ? [] : [`behind "${mention.relation}"`]),
    likeness < 1 ? `${cards.length} cards of its kin (${likeness.toFixed(2)})` : `${cards.length} cards`,
  ];
  console.log(`  ${mention.text} → ${entry.head}: ${notes.join(', ')}`);
}
list(
  'must have',
  brief.demanded.map(({ hex, text }) => `${text} ${swatch(hex)}`),
);
list(
  'counted',
  brief.counted.map(({ count, text }) => `${count} × ${text}`),
);
list(
  'ruled out',
  brief.ruledOut.map(({ kind, text }) => `${text} (${kind})`),
);
list(
  'tones',
  [...brief.tones].map((tone) => (brief.only.has(tone) ? `${tone} only` : tone)),
);
list('plans', brief.avoidsCliche ? ['without clichés'] : []);
list('unknown', brief.unknown);
list('scheme', [
  `${outlook.scheme > 0 ? 'dark' : 'light'} (odds ${Math.exp(Math.abs(outlook.scheme)).toFixed(1)} to 1)`,
]);
list(
  'recalled',
  recalled.map(({ board, likeness }) => `"${board.brief}" ${likeness.toFixed(2)}`),
);

console.log(`\n  the best of ${ranked.length} cards`);
const shown = ranked.slice(0, CARDS_SHOWN);
const rows = baseFeatures(
  outlook,
  shown.map(({ base }) => base),
);
for (const [i, { base, score }] of shown.entries()) {
  const from = base.word === undefined ? 'a whole brief' : (outlook.words[base.word]?.entry.head ?? '');
  const reasons = BASE_FEATURES.map((name, k) => ({ name, value: (BASE_WEIGHTS[k] ?? 0) * (rows[i]?.[k] ?? 0) }))
    .sort((p, q) => Math.abs(q.value) - Math.abs(p.value))
    .slice(0, REASONS_SHOWN)
    .map(({ name, value }) => `${name} ${value > 0 ? '+' : ''}${value.toFixed(1)}`);
  console.log(`  ${score.toFixed(2).padStart(6)} ${swatches(base.card)} ${base.card.name} (${from})`);
  console.log(`         ${reasons.join(', ')}`);
}

for (const [i, palette] of palettes.entries()) {
  const choice = choices[i];
  console.log(`\n  ${palette.name}\n  ${palette.description}`);
  if (choice?.base.five !== undefined)
    for (const role of ROLES) {
      const { card, colour, word } = choice.five[role];
      const thing = word === undefined ? 'a good card' : (outlook.words[word]?.entry.head ?? '');
      console.log(`    ${role} of ${thing}: ${swatch(colour.hex)} ${colour.phrase} (${card.name})`);
    }
  for (const { role, source, placed } of choice?.exchanges ?? []) {
    console.log(
      `    ${role} from ${placed.card.name}, its ${source} ${swatch(placed.colour.hex)} ${placed.colour.phrase}`,
    );
  }
  const moved = ROLES.flatMap((role) => {
    const chosen = choice?.five[role].colour.hex;
    const difference = chosen === undefined ? 0 : deltaE2000(chosen, palette.semantic[role]);
    return chosen === undefined || difference === 0 ? [] : [`${role} ${swatch(chosen)} by ${difference.toFixed(1)}`];
  });
  if (moved.length > 0) console.log(`    moved       ${moved.join(', ')}`);
  console.log(
    `    emitted     ${ROLES.map((role) => `${swatch(palette.semantic[role], 4)} ${palette.semantic[role]} ${role}`).join('  ')}`,
  );
  const measured = measureRoles(palette.semantic);
  const ratio = (value: number): string => `${value.toFixed(1)}:1`;
  console.log(
    `    contrast    text ${ratio(measured.textOnBackground)}, primary ${ratio(measured.primaryOnBackground)} with a label of ` +
      `${ratio(measured.labelOnPrimary)}, accent ${ratio(measured.accentOnBackground)} with ${ratio(measured.labelOnAccent)}`,
  );
}
