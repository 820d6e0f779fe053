import type { Selectable } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { HistoryRecord } from '../../store/history.ts';

export type LedgerRow = Selectable<Schema['ledgers']>;
export type PastPeriodRow = Selectable<Schema['past_periods']>;
export type ReservationRow = Selectable<Schema['reservations']>;
type HistoryRow = Selectable<Schema['history']>;
export type DailyRow = Selectable<Schema['daily_counts']>;
export type IdempotencyRow = Selectable<Schema['idempotency']>;

/** An answer that may be asked for again. `record` is undefined while it is being made. */
export interface Remembered {
  readonly row: IdempotencyRow;
  readonly record: HistoryRecord | undefined;
  /** When the reservation of a first request that is still being answered runs out; null: it has none any more. */
  readonly leaseExpires: number | null;
}

/** What one transaction has read, under the lock of every ledger it touches, before it decides. */
export interface Snapshot {
  readonly now: number;
  readonly ledgers: ReadonlyMap<string, LedgerRow>;
  readonly reservations: ReadonlyMap<string, ReservationRow>;
  /** How many requests a key had been answered when they were last filed, by its id; where an operation tells it. */
  readonly totals: ReadonlyMap<string, number>;
  /** By `rememberedKey`. */
  readonly remembered: ReadonlyMap<string, Remembered>;
}

/** Requests of a key, and when the last of them was. */
export type KeyRequests = { readonly key_id: string; requests: number; at: number };

/** What it writes then. */
export interface Writes {
  readonly ledgers: LedgerRow[];
  readonly archived: PastPeriodRow[];
  /** Reservations of earlier periods that were closed: what to add to the archived counts. */
  readonly archivedChanges: PastPeriodRow[];
  readonly history: HistoryRow[];
  /** Of days that are over, to add to what is there. */
  readonly daily: DailyRow[];
  readonly keys: KeyRequests[];
  readonly reserved: ReservationRow[];
  readonly closed: { readonly id: string }[];
  readonly remembered: IdempotencyRow[];
  readonly forgotten: { readonly account_id: string; readonly key: string }[];
}

export function rememberedKey(accountId: string, key: string): string {
  return `${accountId}\n${key}`;
}
