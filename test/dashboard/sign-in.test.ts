import { expect, test } from 'vitest';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from './service.ts';

onEachDatabase('signing in', ({ fresh }) => {
  const ada = { email: 'ada@example.com', password: PASSWORD };

  test('a new account is free, its address proven; it signs in by a cookie of this host alone, and out on the server', async () => {
    const { ask, tokenFor, store } = await dashboardService(await fresh());
    const up = await ask('POST', '/dashboard/sign-up', { email: ada.email });
    expect([up.status, up.cookie, up.text]).toEqual([200, undefined, '{"done":true}']);
    expect(await store.accounts.list()).toEqual([]);
    const chosen = { token: await tokenFor(ada.email), password: PASSWORD };
    expect((await ask('POST', '/dashboard/reset', chosen)).status).toBe(200);
    const signedIn = await ask('POST', '/dashboard/sign-in', ada);
    const [set] = [signedIn.headers['set-cookie']].flat();
    expect(String(set)).toMatch(/^__Host-huesmith=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const { cookie } = signedIn;
    const me = await ask('GET', '/dashboard/me', undefined, { cookie });
    expect(me.json().account).toEqual({
      email: 'ada@example.com',
      plan: 'free',
      planEnds: null,
      lapsed: false,
      grantsKeys: false,
      receipts: false,
      operator: false,
    });
    await ask('POST', '/dashboard/sign-out', undefined, { cookie });
    expect((await ask('GET', '/dashboard/me', undefined, { cookie })).json().account).toBeNull();
  });

  test('each sign-in is a session of its own; a wrong password is none', async () => {
    const { ask, person } = await dashboardService(await fresh());
    const first = await person(ada.email);
    const second = await ask('POST', '/dashboard/sign-in', { ...ada, email: 'ADA@example.com' });
    expect(second.cookie).not.toBe(first.cookie);
    const wrong = await ask('POST', '/dashboard/sign-in', { ...ada, password: 'not the password' });
    expect(wrong.status).toBe(400);
    expect(wrong.cookie).toBeUndefined();
    const unknown = await ask('POST', '/dashboard/sign-in', { email: 'nobody@example.com', password: PASSWORD });
    expect(unknown.text).toBe(wrong.text);
  });

  test('a forged cookie is nobody', async () => {
    const { ask, person } = await dashboardService(await fresh());
    const { cookie } = await person(ada.email);
    const forged = { cookie: cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}%3D`) };
    expect((await ask('GET', '/dashboard/keys', undefined, forged)).status).toBe(401);
  });

  test('signing up tells nobody whether there is an account; its owner gets a link to it', async () => {
    const { ask, person, store, tokenFor } = await dashboardService(await fresh());
    await person(ada.email);
    const { id } = await store.accounts.create({ email: 'grace@example.com', plan: 'unlimited' });
    const answers = [ada.email, 'grace@example.com', 'nobody@example.com'].map((email) =>
      ask('POST', '/dashboard/sign-up', { email }),
    );
    for (const { status, text, cookie } of await Promise.all(answers)) {
      expect([status, text, cookie]).toEqual([200, '{"done":true}', undefined]);
    }
    // Who opens the operator's gift has read the mail of its address.
    const token = await tokenFor('grace@example.com');
    await ask('POST', '/dashboard/reset', { token, password: PASSWORD });
    const { cookie } = await ask('POST', '/dashboard/sign-in', { email: 'grace@example.com', password: PASSWORD });
    expect((await ask('GET', '/dashboard/me', undefined, { cookie })).json().account).toMatchObject({
      plan: 'unlimited',
    });
    expect((await store.accounts.findByEmail('grace@example.com'))?.id).toBe(id);
  });

  test('what is refused leaves no account behind', async () => {
    const { ask, store, tokenFor } = await dashboardService(await fresh());
    const unreachable = await ask('POST', '/dashboard/sign-up', { email: 'ada@localhost' });
    expect([unreachable.status, unreachable.text]).toEqual([400, expect.stringContaining('must be an email address')]);
    expect((await ask('POST', '/dashboard/sign-up', ada)).status).toBe(400);
    await ask('POST', '/dashboard/sign-up', { email: ada.email });
    const token = await tokenFor(ada.email);
    expect((await ask('POST', '/dashboard/reset', { token, password: 'short' })).status).toBe(400);
    expect((await ask('POST', '/dashboard/reset', { token: `${token}x`, password: PASSWORD })).status).toBe(400);
    expect(await store.accounts.list()).toEqual([]);
  });

  test('a changed password ends the other sessions', async () => {
    const { ask, person } = await dashboardService(await fresh());
    const other = await person(ada.email);
    const { cookie } = await ask('POST', '/dashboard/sign-in', ada);
    const here = { cookie };
    const wrong = await ask('POST', '/dashboard/change-password', { current: 'wrong', next: 'another password' }, here);
    expect(wrong.json().message).toBe('This is not your password.');
    const changed = await ask(
      'POST',
      '/dashboard/change-password',
      { current: PASSWORD, next: 'another password' },
      here,
    );
    expect(changed.status).toBe(200);
    expect((await ask('GET', '/dashboard/keys', undefined, other)).status).toBe(401);
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie: changed.cookie })).status).toBe(200);
    expect((await ask('POST', '/dashboard/sign-in', { ...ada, password: 'another password' })).status).toBe(200);
  });

  test('a link resets the password once, and ends every session; an unknown address is not told from a known one', async () => {
    const { ask, person, tokens, tokenFor } = await dashboardService(await fresh());
    const session = await person(ada.email);
    const first = tokens.length;
    const known = await ask('POST', '/dashboard/forgot', { email: ada.email });
    const unknown = await ask('POST', '/dashboard/forgot', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await expect.poll(() => tokens.length).toBe(first + 1);
    const reset = { token: await tokenFor(ada.email), password: 'a new password' };
    expect((await ask('POST', '/dashboard/reset', reset)).status).toBe(200);
    expect((await ask('POST', '/dashboard/reset', reset)).status).toBe(400);
    expect((await ask('GET', '/dashboard/keys', undefined, session)).status).toBe(401);
    expect((await ask('POST', '/dashboard/sign-in', { ...ada, password: 'a new password' })).status).toBe(200);
  });

  test('a deleted account leaves nothing, and its sessions are nobody’s', async () => {
    const database = await fresh();
    const { ask, person, store } = await dashboardService(database);
    const { cookie, account } = await person(ada.email);
    await ask('POST', '/dashboard/generate', { prompt: 'sea', count: 1, seed: 1 }, { cookie });
    const wrong = await ask('POST', '/dashboard/delete-account', { password: 'wrong' }, { cookie });
    expect(wrong.status).toBe(400);
    expect(await store.accounts.findByEmail(ada.email)).toBeDefined();
    expect((await ask('POST', '/dashboard/delete-account', { password: PASSWORD }, { cookie })).status).toBe(200);
    expect(await store.accounts.findByEmail(ada.email)).toBeUndefined();
    for (const table of ['sign_in_users', 'sign_in_sessions', 'sign_in_credentials']) {
      expect(await database.sql(`select * from ${table}`)).toEqual([]);
    }
    expect(await database.sql(`select * from history where account_id = '${account.id}'`)).toEqual([]);
    expect((await ask('POST', '/dashboard/sign-in', ada)).status).toBe(400);
  });

  test('who guesses at an account is stopped over all nodes, and its owner elsewhere is not', async () => {
    const database = await fresh();
    const nodes = [await dashboardService(database), await dashboardService(database)];
    await nodes[0]?.person(ada.email);
    const statuses: number[] = [];
    const from = { address: '198.51.100.1' };
    for (let at = 0; at < 9; at += 1) {
      const wrong = { ...ada, password: 'not the password' };
      statuses.push((await nodes[at % 2]?.ask('POST', '/dashboard/sign-in', wrong, from))?.status ?? 0);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 429]);
    for (const { ask } of nodes) {
      // The node that has not refused yet learns of it from the database.
      expect((await ask('POST', '/dashboard/sign-in', ada, from)).status).toBe(429);
      expect((await ask('POST', '/dashboard/sign-in', ada, { address: '198.51.100.2' })).status).toBe(200);
    }
    // No address is kept as it is.
    const kept = await database.sql('select key from throttles');
    expect(kept.length).toBeGreaterThan(3);
    for (const { key } of kept) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
