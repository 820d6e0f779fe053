import { expect, test } from 'vitest';
import { atOnce, onEachDatabase } from '../../test/storage/databases.ts';
import { createAuthenticator } from './authenticator.ts';
import { createKeyFor, listKeys, revokeKey } from './keys.ts';

const EMAIL = 'mara@example.org';

onEachDatabase('keys', ({ fresh }) => {
  test('are made with the account where there is none, and for the account where there is one', async () => {
    const store = await (await fresh()).open();
    const first = await createKeyFor(store, { email: EMAIL, plan: 'premium', quota: 40, name: 'laptop' });
    const second = await createKeyFor(store, { email: ' Mara@Example.org', plan: 'unlimited' });
    expect(second.row.accountId).toBe(first.row.accountId);
    expect(await store.accounts.list()).toMatchObject([{ email: EMAIL, plan: 'unlimited', quota: undefined }]);
    expect((await store.keys.list(first.row.accountId)).map(({ name }) => name)).toEqual(['laptop', 'API key']);
    expect(first.row.lastFour).toBe(first.key.slice(-4));
  });

  test('made at once for one new address share one account', async () => {
    const database = await fresh();
    const [one, other] = [await database.open(), await database.open()];
    const made = await atOnce(6, (index) =>
      createKeyFor(index % 2 === 0 ? one : other, { email: EMAIL, plan: 'premium' }),
    );
    expect(new Set(made.map(({ row }) => row.accountId)).size).toBe(1);
    expect(await one.accounts.list()).toHaveLength(1);
  });

  test('are kept as a hash alone', async () => {
    const database = await fresh();
    const store = await database.open();
    const { key } = await createKeyFor(store, { email: EMAIL, plan: 'premium' });
    const rows = JSON.stringify(await database.sql('select * from api_keys'));
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(key.slice(8, 24));
  });

  test('are listed with their accounts, and revoked by id or by the key itself, once', async () => {
    const store = await (await fresh()).open();
    const byId = await createKeyFor(store, { email: EMAIL, plan: 'premium' });
    const byKey = await createKeyFor(store, { email: 'other@example.org', plan: 'premium' });
    expect((await listKeys(store)).map(({ account }) => account.email)).toEqual([EMAIL, 'other@example.org']);
    expect(await listKeys(store, EMAIL)).toHaveLength(1);
    expect(await listKeys(store, 'nobody@example.org')).toEqual([]);

    expect(await revokeKey(store, byId.row.id)).toBe(true);
    expect(await revokeKey(store, byId.row.id)).toBe(false);
    expect(await revokeKey(store, byKey.key)).toBe(true);
    expect(await revokeKey(store, byKey.key)).toBe(false);
    expect(await revokeKey(store, 'no such key')).toBe(false);
    const authenticate = createAuthenticator(store);
    expect([await authenticate(byId.key), await authenticate(byKey.key)]).toEqual([undefined, undefined]);
  });

  test("of another account cannot be revoked with one's own", async () => {
    const store = await (await fresh()).open();
    const own = await createKeyFor(store, { email: EMAIL, plan: 'premium' });
    const other = await createKeyFor(store, { email: 'other@example.org', plan: 'premium' });
    expect(await store.keys.revoke(own.row.accountId, other.row.id)).toBe(false);
    expect((await store.keys.list(other.row.accountId))[0]?.revoked).toBeUndefined();
  });
});
