import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from './testing/raw.ts';
import { testService, type TestService } from './testing/service.ts';

const NEW = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const told = async (path: string, given: string | string[]): Promise<unknown> =>
  (await service.ask('GET', path, { 'x-request-id': given })).headers['x-request-id'];

test.for(['7f4d2a2e-3c5b-4f0e-9a86-0d8a4c2f6b11', 'build-42', 'a', 'Root=1-67891233-abcdef', 'x'.repeat(128)])(
  'a client’s own name for its request is echoed: %s',
  async (given) => {
    for (const path of ['/healthz', '/v1/palettes/usage', '/nothing', '/v1/%ff']) {
      expect([path, await told(path, given)]).toEqual([path, given]);
    }
  },
);

test.for([
  ['empty', ''],
  ['too long', 'x'.repeat(129)],
  ['with a space', 'a b'],
  ['with a quote', 'a"b'],
  ['with what a log or a terminal could take for its own', 'a;{}\\'],
  ['beyond ASCII', 'caf\u00E9'],
  ['sent twice', ['one', 'two']],
  ['a key', 'sk_live_abcdefghijklmnopqrstuvwxyz'],
] as const)('one that is not sane is replaced by a new one, and refuses nothing: %s', async ([, given]) => {
  expect(await told('/healthz', typeof given === 'string' ? given : [...given])).toMatch(NEW);
});

test('it is echoed where the answer is not Fastify’s', async () => {
  const port = await service.listen();
  const answer = await sendRaw(
    port,
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: mine-1\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n',
  );
  expect([answer.status, answer.headers['x-request-id']]).toEqual([417, 'mine-1']);
});

test('pages of other origins may send it', async () => {
  const { headers } = await service.ask('OPTIONS', '/v1/palettes/usage', {
    origin: 'https://example.com',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-request-id',
  });
  expect(headers['access-control-allow-headers']).toContain('X-Request-Id');
});
