import type { KeyHolder, Store } from '../storage/index.ts';
import { hashApiKey, isWellFormedApiKey } from './api-key.ts';
import { findPlan } from './plans.ts';

/** Whom a key stands for, and what it may do. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly plan: string;
  /** Requests in a calendar month; undefined: unlimited. */
  readonly limit: number | undefined;
  /** A sentence for the caller why the API is closed to them; undefined: it is open. */
  readonly forbidden: string | undefined;
}

export interface AuthenticatorOptions {
  /** How long an answer may be repeated. With a second promised, half of it leaves time for a slow read. */
  readonly maxAgeMs?: number;
  /** Keys remembered at most. */
  readonly keysMax?: number;
}

/** Resolves to undefined for a key that is malformed, unknown or revoked. */
export type Authenticate = (apiKey: string) => Promise<Caller | undefined>;

interface Remembered {
  readonly caller: Promise<Caller | undefined>;
  readonly goodUntil: number;
}

/**
 * Tells who calls. Answers are repeated for at most `maxAgeMs`, so that a revocation or a change of plan is seen by
 * every node within a second; requests that arrive together with one key share one read.
 * @throws StorageUnavailable (by the returned function) when the database does not answer
 */
export function createAuthenticator(store: Pick<Store, 'keys'>, options: AuthenticatorOptions = {}): Authenticate {
  const { maxAgeMs = 500, keysMax = 10_000 } = options;
  const remembered = new Map<string, Remembered>();

  return (apiKey) => {
    const found = remembered.get(apiKey);
    // Counted from when the read began: what it saw may be as old as that.
    const now = performance.now();
    if (found !== undefined && now < found.goodUntil) return found.caller;
    if (!isWellFormedApiKey(apiKey)) return NOBODY;

    const caller = store.keys.findByHash(hashApiKey(apiKey)).then(toCaller);
    remembered.delete(apiKey);
    if (remembered.size >= keysMax) forgetOldest(remembered);
    const entry = { caller, goodUntil: now + maxAgeMs };
    remembered.set(apiKey, entry);
    caller.catch(() => {
      // A failure is not repeated to those who come later.
      if (remembered.get(apiKey) === entry) remembered.delete(apiKey);
    });
    return caller;
  };
}

const NOBODY = Promise.resolve(undefined);

/** A map keeps the order of insertion, which here is that of age. */
function forgetOldest(remembered: Map<string, Remembered>): void {
  const [oldest] = remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
}

function toCaller(holder: KeyHolder | undefined): Caller | undefined {
  if (holder === undefined || holder.key.revoked !== undefined) return undefined;
  const { account, key } = holder;
  const plan = findPlan(account.plan);
  return {
    accountId: account.id,
    keyId: key.id,
    plan: account.plan,
    limit: account.quota ?? plan?.requestsPerMonth,
    forbidden: whyForbidden(holder),
  };
}

function whyForbidden({ account, lapsed }: KeyHolder): string | undefined {
  const plan = findPlan(account.plan);
  if (plan === undefined)
    return `The plan "${account.plan}" of this account is not known to this service. Ask its operator.`;
  if (!plan.grantsKeys)
    return `The ${account.plan} plan does not include the API. Choose a paid plan on the dashboard.`;
  if (lapsed) return `The ${account.plan} plan of this account has ended. Renew it on the dashboard.`;
  return undefined;
}
