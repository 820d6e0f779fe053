import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.ts';
import { tellAllowance } from '../contract/limits.ts';
import type { ChargeOutcome, ChargeRequest, ReserveOutcome, Standing, Store } from '../storage/store.ts';
import { limitHeaders, type Limits, noLimits, secondsUntil, tellLimits } from './limit-headers.ts';
import { Limited } from './limited.ts';
import { callerOf } from './request.ts';
import { inPart } from './tracing.ts';

type Paid = Extract<ChargeOutcome, { kind: 'charged' | 'replayed' }> & { readonly limits: Limits };
type Reserved = Extract<ReserveOutcome, { kind: 'reserved' | 'replayed' }> & { readonly limits: Limits };
type Refused = Extract<ChargeOutcome, { kind: 'refused' | 'mismatch' }>;
type Extra = Pick<ChargeRequest, 'record' | 'idempotency'>;

/** How long a reservation outlives the provider's own deadline, should its node die. */
const LEASE_MS = 120_000;

/** Charges requests, and tells the quota's answer in the limit headers before the body leaves. */
export interface Meter {
  /** @throws ApiError 429 when the quota is used up, 400 when the idempotency key stands for another body */
  charge(request: FastifyRequest, reply: FastifyReply, status: number, extra?: Extra): Promise<Paid>;
  /** Takes the request from the quota before a provider that takes seconds. Throws as `charge` does. */
  reserve(request: FastifyRequest, reply: FastifyReply, extra: Pick<Extra, 'idempotency'>): Promise<Reserved>;
  /** Tells the caller where the account stands, and charges nothing; where storage is away, that nothing is sure. */
  look(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createMeter({ ledger }: Store): Meter {
  function base(request: FastifyRequest) {
    const { accountId, keyId, limit } = callerOf(request);
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined) throw new Error('only the endpoints of the interface are metered');
    return { requestId: request.id, accountId, keyId, limit, endpoint };
  }

  function refusal(outcome: Refused, request: FastifyRequest): ApiError {
    if (outcome.kind === 'mismatch') return new ApiError('invalid_request', { message: OTHER_BODY });
    request.metered = true;
    return limitReached(outcome.standing);
  }

  return {
    async charge(request, reply, status, extra = {}) {
      const charged = { ...base(request), status, ...extra };
      const outcome = await inPart(request, 'commit', () => ledger.charge(charged));
      const limits = tellLimits(reply, outcome.standing);
      if (outcome.kind === 'refused' || outcome.kind === 'mismatch') throw refusal(outcome, request);
      request.metered = true;
      return { ...outcome, limits };
    },
    async reserve(request, reply, extra) {
      const reserved = { ...base(request), ...extra, leaseMs: LEASE_MS };
      const outcome = await inPart(request, 'commit', () => ledger.reserve(reserved));
      const limits = tellLimits(reply, outcome.standing);
      if (outcome.kind === 'refused' || outcome.kind === 'mismatch') throw refusal(outcome, request);
      request.metered = true;
      return { ...outcome, limits };
    },
    async look(request, reply) {
      const { accountId, limit } = callerOf(request);
      try {
        tellLimits(reply, await ledger.standing(accountId, limit));
      } catch {
        const unsure = noLimits();
        const remaining = limit === undefined ? 'unlimited' : 0;
        reply.headers(limitHeaders({ ...unsure, limit: tellAllowance(limit), remaining }));
      }
    },
  };
}

const OTHER_BODY =
  'The header Idempotency-Key stands for another body of the last 24 hours: send the same body, or a new key.';

function limitReached({ limit, resetAt, now }: Standing): ApiError {
  return new ApiError('rate_limit_exceeded', {
    message:
      `The limit of ${limit} requests a month is reached; it resets at ${resetAt.toISOString()}. ` +
      'Stop asking until then, or choose a larger plan: no retry before that can succeed.',
    headers: { 'Retry-After': String(secondsUntil(resetAt, now)) },
    cause: new Limited('quota'),
  });
}
