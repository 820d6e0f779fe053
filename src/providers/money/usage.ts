/** Tokens of one call, as far as they can be true. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** US dollars for a million tokens. */
export interface Prices {
  readonly inputPrice: number;
  readonly outputPrice: number;
}

export interface Sent {
  /** Characters of all that was sent as words. */
  readonly requestChars: number;
  /** Tokens that the answer was limited to. */
  readonly maxTokens: number;
}

/** What a provider wraps around our words: schema, template, tools. */
const WRAPPING_TOKENS = 3000;
/** English has some four characters a token, other scripts fewer; rather too many than too few. */
const CHARS_A_TOKEN = 3;
/** UTF-8 has at most three bytes for what JavaScript counts as one character, and no token is less than a byte. */
const TOKENS_A_CHAR_MAX = 3;
const MILLION = 1_000_000;

/** The most that a call can cost: what is set aside for it before it is made. */
export function worstUsage({ requestChars, maxTokens }: Sent): Usage {
  return { inputTokens: requestChars * TOKENS_A_CHAR_MAX + WRAPPING_TOKENS, outputTokens: maxTokens };
}

/**
 * The tokens that a provider says, within what is possible; where it says none, or nonsense, what the characters amount to.
 * @param receivedChars of the answer and its reasoning
 */
export function usageWithin(
  said: { readonly input: unknown; readonly output: unknown },
  sent: Sent,
  receivedChars: number,
): Usage {
  const most = worstUsage(sent);
  return {
    inputTokens: within(said.input, most.inputTokens, Math.ceil(sent.requestChars / CHARS_A_TOKEN)),
    outputTokens: within(said.output, most.outputTokens, Math.ceil(receivedChars / CHARS_A_TOKEN)),
  };
}

function within(said: unknown, most: number, estimate: number): number {
  const tokens = typeof said === 'number' && Number.isFinite(said) && said > 0 ? Math.ceil(said) : estimate;
  return Math.min(tokens, most);
}

export function addUsage(a: Usage, b: Usage): Usage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

/** US dollars. */
export function costOf({ inputTokens, outputTokens }: Usage, { inputPrice, outputPrice }: Prices): number {
  return (inputTokens * inputPrice + outputTokens * outputPrice) / MILLION;
}
