import { hasLapsed, whyNoAccess } from '../../accounts/api-access.ts';
import type { Store } from '../../storage/store.ts';
import type { AccountRow } from '../../storage/store/accounts.ts';

/** What an account's plan allows at this moment, by the database's clock. */
export async function planNow(
  { ledger }: Pick<Store, 'ledger'>,
  account: AccountRow,
): Promise<{ readonly lapsed: boolean; readonly grantsKeys: boolean }> {
  const { now } = await ledger.standing(account.id, undefined);
  return { lapsed: hasLapsed(account, now), grantsKeys: whyNoAccess(account, now) === undefined };
}
