import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { Limited } from '../limited.ts';
import type { Store } from '../../storage/store.ts';

export interface ThrottleOptions {
  /** What is counted, apart from every other throttle. */
  readonly name: string;
  readonly max: number;
  readonly perMs: number;
  /** Shown once the limit is reached. */
  readonly sentence: string;
}

/** @throws ApiError 429 with the sentence and `Retry-After` for one too many */
export type Throttle = (subject: string) => Promise<void>;

/** Refusals that a node remembers at most; the oldest is forgotten first. */
const REFUSED_MAX = 20_000;

/**
 * Lets `max` tries pass in each `perMs` for each subject, counted by the database for all nodes together. Who is refused is
 * remembered here until the while is over, so that a flood does not reach the database. Addresses are kept as hashes.
 */
export function createThrottle(store: Pick<Store, 'countTry'>, options: ThrottleOptions): Throttle {
  const { name, max, perMs, sentence } = options;
  const refused = new Map<string, number>();

  function refuse(leftMs: number): never {
    const headers = { 'Retry-After': String(Math.ceil(leftMs / 1000)) };
    throw new ApiError('rate_limit_exceeded', { message: sentence, headers, cause: new Limited('tries') });
  }

  return async (subject) => {
    const key = createHash('sha256').update(`${name} ${subject}`).digest('base64url');
    const leftHere = (refused.get(key) ?? 0) - performance.now();
    if (leftHere > 0) refuse(leftHere);
    refused.delete(key);
    const { tries, leftMs } = await store.countTry(key, perMs);
    if (tries <= max) return;
    const [oldest] = refused.keys();
    if (refused.size >= REFUSED_MAX && oldest !== undefined) refused.delete(oldest);
    refused.set(key, performance.now() + leftMs);
    refuse(leftMs);
  };
}
