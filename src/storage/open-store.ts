import type { Kysely } from 'kysely';
import { accountReads } from './accounts.ts';
import { readAddress } from './address.ts';
import { clockOf, readClock } from './clock.ts';
import { StorageUnusable } from './errors.ts';
import { createHistoryStore } from './history.ts';
import { keyReads } from './keys.ts';
import type { Committed } from './ledger/batching/batcher.ts';
import { createCircuit } from './ledger/batching/circuit.ts';
import type { Circuit } from './ledger/batching/circuit.ts';
import { createQueue } from './ledger/batching/queue.ts';
import { createLedger } from './ledger/ledger.ts';
import type { DialectName } from './migrations/migration.ts';
import { operatorReads } from './operators.ts';
import { paymentReads } from './payments.ts';
import { postgres } from './postgres/dialect.ts';
import { openPostgres } from './postgres/open.ts';
import type { Schema } from './schema.ts';
import { copySqlite } from './sqlite/copy.ts';
import { sqlite } from './sqlite/dialect.ts';
import { openSqlite } from './sqlite/open.ts';
import { peppered } from './secret.ts';
import type { Store } from './store.ts';
import type { StorageSecret } from './store/secret.ts';
import { spendingReads } from './spending.ts';
import { sweepReservations } from './sweep.ts';
import { createWriter } from './writer.ts';
import type { Writer } from './writes.ts';
import { openWritingThread } from './writing-thread.ts';

export interface StoreOptions {
  /** `sqlite:/path/to/file.db` or `postgres://…` */
  readonly url: string;
  /** What the database does not hold; undefined, in tests: hashes of keys are kept as they are. */
  readonly secret?: StorageSecret;
  /** Whether to apply missing migrations first; true where absent. */
  readonly migrate?: boolean;
  /** Connections to PostgreSQL at most; 10 where absent. */
  readonly connections?: number;
  /** Requests in one transaction at most; 512 where absent, 1 commits each alone. */
  readonly batchMax?: number;
  /** How often the store looks for reservations of nodes that died; 5,000 where absent, 0: only when `sweep` is called. */
  readonly sweepEveryMs?: number;
  /**
   * Whether PostgreSQL is written to from a thread of its own, which leaves more of the serving thread to requests; true
   * where absent. SQLite always is.
   */
  readonly writingThread?: boolean;
  /** SQL for the current time in milliseconds since 1970, in place of the database's clock: for tests of time. */
  readonly clock?: string;
  /** Called for each transaction of charges that is on the disk. */
  readonly onCommit?: (committed: Committed) => void;
  /** Called with failures that no caller is waiting for: a lost idle connection, a sweep that failed. */
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
  const { onFailure = () => undefined, sweepEveryMs = 5_000, secret } = options;
  const circuit = createCircuit();
  const { dialect, place } = readAddress(options.url);
  const { db, writer, copyTo, close } = CONNECT[dialect.name](place, options, circuit, onFailure);
  const now = clockOf(options.clock ?? dialect.clock);
  const queue = createQueue(writer.submit, { queueMax: QUEUE_MAX, circuit });

  let dailyCountsDue = 0;
  async function sweep(): Promise<number> {
    const dailyCounts = performance.now() >= dailyCountsDue;
    if (dailyCounts) dailyCountsDue = performance.now() + DAILY_COUNTS_EVERY_MS;
    const swept = await sweepReservations(db, now, queue);
    await writer.tidy({ dailyCounts });
    return swept;
  }
  let sweeping: NodeJS.Timeout | undefined;

  const keys = keyReads(db, now);
  const store: Store = {
    dialect: dialect.name,
    migrate: writer.migrate,
    async ping() {
      await readClock(db, now);
    },
    probe: writer.probe,
    copyTo,
    queued: () => queue.waiting(),
    async close() {
      clearInterval(sweeping);
      await queue.close();
      await close();
    },
    countTry: writer.countTry,
    trimHistory: writer.trimHistory,
    sweep,
    accounts: {
      ...accountReads(db),
      create: writer.createAccount,
      setPlan: writer.setPlan,
      remove: writer.removeAccount,
    },
    operators: { ...operatorReads(db), add: writer.addOperator },
    payments: { ...paymentReads(db), record: writer.recordPayment, reverse: writer.reversePayment },
    keys: {
      ...keys,
      findByHash: (hash) => keys.findByHash(peppered(hash, secret)),
      create: (key) => writer.createKey({ ...key, hash: peppered(key.hash, secret) }),
      revoke: writer.revokeKey,
    },
    ledger: createLedger(db, now, queue),
    history: createHistoryStore(db),
    spending: { ...spendingReads(db, now), take: writer.takeSpending, settle: writer.settleSpending },
  };
  try {
    await (options.migrate === false ? store.ping() : store.migrate());
    if (secret !== undefined) await writer.adoptSecret(secret);
  } catch (error) {
    await store.close();
    throw error;
  }
  // Before that there may be no tables.
  if (sweepEveryMs > 0) sweeping = setInterval(() => void sweep().catch(onFailure), sweepEveryMs).unref();
  return store;
}

const BATCH_MAX = 512;
const QUEUE_MAX = 20_000;
const DAILY_COUNTS_EVERY_MS = 6 * 3_600_000;

interface Connected {
  /** For reading. */
  readonly db: Kysely<Schema>;
  readonly writer: Writer;
  readonly copyTo: Store['copyTo'];
  readonly close: () => Promise<void>;
}

type Connect = (
  place: string,
  options: StoreOptions,
  circuit: Circuit,
  onFailure: (error: unknown) => void,
) => Connected;

const connectPostgres: Connect = (url, options, circuit, onFailure) => {
  const { clock = postgres.clock, connections = 10, batchMax = BATCH_MAX, writingThread = true, onCommit } = options;
  const db = openPostgres({ url, connections, onConnectionLost: onFailure });
  if (!writingThread) {
    const writer = createWriter(db, { dialect: postgres, clock, circuit, batchMax, onCommit });
    return { db, writer, copyTo: noCopy, close: () => db.destroy() };
  }
  const threadOptions = { dialect: 'postgres', address: url, clock, circuit: circuit.memory, batchMax } as const;
  const thread = openWritingThread(threadOptions, onFailure, onCommit);
  const close = async () => {
    await thread.close();
    await db.destroy();
  };
  return { db, writer: thread.writer, copyTo: noCopy, close };
};

const connectSqlite: Connect = (file, options, circuit, onFailure) => {
  const { clock = sqlite.clock, batchMax = BATCH_MAX, onCommit } = options;
  const reader = openSqlite(file, 'read');
  const threadOptions = { dialect: 'sqlite', address: file, clock, circuit: circuit.memory, batchMax } as const;
  const thread = openWritingThread(threadOptions, onFailure, onCommit);
  const close = async () => {
    // The connection that writes closes last: it copies the write-ahead log into the file, and leaves one file.
    reader.close();
    await thread.close();
  };
  return { db: reader.db, writer: thread.writer, copyTo: (copy) => copySqlite(file, copy), close };
};

const CONNECT: Readonly<Record<DialectName, Connect>> = { sqlite: connectSqlite, postgres: connectPostgres };

async function noCopy(): Promise<never> {
  throw new StorageUnusable('PostgreSQL is backed up by its own programs, such as pg_dump.');
}
