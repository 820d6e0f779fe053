import { afterAll, beforeAll, expect, test } from 'vitest';
import { revokeKey } from '../../../accounts/keys.ts';
import { expectError, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';

const PATH = '/v1/palettes/generate';
const BODY = { prompt: 'sea' };

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await testService();
  key = await service.keyFor('premium');
});
afterAll(() => service.close());

/** Keys that are none, by why. */
const REFUSED: readonly [why: string, headers: () => Record<string, string>][] = [
  ['none', () => ({})],
  ['an empty one', () => ({ 'x-api-key': '' })],
  ['one that never was', () => ({ 'x-api-key': 'sk_live_nonsense' })],
  ['a mistyped one', () => ({ 'x-api-key': key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')) })],
  ['a Bearer without a key', () => ({ authorization: 'Bearer ' })],
  ['another scheme', () => ({ authorization: `Basic ${key}` })],
  ['a key without a scheme', () => ({ authorization: key })],
  ['a bad X-API-Key beside a good Bearer', () => ({ 'x-api-key': 'sk_live_bad', authorization: `Bearer ${key}` })],
  ['two keys in one header', () => ({ 'x-api-key': `${key}, ${key}` })],
];

test.for(REFUSED)('%s', async ([, headers]) => {
  const answer = await service.ask('POST', PATH, headers(), BODY);
  expectError(answer, 401, 'unauthorized', 'API key');
  expect(limitsTold(answer)).toEqual(['0', '0']);
  expect(answer.headers['www-authenticate']).toBe('Bearer realm="huesmith"');
});

test('a key in the URL is no key', async () => {
  const answer = await service.ask('POST', `${PATH}?api_key=${key}`, {}, BODY);
  expectError(answer, 401, 'unauthorized');
});

test.for(['{', '', 'x'.repeat(100_000)])('is judged before the body', async (body) => {
  expectError(await service.ask('POST', PATH, {}, body), 401, 'unauthorized');
});

test('is judged before the content type', async () => {
  expectError(await service.ask('POST', PATH, { 'content-type': 'text/plain' }, 'x'), 401, 'unauthorized');
});

test('a revoked key', async () => {
  const own = await service.keyFor('premium');
  expect((await service.ask('POST', PATH, { 'x-api-key': own }, BODY)).status).toBe(200);
  await revokeKey(service.store, own);
  expectError(await service.ask('POST', PATH, { 'x-api-key': own }, BODY), 401, 'unauthorized');
});

test.for(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('not for the scheme %s', async (scheme) => {
  const answer = await service.ask('POST', PATH, { authorization: `${scheme} ${key}` }, BODY);
  expect(answer.status).toBe(200);
});

test('not for a good X-API-Key beside a bad Bearer', async () => {
  const answer = await service.ask('POST', PATH, { 'x-api-key': key, authorization: 'Bearer sk_live_bad' }, BODY);
  expect(answer.status).toBe(200);
});
