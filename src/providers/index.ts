import { withBreaker } from './breaker.ts';
import { embeddedGenerator } from './embedded.ts';
import { withFallback } from './fallback.ts';
import type { Generator } from './generator.ts';
import type { LlmSettings } from './llm/settings.ts';

export type { Generated, Generator, GeneratorRequest } from './generator.ts';
export { embeddedEngine } from './embedded.ts';
export { GeneratorUnavailable } from './generator.ts';
export type { LlmSettings } from './llm/settings.ts';

export interface GeneratorOptions {
  /** undefined: the embedded engine alone. */
  readonly llm: LlmSettings | undefined;
  /** Whether the embedded engine answers when the language model cannot. */
  readonly fallback: boolean;
  /** Told of each such time. */
  readonly onFallback: (error: unknown) => void;
}

/** The generator that the options ask for; the embedded engine where they ask for no language model. */
export async function createGenerator({ llm, fallback, onFallback }: GeneratorOptions): Promise<Generator> {
  if (llm === undefined) return embeddedGenerator();
  // What speaks to language models takes a tenth of a second to load.
  const { llmGenerator } = await import('./llm/generator.ts');
  const guarded = withBreaker(await llmGenerator(llm));
  return fallback ? withFallback(guarded, await embeddedGenerator(), onFallback) : guarded;
}
