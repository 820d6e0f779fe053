/** How a provider streams an answer: its events as text, in order. */
export interface WireFormat {
  /** So that our request is told from another's. */
  readonly path: RegExp;
  readonly body: (pieces: readonly string[], told: Told) => readonly string[];
  /** How many of the last events say that it has ended. */
  readonly endings: number;
  readonly error: (message: string) => string;
}

interface Told {
  /** Tokens as the provider says them; anything, for some say anything. */
  readonly input: unknown;
  readonly output: unknown;
  readonly finish: 'stop' | 'filtered';
  /** True where the request wants the answer as the input of a tool. */
  readonly asTool: boolean;
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (type: string, value: object = {}): string => `event: ${type}\n${data({ type, ...value })}`;

const openAi: WireFormat = {
  path: /\/chat\/completions$/,
  endings: 3,
  body(pieces, { input, output, finish }) {
    const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'small-model' };
    const end = finish === 'stop' ? 'stop' : 'content_filter';
    return [
      ...pieces.map((content) =>
        data({ ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] }),
      ),
      data({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: end }] }),
      data({ ...chunk, choices: [], usage: { prompt_tokens: input, completion_tokens: output, total_tokens: output } }),
      'data: [DONE]\n\n',
    ];
  },
  error: (message) => JSON.stringify({ error: { message, type: 'invalid_request_error', code: null } }),
};

const anthropic: WireFormat = {
  path: /\/messages$/,
  endings: 3,
  body(pieces, { input, output, finish, asTool }) {
    const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [], model: 'small-model' };
    const block = asTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' };
    const end = finish === 'stop' ? (asTool ? 'tool_use' : 'end_turn') : 'refusal';
    return [
      event('message_start', { message: { ...message, usage: { input_tokens: input, output_tokens: 1 } } }),
      event('content_block_start', { index: 0, content_block: block }),
      ...pieces.map((text) => {
        const delta = asTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text };
        return event('content_block_delta', { index: 0, delta });
      }),
      event('content_block_stop', { index: 0 }),
      event('message_delta', { delta: { stop_reason: end }, usage: { output_tokens: output } }),
      event('message_stop'),
    ];
  },
  error: (message) => JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } }),
};

const google: WireFormat = {
  path: /:streamGenerateContent$/,
  endings: 1,
  body(pieces, { input, output, finish }) {
    const parts = pieces.map((text) =>
      data({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
    );
    const usageMetadata = { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: output };
    const finishReason = finish === 'stop' ? 'STOP' : 'SAFETY';
    return [
      ...parts,
      data({
        candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason, index: 0 }],
        usageMetadata,
      }),
    ];
  },
  error: (message) => JSON.stringify({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
};

export const WIRE_FORMATS = { 'openai-compatible': openAi, anthropic, google } as const;

export type WireFormatName = keyof typeof WIRE_FORMATS;

export function wireFormatOf(path: string): WireFormat {
  return Object.values(WIRE_FORMATS).find((format) => format.path.test(path)) ?? openAi;
}
