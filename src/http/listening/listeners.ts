import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import type { Watch } from '../metrics.ts';
import { type Connections, USUAL_LIMITS } from './connections.ts';
import { sendRaw } from './raw-answer.ts';
import { serve, SERVER_OPTIONS } from './serve.ts';
import { boundSessions, type SessionLimits, SLOWEST_BYTES_PER_MS, STREAMS_MAX } from './sessions.ts';

export interface ListenerOptions {
  readonly app: FastifyInstance;
  readonly watch: Watch;
  readonly connections: Connections;
  /** In place of the usual ones, for tests. */
  readonly timeouts?: Partial<Record<Timeout, number>>;
  /** Likewise: how long an answer over HTTP/2 may wait for its reader. */
  readonly patience?: Pick<SessionLimits, 'unreadMs' | 'slowestBytesPerMs'>;
}

type Timeout = 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval';

export function createHttpServer({ app, watch, connections, timeouts = {} }: ListenerOptions): Server {
  const server = createServer({ ...SERVER_OPTIONS, ...timeouts });
  connections.watch(server);
  serve(server, app, watch);
  return server;
}

const USUAL_PATIENCE = { unreadMs: USUAL_LIMITS.unreadMs, slowestBytesPerMs: SLOWEST_BYTES_PER_MS };

/** HTTP/2 and HTTP/1.1, whichever the client takes (ALPN). */
export function createHttpsServer(
  { app, watch, connections, timeouts = {}, patience = USUAL_PATIENCE }: ListenerOptions,
  { cert, key }: { cert: string; key: string },
): Http2SecureServer {
  const options = { ...SERVER_OPTIONS, ...timeouts };
  const settings = { maxConcurrentStreams: STREAMS_MAX };
  const secure = { cert, key, ...TLS_VERSIONS, allowHalfOpen: true };
  const server = createSecureServer({ ...options, ...secure, settings, allowHTTP1: true });
  connections.watch(server);
  const limits = {
    firstRequestMs: options.headersTimeout,
    idleMs: options.keepAliveTimeout,
    requestMs: options.requestTimeout,
    ...patience,
    lookEveryMs: options.connectionsCheckingInterval,
  };
  const sessions = boundSessions(server, limits, (response) => {
    const error = new ApiError('request_timeout');
    watch.refused(error);
    sendRaw(response, error);
  });
  serve(server, app, watch, sessions);
  return server;
}

export const TLS_VERSIONS = { minVersion: 'TLSv1.2' } as const;

/** Resolves to the port that was opened, which is another than the one asked for where that is 0. */
export async function listen(server: NetServer, port: number, host: string): Promise<number> {
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

/** Node's types leave out that a listener of both protocols closes the idle connections of HTTP/1.1 too. */
type Listener = NetServer & Partial<Pick<Server, 'closeIdleConnections'>>;

/** Lets what is in flight finish; after `graceMs`, calls `cut` for what is left. */
export async function closeGently(server: Listener, graceMs: number, cut: () => void): Promise<void> {
  if (!server.listening) return;
  await new Promise<void>((resolve) => {
    // A connection whose last answer began before the close stays open for the next request, unless it is reaped.
    const reaper = setInterval(() => server.closeIdleConnections?.(), REAP_EVERY_MS);
    const deadline = setTimeout(cut, graceMs);
    server.close(() => {
      clearInterval(reaper);
      clearTimeout(deadline);
      resolve();
    });
  });
}
