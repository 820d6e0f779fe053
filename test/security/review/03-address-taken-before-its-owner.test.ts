import { expect, test } from 'vitest';
import { createKeyFor } from '../../../src/accounts/keys.ts';
import { createPasswords } from '../../../src/accounts/passwords.ts';
import type { TestDatabase } from '../../storage/databases.ts';
import { onEachDatabase } from '../../storage/databases.ts';
import { dashboardService, PASSWORD } from '../../dashboard/service.ts';

const OWNER = 'owner@example.com';

/** The sign-in that an earlier version made for whoever named the address first. */
async function unproven(database: TestDatabase): Promise<void> {
  const hash = await createPasswords().hash(PASSWORD);
  const now = new Date().toISOString();
  await database.sql(
    `insert into sign_in_users (id, name, email, "emailVerified", "createdAt", "updatedAt") values ('u', 'x', '${OWNER}', false, '${now}', '${now}')`,
  );
  await database.sql(
    `insert into sign_in_credentials (id, "userId", "accountId", "providerId", password, "createdAt", "updatedAt") values ('c', 'u', 'u', 'credential', '${hash}', '${now}', '${now}')`,
  );
}

onEachDatabase('an address that its owner has not proven', ({ fresh }) => {
  test('has neither account nor sign-in, whoever signs up with it', async () => {
    const database = await fresh();
    const { ask, store, tokenFor } = await dashboardService(database);
    expect((await ask('POST', '/dashboard/sign-up', { email: OWNER })).cookie).toBeUndefined();
    await tokenFor(OWNER);
    expect(await store.accounts.list()).toEqual([]);
    expect(await database.sql('select * from sign_in_users')).toEqual([]);
    expect((await ask('POST', '/dashboard/sign-in', { email: OWNER, password: PASSWORD })).status).toBe(400);
  });

  test('signs nobody in by the sign-in of an earlier version', async () => {
    const database = await fresh();
    const { ask, store } = await dashboardService(database);
    await store.accounts.create({ email: OWNER, plan: 'free' });
    await unproven(database);
    const answer = await ask('POST', '/dashboard/sign-in', { email: OWNER, password: PASSWORD });
    expect([answer.status, answer.cookie]).toEqual([400, undefined]);
    expect(answer.json().message).toMatch(/^Prove first that this address is yours/);
  });

  test('loses that sign-in with the operator’s grant, however it is made', async () => {
    const database = await fresh();
    const { ask, person, store } = await dashboardService(database);
    const { id } = await store.accounts.create({ email: OWNER, plan: 'free' });
    const operator = await person('operator@example.com', { operator: true });
    const left = async () => database.sql(`select * from sign_in_users where email = '${OWNER}'`);

    await unproven(database);
    const plan = { id, plan: 'premium', days: 90 };
    expect((await ask('POST', '/dashboard/accounts/plan', plan, operator)).status).toBe(200);
    expect(await left()).toEqual([]);
    expect(await database.sql("select * from sign_in_credentials where id = 'c'")).toEqual([]);

    await unproven(database);
    await createKeyFor(store, { email: OWNER, plan: 'unlimited' });
    expect(await left()).toEqual([]);
    // The proven sign-in of somebody else stays.
    expect((await ask('GET', '/dashboard/keys', undefined, operator)).status).toBe(200);
  });

  test('is its owner’s once they have opened the link', async () => {
    const database = await fresh();
    const { ask, store, tokenFor } = await dashboardService(database);
    const { key } = await createKeyFor(store, { email: OWNER, plan: 'premium' });
    await ask('GET', '/v1/palettes/usage', undefined, { headers: { 'x-api-key': key } });
    await ask('POST', '/dashboard/forgot', { email: OWNER });
    await ask('POST', '/dashboard/reset', { token: await tokenFor(OWNER), password: PASSWORD });
    const { cookie } = await ask('POST', '/dashboard/sign-in', { email: OWNER, password: PASSWORD });
    expect((await ask('GET', '/dashboard/keys', undefined, { cookie })).json()).toHaveLength(1);
  });
});
