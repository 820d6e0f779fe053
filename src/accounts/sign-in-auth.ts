import { createHmac } from 'node:crypto';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import type { SignInDatabase } from '../storage/sign-in-database.ts';
import type { Passwords } from './passwords.ts';
import { hashSessions } from './session-hashing.ts';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

export const DAY_SECONDS = 86_400;
/** Days without a request after which a session ends. */
const IDLE_DAYS = 7;

export const COOKIE_NAME = '__Host-huesmith';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' } as const;

export interface AuthParts {
  readonly secret: Uint8Array;
  readonly database: SignInDatabase;
  readonly passwords: Passwords;
}

export type Auth = ReturnType<typeof openAuth>;

/** The library that signs people in, on our tables and under one secret: it can sign and check with no second one. */
export function openAuth({ secret, database, passwords }: AuthParts) {
  const hashToken = (token: string): string =>
    createHmac('sha256', secret).update(`session ${token}`).digest('base64url');
  return betterAuth({
    // Never asked for: requests reach the library through `auth.api` alone.
    baseURL: 'https://localhost',
    secret: Buffer.from(secret).toString('base64url'),
    database: (given: BetterAuthOptions) => hashSessions(database.adapter(given), hashToken),
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: { modelName: 'sign_in_users' },
    session: { modelName: 'sign_in_sessions', expiresIn: IDLE_DAYS * DAY_SECONDS, cookieCache: { enabled: false } },
    account: { modelName: 'sign_in_credentials' },
    verification: { modelName: 'sign_in_verifications' },
    emailAndPassword: {
      enabled: true,
      // A sign-in of a version that asked for no proof waits for one.
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: passwords,
    },
    advanced: {
      // The library would put `__Secure-` before the name, which is weaker than ours.
      useSecureCookies: false,
      cookies: { session_token: { name: COOKIE_NAME, attributes: COOKIE } },
      defaultCookieAttributes: COOKIE,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
    },
  });
}
