import type { Store } from '../storage/store.ts';
import type { KeyHolder } from '../storage/store/keys.ts';
import { hasLapsed, whyNoAccess } from './api-access.ts';
import type { NoAccess } from './api-access.ts';
import { hashApiKey, isWellFormedApiKey } from './api-key.ts';
import { findPlan } from '../contract/plans.ts';

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
  /**
   * How long an answer holds before the database is asked whether anything has changed. Where a second is promised, half of it
   * leaves time for a slow read.
   */
  readonly maxAgeMs?: number;
  /** Keys remembered at most. */
  readonly keysMax?: number;
}

/**
 * Resolves to undefined for a key that is malformed, unknown or revoked.
 * @param options.remembered true: for any key too that is not in use on this node at present
 */
export type Authenticate = (apiKey: string, options?: { readonly remembered?: boolean }) => Promise<Caller | undefined>;

interface Remembered {
  readonly caller: Promise<Caller | undefined>;
  /** The instant of the database's clock, in milliseconds since 1970, from which it has to be asked again. */
  goodUntil: number;
}

/**
 * Tells who calls. What a key stands for is remembered until something changes: every `maxAgeMs` one read asks the
 * database whether anything has, so that a revocation or a change of plan is seen by every node within a second,
 * however many keys are in use. Requests that arrive together share a read.
 * @throws StorageUnavailable (by the returned function) when the database does not answer
 */
export function createAuthenticator(store: Pick<Store, 'keys'>, options: AuthenticatorOptions = {}): Authenticate {
  const { maxAgeMs = 500, keysMax = 10_000 } = options;
  const remembered = new Map<string, Remembered>();
  let revision: number | undefined;
  /** Milliseconds since 1970 of the database, less those of this process. */
  let clockOffset = 0;
  let checkedUntil = 0;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    // Counted from when the read began: what it saw may be as old as that.
    const began = performance.now();
    const seen = await store.keys.changes();
    if (seen.revision !== revision) remembered.clear();
    revision = seen.revision;
    clockOffset = seen.now.getTime() - performance.now();
    checkedUntil = began + maxAgeMs;
  }

  function find(apiKey: string): Promise<Caller | undefined> {
    const now = performance.now() + clockOffset;
    const found = remembered.get(apiKey);
    if (found !== undefined && now < found.goodUntil) return found.caller;

    const entry: Remembered = { caller: read(apiKey), goodUntil: Infinity };
    remembered.delete(apiKey);
    if (remembered.size >= keysMax) forgetOldest(remembered);
    remembered.set(apiKey, entry);
    return entry.caller;

    async function read(asked: string): Promise<Caller | undefined> {
      try {
        const holder = await store.keys.findByHash(hashApiKey(asked));
        // Nothing is counted when a key is made, so that there was none is not remembered for long.
        if (holder === undefined) entry.goodUntil = now + maxAgeMs;
        else if (!hasLapsed(holder.account, holder.now))
          entry.goodUntil = holder.account.planEnds?.getTime() ?? Infinity;
        return toCaller(holder);
      } catch (error) {
        // A failure is not repeated to those who come later.
        if (remembered.get(asked) === entry) remembered.delete(asked);
        throw error;
      }
    }
  }

  return (apiKey, { remembered: only = false } = {}) => {
    if (!remembered.has(apiKey) && (only || !isWellFormedApiKey(apiKey))) return NOBODY;
    if (performance.now() < checkedUntil) return find(apiKey);
    checking ??= check().finally(() => (checking = undefined));
    return checking.then(() => find(apiKey));
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
  const { account, key, now } = holder;
  const reason = whyNoAccess(account, now);
  return {
    accountId: account.id,
    keyId: key.id,
    plan: account.plan,
    limit: account.quota ?? findPlan(account.plan)?.requestsPerMonth,
    forbidden: reason && SENTENCES[reason](account.plan),
  };
}

const SENTENCES: Readonly<Record<NoAccess, (plan: string) => string>> = {
  'unknown plan': (plan) => `The plan "${plan}" of this account is not known to this service. Ask its operator.`,
  'not included': (plan) => `The ${plan} plan does not include the API. Choose a paid plan on the dashboard.`,
  lapsed: (plan) => `The ${plan} plan of this account has ended. Renew it on the dashboard.`,
};
