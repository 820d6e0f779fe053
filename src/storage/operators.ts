import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { OperatorStore } from './store/accounts.ts';
import type { Writer } from './writes.ts';

export function operatorReads(db: Kysely<Schema>): Pick<OperatorStore, 'has'> {
  return {
    async has(accountId) {
      const row = await db
        .selectFrom('operators')
        .select('account_id')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export function operatorWrites(db: Kysely<Schema>): Pick<Writer, 'addOperator'> {
  return {
    async addOperator(accountId) {
      await db
        .insertInto('operators')
        .values({ account_id: accountId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
