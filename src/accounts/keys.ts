import type { Store } from '../storage/store.ts';
import type { AccountRow } from '../storage/store/accounts.ts';
import type { KeyRow } from '../storage/store/keys.ts';
import { hashApiKey, isWellFormedApiKey, lastFourOf, mintApiKey } from './api-key.ts';
import type { PlanName } from '../contract/plans.ts';

export interface NewKey {
  readonly email: string;
  readonly plan: PlanName;
  /** A monthly quota for this account in place of its plan's. */
  readonly quota?: number | undefined;
  readonly name?: string | undefined;
}

/**
 * Makes a key for the account of an address, and the account where there is none. An existing account is put on the
 * plan and the quota that are given, without an end: the operator decides. Without a quota it has its plan's.
 * @returns the key, to be shown once, and its row
 */
export async function createKeyFor(
  store: Pick<Store, 'accounts' | 'keys'>,
  { email, plan, quota, name = 'API key' }: NewKey,
): Promise<{ key: string; row: KeyRow }> {
  const account = await createOrFind(store, email, plan, quota);
  if (account.plan !== plan || account.planEnds !== undefined || account.quota !== quota)
    await store.accounts.setPlan(account.id, plan, undefined, quota);
  return createKeyOf(store, account.id, name);
}

/**
 * Makes another key of an account.
 * @param liveMax how many live keys it may have then
 * @throws TooManyKeys
 */
export async function createKeyOf(
  store: Pick<Store, 'keys'>,
  accountId: string,
  name: string,
  liveMax?: number,
): Promise<{ key: string; row: KeyRow }> {
  const key = mintApiKey();
  const row = await store.keys.create({ accountId, name, hash: hashApiKey(key), lastFour: lastFourOf(key), liveMax });
  return { key, row };
}

/** The account of an address, made where there is none. Of two programs that make it at once the second finds the first's. */
export async function createOrFind(
  store: Pick<Store, 'accounts'>,
  email: string,
  plan: PlanName,
  quota: number | undefined,
): Promise<AccountRow> {
  const known = await store.accounts.findByEmail(email);
  if (known !== undefined) return known;
  try {
    return await store.accounts.create({ email, plan, ...(quota === undefined ? {} : { quota }) });
  } catch (error) {
    const account = await store.accounts.findByEmail(email);
    if (account === undefined) throw error;
    return account;
  }
}

export interface ListedKey {
  readonly account: AccountRow;
  readonly key: KeyRow;
}

/** Every key with its account, oldest account first; of one account where an address is given. */
export async function listKeys(store: Pick<Store, 'accounts' | 'keys'>, email?: string): Promise<readonly ListedKey[]> {
  const accounts = email === undefined ? await store.accounts.list() : [await store.accounts.findByEmail(email)];
  const listed: ListedKey[] = [];
  for (const account of accounts) {
    if (account === undefined) continue;
    for (const key of await store.keys.list(account.id)) listed.push({ account, key });
  }
  return listed;
}

/** @param idOrKey a key's id, or the key itself; false when no live key is meant by it */
export async function revokeKey(store: Pick<Store, 'accounts' | 'keys'>, idOrKey: string): Promise<boolean> {
  if (isWellFormedApiKey(idOrKey)) {
    const holder = await store.keys.findByHash(hashApiKey(idOrKey));
    return holder !== undefined && store.keys.revoke(holder.account.id, holder.key.id);
  }
  for (const { account, key } of await listKeys(store))
    if (key.id === idOrKey) return store.keys.revoke(account.id, key.id);
  return false;
}
