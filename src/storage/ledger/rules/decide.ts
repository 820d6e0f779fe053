import type { Charge } from '../../store/ledger.ts';
import type { Snapshot, LedgerRow, Writes } from './snapshot.ts';
import { openBatchState } from './batch-state.ts';
import type { BatchState } from './batch-state.ts';
import { forget, recall, remember } from './idempotency.ts';
import type { Append, Decision, Operation, Refund } from '../operation.ts';
import { standingOf } from './standing.ts';

type Reserve = Extract<Operation, { kind: 'reserve' }>;
type Settle = Extract<Operation, { kind: 'settle' }>;

/**
 * The rules of the ledger, without a database: what each operation of a batch gets, in order of arrival, and what that
 * writes. `used` is always `settled + live`, and never grows past a limit.
 */
export function decide(
  operations: readonly Operation[],
  snapshot: Snapshot,
): { decisions: Decision[]; writes: Writes } {
  const state = openBatchState(snapshot);
  const decisions = operations.map((operation) => decideOne(state, operation));
  return { decisions, writes: state.close() };
}

function decideOne(state: BatchState, operation: Operation): Decision {
  if (operation.kind === 'charge') return charge(state, operation);
  if (operation.kind === 'reserve') return reserve(state, operation);
  if (operation.kind === 'settle') return settle(state, operation);
  if (operation.kind === 'append') return append(state, operation);
  return refund(state, operation);
}

function charge(state: BatchState, asked: Charge): Decision {
  const earlier = recall(state, asked);
  if (earlier !== undefined) return earlier;
  const ledger = state.ledger(asked.accountId);
  if (ledger === undefined || !hasRoom(ledger, asked.limit))
    return { kind: 'refused', standing: standingOf(state.now, ledger, asked.limit) };
  ledger.settled += 1;
  return answered(state, ledger, asked);
}

function reserve(state: BatchState, { reservationId, leaseMs, ...claim }: Reserve): Decision {
  const earlier = recall(state, claim);
  if (earlier !== undefined) return earlier;
  const ledger = state.ledger(claim.accountId);
  if (ledger === undefined || !hasRoom(ledger, claim.limit))
    return { kind: 'refused', standing: standingOf(state.now, ledger, claim.limit) };
  ledger.live += 1;
  const expires = state.now + leaseMs;
  state.open({
    id: reservationId,
    account_id: claim.accountId,
    key_id: claim.keyId,
    period: ledger.period,
    endpoint: claim.endpoint,
    quota_limit: claim.limit ?? null,
    expires,
    idempotency_key: claim.idempotency?.key ?? null,
    fingerprint: claim.idempotency?.fingerprint ?? null,
  });
  remember(state, ledger, claim, { reservationId, expires });
  return { kind: 'reserved', reservationId, standing: standingOf(state.now, ledger, claim.limit) };
}

function settle(state: BatchState, operation: Settle): Decision {
  const reservation = state.reservation(operation.reservationId);
  const ledger = state.ledger(operation.accountId);
  // Swept: its node was slower than its lease. What it took has been given back, so it stands in line again.
  if (reservation === undefined || ledger === undefined) return charge(state, operation);
  state.endReservation(ledger, reservation, 1);
  return answered(state, ledger, operation);
}

function refund(state: BatchState, { accountId, reservationId }: Refund): Decision {
  const reservation = state.reservation(reservationId);
  const ledger = state.ledger(accountId);
  if (reservation !== undefined && ledger !== undefined) {
    state.endReservation(ledger, reservation, 0);
    if (reservation.idempotency_key !== null) forget(state, accountId, reservation.idempotency_key, reservationId);
  }
  return { kind: 'done' };
}

/** Of an account that has just been removed nothing is kept. */
function append(state: BatchState, { accountId, record }: Append): Decision {
  const ledger = state.ledger(accountId);
  if (ledger !== undefined) state.append(ledger, record);
  return { kind: 'done' };
}

/** The one condition that keeps a quota. */
function hasRoom(ledger: LedgerRow, limit: number | undefined): boolean {
  return limit === undefined || ledger.settled + ledger.live < limit;
}

function answered(state: BatchState, ledger: LedgerRow, charge: Charge): Decision {
  const { accountId, limit, idempotency, record } = charge;
  const seq = record === undefined ? undefined : state.append(ledger, record);
  const totalRequests = state.count(ledger, charge);
  if (idempotency !== undefined) {
    if (record === undefined || seq === undefined) state.forget(accountId, idempotency.key);
    else remember(state, ledger, charge, { seq, record });
  }
  return { kind: 'charged', standing: standingOf(state.now, ledger, limit), totalRequests, seq };
}
