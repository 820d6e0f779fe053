import type { Store } from '../storage/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Trims history older than `days` now and once a day, as long as the process lives.
 *
 * @param days undefined: nothing is trimmed
 */
export function trimDaily(
  store: Pick<Store, 'trimHistory'>,
  days: number | undefined,
  onFailure: (error: unknown) => void,
): { stop(): void } {
  if (days === undefined) return { stop: () => undefined };
  const trim = (): void => void store.trimHistory(days).catch(onFailure);
  trim();
  const timer = setInterval(trim, DAY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
