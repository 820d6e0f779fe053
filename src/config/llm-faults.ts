interface LlmConfig {
  readonly llm: 'openai-compatible' | 'anthropic' | 'google' | undefined;
  readonly llmModels: readonly string[] | undefined;
  readonly llmUrl: string | undefined;
  readonly llmKey: string | undefined;
  readonly llmInputPrice: number;
  readonly llmOutputPrice: number;
  readonly llmBudgetUsd: number | undefined;
}

/** What is wrong between the settings of a language model. */
export function llmFaults(config: LlmConfig): readonly string[] {
  if (config.llm === undefined) return [];
  const faults: string[] = [];
  if (config.llmModels === undefined) {
    faults.push('HUESMITH_LLM_MODEL is not set; with HUESMITH_LLM it must be the name of a model.');
  }
  if (config.llm === 'openai-compatible' && config.llmUrl === undefined) {
    faults.push(
      'HUESMITH_LLM_URL is not set; with HUESMITH_LLM=openai-compatible it must be a URL http://… or https://….',
    );
  }
  if (config.llm !== 'openai-compatible' && config.llmUrl === undefined && config.llmKey === undefined) {
    faults.push(`HUESMITH_LLM_KEY is not set; ${config.llm} answers nobody without one.`);
  }
  if (config.llmBudgetUsd !== undefined && config.llmOutputPrice === 0) {
    faults.push(
      'HUESMITH_LLM_OUTPUT_PRICE is not set; without prices nobody knows when HUESMITH_LLM_BUDGET_USD is spent.',
    );
  }
  return faults;
}
