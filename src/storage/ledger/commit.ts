import type { Kysely } from 'kysely';
import { StorageUnavailable } from '../errors.ts';
import type { Dialect } from '../migrations/migration.ts';
import type { Schema } from '../schema.ts';
import { decide } from './decide.ts';
import type { Decision, Operation } from './operation.ts';
import { readBooks } from './read-books.ts';
import { openSession } from './session.ts';
import type { Statements } from './statements.ts';
import { writeBooks } from './write-books.ts';

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

    let decisions: Decision[];
    try {
      const [, receipt, books] = await together([
        () => run(statements.begin),
        () => run(statements.receipt, [{ id: batchId }]),
        () => readBooks(session, statements, operations),
      ]);
      if (receipt.numAffectedRows === 0n) {
        await run(statements.rollback);
        return undefined;
      }
      const outcome = decide(operations, books);
      decisions = outcome.decisions;
      await writeBooks(session, statements, outcome.writes, decisions, operations);
    } catch (error) {
      await run(statements.rollback).catch(() => undefined);
      throw error;
    }

    try {
      const { rows } = await run(statements.commit);
      if (rows[0]?.command === 'ROLLBACK') throw new Error('the database rolled back instead of committing');
    } catch (error) {
      await run(statements.rollback).catch(() => undefined);
      if (error instanceof StorageUnavailable && !error.transient) throw new CommitUnknown(decisions, error);
      throw error;
    }
    return decisions;
  });
}
