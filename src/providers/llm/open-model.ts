import type { LanguageModelV4 } from '@ai-sdk/provider';
import { answerMaxBytes, guardedFetch } from './guarded-fetch.ts';
import { asItsServerWants, withinTokens } from './request-body.ts';
import type { LlmSettings } from './settings.ts';

/** Where each provider is, unless the operator says otherwise. Named here so that no variable of a vendor's own is read. */
const ADDRESSES: Readonly<Record<LlmSettings['provider'], string>> = {
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Loads the provider's package, which only those wait for who have configured it. */
export async function openModel(
  { provider, url, key, maxTokens }: LlmSettings,
  model: string,
): Promise<LanguageModelV4> {
  const baseURL = url ?? ADDRESSES[provider];
  const options = { baseURL, fetch: guardedFetch(new URL(baseURL).origin, answerMaxBytes(maxTokens)) };
  // An empty key is one too: without any, the packages would look for their own variables.
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const fetch = rewriting(options.fetch, withinTokens(maxTokens));
    return createAnthropic({ ...options, fetch, apiKey: key ?? '' })(model);
  }
  if (provider === 'google') {
    return (await import('@ai-sdk/google')).createGoogleGenerativeAI({ ...options, apiKey: key ?? '' })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...options,
    ...(key !== undefined && { apiKey: key }),
    name: 'llm',
    supportsStructuredOutputs: true,
    includeUsage: true,
    transformRequestBody: asItsServerWants(baseURL, model),
  })(model);
}

/** A `fetch` that sends another body than it is given, for packages that have no option for it. */
function rewriting(
  send: typeof fetch,
  rewrite: (body: Record<string, unknown>) => Record<string, unknown>,
): typeof fetch {
  return (input, init) => {
    if (typeof init?.body !== 'string') return send(input, init);
    const body: Record<string, unknown> = JSON.parse(init.body);
    return send(input, { ...init, body: JSON.stringify(rewrite(body)) });
  };
}
