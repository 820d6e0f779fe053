import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { readAddress } from './address.ts';

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
  const { dialect, place } = readAddress(url);
  const { db, close } = dialect.open(place, { connections: 3, onConnectionLost });
  return { adapter: kyselyAdapter(db, { type: dialect.name }), close };
}
