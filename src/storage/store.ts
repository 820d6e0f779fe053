import type { Copied } from './sqlite/copy.ts';
import type { AccountStore, OperatorStore } from './store/accounts.ts';
import type { HistoryStore } from './store/history.ts';
import type { KeyStore } from './store/keys.ts';
import type { Ledger } from './store/ledger.ts';
import type { PaymentStore } from './store/payments.ts';
import type { SpendingStore } from './store/spending.ts';

/**
 * What the service asks of its storage, each subject in a file of `store/`. One implementation over Kysely serves SQLite
 * and PostgreSQL; the tests beside this file run over both. Times are instants of the database's own clock.
 */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** Applies the migrations that the database lacks; several nodes may call it at once. */
  migrate(): Promise<void>;
  /** Resolves when the database answers; throws `StorageUnavailable` otherwise. */
  ping(): Promise<void>;
  /** Resolves when the database takes a write, durably; throws `StorageUnavailable` otherwise. */
  probe(): Promise<void>;
  /** Copies the embedded database, as it is at one moment, to a new file; not for PostgreSQL. */
  copyTo(file: string): Promise<Copied>;
  /** How many charges wait for their transaction, or are in it. */
  queued(): number;
  /** Finishes what is queued, then closes. */
  close(): Promise<void>;
  /**
   * Deletes history older than `days` days; only the oldest of each numbering, so that what remains stays dense. For
   * the server to call daily where an operator set `HUESMITH_HISTORY_DAYS`. Resolves to how many entries it deleted.
   */
  trimHistory(days: number): Promise<number>;
  /**
   * Gives back what the reservations of nodes that died have taken, and deletes counts and answers that have grown too
   * old. An open store also does this every few seconds; resolves to how many reservations it gave back.
   */
  sweep(): Promise<number>;
  /**
   * Counts one more try under a key, for all nodes together. A while of `perMs` begins with its first try.
   * @returns the tries of this while, and how long it still lasts
   */
  countTry(key: string, perMs: number): Promise<{ readonly tries: number; readonly leftMs: number }>;
  readonly accounts: AccountStore;
  readonly operators: OperatorStore;
  readonly payments: PaymentStore;
  readonly keys: KeyStore;
  readonly ledger: Ledger;
  readonly history: HistoryStore;
  readonly spending: SpendingStore;
}
