/**
 * `npm run bench:cli`: how long the packed command line takes from its start to its last byte, each called many times, the
 * least and the median told: on a machine that is shared the least is nearest to what the program itself takes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../dist/lib/huesmith.js', import.meta.url));
const TIMES = 20;
/** Milliseconds that are promised on an idle machine. */
const CALLS = [
  { words: ['--help'], promisedMs: 150 },
  { words: ['--version'], promisedMs: 150 },
  { words: ['generate', 'misty fjord'], promisedMs: 250 },
  { words: ['contrast', '#000000', '#FFFFFF'], promisedMs: 150 },
];

if (!existsSync(PROGRAM)) {
  console.error('There is no package yet: npm run build:package');
  process.exit(1);
}
for (const { words, promisedMs } of CALLS) {
  const took = Array.from({ length: TIMES }, () => {
    const started = performance.now();
    spawnSync(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    return performance.now() - started;
  }).toSorted((a, b) => a - b);
  const [least = 0] = took;
  const median = took[TIMES / 2] ?? 0;
  const verdict = least <= promisedMs ? 'kept' : 'MISSED';
  console.log(
    `${words.join(' ').padEnd(28)} least ${least.toFixed(0)} ms, median ${median.toFixed(0)} ms; ${promisedMs} ms ${verdict}`,
  );
}
