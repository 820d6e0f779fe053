import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { addressOf } from '../customer.ts';
import { createFailedKeys, type FailedKeys } from '../failed-keys.ts';
import { setLimitHeaders } from '../limit-headers.ts';

/**
 * Judges the key before anything else of the request is read. The endpoints of the interface and the assistants’ tools need one; elsewhere a
 * valid key only makes the limit headers the account's own, and costs nothing.
 */
export function judgeKey({ authenticate, store, trustedProxies }: Deps, failed: FailedKeys = createFailedKeys()) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.routeOptions.config.access !== 'key') {
      const key = keyOf(request);
      if (key !== undefined) await setStandingHeaders(key, request, reply);
      return;
    }
    requireOneKey(request);
    const key = keyOf(request);
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

  async function setStandingHeaders(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const caller = await authenticate(key, { remembered: isOverLimit(request) });
      if (caller === undefined || caller.forbidden !== undefined) return;
      request.caller = caller;
      setLimitHeaders(reply, await store.ledger.standing(caller.accountId, caller.limit));
    } catch {
      // Storage is away: the answer does not need it, and keeps the limits of no account.
    }
  }
}

const KEY_HEADERS = ['X-API-Key', 'Authorization'] as const;

/** Node joins two `X-API-Key` and takes the first of two `Authorization`; a proxy before it might take the last. */
function requireOneKey({ raw }: FastifyRequest): void {
  for (const name of KEY_HEADERS) {
    const [first, ...others] = valuesOf(raw, name);
    if (others.some((other) => other !== first)) {
      throw new ApiError('invalid_request', { message: `The header ${name} stands twice, with different values.` });
    }
  }
}

/** Each value with which a header stands in the request. */
function valuesOf({ rawHeaders }: IncomingMessage, header: (typeof KEY_HEADERS)[number]): readonly string[] {
  const values: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === header.length && name.toLowerCase() === header.toLowerCase())
      values.push(rawHeaders[at + 1] ?? '');
  }
  return values;
}

/** `X-API-Key` wins over `Authorization`; an empty header is none. */
function keyOf({ raw }: FastifyRequest): string | undefined {
  const [own] = valuesOf(raw, 'X-API-Key');
  if (own !== undefined && own !== '') return own;
  return /^bearer +(\S+) *$/i.exec(raw.headers.authorization ?? '')?.[1];
}

function unauthorized(key: string | undefined): ApiError {
  const headers = { 'WWW-Authenticate': 'Bearer realm="huesmith"' };
  return new ApiError('unauthorized', key === undefined ? { headers } : { headers, message: BAD_KEY });
}

const BAD_KEY = 'The API key is not valid: it is mistyped, unknown or revoked.';
