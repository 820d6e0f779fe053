import type { Prices } from '../money/usage.ts';

/** How to reach a language model. */
export interface LlmSettings extends Prices {
  readonly provider: 'openai-compatible' | 'anthropic' | 'google';
  /** Tried in this order, each where those before it failed; one at least. */
  readonly models: readonly string[];
  /** undefined: the provider's own address. */
  readonly url: string | undefined;
  readonly key: string | undefined;
  /** For the whole of an answer, the engine's part included. */
  readonly timeoutMs: number;
  readonly maxTokens: number;
  /** Calls under way at once; 8 where absent. */
  readonly concurrency?: number | undefined;
  /** How much a model may reason before it answers; undefined: as it is used to. */
  readonly reasoning?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined;
}
