/**
 * The database does not answer, or refuses for a reason that passes: what was asked has not happened. A server answers
 * 503 with `Retry-After`.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** Shown to whoever called; the reason for operators is in `cause`. */
  readonly publicMessage = 'The storage is temporarily unavailable. Try again in a few seconds.';
  /** True when the same transaction may simply be tried again: it was rolled back by a deadlock or a lock's timeout. */
  readonly transient: boolean;

  constructor(reason: string, options: { cause?: unknown; transient?: boolean } = {}) {
    super(reason, { cause: options.cause });
    this.transient = options.transient ?? false;
  }
}

/** The data file or the database cannot be used at all until an operator acts. `message` is a sentence for them. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
  /** The same sentence, under the name that commands print. */
  get publicMessage(): string {
    return this.message;
  }
}
