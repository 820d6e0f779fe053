/** ASVS 5.0 V8.2, V8.4; API1:2023 Broken Object Level Authorization. */
import { describe, expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

describe('an id of another tenant', () => {
  test('is nobody’s, on every route that takes one, for every other tenant', async () => {
    const { ask, person, store } = await dashboardService(await freshFile());
    const emails = ['ada@example.com', 'bo@example.com', 'cy@example.com'];
    const tenants = await Promise.all(
      emails.map(async (email) => {
        const { cookie, account } = await person(email);
        await store.accounts.setPlan(account.id, 'premium', undefined);
        const { row } = await createKeyOf(store, account.id, email);
        return { cookie, account: account.id, key: row.id };
      }),
    );
    for (const owner of tenants) {
      const attempts = [
        ['/dashboard/keys/revoke', { id: owner.key }],
        ['/dashboard/accounts/plan', { id: owner.account, plan: 'free', days: null }],
        ['/dashboard/accounts/revoke', { account: owner.account, id: owner.key }],
      ] as const;
      const unknown = '0'.repeat(owner.key.length);
      for (const other of tenants.filter((one) => one !== owner)) {
        for (const [path, body] of attempts) {
          const answer = await ask('POST', path, body, other);
          expect([path, answer.status]).toEqual([path, 404]);
        }
        // Not told from an id that there is not.
        const theirs = await ask('POST', '/dashboard/keys/revoke', { id: owner.key }, other);
        expect((await ask('POST', '/dashboard/keys/revoke', { id: unknown }, other)).text).toBe(theirs.text);
      }
      for (const [path, body] of attempts) expect((await ask('POST', path, body)).status).toBe(401);
    }
    for (const { account } of tenants) {
      expect((await store.accounts.find(account))?.plan).toBe('premium');
      expect((await store.keys.list(account)).map(({ revoked }) => revoked)).toEqual([undefined]);
    }
  });

  test('is no way in for an operator either where account and key do not belong together', async () => {
    const { ask, person, store } = await dashboardService(await freshFile());
    const operator = await person('operator@example.com', { operator: true });
    const { account } = await person('ada@example.com');
    const { row } = await createKeyOf(store, account.id, 'hers');
    const mixed = { account: operator.account.id, id: row.id };
    expect((await ask('POST', '/dashboard/accounts/revoke', mixed, operator)).status).toBe(404);
    expect((await store.keys.list(account.id))[0]?.revoked).toBeUndefined();
  });
});
