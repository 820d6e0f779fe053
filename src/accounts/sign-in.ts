import { randomBytes } from 'node:crypto';
import type { Store } from '../storage/store.ts';
import type { AccountRow } from '../storage/store/accounts.ts';
import type { SignInDatabase } from '../storage/sign-in-database.ts';
import { createOrFind } from './keys.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { type Auth, COOKIE_NAME, DAY_SECONDS, openAuth, PASSWORD_MAX, PASSWORD_MIN } from './sign-in-auth.ts';
import { signInFault, SignInFault } from './sign-in-fault.ts';
import { addressIn, isLinkToken, linkToken } from './sign-in-link.ts';

export { LINK_MINUTES } from './sign-in-link.ts';

/** Days after which a session ends in any case. */
const SESSION_DAYS = 30;

/** Values for `Set-Cookie`. */
type Cookies = readonly string[];

/** Who is signed in. */
export interface SignedIn {
  readonly account: AccountRow;
  readonly operator: boolean;
  /** Where the session's idle end has moved, the cookie's with it. */
  readonly cookies: Cookies;
}

/**
 * Signing in by e-mail address and password. An address has a sign-in only once it is proven: by a link that was sent
 * there, or by the operator's word. Sessions live in the database, as hashes, and end there.
 */
export interface SignIn {
  /**
   * Hands the token of a link to `onLink`, with which the reader of the address's mail chooses a password.
   * @param options.newcomers whether for an address without an account too, which opening the link then makes
   */
  sendLink(email: string, options: { newcomers: boolean }): Promise<void>;
  /** The token itself, for the operator to pass on. */
  linkFor(email: string): Promise<string>;
  /**
   * Takes the password that was chosen by a link, and ends every session of the address, which is returned.
   * @throws SignInFault
   */
  openLink(token: string, password: string): Promise<string>;
  /** @throws SignInFault */
  signIn(email: string, password: string): Promise<Cookies>;
  signOut(headers: Headers): Promise<Cookies>;
  /** The session that a request carries; undefined: none. */
  whoIs(headers: Headers): Promise<SignedIn | undefined>;
  /** Ends every other session. @throws SignInFault */
  changePassword(headers: Headers, current: string, next: string): Promise<Cookies>;
  /** @throws SignInFault */
  checkPassword(headers: Headers, password: string): Promise<void>;
  /** Gives an account a new password, which is returned; ends its sessions. */
  givePassword(email: string): Promise<string>;
}

export interface SignInOptions {
  readonly store: Store;
  readonly database: SignInDatabase;
  /**
   * 32 bytes each that the database does not hold: the first signs cookies and links, and hashes sessions; what the others
   * did is still accepted.
   */
  readonly secrets: readonly [Uint8Array, ...Uint8Array[]];
  readonly onLink: (email: string, token: string) => Promise<void>;
  readonly passwords?: Passwords;
}

export async function createSignIn(options: SignInOptions): Promise<SignIn> {
  const { store, database, secrets, onLink, passwords = createPasswords() } = options;
  const auths = secrets.map((secret) => openAuth({ secret, database, passwords }));
  const [auth] = auths;
  if (auth === undefined) throw new TypeError('signing in needs a secret');
  const { internalAdapter } = await auth.$context;

  /** What changes with the password: its hash, or `none` where there is no sign-in. */
  async function stateOf(email: string): Promise<string> {
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    return found?.accounts.find(({ providerId }) => providerId === 'credential')?.password ?? 'none';
  }

  /** The address is verified for the one who chose the password, and its sessions are over. */
  async function setPassword(email: string, password: string): Promise<void> {
    const hash = await passwords.hash(password);
    const { id } = (await internalAdapter.findUserByEmail(email))?.user ?? (await createUser(email));
    const credential = await internalAdapter.findCredentialAccount(id);
    if (credential === null) {
      await internalAdapter.createAccount({ userId: id, providerId: 'credential', accountId: id, password: hash });
    } else await internalAdapter.updatePassword(id, hash);
    await internalAdapter.updateUser(id, { emailVerified: true });
    await internalAdapter.deleteUserSessions(id);
  }

  /** Of two links that are opened at once the second finds the first's user. */
  async function createUser(email: string): Promise<{ id: string }> {
    try {
      return await internalAdapter.createUser(
        { email, name: email, emailVerified: true },
        { method: 'email-password' },
      );
    } catch (error) {
      const found = await internalAdapter.findUserByEmail(email);
      if (found === null) throw error;
      return found.user;
    }
  }

  async function tokenFor(email: string): Promise<string> {
    return linkToken({ email, state: await stateOf(email) }, secrets[0]);
  }

  /** The session that a request carries, and by whose secret. */
  async function sessionOf(headers: Headers) {
    for (const by of auths) {
      const { response, headers: answered } = await by.api.getSession({ headers, returnHeaders: true });
      if (response !== null) return { by, ...response, headers: answered };
    }
    return undefined;
  }

  const authOf = async (headers: Headers): Promise<Auth> => (await sessionOf(headers))?.by ?? auth;

  return {
    async sendLink(typed, { newcomers }) {
      const email = asAddress(typed);
      const token = await tokenFor(email);
      const isKnown = (await store.accounts.findByEmail(email)) !== undefined;
      if (newcomers || isKnown) await onLink(email, token);
    },

    linkFor: (email) => tokenFor(asAddress(email)),

    async openLink(token, password) {
      const email = addressIn(token);
      if (email === undefined) throw new SignInFault('badToken');
      const claim = { email, state: await stateOf(email) };
      if (!secrets.some((secret) => isLinkToken(token, claim, secret))) throw new SignInFault('badToken');
      if (password.length < PASSWORD_MIN) throw new SignInFault('passwordShort');
      if (password.length > PASSWORD_MAX) throw new SignInFault('passwordLong');
      await createOrFind(store, email, 'free', undefined);
      await setPassword(email, password);
      return email;
    },

    signIn: (email, password) =>
      told(async () => cookiesOf(await auth.api.signInEmail({ body: { email, password }, returnHeaders: true }))),

    async signOut(headers) {
      const { api } = await authOf(headers);
      return cookiesOf(await api.signOut({ headers, returnHeaders: true }));
    },

    async whoIs(headers) {
      if (!headers.has('cookie')) return undefined;
      const found = await sessionOf(headers);
      if (found === undefined || !found.user.emailVerified) return undefined;
      const { session, user } = found;
      if (Date.now() - session.createdAt.getTime() > SESSION_DAYS * DAY_SECONDS * 1000) {
        await found.by.api.signOut({ headers });
        return undefined;
      }
      const account = await store.accounts.findByEmail(user.email);
      return account && { account, operator: await store.operators.has(account.id), cookies: cookiesOf(found) };
    },

    changePassword: (headers, currentPassword, newPassword) =>
      told(async () => {
        const body = { currentPassword, newPassword, revokeOtherSessions: true };
        const { api } = await authOf(headers);
        return cookiesOf(await api.changePassword({ headers, body, returnHeaders: true }));
      }),

    checkPassword: (headers, password) =>
      told(async () => {
        const { api } = await authOf(headers);
        await api.verifyPassword({ headers, body: { password } });
      }),

    async givePassword(email) {
      const password = randomBytes(12).toString('base64url');
      await setPassword(asAddress(email), password);
      return password;
    },
  };
}

/** As the store keeps addresses. */
function asAddress(email: string): string {
  return email.trim().toLowerCase();
}

/** Without those that the library ends and has never begun. */
function cookiesOf({ headers }: { headers: Headers }): Cookies {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
}

async function told<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw signInFault(error);
  }
}
