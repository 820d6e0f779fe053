import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import type { Watch } from '../metrics.ts';
import { malformedMessage } from './malformed.ts';
import { rawAnswer, sendRaw } from './raw-answer.ts';

/**
 * Options of both listeners. Times bound how long a slow client may hold a connection: 10 s for headers and 15 s for the
 * whole request, between two looks.
 */
export const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 9_000,
  requestTimeout: 13_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 500,
  // Ours says so in the documented shape.
  requireHostHeader: false,
  insecureHTTPParser: false,
} as const;

const UNREAD_MS = 2000;

/**
 * Hands a listener's requests to the app, and answers by itself what Node would otherwise answer without our headers:
 * what its parser refuses, what comes too slowly, an expectation other than 100-continue, and CONNECT.
 */
export function serve(server: Server, app: FastifyInstance, watch: Pick<Watch, 'refused'>): void {
  // The answer that is under way on each connection, so that none is written into another.
  const underWay = new WeakMap<Duplex, ServerResponse>();

  function handle(...[request, response]: Parameters<RequestListener>): void {
    underWay.set(request.socket, response);
    app.routing(request, response);
  }

  function refuse(error: ApiError, socket: Duplex): void {
    const response = underWay.get(socket);
    const isAnswering = response !== undefined && response.headersSent && !response.writableFinished;
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    watch.refused(error);
    socket.end(rawAnswer(error), () => socket.destroy());
    // Whoever does not read it is not waited for.
    const timer = setTimeout(() => socket.destroy(), UNREAD_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  }

  server.on('request', handle);
  // The body is asked for once the key is good.
  server.on('checkContinue', handle);
  server.on('checkExpectation', (_request, response) => {
    const error = new ApiError('expectation_failed');
    watch.refused(error);
    sendRaw(response, error);
  });
  server.on('connect', (_request, socket) => {
    const headers = { Allow: 'GET, HEAD, POST, OPTIONS' };
    refuse(new ApiError('method_not_allowed', { message: 'CONNECT is for proxies; this is none.', headers }), socket);
  });
  server.on('clientError', (error: Error, socket) => {
    if ('code' in error && error.code === 'ECONNRESET') socket.destroy();
    else refuse(malformedMessage(error), socket);
  });
}
