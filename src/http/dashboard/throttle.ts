import { ApiError } from '../../contract/errors.ts';

interface Window {
  count: number;
  readonly ends: number;
}

/** Windows remembered at most; the oldest is forgotten first. */
const KEYS_MAX = 20_000;

/**
 * Lets so many pass in a while for each key, counted by this node alone.
 * @returns throws ApiError 429 with the sentence and `Retry-After` for one too many
 */
export function createThrottle(max: number, perMs: number, sentence: string) {
  const windows = new Map<string, Window>();
  return (key: string): void => {
    const now = performance.now();
    let window = windows.get(key);
    if (window === undefined || window.ends <= now) {
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= KEYS_MAX && oldest !== undefined) windows.delete(oldest);
      window = { count: 0, ends: now + perMs };
      windows.set(key, window);
    }
    window.count += 1;
    if (window.count <= max) return;
    const seconds = String(Math.ceil((window.ends - now) / 1000));
    throw new ApiError('rate_limit_exceeded', { message: sentence, headers: { 'Retry-After': seconds } });
  };
}
