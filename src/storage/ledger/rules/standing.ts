import { endOfPeriod, periodOf } from '../../period.ts';
import type { Standing } from '../../store/ledger.ts';
import type { LedgerRow } from './snapshot.ts';

/**
 * Where an account stands at an instant.
 * @param now milliseconds of the database's clock
 * @param ledger undefined: the account has been removed, and has nothing left to use
 */
export function standingOf(now: number, ledger: LedgerRow | undefined, limit: number | undefined): Standing {
  return ledger === undefined
    ? { used: 0, limit: 0, resetAt: endOfPeriod(periodOf(now)), now: new Date(now) }
    : { used: ledger.settled + ledger.live, limit, resetAt: endOfPeriod(ledger.period), now: new Date(now) };
}
