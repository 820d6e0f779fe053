import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from '../../test/service/server-process.ts';
import {
  ConnectionError,
  ForbiddenError,
  Huesmith,
  HuesmithError,
  type HuesmithOptions,
  InvalidRequestError,
  RateLimitError,
  ServiceError,
  UnauthorizedError,
} from './index.ts';

const PALETTE = { name: 'Tide', colors: ['#0B132B', '#1C2541', '#3A506B', '#5BC0BE', '#FFFFFF'] };

describe('with a service', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: ServerProcess;
  let client: Huesmith;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startServer({ HUESMITH_DATA: folder.path });
    client = new Huesmith({ apiKey: server.key ?? '', baseUrl: server.httpUrl });
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  async function newKey(plan: string, quota: number): Promise<string> {
    const words = [
      'keys',
      'create',
      '--email',
      `${plan}${quota}@example.com`,
      '--plan',
      plan,
      '--quota',
      String(quota),
    ];
    return (await runToEnd(['src/cli/main.ts', ...words], { HUESMITH_DATA: folder.path })).output.trim();
  }

  test('generate: the answer’s own shape, and what its headers told beside it', async () => {
    const list = await client.palettes.generate({ prompt: 'misty fjord', count: 2, seed: 4 });
    expect(list).toMatchObject({ object: 'palette.list', count: 2, usage: { limit: 'unlimited' } });
    expect(list.answer.headers.get('X-Palette-Seed')).toBe('4');
    expect(list.answer).toMatchObject({
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      limits: { limit: 'unlimited' },
    });
    expect(JSON.parse(JSON.stringify(list))).not.toHaveProperty('answer');
  });

  test('export: text, parsed JSON or bytes, as the format has it', async () => {
    const css = await client.palettes.export({ palette: PALETTE });
    expect(css).toMatchObject({ fileName: 'tide.css', contentType: 'text/css; charset=utf-8' });
    expect(css.data).toContain('--color-1: #0B132B;');
    const figma = await client.palettes.export({ palette: PALETTE, format: 'figma' });
    expect(figma.data.palette['1']).toMatchObject({ $type: 'color' });
    const png = await client.palettes.export({ palette: PALETTE, format: 'png' });
    expect([...png.data.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  test('history: a page that is awaited, and all of it that is iterated, each entry once', async () => {
    const apiKey = await newKey('premium', 100);
    const own = new Huesmith({ apiKey, baseUrl: server.httpUrl });
    const prompts = Array.from({ length: 7 }, (_, index) => `brief ${index}`);
    for (const prompt of prompts) await own.palettes.generate({ prompt, count: 1 });
    const page = await own.palettes.history({ limit: 3 });
    expect(page).toMatchObject({ object: 'list', count: 3, hasMore: true, nextCursor: expect.any(String) });
    const seen: string[] = [];
    for await (const { data } of own.palettes.history({ limit: 3 })) {
      seen.push(data.prompt);
      // What is made meanwhile shifts no page.
      if (seen.length === 2) await own.palettes.generate({ prompt: 'made meanwhile', count: 1 });
    }
    expect(seen).toEqual(prompts.toReversed());
    expect((await own.palettes.usage()).data.current).toBe(7 + 1 + 1 + 3 + 1);
  });

  test('each refusal is an error of its own, with the service’s sentence, the request’s name and the limits', async () => {
    const refusal = async (apiKey: string, prompt = 'sea') =>
      new Huesmith({ apiKey, baseUrl: server.httpUrl }).palettes.generate({ prompt }).catch((error: unknown) => error);
    const named = { requestId: expect.any(String), limits: { resetDate: expect.any(String) } };
    const empty = await refusal(server.key ?? '', '');
    expect(empty).toBeInstanceOf(InvalidRequestError);
    expect(empty).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('`prompt`'),
      ...named,
    });
    const unknown = await refusal(`sk_live_${'x'.repeat(40)}`);
    expect(unknown).toBeInstanceOf(UnauthorizedError);
    expect(unknown).toMatchObject({ status: 401, code: 'unauthorized', ...named });
    expect(await refusal(await newKey('free', 5))).toBeInstanceOf(ForbiddenError);
    const started = Date.now();
    const spent = await refusal(await newKey('premium', 0));
    expect(spent).toBeInstanceOf(RateLimitError);
    expect(spent).toMatchObject({
      status: 429,
      limits: { limit: 0, remaining: 0 },
      retryAfterSeconds: expect.any(Number),
    });
    // A month's end is not waited for.
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

describe('with a service that misbehaves', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** A server that answers each request with the next of these, and the last for ever. */
  async function misbehaving(
    answers: readonly ((request: IncomingMessage, response: ServerResponse) => void)[],
    options: Partial<HuesmithOptions> = {},
  ) {
    const seen: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      seen.push(request);
      request.resume();
      answers[Math.min(seen.length, answers.length) - 1]?.(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
    return { seen, client: new Huesmith({ apiKey: 'sk_live_x', baseUrl, ...options }) };
  }

  const failing =
    (status: number, headers: Record<string, string> = {}) =>
    (_request: IncomingMessage, response: ServerResponse): void => {
      const error = { 429: 'rate_limit_exceeded', 503: 'service_unavailable' }[status] ?? 'internal_error';
      response.writeHead(status, headers).end(JSON.stringify({ error, message: 'Not now.' }));
    };
  const good = (_request: IncomingMessage, response: ServerResponse): void => {
    response.end(JSON.stringify({ object: 'palette.list', data: [], count: 0 }));
  };
  const cut = (request: IncomingMessage): void => {
    request.socket.destroy();
  };

  test('a failure that passes is tried again under the same idempotency key, another call under another', async () => {
    const { seen, client } = await misbehaving([failing(503, { 'Retry-After': '1' }), cut, good]);
    const started = Date.now();
    await client.palettes.generate({ prompt: 'sea' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
    await client.palettes.generate({ prompt: 'sea' });
    const [first, ...others] = seen.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(others[2]).not.toBe(first);
  });

  test('tries end: after maxRetries, at a refusal that stays, and where the service asks to wait too long', async () => {
    const always = await misbehaving([failing(503)], { maxRetries: 1 });
    await expect(always.client.palettes.usage()).rejects.toBeInstanceOf(ServiceError);
    expect(always.seen).toHaveLength(2);
    const month = await misbehaving([failing(429, { 'Retry-After': '900000' })]);
    await expect(month.client.palettes.usage()).rejects.toMatchObject({
      name: 'RateLimitError',
      retryAfterSeconds: 900_000,
    });
    expect(month.seen).toHaveLength(1);
  });

  test.for([
    ['no JSON', (response: ServerResponse) => response.end('<html>'), 200],
    ['a proxy’s page', (response: ServerResponse) => response.writeHead(418).end('<html>teapot'), 418],
    ['another JSON', (response: ServerResponse) => response.writeHead(404).end('null'), 404],
  ] as const)('%s is no answer: a ConnectionError that says so', async ([, answer, status]) => {
    const { client } = await misbehaving([(_request, response) => answer(response)]);
    const error = await client.palettes.usage().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ status, message: expect.stringContaining('not Huesmith') });
  });

  test('an answer that never ends ends with the time that a try may take', async () => {
    const { client } = await misbehaving([(_request, response) => response.write('{')], {
      timeoutMs: 100,
      maxRetries: 0,
    });
    await expect(client.palettes.usage()).rejects.toMatchObject({
      name: 'ConnectionError',
      status: 0,
      message: expect.stringContaining('within 100 ms'),
    });
  });

  test('a signal ends the request, and the waiting between tries, with its own reason', async () => {
    const slow = await misbehaving([() => undefined]);
    const controller = new AbortController();
    const asked = slow.client.palettes.usage({ signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 50);
    await expect(asked).rejects.toThrow('enough');
    const busy = await misbehaving([failing(503, { 'Retry-After': '20' })]);
    const started = Date.now();
    await expect(busy.client.palettes.usage({ signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(Date.now() - started).toBeLessThan(5000);
    expect(busy.seen).toHaveLength(1);
  });

  test('a redirect is not followed: the key would go with it', async () => {
    const { seen, client } = await misbehaving(
      [(_request, response) => response.writeHead(307, { Location: '/v1/elsewhere' }).end()],
      { maxRetries: 0 },
    );
    await expect(client.palettes.usage()).rejects.toBeInstanceOf(HuesmithError);
    expect(seen).toHaveLength(1);
  });
});

describe('options', () => {
  test.for([
    ['', 'https://colours.example', 'apiKey'],
    ['sk_live_x', 'http://colours.example', 'https://'],
    ['sk_live_x', 'colours.example', 'URL'],
    ['sk_live_x', 'file:///etc/passwd', 'https://'],
  ] as const)('%s, %s: refused', ([apiKey, baseUrl, told]) => {
    expect(() => new Huesmith({ apiKey, baseUrl })).toThrow(told);
  });

  test.for(['https://a.example', 'https://a.example/', 'https://a.example/v1', 'https://a.example/v1/'])(
    '%s leads to /v1, and another fetch is used as given',
    async (baseUrl) => {
      const asked: string[] = [];
      const fetch: typeof globalThis.fetch = async (url) => {
        asked.push(url instanceof Request ? url.url : url.toString());
        return Response.json({ object: 'usage', data: {} });
      };
      await new Huesmith({ apiKey: 'sk_live_x', baseUrl, fetch }).palettes.usage();
      expect(asked).toEqual(['https://a.example/v1/palettes/usage']);
    },
  );
});
