/**
 * What became of the transaction during which the database failed. `rolled back`: nothing happened, and trying it again
 * may succeed at once (a deadlock, a lock's timeout). `refused`: nothing happened, and nothing will for a while.
 * `lost`: the connection broke; if a commit was under way, only the database knows.
 */
export type FailureOutcome = 'rolled back' | 'refused' | 'lost';

/**
 * The database does not answer, or refuses for a reason that passes: what was asked has not happened. A server answers
 * 503 with `Retry-After`.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** Shown to the caller; the reason for operators is the message, and `cause`. */
  readonly publicMessage = 'The storage is temporarily unavailable. Try again in a few seconds.';
  readonly outcome: FailureOutcome;

  constructor(reason: string, options: { cause?: unknown; outcome?: FailureOutcome } = {}) {
    super(reason, { cause: options.cause });
    this.outcome = options.outcome ?? 'refused';
  }
}

/** An error as plain values, which cross between threads as they are. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

export function toFailure(error: unknown): Failure {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };
}

export function toError({ name, message }: Failure): Error {
  if (name === 'StorageUnavailable') return new StorageUnavailable(message);
  if (name === 'TooManyKeys') return new TooManyKeys();
  if (name === 'StorageUnusable') return new StorageUnusable(message);
  return new Error(message);
}

/** The data file or the database cannot be used at all until an operator acts. `message` is a sentence for them. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
  /** The same sentence, under the name that commands print. */
  get publicMessage(): string {
    return this.message;
  }
}

/** The account has as many live keys as it may have. */
export class TooManyKeys extends Error {
  override readonly name = 'TooManyKeys';

  constructor() {
    super('the account has as many live keys as it may have');
  }
}
