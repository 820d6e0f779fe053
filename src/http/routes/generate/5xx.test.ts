import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { GeneratorUnavailable } from '../../../providers/generator.ts';
import { brokenLedger } from '../../testing/broken-store.ts';
import { expectError, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';
import { smallGenerator } from '../../testing/small-generator.ts';

const PATH = '/v1/palettes/generate';

let service: TestService;
afterEach(() => service.close());

function throwing(error: Error, instant = true) {
  return smallGenerator({
    instant,
    generate: async () => {
      throw error;
    },
  });
}

async function askWith(key: string) {
  return service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'a secret plan' });
}

async function used(key: string): Promise<number> {
  const caller = await service.caller(key);
  return (await service.store.ledger.standing(caller?.accountId ?? '', 5000)).used;
}

test('what nobody foresaw is a bare 500, uncharged; the log has the reason under the request id', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  service = await testService({ generator: throwing(new Error('the inner reason')), log: pino(sink) });
  const key = await service.keyFor('premium');
  const answer = await askWith(key);
  expectError(answer, 500, 'internal_error');
  expect(answer.text).not.toContain('inner reason');
  expect(await used(key)).toBe(0);
  expect(limitsTold(answer)).toEqual(['5000', '5000']);
  const told = lines.filter((line) => line.includes(String(answer.headers['x-request-id'])));
  expect(told.join('')).toContain('the inner reason');
  expect(lines.join('')).not.toContain('a secret plan');
  expect(lines.join('')).not.toContain(key);
});

test.for([true, false])(
  'a generator that cannot answer is 503 with the time to wait, uncharged (instant: %s)',
  async (instant) => {
    service = await testService({ generator: throwing(new GeneratorUnavailable('the model is away'), instant) });
    const key = await service.keyFor('premium');
    const answer = await askWith(key);
    expectError(answer, 503, 'service_unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    expect(limitsTold(answer)).toEqual(['5000', '5000']);
    expect(await used(key)).toBe(0);
  },
);

test('a store that is away is 503 with the time to wait, and the limit is still told', async () => {
  service = await testService();
  const key = await service.keyFor('premium');
  const { store } = service;
  const broken = await testService({ store: brokenLedger(store), authenticate: service.caller });
  try {
    const answer = await broken.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' });
    expectError(answer, 503, 'service_unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    expect(limitsTold(answer)).toEqual(['5000', '0']);
    expectError(await broken.ask('POST', PATH, { 'x-api-key': key }, '{'), 503, 'service_unavailable');
    expectError(await broken.ask('GET', '/readyz'), 503, 'service_unavailable');
    // What does not need the store is answered, though a key comes with it.
    for (const path of ['/healthz', '/openapi.json', '/']) {
      expect((await broken.ask('GET', path, { 'x-api-key': key })).status).toBe(200);
    }
  } finally {
    await broken.close();
  }
  expect(await used(key)).toBe(0);
});
