/** ASVS 5.0 V6.3, V2.4; API2:2023 Broken Authentication, API4:2023 Unrestricted Resource Consumption. */
import { describe, expect, test } from 'vitest';
import { mintApiKey } from '../../src/accounts/api-key.ts';
import { createFailedKeys } from '../../src/http/failed-keys.ts';
import { testService } from '../../src/http/testing/service.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from '../dashboard/service.ts';

test('keys that are not valid are stopped at three hundred, all at once too; a key in use is not', async () => {
  const service = await testService();
  try {
    const key = await service.keyFor('premium');
    const ask = async (apiKey: string) => service.ask('GET', '/v1/palettes/usage', { 'x-api-key': apiKey });
    expect((await ask(key)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 400 }, (_, at) => ask(at % 2 === 0 ? mintApiKey() : 'x')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(300);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(100);
    expect(refused[0]?.json()).toMatchObject({ error: 'rate_limit_exceeded' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(200);
    // One that is well-formed and unknown is not even looked up.
    expect((await ask(mintApiKey())).status).toBe(429);
    expect((await ask(key)).status).toBe(200);
  } finally {
    await service.close();
  }
});

test('addresses are counted apart, are forgotten in time, and are a bounded number', async () => {
  const failed = createFailedKeys({ max: 2, perMs: 100 });
  for (let at = 0; at < 2; at += 1) failed.count('ada');
  expect([failed.isOver('ada'), failed.isOver('bo')]).toEqual([true, false]);
  expect(() => failed.count('ada')).toThrow('Too many keys');
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(failed.isOver('ada')).toBe(false);
  for (let at = 0; at < 20_001; at += 1) failed.count(`address ${at}`);
  failed.count('address 0');
  expect(failed.isOver('address 0')).toBe(false);
});

describe('a password', () => {
  test('may be tried eight times by one, all at once too', async () => {
    const { ask, person } = await dashboardService(await freshFile());
    await person('ada@example.com');
    const wrong = { email: 'ada@example.com', password: `not ${PASSWORD}` };
    const from = { address: '198.51.100.9' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('POST', '/dashboard/sign-in', wrong, from)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });
});
