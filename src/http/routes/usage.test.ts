import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageRecord } from '../../contract/usage.ts';
import { expectError, expectShape, limitsTold } from '../testing/expect.ts';
import { testService, type TestService } from '../testing/service.ts';

const PATH = '/v1/palettes/usage';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

async function ask(key: string, query = '') {
  return service.ask('GET', `${PATH}${query}`, { 'x-api-key': key });
}

describe('200', () => {
  test('numbers for a limited key; the request counts itself', async () => {
    const answer = await ask(await service.keyFor('premium', 10));
    expect(answer.status).toBe(200);
    expectShape(UsageRecord, answer.json());
    expect(answer.json()).toMatchObject({
      object: 'usage',
      data: { current: 1, limit: 10, remaining: 9, totalRequests: 1 },
    });
    expect(limitsTold(answer)).toEqual(['10', '9']);
    expect(answer.headers['x-ratelimit-reset']).toBe(answer.json().data.resetDate);
  });

  test('`unlimited` for an unlimited one, and a count all the same', async () => {
    const key = await service.keyFor('unlimited');
    await ask(key);
    expect((await ask(key)).json().data).toMatchObject({ current: 2, limit: 'unlimited', remaining: 'unlimited' });
  });

  test('`current` is the account’s, `totalRequests` and `lastUsed` the key’s own', async () => {
    const key = await service.keyFor('premium', 10);
    const other = await service.otherKeyOf(key);
    await ask(key);
    await ask(key);
    const { data } = (await ask(other)).json();
    expect(data).toMatchObject({ current: 3, remaining: 7, totalRequests: 1 });
    expect(Math.abs(Date.parse(data.lastUsed) - Date.now())).toBeLessThan(10_000);
  });

  test('the period ends with the first instant of the next month', async () => {
    const { data } = (await ask(await service.keyFor('premium'))).json();
    const now = new Date();
    expect(data.resetDate).toBe(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString());
  });
});

test('400 for a parameter, which counts one', async () => {
  const answer = await ask(await service.keyFor('premium', 10), '?period=day');
  expectError(answer, 400, 'invalid_request', '`period` is not a parameter; there are none here');
  expect(limitsTold(answer)).toEqual(['10', '9']);
});

test('401 without a key', async () => {
  expectError(await service.ask('GET', PATH), 401, 'unauthorized');
});

test('403 on a plan without the API', async () => {
  expectError(await ask(await service.keyFor('free')), 403, 'forbidden');
});

test('429 when the quota is used up', async () => {
  expectError(await ask(await service.keyFor('premium', 0)), 429, 'rate_limit_exceeded');
});
