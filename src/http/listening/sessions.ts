import {
  constants,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
} from 'node:http2';

export interface SessionLimits {
  /** How long a connection may be open without its first request, and how long without another. */
  readonly firstRequestMs: number;
  readonly idleMs: number;
  /** How long a request may take to arrive whole. */
  readonly requestMs: number;
  /** How long bytes of an answer may wait for a client that reads none of them, beside the time that the slowest takes. */
  readonly unreadMs: number;
  readonly slowestBytesPerMs: number;
  readonly lookEveryMs: number;
}

/** Of one HTTP/2 connection, at a time; as many as the standard advises at least (RFC 9113, 6.5.2). */
export const STREAMS_MAX = 100;

/** 32 kbit a second: a mobile network at its worst. */
export const SLOWEST_BYTES_PER_MS = 4;

/** One request and its answer: a stream, in HTTP/2's own word. */
interface Exchange {
  readonly request: Http2ServerRequest;
  readonly response: Http2ServerResponse;
  readonly arrived: number;
  /** What waited to be read when it was last looked at, and since when it has been the same. */
  waiting: number;
  since: number;
}

interface Session {
  readonly exchanges: Set<Exchange>;
  hasAsked: boolean;
  /** When the last request was done, or the connection began. */
  idleSince: number;
}

/** The HTTP/2 connections of a listener. */
export interface Sessions {
  /** Called for each request, before it is run. */
  add(request: Http2ServerRequest, response: Http2ServerResponse): void;
}

/**
 * Bounds in time what HTTP/2 connections and their requests may take, as Node bounds those of HTTP/1.1 and these not. Node
 * counts requests at once, headers, memory and streams that are opened only to be reset.
 *
 * @param tooSlow answers a request that did not arrive whole in time, of which nothing is answered yet
 */
export function boundSessions(
  server: Http2SecureServer,
  limits: SessionLimits,
  tooSlow: (response: Http2ServerResponse) => void,
): Sessions {
  const sessions = new Map<Http2Session, Session>();
  let looking: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    for (const [session, { exchanges, hasAsked, idleSince }] of sessions) {
      for (const exchange of exchanges) lookAt(exchange, now);
      const isIdle = exchanges.size === 0 && now - idleSince > (hasAsked ? limits.idleMs : limits.firstRequestMs);
      // GOAWAY is not enough: a client that reads nothing would stay.
      if (isIdle) session.destroy();
    }
  }

  function lookAt(exchange: Exchange, now: number): void {
    const { request, response, arrived } = exchange;
    const { stream } = response;
    if (!hasArrived(request) && now - arrived > limits.requestMs) {
      if (stream.headersSent) stream.close(constants.NGHTTP2_CANCEL);
      else tooSlow(response);
    }
    const waiting = stream.writableLength;
    // Node tells what of a write has left once all of it has, so time is given by its length.
    const allowedMs = limits.unreadMs + waiting / limits.slowestBytesPerMs;
    if (waiting === 0 || waiting !== exchange.waiting) Object.assign(exchange, { waiting, since: now });
    else if (now - exchange.since > allowedMs) stream.close(constants.NGHTTP2_CANCEL);
  }

  server.on('session', (session) => {
    looking ??= setInterval(look, limits.lookEveryMs).unref();
    sessions.set(session, { exchanges: new Set(), hasAsked: false, idleSince: performance.now() });
    session.once('close', () => {
      sessions.delete(session);
      if (sessions.size > 0) return;
      clearInterval(looking);
      looking = undefined;
    });
  });

  return {
    add(request, response) {
      const { stream } = response;
      const session = stream.session && sessions.get(stream.session);
      if (session === undefined) return;
      const now = performance.now();
      const exchange: Exchange = { request, response, arrived: now, waiting: 0, since: now };
      session.exchanges.add(exchange);
      session.hasAsked = true;
      // Pieces of an answer are as long as each other: that one has left does not show in what waits.
      stream.on('drain', () => (exchange.waiting = 0));
      stream.once('close', () => {
        session.exchanges.delete(exchange);
        session.idleSince = performance.now();
      });
      // What is answered before it has arrived whole need not come any more (RFC 9113, 8.1).
      stream.once('finish', () => {
        if (!hasArrived(request)) stream.close(constants.NGHTTP2_NO_ERROR);
      });
    },
  };
}

/** Whether nothing more of a request is to come. */
function hasArrived({ complete, stream }: Http2ServerRequest): boolean {
  return complete || stream.endAfterHeaders || stream.readableEnded;
}
