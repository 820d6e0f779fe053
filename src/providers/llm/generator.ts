import type { LanguageModel } from 'ai';
import { Compile } from 'typebox/compile';
import { type Generated, type Generator, type GeneratorRequest, GeneratorUnavailable } from '../generator.ts';
import { LlmAnswer } from './answer.ts';
import { INSTRUCTIONS, request } from './instructions.ts';
import { mend } from './mend.ts';
import { openModel } from './open-model.ts';
import type { LlmSettings } from './settings.ts';

const answer = Compile(LlmAnswer);
const MILLION = 1_000_000;

/** Palettes by a language model. Each failure, of whatever kind, is a `GeneratorUnavailable` with its cause. */
export async function llmGenerator(settings: LlmSettings): Promise<Generator> {
  const sdk = await import('ai');
  const model: LanguageModel = await openModel(settings);
  const schema = sdk.jsonSchema<LlmAnswer>(JSON.parse(JSON.stringify(LlmAnswer)), {
    validate: (value) =>
      answer.Check(value)
        ? { success: true, value }
        : { success: false, error: new TypeError('not the shape asked for') },
  });

  async function ask({ prompt, count, seed }: GeneratorRequest, signal: AbortSignal): Promise<Generated> {
    const { output, usage } = await sdk.generateText({
      model,
      system: INSTRUCTIONS,
      prompt: request(prompt, count),
      output: sdk.Output.object({ schema, name: 'palettes' }),
      maxOutputTokens: settings.maxTokens,
      // As near as a model comes to repeating itself. Seeds are 32 bits wide there, and Anthropic takes none.
      ...(settings.provider !== 'anthropic' && { seed: Math.abs(seed % 2 ** 31) }),
      // A second try would outlive the deadline; the embedded engine is there sooner.
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]),
    });
    const palettes = mend(output.palettes).slice(0, count);
    if (palettes.length < count) throw new Error(`the model gave ${palettes.length} usable palettes of ${count}`);
    const { inputTokens = 0, outputTokens = 0 } = usage;
    return {
      palettes,
      model: settings.model,
      tokensUsed: usage.totalTokens ?? inputTokens + outputTokens,
      estimatedCostUsd: (inputTokens * settings.inputPrice + outputTokens * settings.outputPrice) / MILLION,
    };
  }

  return {
    model: settings.model,
    instant: false,
    async generate(asked, signal) {
      try {
        return await ask(asked, signal);
      } catch (cause) {
        throw new GeneratorUnavailable(`${settings.model} did not answer`, { cause });
      }
    },
  };
}
