import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';

/**
 * HTTP/1.1 wants exactly one Host (RFC 9112, 3.2). Node would answer a missing one by itself, without our headers, and
 * takes the first of two.
 */
export async function requireOneHost({ raw }: FastifyRequest): Promise<void> {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return;
  throw new ApiError('invalid_request', {
    message: hosts === 0 ? 'The header Host is missing.' : 'The header Host stands more than once.',
  });
}
