import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Watch } from '../metrics.ts';
import { serve, SERVER_OPTIONS } from './serve.ts';

type Timeouts = Partial<Record<'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval', number>>;

/** @param timeouts in place of the usual ones, for tests */
export function createHttpServer(app: FastifyInstance, watch: Watch, timeouts: Timeouts = {}): Server {
  const server = createServer({ ...SERVER_OPTIONS, ...timeouts });
  serve(server, app, watch);
  return server;
}

export function createHttpsServer(app: FastifyInstance, watch: Watch, tls: { cert: string; key: string }): Server {
  const server = createTlsServer({ ...SERVER_OPTIONS, cert: tls.cert, key: tls.key, minVersion: 'TLSv1.2' });
  serve(server, app, watch);
  return server;
}

/** Resolves to the port that was opened, which is another than the one asked for where that is 0. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const REAP_EVERY_MS = 50;

/** Lets what is in flight finish; after `graceMs`, cuts what is left. */
export async function closeGently(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  await new Promise<void>((resolve) => {
    // A connection whose last answer began before the close stays open for the next request, unless it is reaped.
    const reaper = setInterval(() => server.closeIdleConnections(), REAP_EVERY_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(reaper);
      clearTimeout(deadline);
      resolve();
    });
  });
}
