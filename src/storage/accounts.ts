import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { readClock } from './clock.ts';
import { randomId } from './id.ts';
import { EMPTY_TALLY } from './ledger/rules/tally.ts';
import type { Dialect } from './dialect.ts';
import { dayOf, periodOf } from './period.ts';
import type { Schema } from './schema.ts';
import { removeSignIn } from './sign-in-rows.ts';
import type { AccountRow, AccountStore } from './store/accounts.ts';
import type { Writer } from './writes.ts';

/** Every table with rows of an account; the ledger first, whose lock keeps a charge from adding to the others. */
const OWNED = [
  'ledgers',
  'api_keys',
  'past_periods',
  'reservations',
  'history',
  'daily_counts',
  'idempotency',
  'operators',
  'payments',
] as const;

export function accountReads(db: Kysely<Schema>): Pick<AccountStore, 'find' | 'findByEmail' | 'list' | 'page'> {
  return {
    async find(accountId) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
      return row && toAccountRow(row);
    },

    async findByEmail(email) {
      const row = await db.selectFrom('accounts').selectAll().where('email', '=', asAddress(email)).executeTakeFirst();
      return row && toAccountRow(row);
    },

    async list() {
      const rows = await db.selectFrom('accounts').selectAll().orderBy('created').orderBy('id').execute();
      return rows.map(toAccountRow);
    },

    async page({ text, limit, after }) {
      const pattern = `%${asAddress(text).replaceAll(/[!%_]/g, '!$&')}%`;
      const found = db
        .selectFrom('accounts')
        .selectAll()
        .where(sql<boolean>`email like ${pattern} escape '!'`)
        .orderBy('email')
        .limit(limit);
      const rows = await (after === undefined ? found : found.where('email', '>', after)).execute();
      return rows.map(toAccountRow);
    },
  };
}

export function accountWrites(
  db: Kysely<Schema>,
  now: RawBuilder<number>,
  dialect: Dialect,
): Pick<Writer, 'createAccount' | 'setPlan' | 'removeAccount'> {
  return {
    createAccount: (account) =>
      db.transaction().execute(async (trx) => {
        const created = await readClock(trx, now);
        const row = {
          id: randomId(),
          email: asAddress(account.email),
          plan: account.plan,
          plan_ends: account.planEnds?.getTime() ?? null,
          quota: account.quota ?? null,
          created,
        };
        await trx.insertInto('accounts').values(row).execute();
        await trx
          .insertInto('ledgers')
          .values({
            account_id: row.id,
            period: periodOf(created),
            settled: 0,
            live: 0,
            api_head: 0,
            dashboard_head: 0,
            day: dayOf(created),
            tally: EMPTY_TALLY,
          })
          .execute();
        return toAccountRow(row);
      }),

    setPlan: (accountId, plan, planEnds, quota) =>
      db.transaction().execute(async (trx) => {
        const set = { plan, plan_ends: planEnds?.getTime() ?? null, quota: quota ?? null };
        await trx.updateTable('accounts').set(set).where('id', '=', accountId).execute();
        await removeSignIn(trx, accountId, 'unproven');
      }),

    removeAccount: (accountId) =>
      db.transaction().execute(async (trx) => {
        const ledger = trx.selectFrom('ledgers').select('account_id').where('account_id', '=', accountId);
        await ledger.$if(dialect.locksRows, (rows) => rows.forUpdate()).execute();
        for (const table of OWNED) await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
        await removeSignIn(trx, accountId);
        await trx.deleteFrom('accounts').where('id', '=', accountId).execute();
      }),
  };
}

/** Addresses differ in case only by how they were typed. */
function asAddress(email: string): string {
  return email.trim().toLowerCase();
}

export function toAccountRow(row: Selectable<Schema['accounts']>): AccountRow {
  return {
    id: row.id,
    email: row.email,
    plan: row.plan,
    planEnds: row.plan_ends === null ? undefined : new Date(row.plan_ends),
    quota: row.quota ?? undefined,
    created: new Date(row.created),
  };
}
