import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { isSecure, type TrustedProxies } from '../secure-request.ts';

/** Refuses what came in the clear over a network; a redirect would only teach clients to send keys that way again. */
export function requireHttps(proxies: TrustedProxies) {
  return async ({ raw }: FastifyRequest): Promise<void> => {
    if (!isSecure(raw, proxies)) throw new ApiError('https_required');
  };
}
