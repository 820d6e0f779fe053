import type { Kysely } from 'kysely';
import { StorageUnavailable } from '../../errors.ts';
import type { Dialect } from '../../dialect.ts';
import type { Schema } from '../../schema.ts';
import { isDuplicate } from '../../postgres/errors.ts';
import { decide } from '../rules/decide.ts';
import type { Decision, Operation } from '../operation.ts';
import { readSnapshot } from './read-snapshot.ts';
import { openSession } from './session.ts';
import type { Statements } from './statements.ts';
import { writeAndCommit } from './write-and-commit.ts';

/** The connection broke while the commit was under way: whether it took effect, only the database knows. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
  /** What the batch gets if it took effect. */
  readonly decisions: Decision[];

  constructor(decisions: Decision[], cause: unknown) {
    super('the outcome of a commit is unknown', { cause });
    this.decisions = decisions;
  }
}

/** A database with the statements of its dialect. */
export interface LedgerDatabase {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
  readonly statements: Statements;
}

/**
 * Decides and writes one batch in one transaction.
 * @returns undefined when a batch of this id has been committed before; then nothing was done
 * @throws CommitUnknown; after any other error nothing was done
 */
export function commitBatch(
  { db, dialect, statements }: LedgerDatabase,
  batchId: string,
  operations: readonly Operation[],
): Promise<Decision[] | undefined> {
  return db.connection().execute(async (connection) => {
    const session = openSession(connection, dialect);
    const { run, together } = session;

    let outcome: ReturnType<typeof decide>;
    try {
      const [, snapshot] = await together([
        () => run(statements.begin),
        () => readSnapshot(session, statements, operations),
      ]);
      outcome = decide(operations, snapshot);
    } catch (error) {
      await run(statements.rollback).catch(() => undefined);
      throw error;
    }

    try {
      await writeAndCommit(session, statements, outcome.writes, batchId);
    } catch (error) {
      await run(statements.rollback).catch(() => undefined);
      if (error instanceof StorageUnavailable && error.outcome === 'lost')
        throw new CommitUnknown(outcome.decisions, error);
      if (isDuplicate(error, 'receipts')) return undefined;
      throw error;
    }
    return outcome.decisions;
  });
}
