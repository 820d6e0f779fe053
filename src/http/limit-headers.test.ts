import { afterAll, beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from './testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const USAGE = '/v1/palettes/usage';

test('RateLimit and RateLimit-Policy tell what X-RateLimit-* tells', async () => {
  const own = { 'x-api-key': await service.keyFor('premium', 2) };
  for (const remaining of [1, 0, 0]) {
    const { headers } = await service.ask('GET', USAGE, own);
    const [, q, w] = /^"month";q=(\d+);w=(\d+)$/.exec(String(headers['ratelimit-policy'])) ?? [];
    const [, r, t] = /^"month";r=(\d+);t=(\d+)$/.exec(String(headers['ratelimit'])) ?? [];
    expect([Number(q), Number(r)]).toEqual([2, remaining]);
    const leftSeconds = (Date.parse(String(headers['x-ratelimit-reset'])) - Date.now()) / 1000;
    expect(Math.abs(Number(t) - leftSeconds)).toBeLessThan(10);
    expect([28, 29, 30, 31]).toContain(Number(w) / 86_400);
    expect(Number(t)).toBeLessThanOrEqual(Number(w));
  }
});

test('neither stands where there is no quota', async () => {
  for (const headers of [{}, { 'x-api-key': await service.keyFor('unlimited') }]) {
    const answer = await service.ask('GET', USAGE, headers);
    expect(answer.headers).not.toHaveProperty('ratelimit');
    expect(answer.headers).not.toHaveProperty('ratelimit-policy');
  }
});
