import type { Kysely } from 'kysely';
import { createAccountStore } from './accounts.ts';
import { clockOf, DATABASE_CLOCK, readClock } from './clock.ts';
import { StorageUnusable } from './errors.ts';
import { createHistoryStore } from './history.ts';
import { createKeyStore } from './keys.ts';
import { createBatcher } from './ledger/batcher.ts';
import type { Commit } from './ledger/batcher.ts';
import { commitSurely } from './ledger/commit-surely.ts';
import { createLedger } from './ledger/ledger.ts';
import { ledgerStatements } from './ledger/statements.ts';
import { migrate } from './migrations/migrate.ts';
import type { Dialect } from './migrations/migration.ts';
import { openPostgres } from './postgres/pool.ts';
import { trimHistory } from './retention.ts';
import type { Schema } from './schema.ts';
import { openCommitter } from './sqlite/committer.ts';
import { openSqlite } from './sqlite/database.ts';
import type { Store } from './store.ts';
import { sweep, sweepDailyCounts } from './sweep.ts';

export { StorageUnavailable, StorageUnusable } from './errors.ts';
export type * from './store.ts';

export interface StoreOptions {
  /** `sqlite:/path/to/file.db` or `postgres://…` */
  readonly url: string;
  /** Whether to apply missing migrations first; true where absent. */
  readonly migrate?: boolean;
  /** Connections to PostgreSQL at most; 10 where absent. */
  readonly connections?: number;
  /** Requests in one transaction at most; 512 where absent, 1 commits each alone. */
  readonly batchMax?: number;
  /** How often the store looks for reservations of nodes that died; 5,000 where absent, 0: only when `sweep` is called. */
  readonly sweepEveryMs?: number;
  /** SQL for the current time in milliseconds since 1970, in place of the database's clock: for tests of time. */
  readonly clock?: string;
  /** Told of failures that no caller is waiting for: a lost idle connection, a sweep that failed. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Opens the database, brings its schema up to date, and serves it.
 * @throws StorageUnavailable when the database does not answer
 * @throws StorageUnusable with a sentence for the operator when it cannot be used
 *
 * ```ts
 * const store = await openStore({ url: 'sqlite:./data/huesmith.db' });
 * await store.ledger.standing(accountId, 5_000);
 * ```
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { onFailure = () => undefined, sweepEveryMs = 5_000 } = options;
  const { dialect, db, commit, closeCommit } = connect(options, onFailure);
  const now = clockOf(options.clock ?? DATABASE_CLOCK[dialect]);
  const batcher = createBatcher(commit, { batchMax: options.batchMax ?? 512, queueMax: 20_000 });

  let dailySwept = 0;
  async function sweepAll(): Promise<number> {
    const swept = await sweep(db, now, batcher);
    if (Date.now() - dailySwept > 6 * 3_600_000) {
      dailySwept = Date.now();
      await sweepDailyCounts(db, now);
    }
    return swept;
  }
  const sweeping = sweepEveryMs === 0 ? undefined : setInterval(() => void sweepAll().catch(onFailure), sweepEveryMs);
  sweeping?.unref();

  const store: Store = {
    dialect,
    migrate: () => migrate(db, dialect),
    async ping() {
      await readClock(db, now);
    },
    async close() {
      clearInterval(sweeping);
      await batcher.close();
      await closeCommit();
      await db.destroy();
    },
    trimHistory: (days) => trimHistory(db, now, days),
    sweep: sweepAll,
    accounts: createAccountStore(db, now, dialect),
    keys: createKeyStore(db, now),
    ledger: createLedger(db, now, batcher),
    history: createHistoryStore(db),
  };
  try {
    await (options.migrate === false ? store.ping() : store.migrate());
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

interface Connected {
  readonly dialect: Dialect;
  /** Reads, and the writes of every room but the ledger. */
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
  readonly closeCommit: () => Promise<void>;
}

function connect(options: StoreOptions, onFailure: (error: unknown) => void): Connected {
  const { url, clock } = options;
  if (/^postgres(ql)?:/.test(url)) {
    const db = openPostgres({ url, connections: options.connections ?? 10, onConnectionLost: onFailure });
    const statements = ledgerStatements('postgres', clock ?? DATABASE_CLOCK.postgres);
    return { dialect: 'postgres', db, commit: commitSurely(db, statements), closeCommit: async () => undefined };
  }
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (file === undefined || file === ':memory:') {
    throw new StorageUnusable(`The database ${redact(url)} is neither sqlite:/path/to/file.db nor postgres://…`);
  }
  const db = openSqlite(file);
  const committer = openCommitter({ file, clock: clock ?? DATABASE_CLOCK.sqlite });
  return { dialect: 'sqlite', db, commit: committer.commit, closeCommit: committer.close };
}

/** An address without what may be a password. */
function redact(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//…@');
}
