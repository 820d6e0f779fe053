import { APICallError } from '@ai-sdk/provider';
import type { Reason } from '../generator.ts';
import type { Ending } from '../resilience/breaker.ts';
import { Stopped } from './guarded-fetch.ts';

/**
 * Why a call failed, by what kind of error it was. Not a word of the error itself is passed on: providers repeat keys
 * and prompts in theirs.
 */
export function reasonOf(error: unknown): Reason {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Stopped) return cause.reason;
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined) {
      // What answers 200 and cannot be read has broken off, or is no such server.
      return cause.statusCode < 300 ? 'cut off' : `status ${cause.statusCode}`;
    }
  }
  return APICallError.isInstance(error) ? 'connection' : 'cut off';
}

/** What is no fault of the provider's: its callers', ours, or its judgement of a content. */
const SAYS_NOTHING: ReadonlySet<Reason> = new Set([
  'busy',
  'resting',
  'over budget',
  'caller gone',
  'refused the content',
  'not configured',
]);

/** Statuses that say that the server is unwell, beside all from 500 on. */
const UNWELL = new Set([408, 425, 429]);

/** What a failure says of the provider, for its breaker: a request that it refuses as wrong is our own mistake. */
export function endingOf(reason: Reason | undefined): Ending {
  if (reason === undefined) return 'worked';
  if (SAYS_NOTHING.has(reason)) return 'neither';
  const status = /^status (\d+)$/.exec(reason)?.[1];
  if (status === undefined) return 'failed';
  return Number(status) >= 500 || UNWELL.has(Number(status)) ? 'failed' : 'neither';
}
