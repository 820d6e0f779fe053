/** ASVS 5.0 V14.2; API2:2023 Broken Authentication. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../../src/http/testing/service.ts';

const lines: string[] = [];
let service: TestService;
let key: string;
beforeAll(async () => {
  service = await testService({ log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }) });
  key = await service.keyFor('premium');
});
afterAll(() => service.close());

test.for([
  (secret: string) => `/v1/palettes/usage?key=${secret}`,
  (secret: string) => `/v1/palettes/usage?api_key=${secret}`,
  (secret: string) => `/v1/palettes/usage?x-api-key=${secret}`,
  (secret: string) => `/v1/palettes/usage?access_token=${secret}`,
  (secret: string) => `/v1/palettes/usage#${secret}`,
  (secret: string) => `/${secret}/v1/palettes/usage`,
])('a key in the address is no key, and is in no log (%#)', async (path) => {
  const { status } = await service.ask('GET', path(key));
  expect([401, 404]).toContain(status);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain(key);
});

test('a key in a cookie or a body is no key', async () => {
  expect((await service.ask('GET', '/v1/palettes/usage', { cookie: `x-api-key=${key}` })).status).toBe(401);
  expect((await service.ask('POST', '/v1/palettes/generate', {}, { prompt: 'sea', key })).status).toBe(401);
});

test('the document of the interface knows keys in headers alone', async () => {
  const { components } = (await service.ask('GET', '/openapi.json')).json();
  const schemes: Record<string, { type: string; in?: string }> = components.securitySchemes;
  expect(Object.values(schemes).length).toBeGreaterThan(0);
  for (const scheme of Object.values(schemes)) {
    expect(scheme.type === 'http' || scheme.in === 'header').toBe(true);
  }
});
