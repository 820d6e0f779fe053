/** ASVS 5.0 V7.2, V7.4; API2:2023 Broken Authentication. */
import { describe, expect, test } from 'vitest';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from '../dashboard/service.ts';

const ADA = { email: 'ada@example.com', password: PASSWORD };

describe('a session', () => {
  test('is a new one with every sign-in, also where an old or a chosen one is sent', async () => {
    const { ask, person } = await dashboardService(await freshFile());
    const { cookie } = await person(ADA.email);
    const chosen = '__Host-huesmith=chosen.by-somebody-else';
    const seen = new Set([cookie, chosen]);
    for (const sent of [undefined, cookie, chosen]) {
      const answer = await ask('POST', '/dashboard/sign-in', ADA, { cookie: sent });
      expect(seen.has(answer.cookie ?? '')).toBe(false);
      seen.add(answer.cookie ?? '');
    }
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie: chosen })).status).toBe(401);
  });

  test('is over on the server after signing out, a new password, a link, a grant of a password, the account’s end', async () => {
    const { ask, person, tokenFor, signIn, store } = await dashboardService(await freshFile());
    const { account } = await person(ADA.email);
    let password = PASSWORD;
    const begin = async () => {
      const { cookie } = await ask('POST', '/dashboard/sign-in', { email: ADA.email, password });
      expect((await ask('GET', '/dashboard/keys', undefined, { cookie })).status).toBe(200);
      return { cookie };
    };
    const expectOver = async (session: { cookie: string | undefined }) =>
      expect((await ask('GET', '/dashboard/keys', undefined, session)).status).toBe(401);

    const first = await begin();
    await ask('POST', '/dashboard/sign-out', undefined, first);
    await expectOver(first);

    const [here, elsewhere] = [await begin(), await begin()];
    const change = { current: password, next: 'a second password' };
    const changed = await ask('POST', '/dashboard/change-password', change, here);
    password = change.next;
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie: changed.cookie })).status).toBe(200);
    for (const session of [here, elsewhere]) await expectOver(session);

    const third = await begin();
    await ask('POST', '/dashboard/forgot', { email: ADA.email });
    password = 'a third password';
    await expect
      .poll(async () => {
        const answer = await ask('POST', '/dashboard/reset', { token: await tokenFor(ADA.email), password });
        return answer.status;
      })
      .toBe(200);
    await expectOver(third);

    const fourth = await begin();
    password = await signIn.givePassword(ADA.email);
    await expectOver(fourth);

    const fifth = await begin();
    await store.accounts.remove(account.id);
    await expectOver(fifth);
  });
});
