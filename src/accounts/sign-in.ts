import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { AccountRow, SignInDatabase, Store } from '../storage/index.ts';
import { isOperator, secretOf } from './sign-in-rows.ts';
import { signInFault, SignInFault } from './sign-in-fault.ts';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
export const RESET_LINK_MINUTES = 60;

/** Who is signed in. */
export interface SignedIn {
  readonly account: AccountRow;
  readonly operator: boolean;
}

/** Values for `Set-Cookie`. */
type Cookies = readonly string[];

/** Signing in by e-mail address and password. Sessions live in the database and end there. */
export interface SignIn {
  /** Makes a free account and signs it in. @throws SignInFault */
  signUp(email: string, password: string): Promise<Cookies>;
  /** @throws SignInFault */
  signIn(email: string, password: string): Promise<Cookies>;
  signOut(headers: Headers): Promise<Cookies>;
  /** Whose session a request carries; undefined: nobody's. */
  whoIs(headers: Headers): Promise<SignedIn | undefined>;
  /** Ends every other session. @throws SignInFault */
  changePassword(headers: Headers, current: string, next: string): Promise<Cookies>;
  /** @throws SignInFault */
  checkPassword(headers: Headers, password: string): Promise<void>;
  /** Hands a token to `onResetToken` where the address is known, and tells nobody whether it is. */
  askForReset(email: string): Promise<void>;
  /** Ends every session. @throws SignInFault */
  reset(token: string, password: string): Promise<void>;
  /** Gives an existing account a new password, which is returned; ends its sessions. */
  givePassword(email: string): Promise<string>;
}

export interface SignInOptions {
  readonly store: Store;
  readonly database: SignInDatabase;
  readonly onResetToken: (email: string, token: string) => Promise<void>;
}

const DAY_SECONDS = 86_400;

export async function createSignIn({ store, database, onResetToken }: SignInOptions): Promise<SignIn> {
  const auth = betterAuth({
    // Never asked for: requests reach the library through `auth.api` alone.
    baseURL: 'https://localhost',
    secret: await secretOf(database.db, 'sign-in'),
    database: { db: database.db, type: database.dialect },
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: { modelName: 'sign_in_users' },
    session: { modelName: 'sign_in_sessions', expiresIn: 30 * DAY_SECONDS, cookieCache: { enabled: false } },
    account: { modelName: 'sign_in_credentials' },
    verification: { modelName: 'sign_in_verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      sendResetPassword: ({ user, token }) => onResetToken(user.email, token),
    },
    advanced: {
      // The library would put `__Secure-` before the name, which is weaker than ours.
      useSecureCookies: false,
      cookies: { session_token: { name: '__Host-huesmith', attributes: COOKIE } },
      defaultCookieAttributes: COOKIE,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
    },
  });

  async function emailOf(headers: Headers): Promise<string | undefined> {
    return (await auth.api.getSession({ headers }))?.user.email;
  }

  return {
    async signUp(email, password) {
      // An account that the operator made is not given to whoever names its address first.
      if ((await store.accounts.findByEmail(email)) !== undefined) throw new SignInFault('taken');
      const account = await store.accounts.create({ email, plan: 'free' });
      try {
        const body = { email: account.email, password, name: account.email };
        return cookiesOf(await auth.api.signUpEmail({ body, returnHeaders: true }));
      } catch (error) {
        await store.accounts.remove(account.id);
        throw signInFault(error);
      }
    },

    signIn: (email, password) =>
      told(async () => cookiesOf(await auth.api.signInEmail({ body: { email, password }, returnHeaders: true }))),

    signOut: async (headers) => cookiesOf(await auth.api.signOut({ headers, returnHeaders: true })),

    async whoIs(headers) {
      if (!headers.has('cookie')) return undefined;
      const email = await emailOf(headers);
      const account = email === undefined ? undefined : await store.accounts.findByEmail(email);
      return account && { account, operator: await isOperator(database.db, account.id) };
    },

    changePassword: (headers, currentPassword, newPassword) =>
      told(async () => {
        const body = { currentPassword, newPassword, revokeOtherSessions: true };
        return cookiesOf(await auth.api.changePassword({ headers, body, returnHeaders: true }));
      }),

    checkPassword: (headers, password) =>
      told(async () => {
        await auth.api.verifyPassword({ headers, body: { password } });
      }),

    askForReset: (email) =>
      told(async () => {
        await auth.api.requestPasswordReset({ body: { email } });
      }),

    reset: (token, newPassword) =>
      told(async () => {
        await auth.api.resetPassword({ body: { token, newPassword } });
      }),

    async givePassword(email) {
      const password = randomBytes(12).toString('base64url');
      const { internalAdapter, password: passwords } = await auth.$context;
      const found = await internalAdapter.findUserByEmail(email);
      if (found === null) {
        await auth.api.signUpEmail({ body: { email, password, name: email } });
        return password;
      }
      await internalAdapter.updatePassword(found.user.id, await passwords.hash(password));
      await internalAdapter.deleteUserSessions(found.user.id);
      return password;
    },
  };
}

const COOKIE = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' } as const;

function cookiesOf({ headers }: { headers: Headers }): Cookies {
  return headers.getSetCookie();
}

async function told<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw signInFault(error);
  }
}
