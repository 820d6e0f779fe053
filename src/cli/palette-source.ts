import { randomInt } from 'node:crypto';
import type { Huesmith } from '../client/huesmith.ts';
import type { Palette } from '../contract/wire.ts';
import { type Config, loadConfig } from '../config.ts';
import { createGenerator } from '../providers/create-generator.ts';
import { llmSettings } from '../server/generator-options.ts';
import { purseOf } from '../server/purse.ts';
import type { SpendingStore } from '../storage/store/spending.ts';
import { withStore } from './store.ts';

interface Asked {
  readonly prompt: string;
  readonly count: number;
  /** Any integer; undefined: a new one each time. */
  readonly seed: number | undefined;
}

export interface Made {
  readonly palettes: readonly Palette[];
  readonly model: string;
  readonly tokensUsed: number;
  readonly estimatedCost: number;
  readonly seed: number;
  /** The quota, where a service was asked. */
  readonly usage?: object;
}

export type PaletteSource = (asked: Asked) => Promise<Made>;

/** Seeds that are drawn stay short, for people copy them. */
const SEEDS = 2 ** 32;

/** All programs share one budget: the store is opened for as long as it takes to say so. */
function spendingOfTheServer(): SpendingStore {
  return {
    take: (...amounts) => withStore((store) => store.spending.take(...amounts)),
    settle: (...amounts) => withStore((store) => store.spending.settle(...amounts)),
    spent: () => withStore((store) => store.spending.spent()),
  };
}

/** Makes palettes here, or by the service at `api`. */
export async function paletteSource(api: string | undefined): Promise<PaletteSource> {
  if (api !== undefined) {
    const { loadClientConfig } = await import('../config/client.ts');
    const { remote } = await import('./remote.ts');
    return byService(remote(api, loadClientConfig(process.env)));
  }
  return here(loadConfig(process.env));
}

function byService({ palettes }: Huesmith): PaletteSource {
  return async ({ prompt, count, seed }) => {
    const list = await palettes.generate({ prompt, count, ...(seed !== undefined && { seed }) });
    const { metadata, usage, answer } = list;
    return { palettes: list.data, ...metadata, seed: Number(answer.headers.get('X-Palette-Seed')), usage };
  };
}

async function here(config: Config): Promise<PaletteSource> {
  const generator = await createGenerator({
    llm: llmSettings(config),
    fallback: config.fallback === 'on',
    onFallback: ({ message }) => process.stderr.write(`${message}; the embedded engine answers.\n`),
    purse: purseOf(config.llmBudgetUsd, spendingOfTheServer),
  });
  return async ({ prompt, count, seed = randomInt(SEEDS) }) => {
    const made = await generator.generate({ prompt, count, seed }, new AbortController().signal);
    const { palettes, model, tokensUsed, estimatedCostUsd } = made;
    return { palettes, model, tokensUsed, estimatedCost: estimatedCostUsd, seed };
  };
}

/** The API's answer; the quota is in it where there is one, and the seed, which the API tells in a header. */
export function listOf({ palettes, model, tokensUsed, estimatedCost, seed, usage }: Made): object {
  return {
    object: 'palette.list',
    data: palettes,
    count: palettes.length,
    metadata: { model, tokensUsed, estimatedCost, seed },
    ...(usage !== undefined && { usage }),
  };
}
