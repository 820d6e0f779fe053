import type { Writes } from '../rules/snapshot.ts';
import type { Session } from './session.ts';
import type { Statements } from './statements.ts';

/**
 * Writes what a batch has decided, and commits. The commit is sent with the rest: where one of them fails, PostgreSQL
 * makes a rollback of it, and SQLite does not come to it.
 */
export async function writeAndCommit(
  { run, runGroup, together }: Session,
  statements: Statements,
  writes: Writes,
  batchId: string,
): Promise<void> {
  const { ledgers, history } = writes;
  const answers = await together([
    () => runGroup(statements.written, [[{ id: batchId }], ledgers, history]),
    () => run(statements.keys, writes.keys),
    () => run(statements.daily, writes.daily),
    () => run(statements.archived, writes.archived),
    () => run(statements.archived, writes.archivedChanges),
    () => run(statements.reserved, writes.reserved),
    () => run(statements.closed, writes.closed),
    () => run(statements.remember, writes.remembered),
    () => run(statements.forget, writes.forgotten),
    () => run(statements.commit),
  ]);
  if (answers[9].rows[0]?.command === 'ROLLBACK') throw new Error('the database rolled back instead of committing');
}
