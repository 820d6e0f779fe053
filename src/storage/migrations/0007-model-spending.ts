import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What language models have cost, by month, for all nodes together. */
export const modelSpending: Migration = {
  version: 7,
  async up(db, dialect) {
    const table = db.schema
      .createTable('model_spending')
      .addColumn('period', 'bigint', (c) => c.primaryKey())
      .addColumn('nano_usd', 'bigint', (c) => c.notNull());
    await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
  },
};
