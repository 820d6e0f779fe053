import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createGenerator, type GeneratorOptions } from '../create-generator.ts';
import { type EmbeddedGenerator, embeddedGenerator } from '../embedded.ts';
import type { Generator, GeneratorUnavailable } from '../generator.ts';
import { EXAMPLES } from '../llm/instructions.ts';
import type { ModelReport } from '../llm/model-line.ts';
import type { LlmSettings } from '../llm/settings.ts';
import { type Behaviour, type FakeLlm, fakeLlm } from './fake-llm.ts';

/** Long enough for a busy machine; to the millisecond it is `test/models` that looks. */
export const TIMEOUT_MS = 3_000;
/** What such a machine adds. */
export const LATE_MS = 4_000;

export const NEVER = new AbortController().signal;
export const asked = { prompt: 'a beach out of season', count: 3, seed: 7 };

export const says = (text: string): Behaviour => ({ kind: 'text', text });
export const [first, second] = EXAMPLES;
/** Examples as a model answers them. */
export const example = (...which: readonly (typeof EXAMPLES)[number][]): string =>
  JSON.stringify({ palettes: which.map(({ palette }) => palette) });

/** Generators that ask a model which does as it is told, for the tests of a file. */
export interface AskedGenerator {
  readonly fake: FakeLlm;
  readonly embedded: EmbeddedGenerator;
  /** Of each test by itself. */
  readonly told: GeneratorUnavailable[];
  readonly reports: ModelReport[];
  readonly generator: (
    fallback: boolean,
    change?: Partial<LlmSettings>,
    options?: Partial<GeneratorOptions>,
  ) => Promise<Generator>;
}

export function askedGenerator(): AskedGenerator {
  let fake: FakeLlm;
  let embedded: EmbeddedGenerator;
  const told: GeneratorUnavailable[] = [];
  const reports: ModelReport[] = [];
  beforeAll(async () => {
    [fake, embedded] = await Promise.all([fakeLlm({ kind: 'silence' }), embeddedGenerator()]);
  });
  beforeEach(() => {
    fake.forget();
    told.length = 0;
    reports.length = 0;
  });
  afterAll(() => fake.close());
  return {
    get fake() {
      return fake;
    },
    get embedded() {
      return embedded;
    },
    told,
    reports,
    generator: (fallback, change = {}, options = {}) =>
      createGenerator({
        llm: {
          provider: 'openai-compatible',
          models: ['small-model'],
          url: fake.url,
          key: 'a-key',
          timeoutMs: TIMEOUT_MS,
          maxTokens: 1234,
          inputPrice: 0.5,
          outputPrice: 2,
          ...change,
        },
        fallback,
        onFallback: (error) => told.push(error),
        onReport: (report) => reports.push(report),
        embedded,
        ...options,
      }),
  };
}
