import type { Kysely, RawBuilder } from 'kysely';
import { accountWrites } from './accounts.ts';
import { clockOf } from './clock.ts';
import { keyWrites } from './keys.ts';
import { commitOnce } from './ledger/batching/commit-once.ts';
import type { Circuit } from './ledger/batching/circuit.ts';
import { createBatcher } from './ledger/batching/batcher.ts';
import type { Committed } from './ledger/batching/batcher.ts';
import { ledgerStatements } from './ledger/transaction/statements.ts';
import { migrate } from './migrations/migrate.ts';
import type { Dialect } from './dialect.ts';
import { operatorWrites } from './operators.ts';
import { paymentWrites } from './payments.ts';
import { probeWrites } from './probe.ts';
import { trimHistory } from './retention.ts';
import type { Schema } from './schema.ts';
import { secretWrites } from './secret.ts';
import { spendingWrites } from './spending.ts';
import { tidy } from './sweep.ts';
import { throttleWrites } from './throttles.ts';
import type { Writer } from './writes.ts';

export interface WriterOptions {
  readonly dialect: Dialect;
  /** SQL for the current time in milliseconds since 1970. */
  readonly clock: string;
  readonly circuit: Circuit;
  /** Operations in one transaction at most. */
  readonly batchMax: number;
  /** Called for each batch that was committed. */
  readonly onCommit?: ((committed: Committed) => void) | undefined;
}

export function createWriter(
  db: Kysely<Schema>,
  { dialect, clock, circuit, batchMax, onCommit }: WriterOptions,
): Writer {
  const now: RawBuilder<number> = clockOf(clock);
  return {
    submit: createBatcher(
      commitOnce({ db, dialect, statements: ledgerStatements(dialect, clock) }, circuit),
      batchMax,
      onCommit,
    ),
    migrate: () => migrate(db, dialect),
    ...secretWrites(db, dialect),
    ...probeWrites(db, now),
    ...accountWrites(db, now, dialect),
    ...operatorWrites(db),
    ...paymentWrites(db, now, dialect),
    ...keyWrites(db, now, dialect),
    ...throttleWrites(db, now),
    ...spendingWrites(db, now),
    trimHistory: (days) => trimHistory(db, now, days),
    tidy: (options) => tidy(db, now, options),
  };
}
