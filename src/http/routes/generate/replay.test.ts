import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';
import { smallGenerator } from '../../testing/small-generator.ts';

const PATH = '/v1/palettes/generate';

/** The same promises hold when an answer is charged at once and when it is reserved first. */
describe.for([{ instant: true }, { instant: false }])('Idempotency-Key, with %o', ({ instant }) => {
  let service: TestService;
  let calls = 0;
  beforeAll(async () => {
    const small = smallGenerator({ instant });
    const generate: typeof small.generate = async (request, signal) => {
      calls += 1;
      await sleep(instant ? 0 : 50);
      return small.generate(request, signal);
    };
    service = await testService({ generator: { ...small, generate } });
  });
  afterAll(() => service.close());

  async function ask(key: string, idempotency: string, body: unknown = { prompt: 'sea' }) {
    return service.ask('POST', PATH, { 'x-api-key': key, 'idempotency-key': idempotency }, body);
  }

  test('the same body is told the first answer again, uncharged', async () => {
    const key = await service.keyFor('premium', 10);
    const first = await ask(key, 'one');
    await service.ask('GET', '/v1/palettes/usage', { 'x-api-key': key });
    const again = await ask(key, 'one');
    expect(again.status).toBe(200);
    expect(again.text).toBe(first.text);
    expect(again.headers['x-palette-seed']).toBe(first.headers['x-palette-seed']);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    // The headers tell of now: two requests were charged, the replay was not.
    expect(limitsTold(again)).toEqual(['10', '8']);
  });

  test('the same request in other white space is the same request', async () => {
    const key = await service.keyFor('premium');
    const first = await ask(key, 'one', '{"prompt":"sea","count":5}');
    const again = await ask(key, 'one', '{ "count": 5, "prompt": " sea " }');
    expect(again.text).toBe(first.text);
  });

  test('another body under the key is 400, and counts', async () => {
    const key = await service.keyFor('premium', 10);
    await ask(key, 'one');
    const other = await ask(key, 'one', { prompt: 'forest' });
    expectError(other, 400, 'invalid_request', 'Idempotency-Key');
    expect(limitsTold(other)).toEqual(['10', '8']);
  });

  test('a replay is told after the quota is used up', async () => {
    const key = await service.keyFor('premium', 1);
    const first = await ask(key, 'one');
    expect((await ask(key, 'one')).text).toBe(first.text);
    expectError(await ask(key, 'two'), 429, 'rate_limit_exceeded');
  });

  test('another account may use the same key', async () => {
    await ask(await service.keyFor('premium'), 'one', { prompt: 'sea' });
    const other = await ask(await service.keyFor('premium'), 'one', { prompt: 'forest' });
    expect(other.status).toBe(200);
  });

  test('requests that come while the first is in flight wait for it', async () => {
    const key = await service.keyFor('premium', 10);
    const idempotency = randomUUID();
    calls = 0;
    const answers = await Promise.all(Array.from({ length: 5 }, async () => ask(key, idempotency)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    if (!instant) expect(calls).toBe(1);
    const history = await service.ask('GET', '/v1/palettes/history', { 'x-api-key': key });
    expect(history.json()).toMatchObject({ count: 1, usage: { remaining: 8 } });
  });
});
