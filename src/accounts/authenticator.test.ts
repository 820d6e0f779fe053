import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newCustomer, onEachDatabase, testClock } from '../../test/storage/databases.ts';
import type { Store } from '../storage/store.ts';
import { hashApiKey, mintApiKey } from './api-key.ts';
import { createAuthenticator } from './authenticator.ts';

/** The store's keys, counting how often one of them is read. */
function counted(store: Store) {
  let reads = 0;
  const findByHash: Store['keys']['findByHash'] = (hash) => {
    reads += 1;
    return store.keys.findByHash(hash);
  };
  return { store: { keys: { ...store.keys, findByHash } }, reads: () => reads };
}

onEachDatabase('an authenticator', ({ fresh }) => {
  test('tells whom a key stands for, on which plan and under which limit', async () => {
    const store = await (await fresh()).open();
    const authenticate = createAuthenticator(store);
    const { key, row } = await newCustomer(store);
    expect(await authenticate(key)).toEqual({
      accountId: row.accountId,
      keyId: row.id,
      plan: 'premium',
      limit: 5_000,
      forbidden: undefined,
    });
    const { key: limited } = await newCustomer(store, 7);
    expect(await authenticate(limited)).toMatchObject({ limit: 7 });
  });

  test('knows nobody by a malformed key, without asking the database, nor by an unknown one', async () => {
    const { store, reads } = counted(await (await fresh()).open());
    const authenticate = createAuthenticator(store);
    const unknown = mintApiKey();
    expect(await authenticate(`${unknown}x`)).toBeUndefined();
    expect(await authenticate('')).toBeUndefined();
    expect(reads()).toBe(0);
    expect(await authenticate(unknown)).toBeUndefined();
    expect(reads()).toBe(1);
  });

  test('asks once for requests that arrive together, and again once anything has changed', async () => {
    const store = await (await fresh()).open();
    const { key, row } = await newCustomer(store);
    const { store: watched, reads } = counted(store);
    const authenticate = createAuthenticator(watched, { maxAgeMs: 50 });
    await Promise.all(Array.from({ length: 50 }, () => authenticate(key)));
    await delay(60);
    await authenticate(key);
    expect(reads()).toBe(1);
    await store.accounts.setPlan(row.accountId, 'premium', undefined, 3);
    await delay(60);
    expect(await authenticate(key)).toMatchObject({ limit: 3 });
    expect(reads()).toBe(2);
  });

  test('finds a key that was made after it had been asked for', async () => {
    const store = await (await fresh()).open();
    const authenticate = createAuthenticator(store, { maxAgeMs: 50 });
    const key = mintApiKey();
    expect(await authenticate(key)).toBeUndefined();
    const { row } = await newCustomer(store);
    await store.keys.create({ accountId: row.accountId, name: 'late', hash: hashApiKey(key), lastFour: 'late' });
    await delay(60);
    expect(await authenticate(key)).toMatchObject({ accountId: row.accountId });
  });

  test('sees what is changed in the database by hand', async () => {
    const database = await fresh();
    const store = await database.open();
    const authenticate = createAuthenticator(store, { maxAgeMs: 50 });
    const { key, row } = await newCustomer(store);
    for (const [statement, seen] of [
      [`update accounts set quota = 5 where id = '${row.accountId}'`, { limit: 5 }],
      [`update accounts set plan = 'unlimited', quota = null where id = '${row.accountId}'`, { plan: 'unlimited' }],
      [`update api_keys set revoked = 1 where id = '${row.id}'`, undefined],
      [`update api_keys set revoked = null where id = '${row.id}'`, { plan: 'unlimited' }],
      [`delete from api_keys where id = '${row.id}'`, undefined],
    ] as const) {
      await authenticate(key);
      await database.sql(statement);
      await delay(60);
      const told = { after: statement, caller: await authenticate(key) };
      expect(told).toEqual({ after: statement, caller: seen && expect.objectContaining(seen) });
    }
  });

  test('sees within a second, on another node too, that a key was revoked and that a plan was changed', async () => {
    const database = await fresh();
    const [here, there] = [await database.open(), await database.open()];
    const authenticate = createAuthenticator(there);
    const { key, row } = await newCustomer(here);
    expect(await authenticate(key)).toMatchObject({ plan: 'premium' });

    await here.accounts.setPlan(row.accountId, 'unlimited', undefined);
    await delay(600);
    expect(await authenticate(key)).toMatchObject({ plan: 'unlimited', limit: undefined });

    expect(await here.keys.revoke(row.accountId, row.id)).toBe(true);
    await delay(600);
    expect(await authenticate(key)).toBeUndefined();
  });

  test('tells why a plan that has ended, or grants no keys, closes the API', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-05-01T00:00:00.000Z');
    const store = await database.open(time);
    const authenticate = createAuthenticator(store, { maxAgeMs: 0 });
    const { key, row } = await newCustomer(store);
    await store.accounts.setPlan(row.accountId, 'premium', new Date('2026-06-01T00:00:00.000Z'));
    await time.set('2026-05-31T23:59:59.999Z');
    expect((await authenticate(key))?.forbidden).toBeUndefined();
    await time.set('2026-06-01T00:00:00.000Z');
    expect((await authenticate(key))?.forbidden).toMatch(/has ended/);
    await store.accounts.setPlan(row.accountId, 'free', undefined);
    expect((await authenticate(key))?.forbidden).toMatch(/does not include the API/);
    await store.accounts.setPlan(row.accountId, 'mystery', undefined);
    expect((await authenticate(key))?.forbidden).toMatch(/not known/);
  });

  test('remembers a bounded number of keys, and no failure', async () => {
    const store = await (await fresh()).open();
    const { key } = await newCustomer(store);
    const { store: watched, reads } = counted(store);
    const authenticate = createAuthenticator(watched, { keysMax: 3 });
    await authenticate(key);
    for (let others = 0; others < 3; others += 1) await authenticate(mintApiKey());
    await authenticate(key);
    expect(reads()).toBe(5);

    let down = true;
    const keys = {
      ...store.keys,
      findByHash: async (hash: Uint8Array) => (down ? Promise.reject(new Error('down')) : store.keys.findByHash(hash)),
    };
    const recovering = createAuthenticator({ keys });
    await expect(recovering(key)).rejects.toThrow('down');
    down = false;
    expect(await recovering(key)).toBeDefined();
  });
});
