import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The tables of better-auth 1.7 under names of our own and with its column names, operators, secrets and payments. */
export const signIn: Migration = {
  version: 2,
  async up(db, dialect) {
    // As better-auth writes them: ISO text and 0 or 1 where the database has neither times nor truth.
    const time = dialect === 'postgres' ? sql`timestamptz` : sql`text`;
    const truth = dialect === 'postgres' ? sql`boolean` : sql`integer`;

    await db.schema
      .createTable('sign_in_users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('emailVerified', truth, (c) => c.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', time, (c) => c.notNull())
      .addColumn('updatedAt', time, (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('sign_in_sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('userId', 'text', (c) => c.notNull())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('expiresAt', time, (c) => c.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('createdAt', time, (c) => c.notNull())
      .addColumn('updatedAt', time, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sign_in_sessions_of_user').on('sign_in_sessions').column('userId').execute();

    await db.schema
      .createTable('sign_in_credentials')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('userId', 'text', (c) => c.notNull())
      .addColumn('accountId', 'text', (c) => c.notNull())
      .addColumn('providerId', 'text', (c) => c.notNull())
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', time)
      .addColumn('refreshTokenExpiresAt', time)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', time, (c) => c.notNull())
      .addColumn('updatedAt', time, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sign_in_credentials_of_user').on('sign_in_credentials').column('userId').execute();

    await db.schema
      .createTable('sign_in_verifications')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identifier', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('expiresAt', time, (c) => c.notNull())
      .addColumn('createdAt', time, (c) => c.notNull())
      .addColumn('updatedAt', time, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_verifications_by_identifier')
      .on('sign_in_verifications')
      .column('identifier')
      .execute();

    await db.schema
      .createTable('operators')
      .addColumn('account_id', 'text', (c) => c.primaryKey())
      .execute();
    await db.schema
      .createTable('service_secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('payments')
      .addColumn('event_id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('checkout_id', 'text', (c) => c.notNull().unique())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
