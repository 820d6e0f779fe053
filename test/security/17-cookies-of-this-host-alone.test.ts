/** ASVS 5.0 V3.3; API2:2023 Broken Authentication. */
import { expect, test } from 'vitest';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from '../dashboard/service.ts';

test('every cookie that is set is __Host-, Secure, HttpOnly, SameSite and of no domain', async () => {
  const { ask, person } = await dashboardService(await freshFile());
  const { cookie } = await person('ada@example.com');
  const credentials = { email: 'ada@example.com', password: PASSWORD };
  const answers = [
    await ask('POST', '/dashboard/sign-in', credentials),
    await ask('POST', '/dashboard/change-password', { current: PASSWORD, next: 'another password' }, { cookie }),
    await ask('POST', '/dashboard/sign-out', undefined, { cookie }),
  ];
  const set = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String));
  expect(set.length).toBeGreaterThanOrEqual(3);
  for (const one of set) {
    const [pair = '', ...attributes] = one.split('; ');
    expect(pair).toMatch(/^__Host-/);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
    expect(one).not.toMatch(/domain=/i);
    expect(pair.length).toBeLessThan(4096);
  }
});

test('the API sets none and reads none', async () => {
  const { ask, person } = await dashboardService(await freshFile());
  const { cookie } = await person('ada@example.com');
  const answer = await ask('GET', '/v1/palettes/usage', undefined, { cookie });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
});
