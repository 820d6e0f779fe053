import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { addressOf } from '../customer.ts';
import { createFailedKeys, type FailedKeys } from '../failed-keys.ts';
import { tellLimits } from '../limit-headers.ts';

/**
 * Judges the key before anything else of the request is read. The endpoints of the interface need one; elsewhere a
 * valid key only makes the limit headers the account's own, and costs nothing.
 */
export function judgeKey({ authenticate, store, trustedProxies }: Deps, failed: FailedKeys = createFailedKeys()) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = keyOf(request);
    if (request.routeOptions.config.endpoint === undefined) {
      if (key !== undefined) await tellStanding(key, request, reply);
      return;
    }
    if (key === undefined) throw unauthorized(key);
    const caller = await callerBy(key, request);
    if (caller.forbidden !== undefined) throw new ApiError('forbidden', { message: caller.forbidden });
    request.caller = caller;
  };

  function isOverLimit(request: FastifyRequest): boolean {
    return !failed.isIdle() && failed.isOver(addressOf(request, trustedProxies));
  }

  async function callerBy(key: string, request: FastifyRequest): Promise<Caller> {
    const isOver = isOverLimit(request);
    const caller = await authenticate(key, { remembered: isOver });
    if (caller !== undefined) return caller;
    const address = addressOf(request, trustedProxies);
    if (isOver) failed.refuse(address);
    failed.count(address);
    throw unauthorized(key);
  }

  async function tellStanding(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const caller = await authenticate(key, { remembered: isOverLimit(request) });
      if (caller === undefined || caller.forbidden !== undefined) return;
      request.caller = caller;
      tellLimits(reply, await store.ledger.standing(caller.accountId, caller.limit));
    } catch {
      // Storage is away: the answer does not need it, and tells the limits of nobody.
    }
  }
}

/** `X-API-Key` wins over `Authorization`; an empty header is none. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-api-key'];
  if (own !== undefined && own !== '') return String(own);
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

function unauthorized(key: string | undefined): ApiError {
  const headers = { 'WWW-Authenticate': 'Bearer realm="huesmith"' };
  return new ApiError('unauthorized', key === undefined ? { headers } : { headers, message: BAD_KEY });
}

const BAD_KEY = 'The API key is not valid: it is mistyped, unknown or revoked.';
