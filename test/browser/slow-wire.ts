import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit a second down, all connections together. */
const ONE_WAY_MS = 75;
const BYTES_PER_MS = 1_638_400 / 8 / 1000;

export interface SlowWire {
  readonly url: string;
  /** What has come down so far, headers and all. */
  readonly bytes: () => number;
  close(): void;
}

/** A wire to a service on this machine that is as slow as a phone's, for whatever a browser measures over it. */
export async function slowWire(port: number): Promise<SlowWire> {
  let bytes = 0;
  let freeAt = 0;
  const sockets = new Set<Socket>();

  async function pass(from: Socket, to: Socket, delayOf: (length: number) => number): Promise<void> {
    const deliver = async (before: Promise<void>, chunk: Buffer): Promise<void> => {
      const arrives = wait(delayOf(chunk.length));
      await before;
      await arrives;
      if (!to.destroyed) to.write(chunk);
    };
    let last = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      last = deliver(last, chunk);
    });
    await once(from, 'close');
    await last;
    to.end();
  }

  /** Each chunk waits until those before it are through. */
  function down(length: number): number {
    bytes += length;
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + length / BYTES_PER_MS;
    return freeAt - now + ONE_WAY_MS;
  }

  const server = createServer((browser) => {
    const service = connect(port, '127.0.0.1');
    for (const socket of [browser, service]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    // The first bytes wait for the handshake too.
    let handshakeMs = 2 * ONE_WAY_MS;
    const up = (): number => {
      const delayMs = ONE_WAY_MS + handshakeMs;
      handshakeMs = 0;
      return delayMs;
    };
    void Promise.all([pass(browser, service, up), pass(service, browser, down)]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Boundary: a server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    bytes: () => bytes,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
