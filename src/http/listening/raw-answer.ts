import { type IncomingHttpHeaders, STATUS_CODES, type ServerResponse } from 'node:http';
import { Http2ServerResponse } from 'node:http2';
import type { ApiError } from '../../contract/errors.ts';
import { errorBody } from '../../contract/errors.ts';
import { CORS_HEADERS } from '../hooks/cors.ts';
import { commonHeaders } from '../hooks/stamp.ts';
import { requestIdOf } from '../request-id.ts';

/** Ends the connection with the answer; of HTTP/2 the request's own stream ends, and no more. */
const CLOSING = { Connection: 'close' };

/** An answer to a message that Fastify never sees: same body, same headers. */
function partsOf({ code, message, headers }: ApiError, asked: IncomingHttpHeaders) {
  const body = errorBody(code, message);
  return {
    body,
    headers: {
      ...commonHeaders(requestIdOf(asked)),
      // Which path was meant is not always known; nothing here is anybody's secret.
      ...CORS_HEADERS,
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
    },
  };
}

/** The whole message, for a bare socket. */
export function rawAnswer(error: ApiError): string {
  const { body, headers } = partsOf(error, {});
  const lines = Object.entries({ Date: new Date().toUTCString(), ...headers, ...CLOSING }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', body].join('\r\n');
}

export function sendRaw(response: ServerResponse | Http2ServerResponse, error: ApiError): void {
  const { body, headers } = partsOf(error, response.req.headers);
  // Not by the version that the request names: HTTP/1.1's parser lets pass one that says HTTP/2.0.
  const own = response instanceof Http2ServerResponse ? headers : { ...headers, ...CLOSING };
  response.statusCode = error.status;
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  response.end(body);
}
