import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { indexedPng } from '../src/export/card/indexed-png.ts';
import { paintCard } from '../src/export/card/paint.ts';
import { ALL_FORMATS, type ExportPalette, exportPalette } from '../src/export/index.ts';

/*
 * What an export costs: `npm run bench:export`. Text formats on one core, a thousand different palettes with roles; cards
 * against sharp, which renders an SVG of the same card with the same texts; and what a card costs the event loop.
 */

const TEXTS_FLOOR = 50_000;
const CARD_FLOOR = 3;
const LOOP_CEILING_MS = 5;

/** By then all of a format's code is compiled. */
const WARM_UP_MS = 1000;

const palettes = Array.from({ length: 1000 }, (_, index) => paletteOf(index));

/** Colours spread over the cube of RGB by multiplicative hashing. */
function paletteOf(index: number): ExportPalette {
  const hex = (place: number): string =>
    `#${(Math.imul(index * 5 + place + 1, 0x9e_37_79_b1) >>> 8).toString(16).padStart(6, '0')}`;
  const colors = [hex(0), hex(1), hex(2), hex(3), hex(4)];
  const semantic = { primary: hex(0), secondary: hex(1), background: hex(2), text: hex(3), accent: hex(4) };
  return { name: `Coastal Morning ${index}`, description: 'Salt air and first light.', colors, semantic };
}

const at = (index: number): ExportPalette => palettes[index % palettes.length] ?? paletteOf(index);

/**
 * How often something runs in a second of CPU time, all threads of the process together: what one core does, also
 * where others use the machine.
 */
async function perSecond(run: (index: number) => unknown): Promise<number> {
  await runFor(WARM_UP_MS, run);
  const before = process.cpuUsage();
  const count = await runFor(1000, run);
  const { user, system } = process.cpuUsage(before);
  return (count * 1e6) / (user + system);
}

async function runFor(ms: number, run: (index: number) => unknown): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < ms) {
    for (let batch = 0; batch < 10; batch++) await run(count++);
  }
  return count;
}

/** CPU time that the thread of the event loop spends on one: what others wait for at the most, whatever the scheduler does. */
async function loopMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function report(name: string, value: number, unit: string, isMet: boolean | undefined): void {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
  console.log(`${name.padEnd(34)}${Math.round(value * 10) / 10} ${unit}  ${verdict}`);
  if (isMet === false) process.exitCode = 1;
}

const firstMs = await loopMs(() => exportPalette('png', at(0)));
report('event loop, first card', firstMs, 'ms', firstMs <= LOOP_CEILING_MS);
let worstMs = 0;
for (let index = 1; index <= 100; index++)
  worstMs = Math.max(worstMs, await loopMs(() => exportPalette('png', at(index))));
report('event loop, worst of the next 100', worstMs, 'ms', worstMs <= LOOP_CEILING_MS);

for (const format of ALL_FORMATS) {
  if (format === 'png') continue;
  const rate = await perSecond((index) => exportPalette(format, at(index)));
  report(format, rate, 'a second', rate >= TEXTS_FLOOR);
}

const drawings: Buffer[] = [];
for (const palette of palettes) drawings.push(Buffer.from(String((await exportPalette('svg', palette)).body)));
sharp.concurrency(1);
const sharpRate = await perSecond((index) =>
  sharp(drawings[index % drawings.length])
    .png()
    .toBuffer(),
);
report('card by sharp from SVG, one core', sharpRate, 'a second', undefined);
const cardRate = await perSecond((index) => indexedPng(paintCard(at(index))));
report('card, one core', cardRate, 'a second', undefined);
report('card against sharp', cardRate / sharpRate, 'times', cardRate / sharpRate >= CARD_FLOOR);
