import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Migration } from './migration.ts';

/**
 * One number that grows with every change of what keys allow, by any program: nodes that remember keys read this one
 * number instead of each key again. Triggers, so that a change by hand is seen as soon as one by the service.
 */
export const keyChanges: Migration = {
  version: 4,
  async up(db, dialect) {
    await db.schema
      .createTable('key_changes')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('revision', 'bigint', (c) => c.notNull())
      .execute();
    await sql`insert into key_changes (id, revision) values (1, 1)`.execute(db);
    await (dialect === 'postgres' ? onPostgres : onSqlite)(db);
  },
};

const COUNT = 'update key_changes set revision = revision + 1';

/** What is watched. A new key changes nothing that anybody could remember. */
const WATCHED = {
  accounts: ['update of plan, plan_ends, quota', 'delete'],
  api_keys: ['update of account_id, hash, revoked', 'delete'],
} as const;

/** Counts when a transaction commits: the one row is locked last, and no two changes wait for each other in a circle. */
async function onPostgres(db: Transaction<Schema>): Promise<void> {
  const body = sql.raw(`$$ begin ${COUNT}; return null; end $$`);
  await sql`create function count_key_change() returns trigger language plpgsql as ${body}`.execute(db);
  for (const [table, events] of Object.entries(WATCHED)) {
    const on = `after ${events.join(' or ')} on ${table} deferrable initially deferred`;
    await sql
      .raw(`create constraint trigger key_changes_of_${table} ${on} for each row execute function count_key_change()`)
      .execute(db);
  }
}

async function onSqlite(db: Transaction<Schema>): Promise<void> {
  for (const [table, events] of Object.entries(WATCHED)) {
    for (const [index, event] of events.entries()) {
      await sql
        .raw(`create trigger key_changes_of_${table}_${index} after ${event} on ${table} begin ${COUNT}; end`)
        .execute(db);
    }
  }
}
