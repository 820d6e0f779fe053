export interface AccountRow {
  readonly id: string;
  readonly email: string;
  /** A name of the plans table in `accounts/plans.ts`. */
  readonly plan: string;
  /** The instant at which the plan lapses; undefined: never. */
  readonly planEnds: Date | undefined;
  /** An operator's own monthly quota for this account, in place of its plan's; undefined: the plan's. */
  readonly quota: number | undefined;
  readonly created: Date;
}

interface AccountPageQuery {
  /** Any part of the address, in any case. */
  readonly text: string;
  readonly limit: number;
  /** The last address of the page before; undefined: from the first. */
  readonly after?: string | undefined;
}

export interface AccountStore {
  find(accountId: string): Promise<AccountRow | undefined>;
  findByEmail(email: string): Promise<AccountRow | undefined>;
  create(account: { email: string; plan: string; planEnds?: Date; quota?: number }): Promise<AccountRow>;
  /**
   * A sign-in whose address was never proven ends with it: what is granted is for the address's owner.
   * @param quota the account's own; undefined: the plan's from now on, whatever its own was
   */
  setPlan(accountId: string, plan: string, planEnds: Date | undefined, quota?: number): Promise<void>;
  list(): Promise<readonly AccountRow[]>;
  /** In the order of their addresses. */
  page(query: AccountPageQuery): Promise<readonly AccountRow[]>;
  /** Deletes the account with its keys, history and counts. */
  remove(accountId: string): Promise<void>;
}

/** Who may see and change every account. */
export interface OperatorStore {
  has(accountId: string): Promise<boolean>;
  add(accountId: string): Promise<void>;
}
