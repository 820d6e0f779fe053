/** ASVS 5.0 V1.3, V15.2; API4:2023 Unrestricted Resource Consumption. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, expect, test } from 'vitest';
import { testService } from '../../src/http/testing/service.ts';
import { createGenerator } from '../../src/providers/create-generator.ts';
import type { Generator } from '../../src/providers/generator.ts';
import { openEngineThreads } from '../../src/server/engine/threads.ts';

/** What has made readers of words slow: repetition, near misses, marks on marks, words without end, all scripts. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'one letter': (length) => 'a'.repeat(length),
  'words of one letter': (length) => 'a '.repeat(length / 2),
  'a word nearly known': (length) => 'autumnn'.repeat(length / 7),
  'colours in a row': (length) => 'red,'.repeat(length / 4),
  'negations in a row': (length) => 'no '.repeat(length / 3),
  'hex codes in a row': (length) => '#12345'.repeat(length / 6),
  'marks on marks': (length) => `e${'\u0301'.repeat(length - 1)}`,
  'joined emoji': (length) => '👩\u200D'.repeat(length / 2),
  'no spaces, in Thai': (length) => 'ทะเลสีฟ้า'.repeat(length / 9),
  'no spaces, in Chinese': (length) => '深蓝色的海'.repeat(length / 5),
  brackets: (length) => '(['.repeat(length / 2),
  hyphens: (length) => 'blue-'.repeat(length / 5),
  'right to left marks': (length) => '\u202Eא'.repeat(length / 2),
  spaces: (length) => `a${' '.repeat(length - 2)}b`,
};

/** What the engine has to repair the most for. */
const CONTRADICTORY = 'must include #111111 #222222 #333333 #444444 #555555 colour-blind safe pastel neon';

const NEVER = new AbortController().signal;
let generator: Generator;
beforeAll(async () => {
  generator = await createGenerator({ llm: undefined, fallback: true, onFallback: () => undefined });
});

/** The median of five, in milliseconds. */
async function timeOf(prompt: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const started = performance.now();
    await generator.generate({ prompt, count: 1, seed: at }, NEVER);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

test('the longest prompt takes a time in proportion to a quarter of it', { timeout: 240_000 }, async () => {
  await timeOf('warm up by the sea');
  const slow: unknown[] = [];
  for (const [what, make] of Object.entries(HOSTILE)) {
    const [quarter, whole] = [await timeOf(make(125).slice(0, 125)), await timeOf(make(500).slice(0, 500))];
    // Linear is 4; what both take in any case, and noise, are some milliseconds.
    if (whole > 8 * quarter + 8) slow.push({ what, quarter, whole });
  }
  expect(slow).toEqual([]);
});

test('under hostile prompts the event loop’s p99 stays below 50 ms', { timeout: 240_000 }, async () => {
  // As the service is put together: the thread that serves makes no palettes.
  const engine = await openEngineThreads();
  const service = await testService({ generator: engine });
  try {
    const key = await service.keyFor('unlimited');
    const ask = (prompt: string) =>
      service.ask('POST', '/v1/palettes/generate', { 'x-api-key': key }, { prompt, count: 10 });
    await ask('warm up by the sea');
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    for (let round = 0; round < 5; round += 1) {
      expect((await ask(CONTRADICTORY)).status).toBe(200);
      for (const make of Object.values(HOSTILE)) {
        const { status } = await ask(Array.from(make(500)).slice(0, 490).join(''));
        expect(status).toBe(200);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    delay.disable();
    expect(delay.percentile(99) / 1e6).toBeLessThan(50);
  } finally {
    await service.close();
    await engine.close();
  }
});
