import { decodeText } from '../../text.ts';
import { rememberedKey } from '../rules/snapshot.ts';
import type { Snapshot, Remembered } from '../rules/snapshot.ts';
import type { Operation } from '../operation.ts';
import type { Session } from './session.ts';
import type { RememberedRow, Statements } from './statements.ts';

/** Reads what a batch needs to be decided, under the lock of every ledger that it touches. */
export async function readSnapshot(
  { run, together }: Session,
  statements: Statements,
  operations: readonly Operation[],
): Promise<Snapshot> {
  const wanted = wantedRows(operations);
  // The lock comes first; on PostgreSQL the statements after it see what was committed while it was waited for.
  const [locked, totals, reserved, answers] = await together([
    () => run(statements.lock, wanted.accounts),
    () => run(statements.totals, wanted.apiKeys),
    () => run(statements.reservations, wanted.reservations),
    () => run(statements.remembered, wanted.keys),
  ]);
  // Without a ledger no row tells the time: every account of the batch has been removed.
  const times = locked.rows.length > 0 ? locked.rows : (await run(statements.clock)).rows;
  return {
    now: Math.max(...times.map((row) => row.now)),
    ledgers: new Map(locked.rows.map((row) => [row.account_id, row])),
    totals: new Map(totals.rows.map((row) => [row.id, row.total_requests])),
    reservations: new Map(reserved.rows.map((row) => [row.id, row])),
    remembered: new Map(answers.rows.map((row) => [rememberedKey(row.account_id, row.key), toRemembered(row)])),
  };
}

function wantedRows(operations: readonly Operation[]) {
  const accounts = new Set<string>();
  const apiKeys = new Set<string>();
  const reservations: { id: string }[] = [];
  const keys = new Map<string, { account_id: string; key: string }>();
  for (const operation of operations) {
    const { accountId: account_id } = operation;
    accounts.add(account_id);
    // Only the usage tells how often a key has been answered.
    if (operation.kind === 'charge' && operation.endpoint === 'usage') apiKeys.add(operation.keyId);
    if (operation.kind === 'settle' || operation.kind === 'refund') reservations.push({ id: operation.reservationId });
    const key = idempotencyKeyOf(operation);
    if (key !== undefined) keys.set(rememberedKey(account_id, key), { account_id, key });
  }
  return {
    accounts: Array.from(accounts, (account_id) => ({ account_id })),
    apiKeys: Array.from(apiKeys, (id) => ({ id })),
    reservations,
    keys: [...keys.values()],
  };
}

function idempotencyKeyOf(operation: Operation): string | undefined {
  if (operation.kind === 'append') return undefined;
  return operation.kind === 'refund' ? operation.idempotencyKey : operation.idempotency?.key;
}

function toRemembered(found: RememberedRow): Remembered {
  const { lease_expires, seed, tokens_used, estimated_cost_usd, model, prompt, palettes, ...row } = found;
  const source = row.source === 'dashboard' ? 'dashboard' : 'api';
  // The history row may have gone, by retention; then nothing can be replayed.
  const record =
    palettes === null || prompt === null
      ? undefined
      : ({
          source,
          seed: seed ?? 0,
          tokensUsed: tokens_used ?? 0,
          estimatedCostUsd: estimated_cost_usd ?? 0,
          model: model ?? '',
          prompt: decodeText(prompt),
          palettesJson: palettes,
        } as const);
  return { row, record, leaseExpires: lease_expires };
}
