import type { Writes } from './books.ts';
import type { Decision, Operation } from './operation.ts';
import type { Session } from './session.ts';
import type { Statements } from './statements.ts';

/** Writes what a batch has decided, and completes its decisions with what only the writing tells. */
export async function writeBooks(
  { run, together }: Session,
  statements: Statements,
  writes: Writes,
  decisions: readonly Decision[],
  operations: readonly Operation[],
): Promise<void> {
  const [keys] = await together([
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
  ]);
  const inBatch = new Map(writes.keys.map((key) => [key.key_id, key.requests]));
  const before = new Map(keys.rows.map((row) => [row.id, row.total_requests - (inBatch.get(row.id) ?? 0)]));
  // A decision counts its key's requests within the batch; here is what the key had before.
  for (const [index, decision] of decisions.entries()) {
    const operation = operations[index];
    if (decision.kind !== 'charged' || operation === undefined || operation.kind === 'refund') continue;
    decision.totalRequests += before.get(operation.claim.keyId) ?? 0;
  }
}
