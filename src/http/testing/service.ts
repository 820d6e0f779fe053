import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Authenticate, createAuthenticator } from '../../accounts/authenticator.ts';
import { createKeyFor, createKeyOf } from '../../accounts/keys.ts';
import type { PlanName } from '../../contract/plans.ts';
import { openStore, type StoreOptions } from '../../storage/open-store.ts';
import type { Store } from '../../storage/store.ts';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { createConnections, USUAL_LIMITS } from '../listening/connections.ts';
import { createHttpServer, listen } from '../listening/listeners.ts';
import { createWatch } from '../metrics.ts';
import { trustedProxies } from '../secure-request.ts';
import { smallGenerator } from './small-generator.ts';

type Method = 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Buffer;
  // What an answer holds is what a test is about to say.
  // oxlint-disable-next-line typescript/no-explicit-any
  json(): any;
}

export interface TestService {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** A key of an account of its own. */
  keyFor(plan: PlanName, quota?: number): Promise<string>;
  /** Another key of the account that a key is of. */
  otherKeyOf(key: string): Promise<string>;
  readonly caller: Authenticate;
  /** Sends a request through every hook, without a socket. A body that is no string is sent as JSON. */
  ask(method: Method, path: string, headers?: Record<string, string | string[]>, body?: unknown): Promise<Answer>;
  /** Opens a loopback socket; resolves to its port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

/** What a slow client is given in tests. */
const SHORT_TIMES = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 50 };

/** The whole service on a real database of its own, for tests. */
export async function testService(
  change: Partial<Deps> = {},
  storage: Partial<StoreOptions> = {},
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-http-'));
  const store = await openStore({ url: `sqlite:${join(folder, 'test.db')}`, ...storage });
  const log = change.log ?? pino({ level: 'silent' });
  const watch = createWatch(log);
  const authenticate = createAuthenticator(store, { maxAgeMs: 0 });
  const app = await buildApp({
    store,
    authenticate,
    generator: smallGenerator(),
    log,
    watch,
    trustedProxies: trustedProxies([]),
    operatorToken: undefined,
    metricsOnLoopback: true,
    ...change,
  });
  await app.ready();
  const server = createHttpServer({ app, watch, connections: createConnections(USUAL_LIMITS), timeouts: SHORT_TIMES });
  let accounts = 0;

  return {
    app,
    store,
    async keyFor(plan, quota) {
      accounts += 1;
      const { key } = await createKeyFor(store, { email: `a${accounts}@example.com`, plan, quota });
      return key;
    },
    async otherKeyOf(key) {
      const { accountId } = (await authenticate(key)) ?? { accountId: '' };
      return (await createKeyOf(store, accountId, 'another')).key;
    },
    caller: authenticate,
    async ask(method, url, headers = {}, body) {
      const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
      const answer = await app.inject({
        method,
        url,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { payload: isJson ? JSON.stringify(body) : body }),
      });
      const { statusCode, body: text, rawPayload } = answer;
      return { status: statusCode, headers: answer.headers, text, bytes: rawPayload, json: () => answer.json() };
    },
    listen: () => listen(server, 0, '127.0.0.1'),
    async close() {
      server.closeAllConnections();
      server.close();
      await app.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
