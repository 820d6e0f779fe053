import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import type { Schema } from '../schema.ts';
import { translate } from './errors.ts';

/** Far above what any of our statements takes, so that a database that hangs does not hang requests with it. */
const TIMEOUTS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  /** Of the client's own clock: for a network that swallows packets. */
  query_timeout: 8_000,
} satisfies PoolConfig;

const INT8 = 20;

/** Counts fit into a double; that they do is checked rather than assumed. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`);
  return value;
}

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** Called with the error of an idle connection, which the pool then replaces. */
  readonly onConnectionLost: (error: Error) => void;
}

export function openPostgres(options: PostgresOptions): Kysely<Schema> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    ...TIMEOUTS,
    keepAlive: true,
    application_name: 'huesmith',
    // The statements of a transaction that do not need each other's answers go out together.
    pipeline: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum lists some of what a server may send
        oid === INT8 && format !== 'binary' ? parseInt8 : types.getTypeParser(oid, format),
    },
  });
  pool.on('error', options.onConnectionLost);
  // A connection in use may also break between two statements; its next statement then fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: asKyselyPool(pool) }) });
}

/** The pool as Kysely takes it, with prepared statements, and with errors translated to ours. */
function asKyselyPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return asKyselyClient(await pool.connect());
      } catch (error) {
        throw translate(error);
      }
    },
  };
}

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

function asKyselyClient(client: PoolClient): KyselyClient {
  let failed = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      // `begin` and its like take no parameters, and nothing is gained by preparing them.
      return await client.query(
        values.length === 0 ? { text } : { name: statementName(text), text, values: [...values] },
      );
    } catch (error) {
      failed = true;
      throw translate(error);
    }
  };
  return {
    // Boundary: Kysely's client also takes cursors, which we never open; rows are typed by the caller.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    query: query as unknown as KyselyClient['query'],
    // A connection on which anything failed is not used again: what it has prepared, and whether it is still inside a
    // transaction, would have to be found out first.
    release: (destroy) => client.release(failed || destroy === true),
  };
}

const names = new Map<string, string>();
/** Texts with lists of varying length must not fill the server's memory with statements that never come again. */
const NAMES_MAX = 200;

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_MAX) return undefined;
  const name = `h${names.size}`;
  names.set(text, name);
  return name;
}
