import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, limitsTold } from './testing/expect.ts';
import { testService, type TestService } from './testing/service.ts';

const GENERATE = '/v1/palettes/generate';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await testService({ operatorToken: 'an-operators-token' });
  key = await service.keyFor('premium', 50);
});
afterAll(() => service.close());

describe('what no route takes', () => {
  test.for(['/v1/palettes', '/v2/palettes/generate', '/v1/palettes/generate/', '/v1/Palettes/generate', '/nothing'])(
    '%s is 404',
    async (path) => {
      expectError(await service.ask('POST', path, {}, {}), 404, 'invalid_request', '/openapi.json');
    },
  );

  test.for([
    ['GET', GENERATE, 'POST, OPTIONS'],
    ['HEAD', GENERATE, 'POST, OPTIONS'],
    ['DELETE', '/v1/palettes/history', 'GET, HEAD, OPTIONS'],
    ['POST', '/v1/palettes/usage', 'GET, HEAD, OPTIONS'],
    ['PUT', '/v1/palettes/export', 'POST, OPTIONS'],
  ] as const)('%s %s is 405 with Allow', async ([method, path, allow]) => {
    const answer = await service.ask(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe(allow);
    if (method !== 'HEAD') expectError(answer, 405, 'invalid_request', `${path} takes ${allow}, not ${method}`);
  });

  test('costs nothing, and tells a key its limits all the same', async () => {
    const own = await service.keyFor('premium', 5);
    expect(limitsTold(await service.ask('GET', GENERATE, { 'x-api-key': own }))).toEqual(['5', '5']);
    expect(limitsTold(await service.ask('GET', '/nothing', { 'x-api-key': own }))).toEqual(['5', '5']);
  });
});

describe('every answer', () => {
  test.for([
    ['GET', '/'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/openapi.json'],
    ['GET', '/docs'],
    ['GET', '/nothing'],
    ['GET', GENERATE],
    ['POST', GENERATE],
    ['OPTIONS', GENERATE],
  ] as const)('of %s %s carries the limit headers and a request id of its own', async ([method, path]) => {
    const [one, two] = [await service.ask(method, path), await service.ask(method, path)];
    expect(one.headers).toMatchObject({
      'x-ratelimit-limit': '0',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(two.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });
});

describe('CORS', () => {
  const preflight = {
    origin: 'https://example.com',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-api-key,content-type',
  };

  test('a browser’s preflight needs no key, and costs nothing', async () => {
    const answer = await service.ask('OPTIONS', GENERATE, preflight);
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('X-API-Key'),
      'access-control-max-age': '86400',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.for([200, 400, 401, 404])('a page may read an answer of %i and its limit headers', async (status) => {
    const headers = { origin: 'https://example.com', ...(status !== 401 && { 'x-api-key': key }) };
    const path = status === 404 ? '/v1/nothing' : GENERATE;
    const answer = await service.ask('POST', path, headers, { prompt: status === 400 ? '' : 'sea' });
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toContain('X-RateLimit-Remaining');
  });

  test('is open on /v1 alone', async () => {
    expect((await service.ask('GET', '/healthz', preflight)).headers['access-control-allow-origin']).toBeUndefined();
    const answer = await service.ask('OPTIONS', '/metrics', preflight);
    expect(answer.headers['access-control-allow-methods']).toBeUndefined();
  });
});

describe('for operators', () => {
  test('/healthz and /readyz', async () => {
    expect((await service.ask('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    expect((await service.ask('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('/metrics counts answers by route, without paths, keys or prompts', async () => {
    await service.ask('POST', GENERATE, { 'x-api-key': key }, { prompt: 'a secret plan' });
    await service.ask('GET', '/secret/path');
    const answer = await service.ask('GET', '/metrics');
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toMatch(
      /duration_seconds_count\{method="POST",route="\/v1\/palettes\/generate",status="200"\} \d/,
    );
    expect(answer.text).not.toMatch(/secret|sk_live/);
  });

  test('/metrics is closed to a proxy’s clients without the token', async () => {
    const forwarded = { 'x-forwarded-for': '192.0.2.1' };
    expectError(await service.ask('GET', '/metrics', forwarded), 403, 'forbidden', 'HUESMITH_OPERATOR_TOKEN');
    const wrong = { ...forwarded, authorization: 'Bearer not-the-operators' };
    expectError(await service.ask('GET', '/metrics', wrong), 403, 'forbidden');
    const right = { ...forwarded, authorization: 'Bearer an-operators-token' };
    expect((await service.ask('GET', '/metrics', right)).status).toBe(200);
  });
});

describe('to read', () => {
  test('/openapi.json', async () => {
    const answer = await service.ask('GET', '/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json().openapi).toBe('3.1.0');
  });

  test('/docs comes whole from here', async () => {
    const page = await service.ask('GET', '/docs/');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const scripts = [...page.text.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(
      ([, from]) => from ?? '',
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(script).not.toMatch(/^(https?:)?\/\//);
      const path = script.startsWith('/') ? script : `/docs/${script.replace(/^(\.\/)?(docs\/)?/, '')}`;
      expect((await service.ask('GET', path)).status).toBe(200);
    }
  });

  test('/ leads there', async () => {
    const page = await service.ask('GET', '/');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('href="/docs"');
  });
});
