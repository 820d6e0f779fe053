import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../contract/errors.ts';

/**
 * What Node's parser lets pass although a proxy may read it otherwise, so that both could disagree where the message ends
 * (RFC 9112, 6.1 and 11.2): a version that is none of HTTP/1, a coding beside `chunked`, which nothing here decodes, and
 * `chunked` in HTTP/1.0, which does not know it.
 */
export function framingFault({ httpVersion, headers }: IncomingMessage): ApiError | undefined {
  const isNew = httpVersion === '1.1';
  if (!isNew && httpVersion !== '1.0') return new ApiError('invalid_request', { message: OTHER_VERSION });
  const coding = headers['transfer-encoding'];
  if (coding === undefined || (isNew && coding.toLowerCase() === 'chunked')) return undefined;
  return new ApiError('invalid_request', { message: isNew ? OTHER_CODING : CODING_OF_1_0 });
}

const OTHER_VERSION = 'The HTTP version of the request line must be HTTP/1.1 or HTTP/1.0.';
const OTHER_CODING = 'The header Transfer-Encoding names a coding other than chunked, which is the only one here.';
const CODING_OF_1_0 = 'The header Transfer-Encoding is not known to HTTP/1.0: use HTTP/1.1, or Content-Length.';
