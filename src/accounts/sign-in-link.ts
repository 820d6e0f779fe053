import { createHmac, timingSafeEqual } from 'node:crypto';

export const LINK_MINUTES = 60;

/** What a link proves: whoever opens it can read the mail of this address. */
export interface LinkClaim {
  readonly email: string;
  /** The password's hash at the time, or `none`: once a password was chosen by the link, it is worth nothing. */
  readonly state: string;
}

/** The token of a link. It is kept nowhere: it says whom it is for and until when, under the service's own signature. */
export function linkToken({ email, state }: LinkClaim, secret: Uint8Array, now = Date.now()): string {
  const claim = `${Buffer.from(email).toString('base64url')}.${(now + LINK_MINUTES * 60_000).toString(36)}`;
  return `${claim}.${sign(claim, state, secret).toString('base64url')}`;
}

/** Whom a token says that it is for, unproven. */
export function addressIn(token: string): string | undefined {
  const [email] = token.split('.');
  return email === undefined || email === '' ? undefined : Buffer.from(email, 'base64url').toString();
}

/** True when the service has signed it for this address in its present state, and not too long ago. */
export function isLinkToken(token: string, { email, state }: LinkClaim, secret: Uint8Array, now = Date.now()): boolean {
  const [address, ends = '', signature = ''] = token.split('.');
  const claim = `${address}.${ends}`;
  const [given, wanted] = [Buffer.from(signature, 'base64url'), sign(claim, state, secret)];
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isSigned && addressIn(token) === email && Number.parseInt(ends, 36) > now;
}

function sign(claim: string, state: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`link ${claim} ${state}`).digest();
}
