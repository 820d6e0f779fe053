import type { SignInDatabase } from '../storage/index.ts';

type Db = SignInDatabase['db'];

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
