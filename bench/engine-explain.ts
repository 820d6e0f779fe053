/** `npm run engine:explain -- "PROMPT" [COUNT] [SEED]`: what was read, what spoke with what weight, and what came of it. */
import { readFileSync } from 'node:fs';
import { oklabToHex } from '../src/engine/colour/hex.ts';
import { oklchToHex } from '../src/engine/colour/oklch.ts';
import { measureRoles } from '../src/engine/roles/contract.ts';
import { createEngine, ROLES } from '../src/engine/index.ts';

const [, , prompt, counted = '3', seeded = '1'] = process.argv;
if (prompt === undefined) {
  console.error('usage: npm run engine:explain -- "PROMPT" [COUNT] [SEED]');
  process.exit(2);
}
const engine = createEngine(readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url)));
const { brief, entries, recalled, distribution, composed, palettes } = engine.explain({
  prompt,
  count: Number(counted),
  seed: Number(seeded),
});

const swatch = (hex: string, width = 2): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return process.stdout.isTTY ? `\u001B[48;2;${r};${g};${b}m${' '.repeat(width)}\u001B[0m` : hex;
};
const list = (title: string, items: readonly string[]): void => {
  if (items.length > 0) console.log(`  ${title.padEnd(12)} ${items.join(', ')}`);
};

console.log(`\n"${prompt}"  ${engine.version}, read as ${brief.language}`);
for (const [i, mention] of brief.mentions.entries()) {
  const entry = entries[i];
  const colours = (entry?.colours ?? [])
    .map((colour) => swatch(oklabToHex(colour), Math.ceil(colour.share * 20)))
    .join('');
  const via = mention.via === 'word' ? '' : ` by ${mention.via}`;
  const emphasis = mention.emphasis === 'plain' ? '' : `, ${mention.emphasis}`;
  console.log(`  ${mention.weight.toFixed(2)} ${mention.text} → ${entry?.head ?? '?'}${via}${emphasis} ${colours}`);
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
list('unknown', brief.unknown);
list(
  'recalled',
  recalled.map(({ board, likeness }) => `"${board.brief}" ${likeness.toFixed(2)}`),
);

console.log('\n  distribution');
for (const point of [...distribution.points].sort((p, q) => q.weight - p.weight).slice(0, 16)) {
  const hex = oklabToHex(point);
  console.log(
    `  ${hex} ${swatch(hex, Math.max(1, Math.round(point.weight * 60)))} ${(point.weight * 100).toFixed(1)} %`,
  );
}
console.log(`  ground ${distribution.ground.toFixed(2)} (-1 dark, 1 light)`);

for (const [i, palette] of palettes.entries()) {
  const made = composed[i];
  console.log(`\n  ${palette.name} (${made?.idea.name ?? ''})\n  ${palette.description}`);
  for (const { ground, five, score } of made?.choices ?? []) {
    console.log(
      `    on ${ground.padEnd(5)} ${score.toFixed(3)} ${ROLES.map((role) => swatch(oklchToHex(five[role]), 4)).join(' ')}`,
    );
  }
  console.log(
    `    emitted     ${ROLES.map((role) => `${swatch(palette.semantic[role], 4)} ${palette.semantic[role]} ${role}`).join('  ')}`,
  );
  const { textOnBackground, primaryOnBackground, labelOnPrimary, accentOnBackground } = measureRoles(palette.semantic);
  const ratio = (value: number): string => `${value.toFixed(1)}:1`;
  console.log(
    `    contrast    text ${ratio(textOnBackground)}, primary ${ratio(primaryOnBackground)}, label ${ratio(labelOnPrimary)}, accent ${ratio(accentOnBackground)}`,
  );
}
