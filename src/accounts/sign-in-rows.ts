import { randomBytes } from 'node:crypto';
import type { SignInDatabase } from '../storage/index.ts';

type Db = SignInDatabase['db'];

/** A secret of the service, made by the first node that asks for it. */
export async function secretOf(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('service_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('service_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow())
    .value;
}

export async function isOperator(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function makeOperator(db: Db, accountId: string): Promise<void> {
  await db
    .insertInto('operators')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
