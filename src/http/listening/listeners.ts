import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Watch } from '../metrics.ts';
import type { Connections } from './connections.ts';
import { serve, SERVER_OPTIONS } from './serve.ts';

export interface ListenerOptions {
  readonly app: FastifyInstance;
  readonly watch: Watch;
  readonly connections: Connections;
  /** In place of the usual ones, for tests. */
  readonly timeouts?: Partial<Record<'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval', number>>;
}

export function createHttpServer({ app, watch, connections, timeouts = {} }: ListenerOptions): Server {
  const server = createServer({ ...SERVER_OPTIONS, ...timeouts });
  connections.watch(server);
  serve(server, app, watch);
  return server;
}

export function createHttpsServer(
  { app, watch, connections, timeouts = {} }: ListenerOptions,
  { cert, key }: { cert: string; key: string },
): TlsServer {
  const server = createTlsServer({ ...SERVER_OPTIONS, ...timeouts, cert, key, ...TLS_VERSIONS, allowHalfOpen: true });
  connections.watch(server);
  serve(server, app, watch);
  return server;
}

export const TLS_VERSIONS = { minVersion: 'TLSv1.2' } as const;

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

/** Lets what is in flight finish; after `graceMs`, calls `cut` for what is left. */
export async function closeGently(server: Server, graceMs: number, cut: () => void): Promise<void> {
  if (!server.listening) return;
  await new Promise<void>((resolve) => {
    // A connection whose last answer began before the close stays open for the next request, unless it is reaped.
    const reaper = setInterval(() => server.closeIdleConnections(), REAP_EVERY_MS);
    const deadline = setTimeout(cut, graceMs);
    server.close(() => {
      clearInterval(reaper);
      clearTimeout(deadline);
      resolve();
    });
  });
}
