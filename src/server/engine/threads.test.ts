import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { embeddedGenerator } from '../../providers/embedded.ts';
import { type EngineThreads, openEngineThreads } from './threads.ts';

const NEVER = new AbortController().signal;
/** Takes the engine long: five colours to the letter, and demands that are hard to keep with them. */
const HARD = 'must include #111111 #222222 #333333 #444444 #555555 colour-blind safe pastel neon';

let engine: EngineThreads;
beforeAll(async () => {
  engine = await openEngineThreads({ threads: 2 });
});
afterAll(() => engine.close());

test('the palettes are those of the engine itself', async () => {
  const own = await embeddedGenerator();
  for (const prompt of ['cozy autumn coffee shop', 'bahía al amanecer, sin verde', HARD]) {
    const asked = { prompt, count: 3, seed: 7 };
    expect(await engine.generate({ ...asked, customer: 'a' }, NEVER)).toEqual(await own.generate(asked, NEVER));
  }
  expect(engine.model).toBe(own.model);
});

test.runIf(process.platform === 'linux')('all threads but one let the rest of the machine go first', async () => {
  const standingBack = (): number =>
    readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > constants.priority.PRIORITY_NORMAL)
      .length;
  const before = standingBack();
  const other = await openEngineThreads({ threads: 3 });
  await vi.waitFor(() => expect(standingBack()).toBe(before + 2), { timeout: 10_000 });
  await other.close();
});

test('how a prompt is read is told', async () => {
  const told = await engine.explain({ prompt: 'misty fjord', count: 1, seed: 1 });
  expect(told).toMatchObject({ language: 'en', palettes: [{ name: expect.any(String) }] });
});

test('the thread that serves is free while palettes are made', async () => {
  let made = 0;
  const asking = Array.from({ length: 15 }, async (_, seed) => {
    await engine.generate({ prompt: HARD, count: 10, seed, customer: 'a' }, NEVER);
    made += 1;
  });
  const began = process.threadCpuUsage();
  await Promise.all(asking);
  const { user } = process.threadCpuUsage(began);
  expect(made).toBe(15);
  // A twentieth of a second for answers that take the engine a quarter of a second and more.
  expect(user / 1000).toBeLessThan(50);
});

test('a customer with many requests lets another’s go before them', async () => {
  const order: string[] = [];
  const ask = async (customer: string, prompt: string, seed: number) => {
    await engine.generate({ prompt, count: 10, seed, customer }, NEVER);
    order.push(customer);
  };
  // Both threads have made what a first answer makes.
  await Promise.all([ask('first', HARD, 1), ask('second', HARD, 1)]);
  order.length = 0;
  const many = Array.from({ length: 200 }, (_, seed) => ask('many', HARD, seed));
  await ask('one', 'sea', 1);
  expect(order.length).toBeLessThan(100);
  await Promise.all(many);
  expect(order).toHaveLength(201);
});

test('whoever leaves while they wait is not answered, and keeps nobody waiting', async () => {
  const left = new AbortController();
  const many = Array.from({ length: 60 }, (_, seed) =>
    engine.generate({ prompt: HARD, count: 10, seed, customer: 'leaving' }, left.signal),
  );
  left.abort();
  const settled = await Promise.allSettled(many);
  expect(settled.map(({ status }) => status)).toEqual(settled.map(() => 'rejected'));
  const gone = engine.generate({ prompt: 'sea', count: 1, seed: 1 }, left.signal);
  await expect(gone).rejects.toMatchObject({ name: 'GeneratorUnavailable', reason: 'caller gone' });
  expect(
    (await engine.generate({ prompt: 'sea', count: 1, seed: 1, customer: 'leaving' }, NEVER)).palettes,
  ).toHaveLength(1);
});

test('more than may wait are refused', async () => {
  const many = await Promise.allSettled(
    Array.from({ length: 600 }, (_, seed) => engine.generate({ prompt: 'sea', count: 1, seed, customer: 'b' }, NEVER)),
  );
  const refused = many.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]).toMatchObject({ name: 'GeneratorUnavailable', reason: 'busy' });
});

test('what takes too long is ended, is told, and the next is answered by a new thread', async () => {
  const faults: unknown[] = [];
  const short = await openEngineThreads({ threads: 1, answerMsMax: 1, onFailure: (error) => faults.push(error) });
  try {
    const asked = { prompt: HARD, count: 10, seed: 1 };
    await expect(short.generate(asked, NEVER)).rejects.toMatchObject({ name: 'GeneratorUnavailable' });
    expect(faults).toHaveLength(1);
    await expect(short.generate(asked, NEVER)).rejects.toMatchObject({ name: 'GeneratorUnavailable' });
  } finally {
    await short.close();
  }
});
