import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../../../contract/errors.ts';
import { IDEMPOTENCY_KEY } from '../../../contract/operations.ts';
import type { Idempotency } from '../../../storage/store/ledger.ts';

/**
 * Reads `Idempotency-Key`. The fingerprint is of what was asked, so that the same request written with other white
 * space is the same request.
 *
 * @throws ApiError 400
 */
export function idempotencyOf(headers: IncomingHttpHeaders, asked: readonly unknown[]): Idempotency | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError('invalid_request', {
      message: 'The header `Idempotency-Key` must be 1 to 255 visible ASCII characters, a UUID for instance.',
    });
  }
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}
