import type { Copied } from './sqlite/copy.ts';

/**
 * What the house asks of its storage. One implementation over Kysely serves SQLite and PostgreSQL; the contract suite
 * beside this file is run by both. Times are instants of the database's own clock.
 */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** Applies the migrations that the database lacks; several nodes may call it at once. */
  migrate(): Promise<void>;
  /** Resolves when the database answers; throws `StorageUnavailable` otherwise. */
  ping(): Promise<void>;
  /** Resolves when the database takes a write, durably; throws `StorageUnavailable` otherwise. */
  probe(): Promise<void>;
  /** Copies the embedded database, as it is at one moment, to a new file; not for PostgreSQL. */
  copyTo(file: string): Promise<Copied>;
  /** How many charges wait for their transaction, or are in it. */
  queued(): number;
  /** Finishes what is queued, then closes. */
  close(): Promise<void>;
  /**
   * Deletes history older than so many days; only the oldest of each numbering, so that what remains stays dense. For
   * the server to call daily where an operator set `HUESMITH_HISTORY_DAYS`. Resolves to how many entries it deleted.
   */
  trimHistory(days: number): Promise<number>;
  /**
   * Gives back what the reservations of nodes that died have taken, and deletes counts and answers that have grown too
   * old. An open store does so by itself, every few seconds; resolves to how many reservations it gave back.
   */
  sweep(): Promise<number>;
  /**
   * Counts one more try under a key, for all nodes together. A while of `perMs` begins with its first try.
   * @returns the tries of this while, and how long it still lasts
   */
  countTry(key: string, perMs: number): Promise<{ readonly tries: number; readonly leftMs: number }>;
  readonly accounts: AccountStore;
  readonly operators: OperatorStore;
  readonly payments: PaymentStore;
  readonly keys: KeyStore;
  readonly ledger: Ledger;
  readonly history: HistoryStore;
  readonly spending: SpendingStore;
}

/** What language models cost this month, for all nodes together, in billionths of a US dollar, as whole numbers. */
export interface SpendingStore {
  /**
   * Sets an amount aside, exactly: the sum never exceeds the budget.
   * @returns the month it is of, to settle it by; undefined: not so much is left
   */
  take(nanoUsd: number, budgetNanoUsd: number): Promise<number | undefined>;
  /** Adds what was spent less what was set aside. What is never settled stays spent: nobody knows that it was not. */
  settle(period: number, nanoUsd: number): Promise<void>;
  spent(): Promise<number>;
}

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

/** A checkout that was paid. */
export interface Payment {
  /** Stripe's name for the event that told of it. */
  readonly eventId: string;
  readonly checkoutId: string;
  readonly accountId: string;
  /** Stripe's name for who paid, under which it keeps the receipt. */
  readonly customerId: string | undefined;
  /** Stripe's name for the payment itself, by which a refund is told. */
  readonly paymentIntent: string;
}

/** What a payment buys: days of a plan. An account whose plan is one of `outrankedBy` keeps that. */
export interface Purchase {
  readonly plan: string;
  readonly days: number;
  readonly outrankedBy: readonly string[];
}

export interface PastPayment extends Pick<Payment, 'checkoutId' | 'customerId'> {
  readonly date: Date;
}

export interface PaymentStore {
  /** What an account has paid, newest first. */
  list(accountId: string): Promise<readonly PastPayment[]>;
  /**
   * Extends the plan of an account by what was bought, once for each checkout: what is left of the plan is kept. An
   * account that has more already keeps that. What has been refunded or disputed meanwhile buys nothing.
   * @returns the days that were added
   */
  record(payment: Payment, purchase: Purchase): Promise<number>;
  /**
   * Takes back what a payment bought of a plan, once: it was refunded, or its owner disputes it. A payment that is heard
   * of only later buys nothing then.
   * @returns whose plan it was taken from; undefined: nobody's
   */
  reverse(paymentIntent: string, plan: string): Promise<string | undefined>;
}

export interface KeyRow {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly lastFour: string;
  readonly created: Date;
  readonly revoked: Date | undefined;
  readonly lastUsed: Date | undefined;
  readonly totalRequests: number;
}

