import type { Period } from '../period.ts';
import type { Endpoint } from '../store.ts';

/**
 * What the write batcher carries: plain values, so that they cross to a worker thread as they are. Instants are
 * milliseconds of the database's clock.
 */
export type Operation = Charge | Reserve | Settle | Refund | Append;

/** Who asks, for what, and under which limit. */
export interface Claim {
  readonly accountId: string;
  readonly keyId: string;
  /** `null`: unlimited. */
  readonly limit: number | null;
  readonly endpoint: Endpoint;
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | null;
}

/** A history record with its prompt encoded for both databases (`text.ts`). */
export interface StoredRecord {
  readonly source: 'api' | 'dashboard';
  readonly seed: number;
  readonly tokensUsed: number;
  readonly estimatedCostUsd: number;
  readonly model: string;
  readonly prompt: string;
  readonly palettes: string;
}

export interface Charge {
  readonly kind: 'charge';
  readonly claim: Claim;
  readonly status: number;
  readonly record: StoredRecord | null;
}

export interface Reserve {
  readonly kind: 'reserve';
  readonly claim: Claim;
  readonly reservationId: string;
  readonly leaseMs: number;
}

export interface Settle {
  readonly kind: 'settle';
  /** As reserved: if the reservation was swept meanwhile, the request is charged anew. */
  readonly claim: Claim;
  readonly reservationId: string;
  readonly status: number;
  readonly record: StoredRecord | null;
}

export interface Refund {
  readonly kind: 'refund';
  readonly accountId: string;
  readonly reservationId: string;
  readonly idempotencyKey: string | null;
}

/** Adds to the history what the dashboard made; it costs nothing. */
export interface Append {
  readonly kind: 'append';
  readonly accountId: string;
  readonly record: StoredRecord;
}

export interface Position {
  readonly used: number;
  readonly limit: number | null;
  readonly period: Period;
  readonly now: number;
}

export type Decision =
  | {
      readonly kind: 'charged';
      readonly at: Position;
      /** Of the key; for the usage alone, which tells it. */
      readonly totalRequests: number | null;
      readonly seq: number | null;
    }
  | { readonly kind: 'reserved'; readonly at: Position }
  | { readonly kind: 'refused'; readonly at: Position }
  | { readonly kind: 'mismatch'; readonly at: Position }
  | { readonly kind: 'replayed'; readonly at: Position; readonly record: StoredRecord }
  /** The first request under the idempotency key is still being answered; ask again. */
  | { readonly kind: 'inFlight'; readonly untilAtMost: number }
  | { readonly kind: 'refunded' }
  | { readonly kind: 'appended' };

export function accountOf(operation: Operation): string {
  return 'claim' in operation ? operation.claim.accountId : operation.accountId;
}
