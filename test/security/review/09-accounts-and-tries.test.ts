import { expect, test } from 'vitest';
import { createKeyOf } from '../../../src/accounts/keys.ts';
import { onEachDatabase } from '../../storage/databases.ts';
import { dashboardService, PASSWORD } from '../../dashboard/service.ts';

const NUL = '\u0000';

onEachDatabase('accounts and tries', ({ fresh }) => {
  test('a NUL is a 400 wherever it is typed', async () => {
    const { ask, person } = await dashboardService(await fresh());
    const { cookie, account } = await person('ada@example.com', { operator: true });
    for (const [path, body] of [
      ['sign-up', { email: `a${NUL}@example.com` }],
      ['forgot', { email: `a${NUL}@example.com` }],
      ['sign-in', { email: `a${NUL}@example.com`, password: PASSWORD }],
      ['reset', { token: `a${NUL}`, password: PASSWORD }],
      ['keys', { name: `a${NUL}` }],
      ['keys/revoke', { id: `a${NUL}` }],
      ['accounts', { text: `a${NUL}` }],
      ['accounts', { text: '', after: `a${NUL}` }],
      ['accounts/plan', { id: `a${NUL}`, plan: 'premium', days: null }],
      ['accounts/revoke', { account: account.id, id: `a${NUL}` }],
    ] as const) {
      expect([path, (await ask('POST', `/dashboard/${path}`, body, { cookie })).status]).toEqual([path, 400]);
    }
    // Where people may write anything, it is kept.
    const made = { prompt: `sea${NUL}`, count: 1, seed: 1 };
    expect((await ask('POST', '/dashboard/generate', made, { cookie })).status).toBe(200);
    const found = await ask('POST', '/dashboard/history', { text: NUL }, { cookie });
    expect(found.json().items).toMatchObject([{ prompt: `sea${NUL}` }]);
    const change = { current: PASSWORD, next: `a new ${NUL} password` };
    expect((await ask('POST', '/dashboard/change-password', change, { cookie })).status).toBe(200);
  });

  test('links to one address that are opened at once make one account, and no failure', async () => {
    const { ask, store, tokenFor } = await dashboardService(await fresh());
    await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/dashboard/sign-up', { email: 'ada@example.com' })));
    const token = await tokenFor('ada@example.com');
    const opened = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask('POST', '/dashboard/reset', { token, password: `password ${at} of 8` })),
    );
    for (const { status } of opened) expect([200, 400]).toContain(status);
    expect(opened.map(({ status }) => status)).toContain(200);
    expect(await store.accounts.list()).toHaveLength(1);
  });

  test('an account has fifty live keys at most, also when they are made at once', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const { cookie, account } = await person('ada@example.com');
    await store.accounts.setPlan(account.id, 'premium', undefined);
    for (let at = 0; at < 45; at += 1) await createKeyOf(store, account.id, `key ${at}`);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask('POST', '/dashboard/keys', { name: `more ${at}` }, { cookie })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(made.filter(({ status }) => status === 403)).toHaveLength(15);
    expect(await store.keys.list(account.id)).toHaveLength(50);
  });

  test('nobody can lock somebody else’s account', async () => {
    const { ask, person } = await dashboardService(await fresh());
    await person('ada@example.com');
    const tries = Array.from({ length: 60 }, (_, at) =>
      ask(
        'POST',
        '/dashboard/sign-in',
        { email: 'ada@example.com', password: 'a wrong password' },
        { address: `198.51.100.${at % 6}` },
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(48);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12);
    const hers = { email: 'ada@example.com', password: PASSWORD };
    expect((await ask('POST', '/dashboard/sign-in', hers, { address: '203.0.113.1' })).status).toBe(200);
  });

  test('an address gets five letters an hour, and the asker is not told', async () => {
    const { ask, tokens } = await dashboardService(await fresh());
    for (let at = 0; at < 8; at += 1) {
      const answer = await ask(
        'POST',
        '/dashboard/sign-up',
        { email: 'ada@example.com' },
        { address: `198.51.100.${at}` },
      );
      expect([answer.status, answer.text]).toEqual([200, '{"done":true}']);
    }
    await expect.poll(() => tokens.length).toBe(5);
  });
});
