/** How to reach a language model. */
export interface LlmSettings {
  readonly provider: 'openai-compatible' | 'anthropic' | 'google';
  readonly model: string;
  /** undefined: the provider's own address. */
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly timeoutMs: number;
  readonly maxTokens: number;
  /** US dollars for a million tokens. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}
