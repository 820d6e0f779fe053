import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyFor } from '../../../accounts/keys.ts';
import { expectError, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';

const PATH = '/v1/palettes/generate';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

test('a plan that grants no keys', async () => {
  const answer = await service.ask('POST', PATH, { 'x-api-key': await service.keyFor('free') }, { prompt: 'sea' });
  expectError(answer, 403, 'forbidden', /free plan/);
  expect(limitsTold(answer)).toEqual(['0', '0']);
});

test('a plan that has lapsed, until it is bought again', async () => {
  const email = 'lapsed@example.com';
  const { key, row } = await createKeyFor(service.store, { email, plan: 'premium' });
  const ask = async () => service.ask('POST', PATH, { 'x-api-key': key }, { prompt: 'sea' });

  await service.store.accounts.setPlan(row.accountId, 'premium', new Date(Date.now() - 1000));
  expectError(await ask(), 403, 'forbidden', /has ended/);

  await service.store.accounts.setPlan(row.accountId, 'premium', new Date(Date.now() + 60_000));
  const answer = await ask();
  expect(answer.status).toBe(200);
  // What was refused was not counted.
  expect(limitsTold(answer)).toEqual(['5000', '4999']);
});

test('is judged before the body', async () => {
  expectError(await service.ask('POST', PATH, { 'x-api-key': await service.keyFor('free') }, '{'), 403, 'forbidden');
});
