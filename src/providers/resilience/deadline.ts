export interface Deadline {
  /** Aborts when the time is over or the caller leaves; what hangs on it ends with it. */
  readonly signal: AbortSignal;
  /** Milliseconds that are left, 0 at least. */
  leftMs(): number;
  /** To be called when the work is done, so that nothing is left behind. */
  end(): void;
}

/** One signal for all that is done for one request: a total time, and a caller who may leave. */
export function createDeadline(ms: number, caller: AbortSignal): Deadline {
  const controller = new AbortController();
  const ends = performance.now() + ms;
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, ms);
  if (caller.aborted) abort();
  caller.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    leftMs: () => Math.max(0, ends - performance.now()),
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', abort);
      abort();
    },
  };
}
