/** ASVS 5.0 V7.2, V7.4; API2:2023 Broken Authentication. */
import { describe, expect, test } from 'vitest';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD, SECRET } from '../dashboard/service.ts';

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

describe('when the secret that signs them is changed', () => {
  const NEXT = new Uint8Array(32).fill(9);

  /** A session and a link of before, and the service under other secrets. */
  async function changedTo(secrets: readonly [Uint8Array, ...Uint8Array[]]) {
    const database = await freshFile();
    const before = await dashboardService(database);
    const { cookie } = await before.person(ADA.email);
    const link = await before.signIn.linkFor('new@example.com');
    return { cookie, link, database, ...(await dashboardService(database, undefined, { secrets })) };
  }

  test('sessions and links of before are good as long as the one before is accepted', async () => {
    const { ask, cookie, link } = await changedTo([NEXT, SECRET]);
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie })).status).toBe(200);
    const opened = await ask('POST', '/dashboard/reset', { token: link, password: PASSWORD });
    expect(opened.status).toBe(200);
    const change = { current: PASSWORD, next: 'a second password' };
    const changed = await ask('POST', '/dashboard/change-password', change, { cookie });
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie: changed.cookie })).status).toBe(200);
    await ask('POST', '/dashboard/sign-out', undefined, { cookie: changed.cookie });
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie: changed.cookie })).status).toBe(401);
  });

  test('a session that begins then needs the one before no more', async () => {
    const { ask, cookie, database } = await changedTo([NEXT, SECRET]);
    const begun = await ask('POST', '/dashboard/sign-in', ADA);
    const later = await dashboardService(database, undefined, { secrets: [NEXT] });
    expect((await later.ask('GET', '/dashboard/keys', undefined, { cookie: begun.cookie })).status).toBe(200);
    expect((await later.ask('GET', '/dashboard/keys', undefined, { cookie })).status).toBe(401);
  });

  test('they are over at once where the one before is not accepted', async () => {
    const { ask, cookie, link } = await changedTo([NEXT]);
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie })).status).toBe(401);
    const opened = await ask('POST', '/dashboard/reset', { token: link, password: PASSWORD });
    expect(opened.status).toBe(400);
    expect((await ask('POST', '/dashboard/sign-in', ADA)).status).toBe(200);
  });
});
