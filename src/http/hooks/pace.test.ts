import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, limitsTold } from '../testing/expect.ts';
import { testService, type TestService } from '../testing/service.ts';
import { smallGenerator } from '../testing/small-generator.ts';

const GENERATE = '/v1/palettes/generate';
const USAGE = '/v1/palettes/usage';

describe('requests at once', () => {
  let service: TestService;
  let letGo = (): void => undefined;
  beforeAll(async () => {
    const small = smallGenerator({ instant: false });
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const generate: typeof small.generate = async (...asked) => {
      await gate;
      return small.generate(...asked);
    };
    const paceOf = () => ({ perSecond: 1000, burst: 1000, atOnce: 3 });
    service = await testService({ generator: { ...small, generate }, paceOf });
  });
  afterAll(() => service.close());

  test('one too many is 429 with Retry-After: 1, uncharged, and holds up nobody else', async () => {
    const key = await service.keyFor('premium', 10);
    const own = { 'x-api-key': key };
    const flying = [1, 2, 3].map(() => service.ask('POST', GENERATE, own, { prompt: 'sea' }));
    const refused = await until429(() => service.ask('GET', USAGE, own));
    expectError(refused, 429, 'rate_limit_exceeded', '3 requests under way');
    expect(refused.headers['retry-after']).toBe('1');
    expect((await service.ask('GET', USAGE, { 'x-api-key': await service.keyFor('premium') })).status).toBe(200);
    // Another key of the account is the same account.
    const other = await service.ask('GET', USAGE, { 'x-api-key': await service.otherKeyOf(key) });
    expect(other.status).toBe(429);
    letGo();
    for (const { status } of await Promise.all(flying)) expect(status).toBe(200);
    const after = await service.ask('GET', USAGE, own);
    expect(after.status).toBe(200);
    expect(after.json().data.current).toBe(4 + served);
  });

  /** Those that were let in before the three were under way. */
  let served = 0;
  async function until429(ask: () => ReturnType<TestService['ask']>) {
    for (;;) {
      const answer = await ask();
      if (answer.status === 429) return answer;
      served += 1;
    }
  }
});

describe('the burst rate', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({ paceOf: () => ({ perSecond: 0.001, burst: 5, atOnce: 100 }) });
  });
  afterAll(() => service.close());

  test('of 12 requests in a moment exactly a burst is let in; the others cost nothing and tell the limits', async () => {
    const own = { 'x-api-key': await service.keyFor('premium', 50) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => service.ask('GET', USAGE, own)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('1');
    const last = await service.ask('GET', USAGE, own);
    expect([last.status, ...limitsTold(last)]).toEqual([429, '50', '45']);
  });

  test('a wrong path and a wrong method are told as ever', async () => {
    const own = { 'x-api-key': await service.keyFor('premium', 50) };
    for (let at = 0; at < 7; at += 1) expect((await service.ask('POST', USAGE, own)).status).toBe(405);
    expect((await service.ask('GET', USAGE, own)).status).toBe(200);
  });
});
