import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPlan, type Pace } from '../../contract/plans.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Meter } from '../meter.ts';
import { createPaces, PaceExceeded } from '../paces.ts';

/** The pace of an account's plan, by the plan's name; undefined: any. */
export type PaceOf = (plan: string) => Pace | undefined;

const paceOfPlan: PaceOf = (plan) => findPlan(plan)?.pace;

/**
 * Refuses what is too much for the account's plan at this moment. It is never charged: the request has not been looked at.
 * What is let in is under way until its answer has left or its connection is gone.
 */
export function keepPace(meter: Pick<Meter, 'look'>, paceOf: PaceOf = paceOfPlan) {
  const paces = createPaces();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { caller, routeOptions } = request;
    const pace = caller && routeOptions.config.endpoint && paceOf(caller.plan);
    if (!caller || !pace) return;
    try {
      reply.raw.once('close', paces.begin(caller.accountId, pace));
    } catch (cause) {
      if (!(cause instanceof PaceExceeded)) throw cause;
      request.metered = true;
      await meter.look(request, reply);
      const message = `${cause.message} Try again in a second.`;
      throw new ApiError('rate_limit_exceeded', { message, cause, headers: { 'Retry-After': '1' } });
    }
  };
}
