import type { Books, LedgerRow, Writes } from './books.ts';
import { openDesk } from './desk.ts';
import type { Desk } from './desk.ts';
import { forget, recall, remember } from './idempotency.ts';
import type { Append, Charge, Claim, Decision, Operation, Reserve, Settle, StoredRecord } from './operation.ts';
import { standing } from './standing.ts';

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
  return refund(desk, operation.accountId, operation.reservationId);
}

function charge(desk: Desk, { claim, status, record }: Charge): Decision {
  const earlier = recall(desk, claim);
  if (earlier !== undefined) return earlier;
  const ledger = desk.ledger(claim.accountId);
  if (ledger === undefined || !hasRoom(ledger, claim.limit))
    return { kind: 'refused', at: standing(desk, ledger, claim.limit) };
  ledger.settled += 1;
  return answered(desk, ledger, claim, status, record);
}

function reserve(desk: Desk, { claim, reservationId, leaseMs }: Reserve): Decision {
  const earlier = recall(desk, claim);
  if (earlier !== undefined) return earlier;
  const ledger = desk.ledger(claim.accountId);
  if (ledger === undefined || !hasRoom(ledger, claim.limit))
    return { kind: 'refused', at: standing(desk, ledger, claim.limit) };
  ledger.live += 1;
  const at = standing(desk, ledger, claim.limit);
  const expires = desk.now + leaseMs;
  desk.open({
    id: reservationId,
    account_id: claim.accountId,
    key_id: claim.keyId,
    period: ledger.period,
    endpoint: claim.endpoint,
    quota_limit: claim.limit,
    expires,
    idempotency_key: claim.idempotency?.key ?? null,
    fingerprint: claim.idempotency?.fingerprint ?? null,
  });
  remember(desk, claim, at, { reservationId, expires });
  return { kind: 'reserved', at };
}

function settle(desk: Desk, operation: Settle): Decision {
  const { claim, reservationId, status, record } = operation;
  const reservation = desk.reservation(reservationId);
  const ledger = desk.ledger(claim.accountId);
  // Swept: its node was slower than its lease. What it took has been given back, so it stands in line again.
  if (reservation === undefined || ledger === undefined) return charge(desk, { kind: 'charge', claim, status, record });
  desk.endReservation(ledger, reservation, 1);
  return answered(desk, ledger, claim, status, record);
}

function refund(desk: Desk, accountId: string, reservationId: string): Decision {
  const reservation = desk.reservation(reservationId);
  const ledger = desk.ledger(accountId);
  if (reservation !== undefined && ledger !== undefined) {
    desk.endReservation(ledger, reservation, 0);
    if (reservation.idempotency_key !== null) forget(desk, accountId, reservation.idempotency_key, reservationId);
  }
  return { kind: 'refunded' };
}

/** Of an account that has just been removed nothing is kept. */
function append(desk: Desk, { accountId, record }: Append): Decision {
  const ledger = desk.ledger(accountId);
  if (ledger !== undefined) desk.append(ledger, record);
  return { kind: 'appended' };
}

/** The one condition that keeps a quota. */
function hasRoom(ledger: LedgerRow, limit: number | null): boolean {
  return limit === null || ledger.settled + ledger.live < limit;
}

function answered(desk: Desk, ledger: LedgerRow, claim: Claim, status: number, record: StoredRecord | null): Decision {
  const at = standing(desk, ledger, claim.limit);
  const seq = record === null ? null : desk.append(ledger, record);
  const totalRequests = desk.count(ledger, claim, status);
  if (claim.idempotency !== null) {
    if (record === null || seq === null) desk.forget(claim.accountId, claim.idempotency.key);
    else remember(desk, claim, at, { source: record.source, seq, record });
  }
  return { kind: 'charged', at, totalRequests, seq };
}
