import type { Desk } from './desk.ts';
import type { Claim, Decision, Position, StoredRecord } from './operation.ts';
import { standing } from './standing.ts';

/** For how long an answer may be asked for again under its idempotency key. */
export const REMEMBERED_MS = 24 * 3_600_000;

/** What the idempotency key of a request already stands for; undefined: nothing yet. */
export function recall(desk: Desk, claim: Claim): Decision | undefined {
  if (claim.idempotency === null) return undefined;
  const earlier = desk.remembered(claim.accountId, claim.idempotency.key);
  if (earlier === undefined || earlier.row.at <= desk.now - REMEMBERED_MS) return undefined;
  if (earlier.row.fingerprint !== claim.idempotency.fingerprint) {
    if (earlier.record === null && !isLive(desk, earlier.leaseExpires)) return undefined;
    return { kind: 'mismatch', at: standing(desk, desk.ledger(claim.accountId), claim.limit) };
  }
  const { row, record, leaseExpires } = earlier;
  if (record !== null) {
    return {
      kind: 'replayed',
      at: { used: row.used, limit: row.quota_limit, period: row.period, now: row.at },
      record,
    };
  }
  return leaseExpires !== null && isLive(desk, leaseExpires)
    ? { kind: 'inFlight', untilAtMost: leaseExpires }
    : undefined;
}

function isLive(desk: Desk, leaseExpires: number | null): boolean {
  return leaseExpires !== null && leaseExpires > desk.now;
}

type Answer =
  | { readonly reservationId: string; readonly expires: number }
  | { readonly source: 'api' | 'dashboard'; readonly seq: number; readonly record: StoredRecord };

export function remember(desk: Desk, claim: Claim, at: Position, answer: Answer): void {
  if (claim.idempotency === null) return;
  const made = 'record' in answer;
  const row = {
    account_id: claim.accountId,
    key: claim.idempotency.key,
    fingerprint: claim.idempotency.fingerprint,
    reservation_id: made ? null : answer.reservationId,
    source: made ? answer.source : null,
    seq: made ? answer.seq : null,
    period: at.period,
    used: at.used,
    quota_limit: at.limit,
    at: at.now,
  };
  desk.remember(row, made ? answer.record : null, made ? null : answer.expires);
}

/** Forgets what a reservation announced, unless another request has taken the key over since. */
export function forget(desk: Desk, accountId: string, key: string, reservationId: string): void {
  if (desk.remembered(accountId, key)?.row.reservation_id === reservationId) desk.forget(accountId, key);
}
