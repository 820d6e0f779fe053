import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readRequest } from '../../../contract/requests.ts';
import type { Deps } from '../../deps.ts';
import { setLimitHeaders } from '../../limit-headers.ts';
import { queryOf } from '../../query-of.ts';
import type { Meter } from '../../meter.ts';
import { callerOf } from '../../request.ts';
import { idempotencyOf } from './idempotency.ts';
import { paletteList } from './palette-list.ts';
import { producer } from './produce.ts';

/** Seeds that the service draws stay short, for people copy them. */
const SEEDS = 2 ** 32;

/** `POST /v1/palettes/generate` */
export function generate(app: FastifyInstance, deps: Deps, meter: Meter): void {
  const produce = producer(deps, meter);

  app.post('/v1/palettes/generate', { config: { endpoint: 'generate' } }, async (request, reply) => {
    readRequest.noQuery(queryOf(request));
    const { prompt, count, seed } = readRequest.generate(request.body);
    request.generation = { prompt };
    const idempotency = idempotencyOf(request.headers, [prompt, count, seed]);
    const { accountId, limit } = callerOf(request);
    const asked = { prompt, count, seed: seed ?? randomInt(SEEDS), customer: accountId };
    const paid = await produce(asked, idempotency, request, reply);
    request.generation = { prompt, model: paid.record.model };
    if (paid.replayed) {
      // The body has the limits of the first answer, as it must; the headers have those of now.
      setLimitHeaders(reply, await deps.store.ledger.standing(accountId, limit));
      reply.header('Idempotent-Replayed', 'true');
    }
    return reply
      .header('X-Palette-Seed', String(paid.record.seed))
      .type('application/json; charset=utf-8')
      .send(paletteList(paid.record, count, paid.limits));
  });
}
