import type { Migration } from './migration.ts';

/** The requests of a ledger's day move into its own row; `daily_counts` and `api_keys` keep those of earlier days. */
export const tallies: Migration = {
  version: 5,
  async up(db) {
    await db.schema
      .alterTable('ledgers')
      .addColumn('day', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('ledgers')
      .addColumn('tally', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
