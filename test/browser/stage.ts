import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { linkToken } from '../../src/accounts/sign-in-link.ts';
import { loadSecrets } from '../../src/server/secrets.ts';
import { openStore } from '../../src/storage/open-store.ts';
import type { Store } from '../../src/storage/store.ts';
import { STRIPE_KEY, startStripe, WEBHOOK_SECRET } from '../dashboard/stripe-server.ts';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from '../service/server-process.ts';

export interface Stage {
  readonly url: string;
  readonly server: ServerProcess;
  /** The account that the first start made. */
  readonly operator: { readonly email: string; readonly password: string };
  /** The service's own data, beside it. */
  readonly store: Store;
  /** The token of the link by which the owner of a new address chooses a password. */
  linkFor(email: string): string;
  /** The link of an address as the operator's command prints it. */
  printedLink(email: string): Promise<string>;
  /** Changes the data behind the service's back. */
  sql(text: string, ...values: readonly (string | number)[]): void;
  /** Calls the API, as a program does. */
  call(key: string, prompt: string, count: number): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The running service on a database of its own, behind a proxy that is trusted, with a Stripe to pay at.
 * @param chosen the port, where it matters
 * @param environment in place of these settings
 */
export async function openStage(chosen?: number, environment: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const [folder, stripe, port] = await Promise.all([temporaryFolder(), startStripe(), chosen ?? freePort()]);
  const url = `http://localhost:${port}`;
  const server = await startServer({
    PORT: String(port),
    HUESMITH_DATA: folder.path,
    HUESMITH_PUBLIC_URL: url,
    HUESMITH_TRUSTED_PROXIES: '127.0.0.1',
    HUESMITH_STRIPE_KEY: STRIPE_KEY,
    HUESMITH_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    HUESMITH_STRIPE_URL: stripe.url,
    ...environment,
  });
  const [, email = '', password = ''] = /e-mail {4}(\S+)\n {2}password {2}(\S+)/.exec(server.output()) ?? [];
  const file = `${folder.path}/huesmith.db`;
  const secrets = await loadSecrets({ dataFolder: folder.path });
  const store = await openStore({ url: `sqlite:${file}`, secret: secrets.storage, sweepEveryMs: 0 });
  return {
    url,
    server,
    operator: { email, password },
    store,
    linkFor: (address) => linkToken({ email: address, state: 'none' }, secrets.signIn[0]),
    async printedLink(address) {
      const words = ['src/cli/main.ts', 'accounts', 'link', address];
      const env = { HUESMITH_DATA: folder.path, HUESMITH_PUBLIC_URL: url };
      return (await runToEnd(words, env)).output.trim();
    },
    sql(text, ...values) {
      const database = new DatabaseSync(file, { timeout: 5_000 });
      database.prepare(text).run(...values);
      database.close();
    },
    call: (key, prompt, count) =>
      fetch(`${url}/v1/palettes/generate`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
        body: JSON.stringify({ prompt, count }),
      }),
    async close() {
      await store.close();
      await server.stop();
      stripe.stop();
      await folder.remove();
    },
  };
}

/** Browsers are sent back to an address that has to be known before the service starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Boundary: a server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
