import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';

export const HEADER_BYTES_MAX = 16 * 1024;
/** Node drops those over 2,000 without a word, whichever they are. */
const HEADER_LINES_MAX = 100;
const TOO_MANY_LINES = `The request has over ${HEADER_LINES_MAX} header lines.`;

/** Bytes of `GET / HTTP/1.1\r\n` beside method and target; the empty line after the headers has two more. */
const REQUEST_LINE_REST = '  HTTP/1.1\r\n'.length + '\r\n'.length;
/** `Host: localhost\r\n` beside name and value. */
const LINE_REST = ': \r\n'.length;

/** A name or an address, and maybe a port (RFC 9110, 7.2); an empty one says that the target names nobody. */
const HOST = /^([\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Holds the request line and the headers to their limits, and to exactly one Host (RFC 9112, 3.2) and one Content-Type. Node
 * counts only part of the bytes, would answer a missing Host by itself, without our headers, and takes the first of two; a
 * proxy before it might take the last.
 */
export async function judgeHead({ raw }: FastifyRequest): Promise<void> {
  const { rawHeaders, method = '', url = '', httpVersion } = raw;
  if (rawHeaders.length > 2 * HEADER_LINES_MAX) throw new ApiError('headers_too_large', { message: TOO_MANY_LINES });
  let hosts = 0;
  let host = '';
  let types = 0;
  let bytes = REQUEST_LINE_REST + method.length + url.length;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    bytes += name.length + (rawHeaders[at + 1] ?? '').length + LINE_REST;
    if (name.length === 4 && name.toLowerCase() === 'host') {
      hosts += 1;
      host = rawHeaders[at + 1] ?? '';
    } else if (name.length === 12 && name.toLowerCase() === 'content-type') types += 1;
  }
  if (bytes > HEADER_BYTES_MAX) throw new ApiError('headers_too_large');
  if (types > 1) throw new ApiError('invalid_request', { message: 'The header Content-Type stands more than once.' });
  if (hosts > 1) throw new ApiError('invalid_request', { message: 'The header Host stands more than once.' });
  if (hosts === 0 && httpVersion !== '1.0')
    throw new ApiError('invalid_request', { message: 'The header Host is missing.' });
  if (!HOST.test(host)) throw new ApiError('invalid_request', { message: 'The header Host is malformed.' });
}