/** A key with its account, as one read brings them: what deciding "who is it, may it" needs. */
export interface KeyHolder {
  readonly key: Pick<KeyRow, 'id' | 'revoked'>;
  readonly account: AccountRow;
  /** True when the account's plan has an end and the database's clock is past it. */
  readonly lapsed: boolean;
}

interface NewKeyRow {
  readonly accountId: string;
  readonly name: string;
  readonly hash: Uint8Array;
  readonly lastFour: string;
  readonly liveMax?: number | undefined;
}

export interface KeyStore {
  /** @param hash SHA-256 of the key, 32 bytes */
  findByHash(hash: Uint8Array): Promise<KeyHolder | undefined>;
  /**
   * A number that grows whenever a key is revoked or an account's plan or quota changes, by whatever program: while it
   * stays the same, so does all that `findByHash` has told, but for plans that end. With the database's clock.
   */
  changes(): Promise<{ readonly revision: number; readonly now: Date }>;
  /**
   * @param key.liveMax how many live keys the account may have with this one; undefined: any number
   * @throws TooManyKeys
   */
  create(key: NewKeyRow): Promise<KeyRow>;
  list(accountId: string): Promise<readonly KeyRow[]>;
  /** False when the account has no such live key. */
  revoke(accountId: string, keyId: string): Promise<boolean>;
}

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

export type Endpoint = 'generate' | 'export' | 'history' | 'usage';

/** What generation returned, as history keeps it and a replay tells it again. */
export interface HistoryRecord {
  readonly prompt: string;
  /** The palettes as the JSON text of the answer's `data`. */
  readonly palettesJson: string;
  /** `api` entries are what the API's history lists. */
  readonly source: 'api' | 'dashboard';
  readonly model: string;
  readonly tokensUsed: number;
  readonly estimatedCostUsd: number;
  readonly seed: number;
}

/** Who asks, for what, and under which limit. */
export interface Claim {
  readonly accountId: string;
  readonly keyId: string;
  /** The account's monthly limit; undefined: unlimited. */
  readonly limit: number | undefined;
  readonly endpoint: Endpoint;
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
  ): Promise<readonly { day: string; endpoint: Endpoint; status: number; count: number }[]>;
}

export interface HistoryEntry {
  readonly seq: number;
  readonly prompt: string;
  readonly palettesJson: string;
  readonly source: 'api' | 'dashboard';
  readonly seed: number;
  readonly model: string;
  readonly date: Date;
}

/** Entries of each source are numbered by themselves: `seq` runs from 1 without gaps within (account, source). */
export type HistoryCursor = Pick<HistoryEntry, 'date' | 'source' | 'seq'>;

export interface HistoryQuery {
  readonly accountId: string;
  /** undefined: both. */
  readonly source?: 'api' | 'dashboard' | undefined;
  /** Any part of the prompt, in any case. */
  readonly text: string;
  readonly limit: number;
  /** The last entry of the page before; undefined: from the newest. */
  readonly before?: HistoryCursor | undefined;
}

interface HistoryPageQuery {
  readonly accountId: string;
  readonly source: 'api' | 'dashboard' | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Only entries of a lower `seq`, from which the offset then counts; for one source. */
  readonly before?: number | undefined;
}

export interface HistoryStore {
  /**
   * Newest first. For one source it costs the same at any offset; for both (`source` undefined), whose numberings have to
   * be merged by date, it reads what precedes the page too.
   */
  page(query: HistoryPageQuery): Promise<{
    readonly entries: readonly HistoryEntry[];
    readonly hasMore: boolean;
  }>;
  /** All of it, newest first, read as it is asked for. */
  all(accountId: string): AsyncIterable<HistoryEntry>;
  /** Newest first. */
  search(query: HistoryQuery): Promise<readonly HistoryEntry[]>;
}

/** What a database is opened with and does not hold: a copy of it alone cannot tell whether a key is one. */
export interface StorageSecret {
  /** Joins the hashes of API keys; 32 bytes. */
  readonly pepper: Uint8Array;
  /** Tells this secret from others without giving it away. The database holds it. */
  readonly check: string;
}
