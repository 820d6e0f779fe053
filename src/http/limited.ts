import { PaceExceeded } from './paces.ts';

/** What may refuse a request with 429. `tries`: too many of one kind on the dashboard. */
export type LimitName = 'quota' | 'pace' | 'keys' | 'tries';

/** Why an answer is 429: its cause, for the metrics. */
export class Limited extends Error {
  override readonly name = 'Limited';
  readonly by: LimitName;

  constructor(by: LimitName) {
    super(`refused by ${by}`);
    this.by = by;
  }
}

/** undefined: the error is no such refusal. */
export function limitOf({ cause }: { readonly cause?: unknown }): LimitName | undefined {
  if (cause instanceof Limited) return cause.by;
  return cause instanceof PaceExceeded ? 'pace' : undefined;
}
