import { type Generator, GeneratorUnavailable } from './generator.ts';

export interface BreakerOptions {
  /** So many failures one after the other open it. */
  readonly failuresMax?: number;
  /** So long it stays open; then one request is let through to try. */
  readonly restMs?: number;
  /** Milliseconds, monotonic. */
  readonly clock?: () => number;
}

/**
 * Spares a generator that keeps failing, and its callers the wait: while the breaker is open, requests fail at once. A
 * caller who goes away is no failure of the generator.
 */
export function withBreaker(inner: Generator, options: BreakerOptions = {}): Generator {
  const { failuresMax = 5, restMs = 30_000, clock = () => performance.now() } = options;
  let failures = 0;
  let closedAgainAt = 0;

  function isOpen(): boolean {
    if (failures < failuresMax) return false;
    if (clock() < closedAgainAt) return true;
    // This one tries; others go on failing until it has come back.
    closedAgainAt = clock() + restMs;
    return false;
  }

  return {
    ...inner,
    async generate(request, signal) {
      if (isOpen()) throw new GeneratorUnavailable(`${inner.model} is given a rest after ${failures} failures`);
      try {
        const generated = await inner.generate(request, signal);
        failures = 0;
        return generated;
      } catch (error) {
        if (!signal.aborted) {
          failures += 1;
          if (failures >= failuresMax) closedAgainAt = clock() + restMs;
        }
        throw error;
      }
    },
  };
}
