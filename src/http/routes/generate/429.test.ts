import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';

const PATH = '/v1/palettes/generate';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

test('the request after the last, with the time to wait', async () => {
  const key = await service.keyFor('premium', 1);
  const first = await service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' });
  expect(first.json().usage).toMatchObject({ limit: 1, remaining: 0 });

  const second = await service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' });
  expectError(second, 429, 'rate_limit_exceeded', 'The limit of 1 requests a month is reached; it resets at 20');
  expect(limitsTold(second)).toEqual(['1', '0']);
  const reset = Date.parse(String(second.headers['x-ratelimit-reset']));
  expect(Number(second.headers['retry-after'])).toBeCloseTo((reset - Date.now()) / 1000, -1);
});

test('a quota of 0 refuses the first', async () => {
  const key = await service.keyFor('premium', 0);
  expectError(await service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' }), 429, 'rate_limit_exceeded');
});

test('comes before 400, for a bad request would have to be counted', async () => {
  const key = await service.keyFor('premium', 0);
  expectError(await service.ask('POST', PATH, { 'x-api-key': key }, '{'), 429, 'rate_limit_exceeded');
});

test('is not counted, and writes no history', async () => {
  const key = await service.keyFor('premium', 1);
  const { accountId } = (await service.caller(key)) ?? { accountId: '' };
  for (let times = 0; times < 3; times += 1) {
    await service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' });
  }
  expect((await service.store.ledger.standing(accountId, 1)).used).toBe(1);
  const { entries } = await service.store.history.page({ accountId, source: 'api', limit: 10, offset: 0 });
  expect(entries).toHaveLength(1);
});

test('40 requests at once against a quota of 10: ten are served, each remainder once', async () => {
  const key = await service.keyFor('premium', 10);
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' })),
  );
  const served = answers.filter(({ status }) => status === 200);
  const remainders = served.map((answer) => answer.json().usage.remaining).sort((a, b) => a - b);
  expect(remainders).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('the keys of one account share its quota', async () => {
  const key = await service.keyFor('premium', 2);
  const other = await service.otherKeyOf(key);
  await service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' });
  await service.ask('POST', PATH, { 'x-api-key': other }, { prompt: 'sea' });
  expectError(await service.ask('POST', PATH, { 'x-api-key': other }, { prompt: 'sea' }), 429, 'rate_limit_exceeded');
});
