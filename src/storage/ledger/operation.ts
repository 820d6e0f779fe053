import type { HistoryRecord } from '../store/history.ts';
import type { Charge, ChargeOutcome, Claim, ReserveOutcome } from '../store/ledger.ts';

/**
 * What the ledger does, one at a time: plain values, so that they cross to the writing thread as they are. A settled
 * reservation carries its charge whole, for one that was swept meanwhile is charged anew.
 */
export type Operation =
  | (Charge & { readonly kind: 'charge' })
  | (Claim & { readonly kind: 'reserve'; readonly reservationId: string; readonly leaseMs: number })
  | (Charge & { readonly kind: 'settle'; readonly reservationId: string })
  | Refund
  | Append;

export interface Refund {
  readonly kind: 'refund';
  readonly accountId: string;
  readonly reservationId: string;
  readonly idempotencyKey: string | undefined;
}

/** Adds to the history what the dashboard made; it costs nothing. */
export interface Append {
  readonly kind: 'append';
  readonly accountId: string;
  readonly record: HistoryRecord;
}

/** What an operation gets. */
export type Decision =
  | ChargeOutcome
  | ReserveOutcome
  /** The first request under the idempotency key is still being answered; ask again. */
  | { readonly kind: 'inFlight' }
  /** A refund or an append, which get nothing. */
  | { readonly kind: 'done' };
