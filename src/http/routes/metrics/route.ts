import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { isFromThisMachine } from '../../secure-request.ts';

/** `GET /metrics`, in Prometheus' text format: for this machine, and for whoever has the operator's token. */
export function metrics(app: FastifyInstance, { operatorToken, watch: { registry } }: Deps): void {
  app.get('/metrics', async (request, reply) => {
    const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const hasToken = operatorToken !== undefined && token !== undefined && isSame(token, operatorToken);
    if (!hasToken && !isFromThisMachine(request.raw)) throw new ApiError('forbidden', { message: FOR_OPERATORS });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const FOR_OPERATORS =
  'Metrics are for the operator: ask from the machine that serves, or with HUESMITH_OPERATOR_TOKEN as the Bearer token.';

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
