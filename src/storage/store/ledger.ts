import type { HistoryRecord } from './history.ts';

/** Where an account stands in the current period, a calendar month in UTC. */
export interface Standing {
  /** Requests charged and reserved in this period. */
  readonly used: number;
  /** undefined: unlimited. */
  readonly limit: number | undefined;
  /** First instant of the next month, UTC. */
  readonly resetAt: Date;
  /** The database's clock when this was read. */
  readonly now: Date;
}

/** Who asks, for what, and under which limit. */
export interface Claim {
  readonly accountId: string;
  readonly keyId: string;
  /** The account's monthly limit; undefined: unlimited. */
  readonly limit: number | undefined;
  /** The name under which the request is counted; for `usage` the outcome has its key's total. */
  readonly endpoint: string;
  readonly idempotency?: Idempotency | undefined;
}

export interface Idempotency {
  readonly key: string;
  /** SHA-256 in hexadecimal of the request body that the key stands for. */
  readonly fingerprint: string;
}

/** The answer that a charge pays for. */
export interface Answer {
  /** HTTP status. */
  readonly status: number;
  /** Appended to the history in the same transaction. */
  readonly record?: HistoryRecord | undefined;
}

/** A request as it is charged: from the meter to the transaction it keeps this form. */
export interface Charge extends Claim, Answer {}

/** What a charge gets, from the transaction to the answer. */
export type ChargeOutcome =
  | {
      readonly kind: 'charged';
      /** As of this request: `now` is when the key was last used. */
      readonly standing: Standing;
      /** Of the calling key, with this request; for the endpoint `usage` alone, which reports it. */
      readonly totalRequests: number | undefined;
      /** Of the record in the history, where there is one. */
      readonly seq: number | undefined;
    }
  | { readonly kind: 'refused'; readonly standing: Standing }
  /** The first answer under this idempotency key; nothing was charged. `standing` is that of the first answer. */
  | { readonly kind: 'replayed'; readonly standing: Standing; readonly record: HistoryRecord }
  /** The idempotency key stands for another body. */
  | { readonly kind: 'mismatch'; readonly standing: Standing };

export type ReserveOutcome =
  | { readonly kind: 'reserved'; readonly reservationId: string; readonly standing: Standing }
  | Exclude<ChargeOutcome, { kind: 'charged' }>;

export interface Ledger {
  /**
   * Charges one request and appends its record, durably, in one transaction; resolves after the commit. Requests that
   * queue while a commit runs share the next one. Exact: never one over the limit.
   * @throws StorageUnavailable when the database cannot commit; then nothing was charged
   */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /**
   * Takes one request from the quota before a provider that takes seconds is called. The reservation lives until
   * `settle`, `refund` or, if its node dies, until the sweep after `leaseMs`. With an idempotency key whose first
   * request is still in flight, waits for that one.
   */
  reserve(claim: Claim, leaseMs: number): Promise<ReserveOutcome>;
  /** Ends a reservation with its answer; one that was swept meanwhile is charged anew. */
  settle(reservationId: string, answer: Answer): Promise<ChargeOutcome>;
  /** Gives back what a reservation took. */
  refund(reservationId: string): Promise<void>;
  /** Adds to the history what was made without a key, on the dashboard; charges nothing. */
  append(accountId: string, record: HistoryRecord): Promise<void>;
  /** Where the account stands; charges nothing. */
  standing(accountId: string, limit: number | undefined): Promise<Standing>;
  /** Of the calling key, for `GET /usage`; charges nothing. */
  keyUsage(keyId: string): Promise<{ totalRequests: number; lastUsed: Date | undefined }>;
  /** Requests by UTC day, endpoint and status, oldest first, for at most the last 90 days. */
  daily(
    accountId: string,
    days: number,
  ): Promise<readonly { day: string; endpoint: string; status: number; count: number }[]>;
}
