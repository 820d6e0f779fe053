import type { FastifyInstance } from 'fastify';
import { readRequest } from '../../contract/requests.ts';
import type { UsageRecord } from '../../contract/usage.ts';
import type { Meter } from '../meter.ts';
import { queryOf } from '../query-of.ts';

/** `GET /v1/palettes/usage`: it counts itself before it tells. */
export function usage(app: FastifyInstance, meter: Meter): void {
  app.get('/v1/palettes/usage', { config: { endpoint: 'usage' } }, async (request, reply): Promise<UsageRecord> => {
    readRequest.noQuery(queryOf(request));
    const paid = await meter.charge(request, reply, { status: 200 });
    if (paid.kind === 'replayed') throw new Error('a usage request carries no idempotency key');
    if (paid.totalRequests === undefined) throw new Error('the usage was not told what its key has been answered');
    const { limit, remaining, resetDate } = paid.limits;
    return {
      object: 'usage',
      data: {
        current: paid.standing.used,
        limit,
        remaining,
        resetDate,
        totalRequests: paid.totalRequests,
        lastUsed: paid.standing.now.toISOString(),
      },
    };
  });
}
