import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrastRatio } from '../../engine/index.ts';
import { GeneratorUnavailable } from '../generator.ts';
import { createGenerator } from '../index.ts';
import { type Behaviour, type FakeLlm, fakeLlm, palePalettes } from '../testing/fake-llm.ts';
import type { LlmSettings } from './settings.ts';

const NEVER = new AbortController().signal;
const asked = { prompt: 'a beach out of season', count: 3, seed: 7 };

let fake: FakeLlm;
beforeAll(async () => {
  fake = await fakeLlm({ kind: 'silence' });
});
afterAll(() => fake.close());

function settings(change: Partial<LlmSettings> = {}): LlmSettings {
  return {
    provider: 'openai-compatible',
    model: 'small-model',
    url: fake.url,
    key: 'a-key',
    timeoutMs: 400,
    maxTokens: 1234,
    inputPrice: 0.5,
    outputPrice: 2,
    ...change,
  };
}

const told: unknown[] = [];
async function generator(fallback: boolean) {
  return createGenerator({ llm: settings(), fallback, onFallback: (error) => told.push(error) });
}

describe('a model that answers', () => {
  test('is asked for the palettes with its limit, its key and the prompt as data', async () => {
    fake.answer = { kind: 'text', text: palePalettes(3) };
    await (await generator(false)).generate(asked, NEVER);
    expect(fake.asked.at(-1)).toMatchObject({
      model: 'small-model',
      max_tokens: 1234,
      seed: 7,
      authorization: 'Bearer a-key',
      response_format: { type: 'json_schema' },
      messages: [
        { role: 'system', content: expect.stringContaining('colour designer') },
        { role: 'user', content: 'Make exactly 3 palettes for this description:\n\na beach out of season' },
      ],
    });
  });

  test('is named, counted and priced', async () => {
    fake.answer = { kind: 'text', text: palePalettes(3) };
    expect(await (await generator(false)).generate(asked, NEVER)).toMatchObject({
      model: 'small-model',
      tokensUsed: 500,
      estimatedCostUsd: (300 * 0.5 + 200 * 2) / 1_000_000,
    });
  });

  test('is repaired to the contrast contract, measured on the hex that comes out', async () => {
    fake.answer = { kind: 'text', text: palePalettes(3) };
    const { palettes } = await (await generator(false)).generate(asked, NEVER);
    expect(palettes).toHaveLength(3);
    for (const { colors, semantic } of palettes) {
      const { background, text, primary } = semantic;
      expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(primary, background)).toBeGreaterThanOrEqual(3);
      expect(Math.max(contrastRatio(text, primary), contrastRatio(background, primary))).toBeGreaterThanOrEqual(4.5);
      expect(new Set(colors).size).toBe(5);
      expect(Object.values(semantic).sort()).toEqual([...colors].sort());
      for (const hex of colors) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  test('gets names of one line, each once', async () => {
    fake.answer = { kind: 'text', text: palePalettes(3) };
    const { palettes } = await (await generator(false)).generate(asked, NEVER);
    expect(palettes.map(({ name }) => name)).toEqual(['Low Tide', 'Low Tide 2', 'Low Tide 3']);
    expect(palettes[0]?.description).toBe('Pale sand and washed-out blue.');
  });

  test('may give too many: the first are taken', async () => {
    fake.answer = { kind: 'text', text: palePalettes(9) };
    expect((await (await generator(false)).generate(asked, NEVER)).palettes).toHaveLength(3);
  });
});

const FAILURES: readonly [what: string, answer: Behaviour][] = [
  ['an error of the provider', { kind: 'status', status: 500 }],
  ['a refusal of the key', { kind: 'status', status: 401 }],
  ['its own rate limit', { kind: 'status', status: 429 }],
  ['prose', { kind: 'text', text: 'Sure! Here are some lovely palettes.' }],
  ['JSON of another shape', { kind: 'text', text: '{"colours":["red"]}' }],
  ['too few palettes', { kind: 'text', text: palePalettes(2) }],
  ['colours that are none', { kind: 'text', text: palePalettes(3).replaceAll('#f4efe6', 'sand') }],
  ['names that are none', { kind: 'text', text: palePalettes(3).replaceAll('Low  Tide', ' ') }],
  ['an answer that is cut off', { kind: 'cut' }],
  ['no answer within the deadline', { kind: 'silence' }],
];

describe('a model that does not', () => {
  test.for(FAILURES)('%s: the embedded engine answers, and says so', async ([, answer]) => {
    fake.answer = answer;
    told.length = 0;
    const started = performance.now();
    const generated = await (await generator(true)).generate(asked, NEVER);
    expect(performance.now() - started).toBeLessThan(1500);
    expect(generated).toMatchObject({ model: expect.stringMatching(/^huesmith-/), estimatedCostUsd: 0 });
    expect(generated.palettes).toHaveLength(3);
    expect(told).toEqual([expect.any(GeneratorUnavailable)]);
  });

  test.for(FAILURES)('%s, without a fallback: it is unavailable', async ([, answer]) => {
    fake.answer = answer;
    await expect((await generator(false)).generate(asked, NEVER)).rejects.toThrow(GeneratorUnavailable);
  });

  test('a caller who goes away is answered by nobody', async () => {
    fake.answer = { kind: 'silence' };
    told.length = 0;
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    await expect((await generator(true)).generate(asked, caller.signal)).rejects.toThrow(GeneratorUnavailable);
    expect(told).toEqual([]);
  });

  test('is not asked again while the breaker is open', async () => {
    fake.answer = { kind: 'status', status: 500 };
    const guarded = await generator(true);
    for (let times = 0; times < 5; times += 1) await guarded.generate(asked, NEVER);
    const before = fake.asked.length;
    await guarded.generate(asked, NEVER);
    expect(fake.asked).toHaveLength(before);
  });
});

test('without a language model the embedded engine is the generator, at once', async () => {
  const embedded = await createGenerator({ llm: undefined, fallback: true, onFallback: () => {} });
  expect(embedded.instant).toBe(true);
  expect((await embedded.generate(asked, NEVER)).palettes).toHaveLength(3);
});

test.for(['anthropic', 'google'] as const)('%s loads, and fails as one that is away', async (provider) => {
  const llm = settings({ provider, url: 'http://127.0.0.1:1/v1' });
  const generator = await createGenerator({ llm, fallback: false, onFallback: () => {} });
  expect(generator).toMatchObject({ model: 'small-model', instant: false });
  await expect(generator.generate(asked, NEVER)).rejects.toThrow(GeneratorUnavailable);
});
