import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { HEADER_BYTES_MAX } from '../hooks/head.ts';
import type { Watch } from '../metrics.ts';
import { endLingering, lingerOnClose } from './linger.ts';
import { malformedMessage } from './malformed.ts';
import { rawAnswer, sendRaw } from './raw-answer.ts';
import { createTurns } from './turns.ts';

/**
 * Options of both listeners. Times bound how long a slow client may hold a connection: 10 s for headers and 15 s for the
 * whole request, between two looks.
 */
export const SERVER_OPTIONS = {
  // Node counts less than all of the bytes; a hook counts them.
  maxHeaderSize: HEADER_BYTES_MAX,
  headersTimeout: 9_000,
  requestTimeout: 13_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 500,
  // Ours says so in the documented shape.
  requireHostHeader: false,
  insecureHTTPParser: false,
} as const;

/**
 * Hands a listener's requests to the app, one after the other on each connection, and answers by itself what Node would
 * otherwise answer without our headers: what its parser refuses, what comes too slowly, an expectation other than
 * 100-continue, and CONNECT.
 */
export function serve(server: Server, app: FastifyInstance, watch: Pick<Watch, 'refused'>): void {
  const turns = createTurns();
  // A client may end its side once its request is whole, and still wants the answer. Node documents no option for it.
  Object.assign(server, { httpAllowHalfOpen: true });

  function handle(...[request, response]: Parameters<RequestListener>): void {
    turns.take({ request, response, run: () => app.routing(request, response) });
  }

  function refuse(error: ApiError, socket: Duplex): void {
    turns.close(socket, (isOwed) => {
      if (!socket.writable) socket.destroy();
      else {
        if (isOwed) watch.refused(error);
        endLingering(socket, isOwed ? rawAnswer(error) : '');
      }
    });
  }

  server.on('request', handle);
  // The body is asked for once the key is good.
  server.on('checkContinue', handle);
  server.on('checkExpectation', (request, response) => {
    const error = new ApiError('expectation_failed');
    turns.take({
      request,
      response,
      run: () => {
        watch.refused(error);
        lingerOnClose(request.socket);
        sendRaw(response, error);
      },
    });
  });
  server.on('connect', (_request, socket) => {
    const headers = { Allow: 'GET, HEAD, POST, OPTIONS' };
    refuse(new ApiError('method_not_allowed', { message: 'CONNECT is for proxies; this is none.', headers }), socket);
  });
  server.on('clientError', (error: Error, socket) => {
    const code = 'code' in error ? error.code : undefined;
    // A client that has said that its request is the last is answered, and told nothing of what it sends then.
    const isAfterLast = code === 'HPE_CLOSED_CONNECTION' && (turns.isBusy(socket) || !socket.writable);
    if (code === 'ECONNRESET') socket.destroy();
    else if (isAfterLast) lingerOnClose(socket);
    else refuse(malformedMessage(error), socket);
  });
}
