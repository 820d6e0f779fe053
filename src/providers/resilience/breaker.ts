export interface BreakerOptions {
  /** So many failures one after the other open it. */
  readonly inARowMax?: number;
  /** Half of so many latest attempts failing opens it too. */
  readonly window?: number;
  /** So long it stays open; then one attempt is let through to try. */
  readonly restMs?: number;
  /** Milliseconds, monotonic. */
  readonly clock?: () => number;
}

/** How an attempt ended. `neither` says nothing of the provider: a caller who left, a mistake of ours, a refused content. */
export type Ending = 'worked' | 'failed' | 'neither';

export interface Breaker {
  /** @returns how to tell the end of the attempt, which has to be told; undefined while nothing is let through */
  enter(): ((ending: Ending) => void) | undefined;
  /** Whether it is open: nothing but one attempt now and then is let through. */
  isOpen(): boolean;
}

/** Spares a provider that keeps failing, and its callers the wait. */
export function createBreaker(options: BreakerOptions = {}): Breaker {
  const { inARowMax = 5, window = 10, restMs = 30_000, clock = () => performance.now() } = options;
  let latest: boolean[] = [];
  let opened: number | undefined;
  let isProbing = false;

  function isTooBad(): boolean {
    const failures = latest.filter((worked) => !worked).length;
    const inARow = latest.length - 1 - latest.lastIndexOf(true);
    return inARow >= inARowMax || (latest.length === window && failures >= window / 2);
  }

  function record(worked: boolean): void {
    latest = [...latest, worked].slice(-window);
    if (isTooBad()) opened = clock();
  }

  function probe(ending: Ending): void {
    isProbing = false;
    if (ending === 'failed') opened = clock();
    if (ending !== 'worked') return;
    opened = undefined;
    latest = [];
  }

  return {
    isOpen: () => opened !== undefined,
    enter() {
      if (opened === undefined) {
        return (ending) => {
          // What began before it opened, and ends while it is open, is no news.
          if (ending !== 'neither' && opened === undefined) record(ending === 'worked');
        };
      }
      if (isProbing || clock() - opened < restMs) return undefined;
      isProbing = true;
      return probe;
    },
  };
}
