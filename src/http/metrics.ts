import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Counter, Histogram, Registry } from 'prom-client';

/** Bounds in seconds, dense around a millisecond, where the embedded engine answers, and at the promised 3 s. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/**
 * Counts every answer and writes one line of log for it: the route's pattern rather than the path, and neither key nor
 * prompt, for nobody should find them in a log.
 */
export function watchAnswers(log: Logger) {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'huesmith_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const malformed = new Counter({
    name: 'huesmith_http_malformed_total',
    help: 'Messages that were no HTTP request and were answered as such',
    labelNames: ['status'],
    registers: [registry],
  });

  async function observe(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.info({
      requestId: request.id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      account: request.caller?.accountId,
    });
  }

  return { registry, observe, malformed };
}
