import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { openPostgres } from './postgres/pool.ts';
import { openSqlite } from './sqlite/database.ts';

export interface SignInDatabase {
  /** The tables of signing in, as the library that does it asks for them. */
  readonly adapter: ReturnType<typeof kyselyAdapter>;
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
    return { adapter: kyselyAdapter(db, { type: 'postgres' }), close: () => db.destroy() };
  }
  const { db, close } = openSqlite(url.replace(/^sqlite:(?:\/\/(?=\/))?/, ''), 'write');
  return { adapter: kyselyAdapter(db, { type: 'sqlite' }), close: async () => close() };
}
