/**
 * `npm run bench:engine`: what the embedded engine costs. Times are of this process alone; beside them stands a yardstick
 * that every machine has, so that figures from two machines can be compared.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine } from '../src/engine/index.ts';
import { readModel } from '../src/engine/model/read.ts';
import { seededRandom } from '../src/engine/random.ts';

const MODEL = fileURLToPath(new URL('../src/engine/model/huesmith.model', import.meta.url));
const PROMPTS = 2000;
const ROUNDS = 5;

if (process.argv[2] === 'cold') {
  const start = performance.now();
  const engine = createEngine(readFileSync(MODEL));
  engine.generate({ prompt: 'fox in the snow', count: 5, seed: 1 });
  console.log(`${(performance.now() - start).toFixed(1)} ${(process.memoryUsage().heapUsed / 1e6).toFixed(1)}`);
  process.exit(0);
}

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;
const ms = (value: number): string => `${value.toFixed(3)} ms`;

function time(engine: Engine, prompts: readonly string[], rounds: number): number[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const prompt of prompts) {
      const start = performance.now();
      engine.generate({ prompt, count: 5, seed: round });
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

/** A million square roots and additions: what a tenth of a millisecond means on this machine. */
function yardstick(): number {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 1e6; i++) sum += Math.sqrt(i);
  return sum > 0 ? performance.now() - start : 0;
}

const bytes = readFileSync(MODEL);
const model = readModel(bytes);
const engine = createEngine(bytes);
const random = seededRandom(1);
const words = (count: number): string =>
  Array.from({ length: count }, () => model.entry(random.below(model.entryCount))?.head ?? '').join(' ');
const briefs = Array.from({ length: PROMPTS }, () =>
  words(3 + random.below(12))
    .split(' ')
    .slice(0, 3 + random.below(38))
    .join(' ')
    .slice(0, 500),
);
const long = Array.from({ length: 300 }, () => words(120).slice(0, 500));
const gibberish = Array.from({ length: 300 }, (_, i) => `zqx${i} vbnmk wplfg `.repeat(40).slice(0, 500));

time(engine, briefs, 1);
const stick = Array.from({ length: 9 }, yardstick).sort((a, b) => a - b)[4] ?? 0;
const cpu = process.cpuUsage();
const times = time(engine, briefs, ROUNDS);
const used = process.cpuUsage(cpu);
console.log(`${PROMPTS} briefs of 3 to 40 words, count 5, ${ROUNDS} rounds`);
console.log(
  `  p50 ${ms(quantile(times, 0.5))}  p99 ${ms(quantile(times, 0.99))}  p99.9 ${ms(quantile(times, 0.999))}  ` +
    `processor time ${ms((used.user + used.system) / 1000 / times.length)} each`,
);
console.log(
  `  in square roots: p50 is ${((quantile(times, 0.5) / stick) * 1e6).toFixed(0)} of them (a million take ${ms(stick)})`,
);
for (const [name, prompts] of [
  ['500 characters of known words', long],
  ['500 characters of gibberish', gibberish],
] as const) {
  const taken = time(engine, prompts, 3);
  console.log(`${name}: p50 ${ms(quantile(taken, 0.5))}  p99 ${ms(quantile(taken, 0.99))}`);
}
/** Prompts that would hurt, of any length: time must not grow faster than they do. */
const HOSTILE: Readonly<Record<string, (i: number) => string>> = {
  'known words': () => `${words(1)} `,
  'slips of known words': () => `${words(1).replace(/(.)(.)/, '$2$1')} `,
  gibberish: (i) => `zqx${i} vbnmk `,
  'one letter': () => 'a',
  'one word': () => 'blue ',
  'beginnings of phrases': () => 'coffee ',
  emoji: () => '🦊',
  Chinese: (i) => String.fromCodePoint(0x4e_00 + ((i * 97) % 20_000)),
  negations: () => 'no green or ',
  colours: (i) => `#${((i * 7_919) % 0xff_ff_ff).toString(16).padStart(6, '0')} `,
  demands: (i) => `must include ${words(1)}, two reds ${i % 5} `,
  marks: () => '(,/&',
  'right to left': () => 'שלום עולם ',
};
const timeOf = (make: (i: number) => string, length: number): number => {
  const prompts = Array.from({ length: 40 }, (_, i) =>
    Array.from({ length: 500 }, (__, k) => make(i * 500 + k))
      .join('')
      .slice(0, length),
  );
  time(engine, prompts, 1);
  return quantile(time(engine, prompts, 5), 0.5);
};
const growth = Object.entries(HOSTILE).map(([name, make]) => ({ name, factor: timeOf(make, 500) / timeOf(make, 125) }));
const worst = growth.reduce((p, q) => (q.factor > p.factor ? q : p));
console.log(
  `four times the length, of ${growth.length} kinds of prompt: at most ${worst.factor.toFixed(1)} times the time (${worst.name})`,
);

const cold = Array.from({ length: 5 }, () =>
  spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'cold'], { encoding: 'utf8' })
    .stdout.trim()
    .split(' ')
    .map(Number),
).sort(([a = 0], [b = 0]) => a - b);
console.log(
  `cold start to the first answer: ${ms(cold[2]?.[0] ?? 0)}, heap then ${cold[2]?.[1] ?? 0} MB; model ${(statSync(MODEL).size / 1e6).toFixed(1)} MB`,
);
