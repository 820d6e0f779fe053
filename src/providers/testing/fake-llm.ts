import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export interface FakeLlm {
  /** Ends in `/v1`. */
  readonly url: string;
  /** The bodies of the requests so far. */
  readonly asked: readonly Record<string, unknown>[];
  /** How it answers from now on. */
  answer: Behaviour;
  close(): Promise<void>;
}

export type Behaviour =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'silence' }
  | { readonly kind: 'cut' };

/** A server on loopback that speaks the OpenAI protocol, and misbehaves as it is told. */
export async function fakeLlm(answer: Behaviour): Promise<FakeLlm> {
  const asked: Record<string, unknown>[] = [];
  const server = createServer((request, response) => void respond(request, response));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await json(request);
    const { authorization } = request.headers;
    if (typeof body === 'object' && body !== null) asked.push({ ...body, authorization });
    const { answer } = fake;
    if (answer.kind === 'silence') return;
    if (answer.kind === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id":');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    response.writeHead(answer.kind === 'status' ? answer.status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.kind === 'status' ? { error: { message: 'no' } } : completion(answer.text)));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const fake: FakeLlm = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    asked,
    answer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

function completion(content: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'small-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 300, completion_tokens: 200, total_tokens: 500 },
  };
}

/** An answer with so many palettes, whose text is by far too pale on its background. */
export function palePalettes(count: number): string {
  const palettes = Array.from({ length: count }, () => ({
    name: 'Low  Tide',
    description: 'Pale sand\nand washed-out blue.',
    colors: { background: '#f4efe6', text: '#b9c4c9', primary: '#cfd8dc', secondary: '#e0cda9', accent: '#e8b4a0' },
  }));
  return JSON.stringify({ palettes });
}
