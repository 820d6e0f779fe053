import { expect, test } from 'vitest';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from './service.ts';

onEachDatabase('signing in', ({ fresh }) => {
  const ada = { email: 'ada@example.com', password: PASSWORD };

  test('a new account is free, is signed in by a cookie of this host alone, and signs out on the server', async () => {
    const { ask } = await dashboardService(await fresh());
    const up = await ask('POST', '/dashboard/sign-up', ada);
    expect(up.status).toBe(200);
    const [set] = [up.headers['set-cookie']].flat();
    expect(String(set)).toMatch(/^__Host-huesmith=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const { cookie } = up;
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

  test('an address that is taken, by another person or by the operator’s hand, signs nobody up', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    await person(ada.email);
    await store.accounts.create({ email: 'grace@example.com', plan: 'unlimited' });
    for (const email of [ada.email, 'grace@example.com', 'GRACE@example.com']) {
      const answer = await ask('POST', '/dashboard/sign-up', { email, password: PASSWORD });
      expect(answer.status).toBe(400);
      expect(answer.cookie).toBeUndefined();
      expect(answer.json().message).toMatch(/already/);
    }
  });

  test('what is refused leaves no account behind', async () => {
    const { ask, store } = await dashboardService(await fresh());
    expect((await ask('POST', '/dashboard/sign-up', { ...ada, password: 'short' })).status).toBe(400);
    expect((await ask('POST', '/dashboard/sign-up', { ...ada, email: 'ada@localhost' })).status).toBe(400);
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
    const { ask, person, tokens } = await dashboardService(await fresh());
    const session = await person(ada.email);
    const known = await ask('POST', '/dashboard/forgot', { email: ada.email });
    const unknown = await ask('POST', '/dashboard/forgot', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(tokens.map(({ email }) => email)).toEqual([ada.email]);
    const reset = { token: tokens[0]?.token, password: 'a new password' };
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

  test('too many tries for one account, from anywhere and over any node, are stopped for a while', async () => {
    const database = await fresh();
    const nodes = [await dashboardService(database), await dashboardService(database)];
    await nodes[0]?.person(ada.email);
    const statuses: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      const address = `198.51.100.${at}`;
      const wrong = { ...ada, password: 'not the password' };
      statuses.push((await nodes[at % 2]?.ask('POST', '/dashboard/sign-in', wrong, { address }))?.status ?? 0);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 429]);
    // The node that has not refused yet learns of it from the database; no address is kept as it is.
    for (const { ask } of nodes) expect((await ask('POST', '/dashboard/sign-in', ada)).status).toBe(429);
    const kept = await database.sql('select key from throttles');
    expect(kept.length).toBeGreaterThan(8);
    for (const { key } of kept) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
