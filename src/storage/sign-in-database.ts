import type { Kysely } from 'kysely';
import type { Dialect } from './migrations/migration.ts';
import { openPostgres } from './postgres/pool.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite/database.ts';

export interface SignInDatabase {
  readonly dialect: Dialect;
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

/**
 * A connection of its own to the same database, for the library that signs people in: it brings its own statements, and
 * writes rarely. The store must have been opened before, which makes the tables.
 *
 * @param url as `openStore` takes it
 */
export function openSignInDatabase(url: string, onConnectionLost: (error: Error) => void): SignInDatabase {
  if (/^postgres(ql)?:/.test(url)) {
    const db = openPostgres({ url, connections: 3, onConnectionLost });
    return { dialect: 'postgres', db, close: () => db.destroy() };
  }
  const { db, close } = openSqlite(url.replace(/^sqlite:(?:\/\/(?=\/))?/, ''), 'write');
  return { dialect: 'sqlite', db, close: async () => close() };
}
