import type { Config } from '../config.ts';
import type { LlmSettings } from '../providers/llm/settings.ts';

/** The language model that the configuration names; undefined where it names none. */
export function llmSettings(config: Config): LlmSettings | undefined {
  if (config.llm === undefined || config.llmModels === undefined) return undefined;
  return {
    provider: config.llm,
    models: config.llmModels,
    url: config.llmUrl,
    key: config.llmKey,
    timeoutMs: config.llmTimeoutMs,
    maxTokens: config.llmMaxTokens,
    inputPrice: config.llmInputPrice,
    outputPrice: config.llmOutputPrice,
    concurrency: config.llmConcurrency,
    reasoning: config.llmReasoning,
  };
}
