import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Sessions and links of before are over: they stood here as they are in the browser. Operators' addresses are proven,
 * for whoever made them had this machine; every other sign-in waits for a proof. Payments know what they bought.
 */
export const security: Migration = {
  version: 6,
  async up(db) {
    await db.deleteFrom('sign_in_sessions').execute();
    await db.deleteFrom('sign_in_verifications').execute();
    await sql`update sign_in_users set "emailVerified" = true where email in (
      select accounts.email from accounts join operators on operators.account_id = accounts.id)`.execute(db);

    await db.schema.alterTable('payments').addColumn('payment_intent', 'text').execute();
    await db.schema
      .alterTable('payments')
      .addColumn('days', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('reversals')
      .addColumn('payment_intent', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('probes')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('padding', 'text', (c) => c.notNull())
      .execute();
  },
};
