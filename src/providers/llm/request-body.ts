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

/** Anthropic takes no smaller budget for thinking. */
const THINKING_MIN = 1024;
/** Of an answer's tokens, what thinking leaves for the palettes. */
const SHARE_OF_THE_ANSWER = 0.5;

/**
 * A request to Anthropic in which thinking is a part of the limit. Its package adds it on top, and an answer could cost more
 * than what was set aside for it.
 */
export function withinTokens(maxTokens: number): (body: Body) => Body {
  return (body) => {
    const { thinking } = body;
    const budget = isRecord(thinking) ? Number(thinking['budget_tokens'] ?? 0) : 0;
    const limited = { ...body, max_tokens: Math.min(maxTokens, Number(body['max_tokens'] ?? maxTokens)) };
    if (budget === 0) return limited;
    const left = Math.min(budget, Math.floor(maxTokens * (1 - SHARE_OF_THE_ANSWER)));
    if (left < THINKING_MIN) return { ...limited, thinking: { type: 'disabled' } };
    return { ...limited, thinking: { type: 'enabled', budget_tokens: left } };
  };
}

const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null;
