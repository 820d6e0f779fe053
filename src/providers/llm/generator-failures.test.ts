import { describe, expect, test } from 'vitest';
import { GeneratorUnavailable } from '../generator.ts';
import { asked, askedGenerator, example, first, LATE_MS, NEVER, says, TIMEOUT_MS } from '../testing/asked-generator.ts';
import { type Behaviour, palePalettes } from '../testing/fake-llm.ts';

const llm = askedGenerator();
const { told, generator } = llm;

const FAILURES: readonly [what: string, answer: Behaviour, reason: string][] = [
  ['an error of the provider', { kind: 'status', status: 500 }, 'status 500'],
  ['a refusal of the key', { kind: 'status', status: 401 }, 'status 401'],
  ['its own rate limit', { kind: 'status', status: 429 }, 'status 429'],
  ['prose', says('Sure! Here are some lovely palettes.'), 'nothing usable'],
  ['JSON of another shape', says('{"colours":["red"]}'), 'nothing usable'],
  ['colours that are none', says(palePalettes(3).replaceAll(/#\w{6}/g, 'sandy')), 'nothing usable'],
  ['an answer that is cut off', { kind: 'cut' }, 'cut off'],
  ['no answer within the deadline', { kind: 'silence' }, 'deadline'],
  ['a refusal of the content', { kind: 'text', text: '', finish: 'filtered' }, 'refused the content'],
];

describe('a model that does not', () => {
  test.for(FAILURES)('%s: the embedded engine answers, and says so', async ([, answer, reason]) => {
    llm.fake.answer = answer;
    const started = performance.now();
    const generated = await (await generator(true)).generate(asked, NEVER);
    expect(performance.now() - started).toBeLessThan(TIMEOUT_MS + LATE_MS);
    expect(generated).toEqual(await llm.embedded.generate(asked, NEVER));
    expect(told.map((error) => error.reason)).toEqual([reason]);
  });

  test.for(FAILURES)(
    '%s, without a fallback: it is unavailable, and says why in its own words',
    async ([, answer, reason]) => {
      llm.fake.answer = answer;
      const asking = (await generator(false)).generate(asked, NEVER);
      await expect(asking).rejects.toThrow(GeneratorUnavailable);
      await expect(asking).rejects.toMatchObject({ reason });
    },
  );

  test('too few, without a fallback: it is unavailable', async () => {
    llm.fake.answer = says(example(first));
    await expect((await generator(false)).generate(asked, NEVER)).rejects.toMatchObject({ reason: 'too few' });
  });

  test('a caller who goes away is answered by nobody, and no socket stays', async () => {
    llm.fake.answer = { kind: 'silence' };
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 80);
    await expect((await generator(true)).generate(asked, caller.signal)).rejects.toMatchObject({
      reason: 'caller gone',
    });
    expect(told).toEqual([]);
    await expect.poll(() => llm.fake.open).toBe(0);
  });

  test('is not asked again while the breaker is open', async () => {
    llm.fake.answer = { kind: 'status', status: 500 };
    const guarded = await generator(true);
    for (let times = 0; times < 7; times += 1) await guarded.generate(asked, NEVER);
    expect(llm.fake.asked).toHaveLength(5);
    expect(told.at(-1)?.reason).toBe('resting');
  });

  test('because we ask it wrongly is asked on: that is no failure of its own', async () => {
    llm.fake.answer = { kind: 'status', status: 404 };
    const guarded = await generator(true);
    for (let times = 0; times < 12; times += 1) await guarded.generate(asked, NEVER);
    expect(llm.fake.asked).toHaveLength(12);
  });

  test('is asked by so many at once and no more: the engine answers the others, at once', async () => {
    llm.fake.answer = { kind: 'silence' };
    const timeoutMs = 5_000;
    const guarded = await generator(true, { concurrency: 8, timeoutMs });
    const times = await Promise.all(
      Array.from({ length: 80 }, async () => {
        const started = performance.now();
        await guarded.generate({ ...asked, count: 1 }, NEVER);
        return performance.now() - started;
      }),
    );
    expect(llm.fake.asked).toHaveLength(8);
    expect(told.filter(({ reason }) => reason === 'busy')).toHaveLength(72);
    expect(times.filter((ms) => ms < timeoutMs / 2).length).toBeGreaterThanOrEqual(72);
  });
});

/** A purse that keeps what is set aside, and what is settled. */
function watchedPurse() {
  const moved: number[] = [];
  const take = async (usd: number) => {
    moved.push(usd);
    return async (spent: number) => void moved.push(spent);
  };
  return { moved, purse: { take } };
}

describe('money', () => {
  test('beyond the budget nobody is asked, and the engine answers', async () => {
    llm.fake.answer = says(palePalettes(3));
    const made = await (await generator(true, {}, { purse: { take: async () => undefined } })).generate(asked, NEVER);
    expect(made.model).toBe(llm.embedded.model);
    expect([llm.fake.asked.length, told[0]?.reason]).toEqual([0, 'over budget']);
  });

  test.for([
    ['is whole', says(palePalettes(3)), 0.00055],
    ['cannot be used', says('prose'), 0.00055],
    ['is refused', { kind: 'status', status: 500 }, 0],
  ] as const)('is set aside before, and settled when an answer %s', async ([, answer, spentUsd]) => {
    llm.fake.answer = answer;
    const { moved, purse } = watchedPurse();
    await (await generator(true, {}, { purse })).generate(asked, NEVER);
    expect(moved[1]).toBeCloseTo(spentUsd, 9);
    expect(moved[0]).toBeGreaterThan(0.002);
  });

  test('of an answer whose end nobody heard is the most that it can have cost', async () => {
    llm.fake.answer = { kind: 'silence' };
    const { moved, purse } = watchedPurse();
    await (await generator(true, {}, { purse })).generate(asked, NEVER);
    expect(moved[1]).toBe(moved[0]);
  });
});
