import { type EmbeddedGenerator, embeddedGenerator } from './embedded.ts';
import type { Generator, GeneratorUnavailable } from './generator.ts';
import type { ModelReport } from './llm/model-line.ts';
import type { LlmSettings } from './llm/settings.ts';
import { OPEN_PURSE, type Purse } from './money/purse.ts';

export interface GeneratorOptions {
  /** undefined: the embedded engine alone. */
  readonly llm: LlmSettings | undefined;
  /** Whether the embedded engine answers when the language model cannot. */
  readonly fallback: boolean;
  /** Told of each such time. */
  readonly onFallback: (error: GeneratorUnavailable) => void;
  /** Told of each request to a language model. */
  readonly onReport?: (report: ModelReport) => void;
  /** What may be spent; undefined: no budget is set. */
  readonly purse?: Purse | undefined;
  /** An engine that is there already; undefined: one is loaded. */
  readonly embedded?: EmbeddedGenerator;
}

/** The generator that the options ask for; the embedded engine where they ask for no language model. */
export async function createGenerator({
  llm,
  fallback,
  onFallback,
  onReport = () => undefined,
  purse = OPEN_PURSE,
  ...options
}: GeneratorOptions): Promise<Generator> {
  const embedded = options.embedded ?? (await embeddedGenerator());
  if (llm === undefined) return embedded;
  // What speaks to language models is loaded where one is asked for.
  const { llmGenerator } = await import('./llm/generator.ts');
  return llmGenerator({ settings: llm, embedded, purse, fallback, onFallback, onReport });
}
