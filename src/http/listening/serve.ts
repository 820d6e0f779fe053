import type { EventEmitter } from 'node:events';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { HEADER_BYTES_MAX } from '../hooks/head.ts';
import type { Watch } from '../metrics.ts';
import { framingFault } from './framing.ts';
import { inWordsOfHttp1 } from './http2-request.ts';
import { endLingering, lingerOnClose } from './linger.ts';
import { malformedMessage } from './malformed.ts';
import { rawAnswer, sendRaw } from './raw-answer.ts';
import type { Sessions } from './sessions.ts';
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

type AnyRequest = IncomingMessage | Http2ServerRequest;
type AnyResponse = ServerResponse | Http2ServerResponse;

/**
 * Hands a listener's requests to the app, those of HTTP/1.1 one after the other on each connection, and itself answers what
 * Node would otherwise answer without our headers: what its parser refuses, what comes too slowly, an expectation other than
 * 100-continue, and CONNECT.
 *
 * @param sessions of a listener that speaks HTTP/2 too
 */
export function serve(
  server: Server | Http2SecureServer,
  app: FastifyInstance,
  watch: Pick<Watch, 'refused'>,
  sessions?: Sessions,
): void {
  const turns = createTurns();
  // A listener of both emits one event for requests of either; its types know those of HTTP/2 alone.
  const events: EventEmitter = server;
  // A client may end its side once its request is whole, and still wants the answer. Node documents no option for it.
  Object.assign(server, { httpAllowHalfOpen: true });

  function take(request: AnyRequest, response: AnyResponse, run: () => void): void {
    if (request instanceof Http2ServerRequest) {
      if (!(response instanceof Http2ServerResponse)) return;
      sessions?.add(request, response);
      inWordsOfHttp1(request);
      run();
    } else if (response instanceof ServerResponse) turns.take({ request, response, run });
  }

  function handle(request: AnyRequest, response: AnyResponse): void {
    // Boundary: Fastify answers requests of both kinds, and is typed for the kind that it would listen for by itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const own = [request, response] as Parameters<typeof app.routing>;
    const fault = request instanceof IncomingMessage ? framingFault(request) : undefined;
    take(request, response, () => (fault === undefined ? app.routing(...own) : refuseHead(fault, request, response)));
  }

  /** Of HTTP/1.1, the connection ends with the answer: what follows may be no request. */
  function refuseHead(error: ApiError, request: AnyRequest, response: AnyResponse): void {
    watch.refused(error);
    if (request instanceof IncomingMessage) lingerOnClose(request.socket);
    sendRaw(response, error);
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

  events.on('request', handle);
  // The body is asked for once the key is good.
  events.on('checkContinue', handle);
  events.on('checkExpectation', (request: AnyRequest, response: AnyResponse) => {
    const error = new ApiError('expectation_failed');
    take(request, response, () => refuseHead(error, request, response));
  });
  events.on('connect', (request: AnyRequest, connection: Duplex | Http2ServerResponse) => {
    const headers = { Allow: 'GET, HEAD, POST, OPTIONS' };
    const error = new ApiError('method_not_allowed', {
      message: 'CONNECT is for proxies; this is none.',
      headers,
    });
    if (!(connection instanceof Http2ServerResponse)) refuse(error, connection);
    else take(request, connection, () => refuseHead(error, request, connection));
  });
  events.on('clientError', (error: Error, socket: Duplex) => {
    const code = 'code' in error ? error.code : undefined;
    // A client that has said that its request is the last is answered, and gets no answer to what it sends afterwards.
    const isAfterLast = code === 'HPE_CLOSED_CONNECTION' && (turns.isBusy(socket) || !socket.writable);
    if (code === 'ECONNRESET') socket.destroy();
    else if (isAfterLast) lingerOnClose(socket);
    else refuse(malformedMessage(error), socket);
  });
}
