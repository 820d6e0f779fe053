import { expect, test } from 'vitest';
import { withBreaker } from './breaker.ts';
import { type Generator, GeneratorUnavailable } from './generator.ts';

const asked = { prompt: 'sea', count: 1, seed: 1 };
const NEVER = new AbortController().signal;

/** A generator that works or fails as told, and a clock that is turned by hand. */
function scene() {
  let now = 0;
  let calls = 0;
  let works = false;
  const inner: Generator = {
    model: 'm',
    instant: false,
    async generate() {
      calls += 1;
      if (!works) throw new GeneratorUnavailable('no');
      return { palettes: [], model: 'm', tokensUsed: 0, estimatedCostUsd: 0 };
    },
  };
  const guarded = withBreaker(inner, { failuresMax: 3, restMs: 1000, clock: () => now });
  return {
    try: async (signal = NEVER) =>
      guarded.generate(asked, signal).then(
        () => 'ok',
        () => 'failed',
      ),
    calls: () => calls,
    pass: (ms: number) => (now += ms),
    mend: () => (works = true),
  };
}

test('opens after so many failures in a row, and then asks no more', async () => {
  const { try: attempt, calls } = scene();
  for (let times = 0; times < 10; times += 1) expect(await attempt()).toBe('failed');
  expect(calls()).toBe(3);
});

test('after the rest one request tries; while it fails, the others rest on', async () => {
  const { try: attempt, calls, pass } = scene();
  for (let times = 0; times < 3; times += 1) await attempt();
  pass(999);
  await attempt();
  expect(calls()).toBe(3);
  pass(1);
  await Promise.all([attempt(), attempt(), attempt()]);
  expect(calls()).toBe(4);
});

test('closes when the one that tries succeeds', async () => {
  const { try: attempt, calls, pass, mend } = scene();
  for (let times = 0; times < 3; times += 1) await attempt();
  mend();
  pass(1000);
  expect(await attempt()).toBe('ok');
  expect(await attempt()).toBe('ok');
  expect(calls()).toBe(5);
});

test('a success between failures starts the count anew', async () => {
  const { try: attempt, mend, calls } = scene();
  await attempt();
  await attempt();
  mend();
  expect(await attempt()).toBe('ok');
  expect(calls()).toBe(3);
});

test('a caller who goes away is no failure', async () => {
  const { try: attempt, calls } = scene();
  const gone = AbortSignal.abort();
  for (let times = 0; times < 5; times += 1) await attempt(gone);
  expect(calls()).toBe(5);
});
