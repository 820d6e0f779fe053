import { findPlan } from '../../accounts/plans.ts';
import type { AccountRow, Store } from '../../storage/store.ts';

/** What an account's plan allows at this moment, by the database's clock. */
export async function planNow(
  { ledger }: Pick<Store, 'ledger'>,
  { id, plan, planEnds }: AccountRow,
): Promise<{ readonly lapsed: boolean; readonly grantsKeys: boolean }> {
  const lapsed = planEnds !== undefined && planEnds <= (await ledger.standing(id, undefined)).now;
  return { lapsed, grantsKeys: findPlan(plan)?.grantsKeys === true && !lapsed };
}
