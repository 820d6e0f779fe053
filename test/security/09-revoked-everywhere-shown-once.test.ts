/** ASVS 5.0 V8.3, V14.2; API2:2023 Broken Authentication. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAuthenticator } from '../../src/accounts/authenticator.ts';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

onEachDatabase('a key', ({ fresh }) => {
  test('is shown once, and refused by every node within a second of its revocation', async () => {
    const database = await fresh();
    const { ask, person, store } = await dashboardService(database);
    const { cookie, account } = await person('ada@example.com', { operator: true });
    await store.accounts.setPlan(account.id, 'premium', undefined);
    const made = await ask('POST', '/dashboard/keys', { name: 'a key' }, { cookie });
    const { key, id } = made.json();
    expect(key).toMatch(/^sk_live_/);

    for (const [method, path, body] of [
      ['GET', '/dashboard/keys', undefined],
      ['GET', '/dashboard/data', undefined],
      ['POST', '/dashboard/accounts', { text: '' }],
      ['GET', '/dashboard/me', undefined],
    ] as const) {
      const { status, text } = await ask(method, path, body, { cookie });
      expect([path, status, text.includes(key), text.includes(key.slice(-6))]).toEqual([path, 200, false, false]);
    }

    // As a server has them, with half a second between two looks.
    const nodes = await Promise.all([1, 2, 3].map(async () => createAuthenticator(await database.open())));
    for (const node of nodes) expect(await node(key)).toMatchObject({ accountId: account.id });
    await ask('POST', '/dashboard/keys/revoke', { id }, { cookie });
    await delay(1000);
    for (const node of nodes) expect(await node(key)).toBeUndefined();
  });
});
