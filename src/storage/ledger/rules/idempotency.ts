import { endOfPeriod } from '../../period.ts';
import type { HistoryRecord } from '../../store/history.ts';
import type { Claim } from '../../store/ledger.ts';
import type { LedgerRow } from './snapshot.ts';
import type { BatchState } from './batch-state.ts';
import type { Decision } from '../operation.ts';
import { standingOf } from './standing.ts';

/** For how long an answer may be asked for again under its idempotency key. */
export const REMEMBERED_MS = 24 * 3_600_000;

/** What the idempotency key of a request already stands for; undefined: nothing yet. */
export function recall(state: BatchState, claim: Claim): Decision | undefined {
  if (claim.idempotency === undefined) return undefined;
  const earlier = state.remembered(claim.accountId, claim.idempotency.key);
  if (earlier === undefined || earlier.row.at <= state.now - REMEMBERED_MS) return undefined;
  if (earlier.row.fingerprint !== claim.idempotency.fingerprint) {
    if (earlier.record === undefined && !isLive(state, earlier.leaseExpires)) return undefined;
    return { kind: 'mismatch', standing: standingOf(state.now, state.ledger(claim.accountId), claim.limit) };
  }
  const { row, record, leaseExpires } = earlier;
  if (record === undefined) return isLive(state, leaseExpires) ? { kind: 'inFlight' } : undefined;
  const { used, quota_limit, period, at } = row;
  const standing = { used, limit: quota_limit ?? undefined, resetAt: endOfPeriod(period), now: new Date(at) };
  return { kind: 'replayed', standing, record };
}

function isLive(state: BatchState, leaseExpires: number | null): boolean {
  return leaseExpires !== null && leaseExpires > state.now;
}

type Announced = { readonly reservationId: string; readonly expires: number };
type Made = { readonly seq: number; readonly record: HistoryRecord };

/** Keeps what a request gets, or that it is being answered, for those that come under the same key. */
export function remember(state: BatchState, ledger: LedgerRow, claim: Claim, answer: Announced | Made): void {
  if (claim.idempotency === undefined) return;
  const made = 'record' in answer;
  const row = {
    account_id: claim.accountId,
    key: claim.idempotency.key,
    fingerprint: claim.idempotency.fingerprint,
    reservation_id: made ? null : answer.reservationId,
    source: made ? answer.record.source : null,
    seq: made ? answer.seq : null,
    period: ledger.period,
    used: ledger.settled + ledger.live,
    quota_limit: claim.limit ?? null,
    at: state.now,
  };
  state.remember(row, made ? answer.record : undefined, made ? null : answer.expires);
}

/** Forgets what a reservation announced, unless another request has taken the key over since. */
export function forget(state: BatchState, accountId: string, key: string, reservationId: string): void {
  if (state.remembered(accountId, key)?.row.reservation_id === reservationId) state.forget(accountId, key);
}
