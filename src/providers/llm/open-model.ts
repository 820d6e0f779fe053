import type { LanguageModel } from 'ai';
import { guardedFetch } from './guarded-fetch.ts';
import type { LlmSettings } from './settings.ts';

/** Loads the provider's package, which only those wait for who have configured it. */
export async function openModel({ provider, model, url, key }: LlmSettings): Promise<LanguageModel> {
  const origin = url === undefined ? undefined : new URL(url).origin;
  const options = {
    fetch: guardedFetch(origin),
    ...(url !== undefined && { baseURL: url }),
    ...(key !== undefined && { apiKey: key }),
  };
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ name: 'llm', supportsStructuredOutputs: true, baseURL: '', ...options })(model);
}
