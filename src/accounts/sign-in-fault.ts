/** Why someone could not be signed in, with the sentence that they read. */
const SENTENCES = {
  unproven: 'Prove first that this address is yours: ask for a new password, and open the link that is sent to you.',
  mismatch: 'The address and the password do not belong together.',
  wrongPassword: 'This is not your password.',
  passwordShort: 'A password needs at least 10 characters.',
  passwordLong: 'A password has at most 128 characters.',
  badToken: 'This link has been used or is too old. Ask for a new one.',
  refused: 'That did not work. Check what you typed.',
} as const;

type Reason = keyof typeof SENTENCES;

/** better-auth's codes. */
const REASONS: Readonly<Record<string, Reason>> = {
  EMAIL_NOT_VERIFIED: 'unproven',
  INVALID_EMAIL_OR_PASSWORD: 'mismatch',
  INVALID_PASSWORD: 'wrongPassword',
  INVALID_EMAIL: 'mismatch',
  PASSWORD_TOO_SHORT: 'passwordShort',
  PASSWORD_TOO_LONG: 'passwordLong',
};

/** Its `message` is public. */
export class SignInFault extends Error {
  override readonly name = 'SignInFault';
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(SENTENCES[reason], { cause });
    this.reason = reason;
  }
}

/** What the library threw, as ours; a failure of the database stays what it is. */
export function signInFault(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'APIError') return error;
  const body: unknown = 'body' in error ? error.body : undefined;
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  if ('statusCode' in error && Number(error.statusCode) >= 500) return error;
  return new SignInFault(REASONS[code] ?? 'refused', error);
}
