import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { TOKEN } from '../access.ts';
import type { Deps } from '../deps.ts';
import { isFromThisMachine } from '../secure-request.ts';

/** `GET /metrics`, in Prometheus' text format: with the operator's token, or from this machine where it may. */
export function metrics(app: FastifyInstance, { operatorToken, metricsOnLoopback, watch: { registry } }: Deps): void {
  app.get('/metrics', TOKEN, async (request, reply) => {
    const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const hasToken = operatorToken !== undefined && token !== undefined && isSame(token, operatorToken);
    const isHere = metricsOnLoopback && isFromThisMachine(request.raw);
    if (!hasToken && !isHere) throw new ApiError('forbidden', { message: FOR_OPERATORS });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const FOR_OPERATORS = 'Metrics are for the operator: send HUESMITH_OPERATOR_TOKEN as the Bearer token.';

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
