import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How often something was tried of late, counted for all nodes together; and who paid, for Stripe's portal. */
export const throttles: Migration = {
  version: 3,
  async up(db, dialect) {
    const table = db.schema
      .createTable('throttles')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('tries', 'bigint', (c) => c.notNull())
      .addColumn('ends', 'bigint', (c) => c.notNull());
    await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
    await db.schema.createIndex('throttles_by_end').on('throttles').column('ends').execute();

    await db.schema.alterTable('payments').addColumn('customer_id', 'text').execute();
    await db.schema.createIndex('payments_of_account').on('payments').columns(['account_id', 'at']).execute();
  },
};
