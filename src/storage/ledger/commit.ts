import { CompiledQuery } from 'kysely';
import type { Kysely, QueryResult } from 'kysely';
import { StorageUnavailable } from '../errors.ts';
import type { Schema } from '../schema.ts';
import { rememberedKey } from './books.ts';
import type { Books, Remembered, Writes } from './books.ts';
import { decide } from './decide.ts';
import { accountOf } from './operation.ts';
import type { Decision, Operation } from './operation.ts';
import type { RememberedRow, Statement, Statements } from './statements.ts';

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

/**
 * Decides and writes one batch in one transaction.
 * @returns undefined when a batch of this id has been committed before; then nothing was done
 * @throws CommitUnknown; after any other error nothing was done
 */
export function commitBatch(
  db: Kysely<Schema>,
  statements: Statements,
  batchId: string,
  operations: readonly Operation[],
): Promise<Decision[] | undefined> {
  return db.connection().execute(async (connection) => {
    const run: Run = (statement, parameter) =>
      connection.executeQuery(CompiledQuery.raw(statement.text, parameter === undefined ? [] : [parameter]));

    let decisions: Decision[];
    try {
      // Sent together where the database takes statements ahead of its answers; executed in order in any case.
      const [, receipt, books] = await all([
        run(statements.begin),
        run(statements.receipt, batchId),
        read(run, statements, operations),
      ]);
      if (receipt.numAffectedRows === 0n) {
        await run(statements.rollback);
        return undefined;
      }
      const outcome = decide(operations, books);
      decisions = outcome.decisions;
      await write(run, statements, outcome.writes, decisions, operations);
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

type Run = <Row>(statement: Statement<Row>, parameter?: string) => Promise<QueryResult<Row>>;

/** `Promise.all`, but settles only when every statement has: none may still be under way at the rollback. */
async function all<T extends readonly Promise<unknown>[]>(
  promises: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

async function read(run: Run, statements: Statements, operations: readonly Operation[]): Promise<Books> {
  const wanted = wantedRows(operations);
  // The lock comes first; on PostgreSQL the statements after it see what was committed while it was waited for.
  const [locked, reserved, answers] = await all([
    run(statements.lock, JSON.stringify(wanted.accounts)),
    wanted.reservations.length === 0 ? NOTHING : run(statements.reservations, JSON.stringify(wanted.reservations)),
    wanted.keys.length === 0 ? NOTHING : run(statements.remembered, JSON.stringify(wanted.keys)),
  ]);
  // Without a ledger no row tells the time: every account of the batch has been removed.
  const times = locked.rows.length > 0 ? locked.rows : (await run(statements.clock)).rows;
  return {
    now: Math.max(...times.map((row) => row.now)),
    ledgers: new Map(locked.rows.map((row) => [row.account_id, row])),
    reservations: new Map(reserved.rows.map((row) => [row.id, row])),
    remembered: new Map(answers.rows.map((row) => [rememberedKey(row.account_id, row.key), toRemembered(row)])),
  };
}

const NOTHING: Promise<QueryResult<never>> = Promise.resolve({ rows: [] });

function wantedRows(operations: readonly Operation[]) {
  const accounts = new Set<string>();
  const reservations: { id: string }[] = [];
  const keys = new Map<string, { account_id: string; key: string }>();
  for (const operation of operations) {
    const account_id = accountOf(operation);
    accounts.add(account_id);
    if (operation.kind === 'settle' || operation.kind === 'refund') reservations.push({ id: operation.reservationId });
    const key = operation.kind === 'refund' ? operation.idempotencyKey : operation.claim.idempotency?.key;
    if (key !== undefined && key !== null) keys.set(rememberedKey(account_id, key), { account_id, key });
  }
  return { accounts: Array.from(accounts, (account_id) => ({ account_id })), reservations, keys: [...keys.values()] };
}

function toRemembered(found: RememberedRow): Remembered {
  const { lease_expires, seed, tokens_used, estimated_cost_usd, model, prompt, palettes, ...row } = found;
  const source = row.source === 'dashboard' ? 'dashboard' : 'api';
  // The history row may have gone, by retention; then nothing can be told again.
  const record =
    palettes === null || prompt === null
      ? null
      : ({
          source,
          seed: seed ?? 0,
          tokensUsed: tokens_used ?? 0,
          estimatedCostUsd: estimated_cost_usd ?? 0,
          model: model ?? '',
          prompt,
          palettes,
        } as const);
  return { row, record, leaseExpires: lease_expires };
}

async function write(
  run: Run,
  statements: Statements,
  writes: Writes,
  decisions: readonly Decision[],
  operations: readonly Operation[],
): Promise<void> {
  const send = <Row>(statement: Statement<Row>, rows: readonly object[]): Promise<QueryResult<Row>> =>
    rows.length === 0 ? NOTHING : run(statement, JSON.stringify(rows));
  const [keys] = await all([
    send(statements.keys, writes.keys),
    send(statements.archived, writes.archived),
    send(statements.archived, writes.archivedChanges),
    send(statements.ledgers, writes.ledgers),
    send(statements.history, writes.history),
    send(statements.daily, writes.daily),
    send(statements.reserved, writes.reserved),
    send(statements.closed, writes.closed),
    send(statements.remember, writes.remembered),
    send(statements.forget, writes.forgotten),
  ]);
  addEarlierTotals(keys.rows, writes, decisions, operations);
}

/** A decision counts its key's requests within the batch; what the key had before is known once its row is updated. */
function addEarlierTotals(
  rows: readonly { readonly id: string; readonly total_requests: number }[],
  writes: Writes,
  decisions: readonly Decision[],
  operations: readonly Operation[],
): void {
  const inBatch = new Map(writes.keys.map((key) => [key.key_id, key.requests]));
  const before = new Map(rows.map((row) => [row.id, row.total_requests - (inBatch.get(row.id) ?? 0)]));
  for (const [index, decision] of decisions.entries()) {
    const operation = operations[index];
    if (decision.kind !== 'charged' || operation === undefined || operation.kind === 'refund') continue;
    decision.totalRequests += before.get(operation.claim.keyId) ?? 0;
  }
}
