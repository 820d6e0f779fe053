import type { Kysely, RawBuilder } from 'kysely';
import { accountWrites } from './accounts.ts';
import { clockOf } from './clock.ts';
import { keyWrites } from './keys.ts';
import { commitSurely } from './ledger/commit-surely.ts';
import type { Gate } from './ledger/gate.ts';
import type { Commit } from './ledger/batcher.ts';
import { ledgerStatements } from './ledger/statements.ts';
import { migrate } from './migrations/migrate.ts';
import type { Dialect } from './migrations/migration.ts';
import { trimHistory } from './retention.ts';
import type { Schema } from './schema.ts';
import type { AccountStore, KeyStore, Store } from './store.ts';
import { tidy } from './sweep.ts';
import { throttleWrites } from './throttles.ts';

/**
 * Everything that changes the database, as functions of plain values: they run on a thread of their own, and the
 * thread that serves requests only reads.
 */
export interface Writer {
  readonly commit: Commit;
  readonly migrate: () => Promise<void>;
  readonly createAccount: AccountStore['create'];
  readonly setPlan: AccountStore['setPlan'];
  readonly setQuota: AccountStore['setQuota'];
  readonly removeAccount: AccountStore['remove'];
  readonly createKey: KeyStore['create'];
  readonly revokeKey: KeyStore['revoke'];
  readonly countTry: Store['countTry'];
  readonly trimHistory: (days: number) => Promise<number>;
  readonly tidy: (options: { dailyCounts: boolean }) => Promise<void>;
}

/** @param clock SQL for the current time in milliseconds since 1970 */
export function createWriter(db: Kysely<Schema>, dialect: Dialect, clock: string, gate: Gate): Writer {
  const now: RawBuilder<number> = clockOf(clock);
  return {
    commit: commitSurely({ db, dialect, statements: ledgerStatements(dialect, clock) }, gate),
    migrate: () => migrate(db, dialect),
    ...accountWrites(db, now, dialect),
    ...keyWrites(db, now),
    ...throttleWrites(db, now),
    trimHistory: (days) => trimHistory(db, now, days),
    tidy: (options) => tidy(db, now, options),
  };
}
