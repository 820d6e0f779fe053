import type { Writes } from './books.ts';
import type { Session } from './session.ts';
import type { Statements } from './statements.ts';

/**
 * Writes what a batch has decided, and commits. The commit is sent with the rest: where one of them fails, PostgreSQL
 * makes a rollback of it, and SQLite does not come to it.
 */
export async function writeAndCommit(
  { run, together }: Session,
  statements: Statements,
  writes: Writes,
): Promise<void> {
  const answers = await together([
    () => run(statements.keys, writes.keys),
    () => run(statements.archived, writes.archived),
    () => run(statements.archived, writes.archivedChanges),
    () => run(statements.ledgers, writes.ledgers),
    () => run(statements.history, writes.history),
    () => run(statements.daily, writes.daily),
    () => run(statements.reserved, writes.reserved),
    () => run(statements.closed, writes.closed),
    () => run(statements.remember, writes.remembered),
    () => run(statements.forget, writes.forgotten),
    () => run(statements.commit),
  ]);
  if (answers[10].rows[0]?.command === 'ROLLBACK') throw new Error('the database rolled back instead of committing');
}
