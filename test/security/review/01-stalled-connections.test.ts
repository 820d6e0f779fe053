import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createConnections, USUAL_LIMITS } from '../../../src/http/listening/connections.ts';
import { listen } from '../../../src/http/listening/listeners.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../../service/server-process.ts';
import { descriptorsOf, openSlowClients, type SlowKind } from '../slow-clients/clients.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_LOG_LEVEL: 'error' });
  port = Number(new URL(server.httpsUrl ?? '').port);
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await folder.remove();
});

/** Of each kind; `node test/security/slow-clients/run.ts` opens 1,000. */
const COUNT = 25;
const REST_MS = 500;

/** Descriptors that are open when none has come or gone for a while: what starting up still holds is gone by then. */
async function descriptorsAtRest(): Promise<number> {
  for (let before = descriptorsOf(server.child.pid); ;) {
    await sleep(REST_MS);
    const now = descriptorsOf(server.child.pid);
    if (now === before) return now;
    before = now;
  }
}

test('whoever stalls is closed in time, honest clients are answered meanwhile, and the descriptors come back', async () => {
  const before = await descriptorsAtRest();
  const within: Readonly<Partial<Record<SlowKind, number>>> = {
    silent: 10_000,
    'dribbling handshake': 10_000,
    'slow headers': 10_500,
    'slow body': 15_000,
  };
  const all = await Promise.all(
    Object.entries(within).map(async ([name, ms]) => {
      // Boundary: the keys are those of the table above.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const clients = await openSlowClients(name as SlowKind, COUNT, port, server.key ?? '');
      onTestFinished(() => clients.stop());
      return { clients, ms };
    }),
  );
  await expect
    .poll(() => descriptorsOf(server.child.pid), { timeout: 5_000 })
    .toBeGreaterThanOrEqual(before + 4 * COUNT);
  expect((await fetch(`${server.httpUrl}/healthz`)).status).toBe(200);
  await Promise.all(all.map(({ clients, ms }) => clients.closed(ms)));
  await expect.poll(() => descriptorsOf(server.child.pid)).toBeLessThanOrEqual(before + 2);
});

test('SIGTERM ends it within 10 s, whatever is open', async () => {
  const own = await temporaryFolder();
  const other = await startServer({ HUESMITH_DATA: own.path, HUESMITH_LOG_LEVEL: 'error' });
  onTestFinished(async () => {
    await other.stop('SIGKILL');
    await own.remove();
  });
  const itsPort = Number(new URL(other.httpsUrl ?? '').port);
  for (const kind of ['silent', 'slow headers', 'slow body', 'unread answer'] as const) {
    const clients = await openSlowClients(kind, 5, itsPort, other.key ?? '');
    onTestFinished(() => clients.stop());
  }
  await sleep(300);
  const started = performance.now();
  expect(await other.stop('SIGTERM')).toBe(0);
  // Well below the last resort, which leaves the store open.
  expect(performance.now() - started).toBeLessThan(9_000);
});

describe('a listener', () => {
  /** More than the buffers between hold. */
  const PIECES = 300;

  async function start(limits: Partial<typeof USUAL_LIMITS>) {
    const connections = createConnections({ ...USUAL_LIMITS, ...limits });
    const http = createServer(({ url }, response) => {
      if (url !== '/in-pieces') response.end('x'.repeat(50_000_000));
      else Readable.from(Array.from({ length: PIECES }, () => Buffer.alloc(65_536))).pipe(response);
    });
    connections.watch(http);
    const itsPort = await listen(http, 0, '127.0.0.1');
    onTestFinished(() => {
      connections.cutAll();
      http.close();
    });
    const open = async () => {
      const socket = connect(itsPort, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    };
    return { connections, open };
  }

  test('takes so many connections in all, and gives a place back when one goes', async () => {
    const { connections, open } = await start({ max: 3 });
    const [first] = await Promise.all([open(), open(), open()]);
    await expect.poll(connections.open).toBe(3);
    const fourth = await open();
    await once(fourth, 'close');
    first.destroy();
    await expect.poll(connections.open).toBe(2);
    await open();
    await expect.poll(connections.open).toBe(3);
  });

  test('takes so many from one address, unless it stands for many people', async () => {
    const strict = await start({ maxPerAddress: 2 });
    await Promise.all([strict.open(), strict.open()]);
    await expect.poll(strict.connections.open).toBe(2);
    await once(await strict.open(), 'close');
    const exempt = await start({ maxPerAddress: 2, isExempt: (address) => address.endsWith('127.0.0.1') });
    await Promise.all([exempt.open(), exempt.open(), exempt.open()]);
    await expect.poll(exempt.connections.open).toBe(3);
  });

  test('does not drop an answer of equal pieces that is read slowly', async () => {
    const { open } = await start({ unreadMs: 600 });
    const slowly = await open();
    slowly.write('GET /in-pieces HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    let read = 0;
    slowly.on('data', (bytes) => {
      read += bytes.length;
      slowly.pause();
      setTimeout(() => slowly.resume(), 8);
    });
    await once(slowly, 'close');
    expect(read).toBeGreaterThan(PIECES * 65_536);
  });

  test('drops an answer that nobody reads, and not one that is read slowly', async () => {
    const { connections, open } = await start({ unreadMs: 600 });
    const [never, slowly] = await Promise.all([open(), open()]);
    never.pause();
    for (const socket of [never, slowly]) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    slowly.on('data', () => {
      slowly.pause();
      setTimeout(() => slowly.resume(), 1);
    });
    await expect.poll(connections.open).toBe(2);
    await expect.poll(connections.open).toBe(1);
    expect(slowly.closed).toBe(false);
  });
});
