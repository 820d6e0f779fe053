import type { AccountRow } from '../storage/store/accounts.ts';
import { findPlan } from '../contract/plans.ts';

/** Why an account may not use the API. `unknown plan`: a newer version may have set one that this one does not have. */
export type NoAccess = 'unknown plan' | 'not included' | 'lapsed';

/**
 * Whether an account's plan lets it use the API at an instant; undefined: it does. The one place that says so. Whether
 * its quota has room is for the ledger alone to decide (`storage/ledger/rules/decide.ts`).
 * @param now of the database's clock
 */
export function whyNoAccess(account: Pick<AccountRow, 'plan' | 'planEnds'>, now: Date): NoAccess | undefined {
  const plan = findPlan(account.plan);
  if (plan === undefined) return 'unknown plan';
  if (!plan.grantsKeys) return 'not included';
  return hasLapsed(account, now) ? 'lapsed' : undefined;
}

export function hasLapsed({ planEnds }: Pick<AccountRow, 'planEnds'>, now: Date): boolean {
  return planEnds !== undefined && planEnds <= now;
}
