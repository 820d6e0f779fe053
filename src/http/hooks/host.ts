import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';

/** Node drops those over 2,000 without a word, whichever they are. */
const HEADER_LINES_MAX = 100;
const TOO_MANY_LINES = `The request has over ${HEADER_LINES_MAX} header lines.`;

/**
 * HTTP/1.1 wants exactly one Host (RFC 9112, 3.2). Node would answer a missing one by itself, without our headers, and
 * takes the first of two.
 */
export async function requireOneHost({ raw }: FastifyRequest): Promise<void> {
  if (raw.rawHeaders.length > 2 * HEADER_LINES_MAX)
    throw new ApiError('headers_too_large', { message: TOO_MANY_LINES });
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return;
  throw new ApiError('invalid_request', {
    message: hosts === 0 ? 'The header Host is missing.' : 'The header Host stands more than once.',
  });
}
