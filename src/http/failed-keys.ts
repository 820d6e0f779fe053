import { ApiError } from '../contract/errors.ts';
import { Limited } from './limited.ts';

/** Failures of one address in a while, after which its unknown keys are not looked up any more. */
const FAILURES_MAX = 300;
const WHILE_MS = 5 * 60_000;
/** Addresses that a node remembers at most; the oldest is forgotten first. */
const ADDRESSES_MAX = 20_000;

export interface FailedKeys {
  /** True when no address has failed lately; then none need be looked up. */
  isIdle(): boolean;
  /** Whether this address has sent too many keys that are not valid. */
  isOver(address: string): boolean;
  /** Counts one more. @throws ApiError 429 for one too many */
  count(address: string): void;
  /** @throws ApiError 429 */
  refuse(address: string): never;
}

export interface FailedKeysOptions {
  readonly max?: number;
  readonly perMs?: number;
}

/**
 * Counts keys that are not valid by the address they come from, on this node and in its memory: a key of 190 random bits
 * is not found by trying, so this keeps only the trying from the database. An address that is over still gets in with a
 * key that is in use, for many people may share it.
 */
export function createFailedKeys({ max = FAILURES_MAX, perMs = WHILE_MS }: FailedKeysOptions = {}): FailedKeys {
  const failures = new Map<string, { count: number; readonly ends: number }>();

  function of(address: string) {
    const known = failures.get(address);
    if (known !== undefined && known.ends > performance.now()) return known;
    failures.delete(address);
    const [oldest] = failures.keys();
    if (failures.size >= ADDRESSES_MAX && oldest !== undefined) failures.delete(oldest);
    const begun = { count: 0, ends: performance.now() + perMs };
    failures.set(address, begun);
    return begun;
  }

  function refuse(address: string): never {
    const seconds = Math.max(1, Math.ceil((of(address).ends - performance.now()) / 1000));
    const headers = { 'Retry-After': String(seconds) };
    throw new ApiError('rate_limit_exceeded', { message: TOO_OFTEN, headers, cause: new Limited('keys') });
  }

  return {
    isIdle: () => failures.size === 0,
    isOver: (address) => (failures.get(address)?.count ?? 0) >= max && of(address).count >= max,
    count(address) {
      const counted = of(address);
      counted.count += 1;
      if (counted.count > max) refuse(address);
    },
    refuse,
  };
}

const TOO_OFTEN = 'Too many keys that are not valid came from your address. Correct the key, and wait a little.';
