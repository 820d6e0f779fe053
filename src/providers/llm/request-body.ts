type Body = Record<string, unknown>;

/** Models of OpenAI that reason take no `max_tokens`, also where another server passes requests on to them. */
const REASONS = /^(?:o\d|gpt-5)/;

/**
 * The request as its server takes it. Servers that speak OpenAI's protocol differ in what they call a limit and a seed,
 * and refuse the other's names.
 */
export function asItsServerWants(url: string, model: string): (body: Body) => Body {
  const { hostname } = new URL(url);
  const isOpenAi = hostname === 'api.openai.com' || hostname.endsWith('.openai.azure.com');
  if (isOpenAi || REASONS.test(model)) {
    return ({ max_tokens: most, ...body }) => ({ ...body, max_completion_tokens: most });
  }
  if (hostname === 'api.mistral.ai') {
    // It tells the usage without being asked.
    return ({ seed, stream_options: _told, ...body }) => ({ ...body, random_seed: seed });
  }
  return (body) => body;
}
