import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createAuthenticator, createKeyFor, type PlanName } from '../../accounts/index.ts';
import { openStore, type Store, type StoreOptions } from '../../storage/index.ts';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { createHttpServer, listen } from '../listening/listeners.ts';
import { trustedProxies } from '../secure-request.ts';
import { smallGenerator } from './small-generator.ts';

export interface TestService {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** A key of an account of its own. */
  keyFor(plan: PlanName, quota?: number): Promise<string>;
  /** Opens a loopback socket; resolves to its port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

/** The whole service on a real database of its own, for tests. */
export async function testService(
  change: Partial<Deps> = {},
  storage: Partial<StoreOptions> = {},
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-http-'));
  const store = await openStore({ url: `sqlite:${join(folder, 'test.db')}`, ...storage });
  const app = await buildApp({
    store,
    authenticate: createAuthenticator(store, { maxAgeMs: 0 }),
    generator: smallGenerator(),
    log: pino({ level: 'silent' }),
    trustedProxies: trustedProxies([]),
    operatorToken: undefined,
    ...change,
  });
  await app.ready();
  const server = createHttpServer(app, pino({ level: 'silent' }));
  let accounts = 0;

  return {
    app,
    store,
    async keyFor(plan, quota) {
      accounts += 1;
      const { key } = await createKeyFor(store, { email: `a${accounts}@example.com`, plan, quota });
      return key;
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
