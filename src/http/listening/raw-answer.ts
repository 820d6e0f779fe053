import { type IncomingHttpHeaders, STATUS_CODES, type ServerResponse } from 'node:http';
import type { ApiError } from '../../contract/errors.ts';
import { errorBody } from '../../contract/errors.ts';
import { CORS_HEADERS } from '../hooks/cors.ts';
import { commonHeaders } from '../hooks/stamp.ts';
import { requestIdOf } from '../request-id.ts';

/** An answer to a message that Fastify never sees: same body, same headers, and the connection ends with it. */
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
      Connection: 'close',
    },
  };
}

/** The whole message, for a bare socket. */
export function rawAnswer(error: ApiError): string {
  const { body, headers } = partsOf(error, {});
  const lines = Object.entries({ Date: new Date().toUTCString(), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', body].join('\r\n');
}

export function sendRaw(response: ServerResponse, error: ApiError): void {
  const { body, headers } = partsOf(error, response.req.headers);
  response.writeHead(error.status, headers).end(body);
}
