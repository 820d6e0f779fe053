import type { Charge } from '../store.ts';
import type { Books, LedgerRow, Writes } from './books.ts';
import { openDesk } from './desk.ts';
import type { Desk } from './desk.ts';
import { forget, recall, remember } from './idempotency.ts';
import type { Append, Decision, Operation, Refund } from './operation.ts';
import { standingOf } from './standing.ts';

type Reserve = Extract<Operation, { kind: 'reserve' }>;
type Settle = Extract<Operation, { kind: 'settle' }>;

/**
 * The rules of the ledger, without a database: what each operation of a batch gets, in order of arrival, and what that
 * writes. `used` is always `settled + live`, and never grows past a limit.
 */
export function decide(operations: readonly Operation[], books: Books): { decisions: Decision[]; writes: Writes } {
  const desk = openDesk(books);
  const decisions = operations.map((operation) => decideOne(desk, operation));
  return { decisions, writes: desk.close() };
}

function decideOne(desk: Desk, operation: Operation): Decision {
  if (operation.kind === 'charge') return charge(desk, operation);
  if (operation.kind === 'reserve') return reserve(desk, operation);
  if (operation.kind === 'settle') return settle(desk, operation);
  if (operation.kind === 'append') return append(desk, operation);
  return refund(desk, operation);
}

function charge(desk: Desk, asked: Charge): Decision {
  const earlier = recall(desk, asked);
  if (earlier !== undefined) return earlier;
  const ledger = desk.ledger(asked.accountId);
  if (ledger === undefined || !hasRoom(ledger, asked.limit))
    return { kind: 'refused', standing: standingOf(desk.now, ledger, asked.limit) };
  ledger.settled += 1;
  return answered(desk, ledger, asked);
}

function reserve(desk: Desk, { reservationId, leaseMs, ...claim }: Reserve): Decision {
  const earlier = recall(desk, claim);
  if (earlier !== undefined) return earlier;
  const ledger = desk.ledger(claim.accountId);
  if (ledger === undefined || !hasRoom(ledger, claim.limit))
    return { kind: 'refused', standing: standingOf(desk.now, ledger, claim.limit) };
  ledger.live += 1;
  const expires = desk.now + leaseMs;
  desk.open({
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
  remember(desk, ledger, claim, { reservationId, expires });
  return { kind: 'reserved', reservationId, standing: standingOf(desk.now, ledger, claim.limit) };
}

function settle(desk: Desk, operation: Settle): Decision {
  const reservation = desk.reservation(operation.reservationId);
  const ledger = desk.ledger(operation.accountId);
  // Swept: its node was slower than its lease. What it took has been given back, so it stands in line again.
  if (reservation === undefined || ledger === undefined) return charge(desk, operation);
  desk.endReservation(ledger, reservation, 1);
  return answered(desk, ledger, operation);
}

function refund(desk: Desk, { accountId, reservationId }: Refund): Decision {
  const reservation = desk.reservation(reservationId);
  const ledger = desk.ledger(accountId);
  if (reservation !== undefined && ledger !== undefined) {
    desk.endReservation(ledger, reservation, 0);
    if (reservation.idempotency_key !== null) forget(desk, accountId, reservation.idempotency_key, reservationId);
  }
  return { kind: 'done' };
}

/** Of an account that has just been removed nothing is kept. */
function append(desk: Desk, { accountId, record }: Append): Decision {
  const ledger = desk.ledger(accountId);
  if (ledger !== undefined) desk.append(ledger, record);
  return { kind: 'done' };
}

/** The one condition that keeps a quota. */
function hasRoom(ledger: LedgerRow, limit: number | undefined): boolean {
  return limit === undefined || ledger.settled + ledger.live < limit;
}

function answered(desk: Desk, ledger: LedgerRow, charge: Charge): Decision {
  const { accountId, limit, idempotency, record } = charge;
  const seq = record === undefined ? undefined : desk.append(ledger, record);
  const totalRequests = desk.count(ledger, charge);
  if (idempotency !== undefined) {
    if (record === undefined || seq === undefined) desk.forget(accountId, idempotency.key);
    else remember(desk, ledger, charge, { seq, record });
  }
  return { kind: 'charged', standing: standingOf(desk.now, ledger, limit), totalRequests, seq };
}
