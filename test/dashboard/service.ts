import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { createBilling } from '../../src/accounts/billing.ts';
import { createAuthenticator } from '../../src/accounts/authenticator.ts';
import { createSignIn, type SignInOptions } from '../../src/accounts/sign-in.ts';
import { buildApp } from '../../src/http/app.ts';
import type { Deps } from '../../src/http/deps.ts';
import { createWatch } from '../../src/http/metrics.ts';
import { trustedProxies } from '../../src/http/secure-request.ts';
import { smallGenerator } from '../../src/http/testing/small-generator.ts';
import { openSignInDatabase } from '../../src/storage/sign-in-database.ts';
import type { TestDatabase } from '../storage/databases.ts';
import { STRIPE_KEY, WEBHOOK_SECRET } from './stripe-server.ts';

/** What signs cookies and links in these tests. */
export const SECRET = new Uint8Array(32).fill(7);

export const PASSWORD = 'correct horse battery';

export interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  // What an answer holds is what a test is about to say.
  // oxlint-disable-next-line typescript/no-explicit-any
  json(): any;
}

interface DashboardChange extends Partial<Deps> {
  readonly folder?: string;
  readonly secrets?: SignInOptions['secrets'];
}

/** The whole service on a database, with the dashboard's routes; mails and logs go to lists. */
export async function dashboardService(
  database: TestDatabase,
  stripeUrl?: string,
  { folder = '/nowhere', secrets = [SECRET], ...change }: DashboardChange = {},
) {
  const store = await database.open();
  const signInDatabase = openSignInDatabase(database.url, () => undefined);
  const tokens: { email: string; token: string }[] = [];
  const signIn = await createSignIn({
    store,
    database: signInDatabase,
    secrets,
    onLink: async (email, token) => {
      tokens.push({ email, token });
    },
  });
  const billing = createBilling({
    payments: store.payments,
    key: STRIPE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: 'https://huesmith.test',
    apiUrl: stripeUrl,
  });
  const log = pino({ level: 'silent' });
  const app = await buildApp({
    store,
    authenticate: createAuthenticator(store, { maxAgeMs: 0 }),
    generator: smallGenerator(),
    explain: () => Promise.reject(new Error('not asked here')),
    log,
    watch: createWatch(log),
    trustedProxies: trustedProxies(['127.0.0.1']),
    operatorToken: undefined,
    metricsOnLoopback: false,
    ...change,
    dashboard: { signIn, billing, mail: true, folder, publicUrl: 'https://huesmith.test', contact: undefined },
  });
  onTestFinished(async () => {
    await app.close();
    await signInDatabase.close();
  });

  interface Sent {
    readonly cookie?: string | undefined;
    readonly address?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  async function ask(method: 'GET' | 'POST', url: string, body?: unknown, sent: Sent = {}): Promise<Answer> {
    const { cookie, address = '192.0.2.1', headers = {} } = sent;
    const answer = await app.inject({
      method,
      url,
      headers: {
        host: 'localhost',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('__Host-huesmith='));
    return {
      status: answer.statusCode,
      cookie: set?.split(';')[0],
      headers: answer.headers,
      text: answer.body,
      json: () => answer.json(),
    };
  }

  /** The latest link that was mailed to an address; the mail is not waited for by the answer. */
  async function tokenFor(email: string): Promise<string> {
    const latest = () => tokens.findLast((one) => one.email === email)?.token;
    await expect.poll(latest).toBeDefined();
    return latest() ?? '';
  }

  return {
    app,
    store,
    /** Every route of the service, as `METHOD path`. */
    routes: routesOf(app.printRoutes({ commonPrefix: false })),
    tokens,
    tokenFor,
    ask,
    signIn,
    /** A new account; resolves to its cookie and its row. */
    person: async (email: string, { operator = false } = {}) => {
      await ask('POST', '/dashboard/sign-up', { email });
      await ask('POST', '/dashboard/reset', { token: await tokenFor(email), password: PASSWORD });
      const { cookie } = await ask('POST', '/dashboard/sign-in', { email, password: PASSWORD });
      const account = await store.accounts.findByEmail(email);
      if (cookie === undefined || account === undefined) throw new Error(`${email} could not sign up`);
      if (operator) await store.operators.add(account.id);
      return { cookie, account };
    },
  };
}

/** Reads the tree that the web framework draws of its routes: each line adds to the path above it. */
function routesOf(tree: string): readonly string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([\s│]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? [];
    above.splice(indent.length / 4, Infinity, part);
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${above.join('')}`);
  });
}
