import { periodOf } from '../period.ts';
import type { LedgerRow } from './books.ts';
import type { Desk } from './desk.ts';
import type { Position } from './operation.ts';

/** Where an account stands at this point of a batch; undefined: it has been removed. */
export function standing(desk: Desk, ledger: LedgerRow | undefined, limit: number | null): Position {
  const { now } = desk;
  // Of an account that has just been removed nothing is left to use.
  if (ledger === undefined) return { used: 0, limit: 0, period: periodOf(now), now };
  return { used: ledger.settled + ledger.live, limit, period: ledger.period, now };
}
