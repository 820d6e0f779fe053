import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.ts';
import { toAllowance } from '../contract/limits.ts';
import type { Store } from '../storage/store.ts';
import type { Answer, ChargeOutcome, Claim, Idempotency, ReserveOutcome, Standing } from '../storage/store/ledger.ts';
import { limitHeaders, type Limits, noLimits, secondsUntil, setLimitHeaders } from './limit-headers.ts';
import { Limited } from './limited.ts';
import { callerOf } from './request.ts';
import { inPart } from './tracing.ts';

/** What a charge got, if it was no refusal, and the limits as the headers give them. */
type Paid<Outcome = ChargeOutcome> = Granted<Outcome> & { readonly limits: Limits };
type Granted<Outcome> = Exclude<Outcome, { kind: 'refused' | 'mismatch' }>;

/** How long a reservation outlives the provider's own deadline, should its node die. */
const LEASE_MS = 120_000;

/** Charges requests, and sets the limit headers from the quota's answer before the body leaves. */
export interface Meter {
  /** @throws ApiError 429 when the quota is used up, 400 when the idempotency key stands for another body */
  charge(request: FastifyRequest, reply: FastifyReply, answer: Answer, idempotency?: Idempotency): Promise<Paid>;
  /** Takes the request from the quota before a provider that takes seconds. Throws as `charge` does. */
  reserve(request: FastifyRequest, reply: FastifyReply, idempotency?: Idempotency): Promise<Paid<ReserveOutcome>>;
  /** Ends a reservation with its answer. What was reserved is answered, whatever became of the quota meanwhile. */
  settle(request: FastifyRequest, reply: FastifyReply, reservationId: string, answer: Answer): Promise<Limits>;
  /** Gives a reservation back. Where this fails, it lapses by itself. */
  refund(reservationId: string): Promise<void>;
  /** Sets the headers to where the account stands, and charges nothing; where storage is away, to nothing being left. */
  look(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createMeter({ ledger }: Store): Meter {
  function claimOf(request: FastifyRequest, idempotency: Idempotency | undefined): Claim {
    const { accountId, keyId, limit } = callerOf(request);
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined) throw new Error('only the endpoints of the interface are metered');
    return { accountId, keyId, limit, endpoint, idempotency };
  }

  /** The one way in which the quota speaks: as headers, and as a refusal. */
  function paid<Outcome extends ChargeOutcome | ReserveOutcome>(
    outcome: Outcome,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Paid<Outcome> {
    const limits = setLimitHeaders(reply, outcome.standing);
    if (outcome.kind === 'mismatch') throw new ApiError('invalid_request', { message: OTHER_BODY });
    request.metered = true;
    if (!isGranted(outcome)) throw limitReached(outcome.standing);
    return { ...outcome, limits };
  }

  return {
    async charge(request, reply, answer, idempotency) {
      const charge = { ...claimOf(request, idempotency), ...answer };
      return paid(await inPart(request, 'commit', () => ledger.charge(charge)), request, reply);
    },
    async reserve(request, reply, idempotency) {
      const claim = claimOf(request, idempotency);
      return paid(await inPart(request, 'commit', () => ledger.reserve(claim, LEASE_MS)), request, reply);
    },
    async settle(request, reply, reservationId, answer) {
      const { standing } = await inPart(request, 'commit', () => ledger.settle(reservationId, answer));
      return setLimitHeaders(reply, standing);
    },
    refund: (reservationId) => ledger.refund(reservationId).catch(() => undefined),
    async look(request, reply) {
      const { accountId, limit } = callerOf(request);
      try {
        setLimitHeaders(reply, await ledger.standing(accountId, limit));
      } catch {
        const unsure = noLimits();
        const remaining = limit === undefined ? 'unlimited' : 0;
        reply.headers(limitHeaders({ ...unsure, limit: toAllowance(limit), remaining }));
      }
    },
  };
}

function isGranted<Outcome extends ChargeOutcome | ReserveOutcome>(outcome: Outcome): outcome is Granted<Outcome> {
  return outcome.kind !== 'refused' && outcome.kind !== 'mismatch';
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
