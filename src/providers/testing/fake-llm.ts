import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type WireFormat, wireFormatOf } from './wire-formats.ts';

export interface FakeLlm {
  /** Ends in `/v1`. */
  readonly url: string;
  /** The bodies of the requests so far, each with its `authorization` and its `path`. */
  readonly asked: readonly Record<string, unknown>[];
  /** Requests that are under way. */
  readonly open: number;
  /** How it answers from now on. */
  answer: Behaviour;
  /** Forgets what it was asked. */
  forget(): void;
  close(): Promise<void>;
}

export type Behaviour =
  /** Streams a text, in pieces of so many characters, and tells these tokens. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly pieceChars?: number;
      readonly input?: unknown;
      readonly output?: unknown;
      readonly finish?: 'stop' | 'filtered';
      /** Never says that it has ended. */
      readonly endless?: true;
    }
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  | { readonly kind: 'silence' }
  /** Begins, and breaks the connection off after so many characters. */
  | { readonly kind: 'cut'; readonly text?: string; readonly afterChars?: number }
  /** A byte now and then, for ever. */
  | { readonly kind: 'drip' }
  | { readonly kind: 'redirect'; readonly location: string }
  /** Whatever else a server may do. */
  | { readonly kind: 'own'; readonly respond: (response: ServerResponse, asked: Asked) => void }
  /** Another behaviour for each request. */
  | { readonly kind: 'each'; readonly behaviour: (asked: Asked) => Behaviour };

interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  /** How many requests there were before. */
  readonly before: number;
  readonly format: WireFormat;
}

const SSE = { 'content-type': 'text/event-stream' } as const;

/** A server on loopback that speaks the protocols of OpenAI, Anthropic and Google, and misbehaves as it is told. */
export async function fakeLlm(answer: Behaviour): Promise<FakeLlm> {
  const asked: Record<string, unknown>[] = [];
  let count = 0;
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void respond(request, response);
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = asRecord(await json(request).catch(() => ({})));
    const [path = ''] = (request.url ?? '').split('?');
    const { authorization, 'x-api-key': apiKey, 'x-goog-api-key': googleKey } = request.headers;
    asked.push({ ...body, path, authorization: authorization ?? apiKey ?? googleKey });
    const one: Asked = { body, before: count, format: wireFormatOf(path) };
    count += 1;
    behave(fake.answer, response, one);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const fake: FakeLlm = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    asked,
    get open() {
      return open;
    },
    answer,
    forget() {
      asked.length = 0;
      count = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

function behave(behaviour: Behaviour, response: ServerResponse, asked: Asked): void {
  switch (behaviour.kind) {
    case 'text':
      speak(behaviour, response, asked);
      return;
    case 'status': {
      const { status, message = 'no' } = behaviour;
      response.writeHead(status, { 'content-type': 'application/json' }).end(asked.format.error(message));
      return;
    }
    case 'silence':
      return;
    case 'cut': {
      const { text = '{"palettes":[', afterChars = text.length } = behaviour;
      response.writeHead(200, SSE);
      for (const event of eventsOf({ kind: 'text', text: text.slice(0, afterChars) }, asked).slice(
        0,
        -asked.format.endings,
      )) {
        response.write(event);
      }
      setTimeout(() => response.destroy(), 10);
      return;
    }
    case 'drip': {
      response.writeHead(200, SSE);
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
      return;
    }
    case 'redirect':
      response.writeHead(307, { location: behaviour.location }).end();
      return;
    case 'own':
      behaviour.respond(response, asked);
      return;
    case 'each':
      behave(behaviour.behaviour(asked), response, asked);
  }
}

type Spoken = Extract<Behaviour, { kind: 'text' }>;

function speak(spoken: Spoken, response: ServerResponse, asked: Asked): void {
  const events = eventsOf(spoken, asked);
  response.writeHead(200, SSE);
  if (spoken.endless === true) {
    response.write(events.slice(0, -asked.format.endings).join(''));
    return;
  }
  response.end(events.join(''));
}

function eventsOf({ text, pieceChars = 40, input = 300, output = 200, finish = 'stop' }: Spoken, asked: Asked) {
  const pieces = Array.from({ length: Math.ceil(text.length / pieceChars) }, (_, at) =>
    text.slice(at * pieceChars, (at + 1) * pieceChars),
  );
  return asked.format.body(pieces, { input, output, finish, asTool: Array.isArray(asked.body['tools']) });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** An answer with so many palettes, whose text is by far too pale on its background. */
export function palePalettes(count: number): string {
  const palettes = Array.from({ length: count }, (_, at) => ({
    name: 'Low  Tide',
    description: 'Pale sand\nand washed-out blue.',
    // Each of another hue, for one palette twice would be served once.
    colors: {
      background: `#f4efe${at}`,
      text: '#b9c4c9',
      primary: PALE[at % PALE.length],
      secondary: '#e0cda9',
      accent: '#e8b4a0',
    },
  }));
  return JSON.stringify({ palettes });
}

const PALE = [
  '#cfd8dc',
  '#d8cfe6',
  '#cfe6d2',
  '#e6cfcf',
  '#e6e0c4',
  '#c4dfe6',
  '#e6c9de',
  '#d3e6c4',
  '#c9cfe6',
  '#e6d3c4',
];
