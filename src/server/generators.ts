import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Watch } from '../http/metrics.ts';
import { createGenerator } from '../providers/create-generator.ts';
import { embeddedGenerator } from '../providers/embedded.ts';
import type { Generator } from '../providers/generator.ts';
import type { Store } from '../storage/store.ts';
import { type EngineThreads, openEngineThreads } from './engine/threads.ts';
import { llmSettings } from './generator-options.ts';
import { purseOf } from './purse.ts';
import { timed } from './timed.ts';

export interface Generators {
  /** What answers the API: the embedded engine, or the configured language model before it. */
  readonly generator: Generator;
  readonly engine: EngineThreads;
}

/** Opens what makes palettes, as the configuration says. */
export async function openGenerators(
  config: Config,
  { store, watch, log }: { store: Store; watch: Watch; log: Logger },
): Promise<Generators> {
  const onTime = (ms: number): void => watch.engineTook(ms);
  const engine = await openEngineThreads({
    onTime,
    onFailure: (error) => log.error({ err: error }, 'a thread of the engine has ended'),
  });
  const llm = llmSettings(config);
  if (llm === undefined) return { generator: engine, engine };
  const generator = await createGenerator({
    llm,
    fallback: config.fallback === 'on',
    onFallback: (error) => watch.fellBack(error),
    onReport: (report) => watch.modelAsked(report),
    purse: purseOf(config.llmBudgetUsd, () => store.spending),
    // The whole brief, which a language model is prompted with and held to, is too much to send between threads.
    embedded: timed(await embeddedGenerator(), onTime),
  });
  return { generator, engine };
}
