import { createGenerator } from '../../src/providers/create-generator.ts';
import type { EmbeddedGenerator } from '../../src/providers/embedded.ts';
import type { ModelReport } from '../../src/providers/llm/model-line.ts';
import type { WireFormatName } from '../../src/providers/testing/wire-formats.ts';
import { broken } from './guarantees.ts';
import { KEY, type Misbehaviour, PROMPT } from './misbehaviours.ts';
import { type Provider, providerHere, type ProviderStats } from './provider.ts';

export interface KindRun {
  readonly requests: number;
  /** What was wrong, each once. */
  readonly found: string[];
  /** Sorted, in milliseconds. */
  readonly times: readonly number[];
  /** Requests that the provider saw. */
  readonly asked: number;
  readonly byModel: number;
  readonly byBoth: number;
  readonly byEngine: number;
  /** Everything that logs and metrics are given. */
  readonly told: readonly string[];
}

export interface KindOptions {
  readonly format: WireFormatName;
  readonly requests: number;
  readonly atOnce: number;
  readonly count: number;
  readonly timeoutMs: number;
  readonly embedded: EmbeddedGenerator;
  /** Where the provider runs; here where absent. */
  readonly provider?: typeof providerHere;
}

const PRICES = { inputPrice: 1, outputPrice: 2 } as const;

/** Asks through a provider that misbehaves in one way, so many times. */
export async function runKind(kind: Misbehaviour, options: KindOptions): Promise<KindRun> {
  const { format, requests, atOnce, count, timeoutMs, embedded } = options;
  const fake = await (options.provider ?? providerHere)(kind, count);
  const told: string[] = [];
  const found = new Set<string>();
  const times: number[] = [];
  let stats: ProviderStats;
  const by = { model: 0, both: 0, engine: 0 };
  const generator = await createGenerator({
    llm: { provider: format, models: ['small-model'], url: fake.url, key: KEY, timeoutMs, maxTokens: 4000, ...PRICES },
    fallback: true,
    onFallback: (error) => told.push(JSON.stringify([error.message, error.reason, error.stack, String(error.cause)])),
    onReport: (report: ModelReport) => told.push(JSON.stringify(report)),
    embedded,
  });

  async function one(seed: number): Promise<void> {
    const started = performance.now();
    const asked = { prompt: kind.prompt ?? PROMPT, count, seed };
    const generated = await generator.generate(asked, new AbortController().signal);
    times.push(performance.now() - started);
    const maker = makerOf(generated.model);
    by[maker] += 1;
    for (const what of broken(generated, count)) found.add(what);
    if (kind.holds?.(generated) === false) found.add(`${kind.name}: it does not hold`);
    // Who was too busy to ask, or was told to rest, had no chance to serve the model's.
    if (kind.maker === 'engine' && maker !== 'engine') found.add(`served what ${generated.model} made`);
  }

  try {
    for (let done = 0; done < requests; done += atOnce) {
      await Promise.all(Array.from({ length: Math.min(atOnce, requests - done) }, (_, at) => one(done + at + 1)));
    }
    if (kind.maker === 'model' && by.model < requests) found.add(`only ${by.model} of ${requests} by the model`);
    if (kind.maker === 'both' && by.both < requests) found.add(`only ${by.both} of ${requests} by both`);
    stats = await whenClosed(fake);
    if (stats.elsewhere > 0) found.add('another host was asked');
    if (stats.open > 0) found.add(`${stats.open} connections left open`);
  } finally {
    await fake.close();
  }
  const secrets = [KEY, kind.prompt ?? PROMPT];
  if (told.some((line) => secrets.some((secret) => line.includes(secret)))) found.add('a secret was told');
  return {
    requests,
    found: [...found],
    times: times.toSorted((a, b) => a - b),
    asked: stats.asked,
    byModel: by.model,
    byBoth: by.both,
    byEngine: by.engine,
    told,
  };
}

function makerOf(model: string): 'model' | 'both' | 'engine' {
  if (model.includes('+')) return 'both';
  return model.startsWith('huesmith-') ? 'engine' : 'model';
}

/** A socket that we have ended takes the other side a moment to notice. */
async function whenClosed(provider: Provider): Promise<ProviderStats> {
  let stats = await provider.stats();
  for (let tries = 0; tries < 50 && stats.open > 0; tries += 1) {
    await new Promise((done) => setTimeout(done, 20));
    stats = await provider.stats();
  }
  return stats;
}

/** The time within which such a share of the requests was answered. */
export function quantile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
