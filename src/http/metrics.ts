import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Counter, Histogram, Registry } from 'prom-client';
import type { ApiError } from '../contract/errors.ts';
import type { GeneratorUnavailable, ModelReport } from '../providers/index.ts';

/** Bounds in seconds, dense around a millisecond, where the embedded engine answers, and at the promised 3 s. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** What operators see of the service: metrics, and one line of log for each answer. */
export interface Watch {
  readonly registry: Registry;
  /** An answer to a request. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
  /** An answer to a message that was no request. */
  refused(error: ApiError): void;
  /** The embedded engine stood in for a language model. */
  fellBack(error: GeneratorUnavailable): void;
  /** A request to a language model, and how it went. */
  modelAsked(report: ModelReport): void;
}

/**
 * Tells of routes by their pattern rather than by path, and of neither keys nor prompts, for nobody should find them in a
 * log.
 */
export function createWatch(log: Logger, registry = new Registry()): Watch {
  const seconds = new Histogram({
    name: 'huesmith_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const malformed = new Counter({
    name: 'huesmith_http_malformed_total',
    help: 'Messages that were no HTTP request, and were refused as such',
    labelNames: ['status'],
    registers: [registry],
  });
  const fallbacks = new Counter({
    name: 'huesmith_fallbacks_total',
    help: 'Generations that the embedded engine made in place of the language model',
    labelNames: ['reason'],
    registers: [registry],
  });
  const asked = new Counter({
    name: 'huesmith_model_requests_total',
    help: 'Requests to language models',
    labelNames: ['model', 'outcome'],
    registers: [registry],
  });
  const tokens = new Counter({
    name: 'huesmith_model_tokens_total',
    help: 'Tokens that language models read and wrote, by their own count where it can be true',
    labelNames: ['model'],
    registers: [registry],
  });
  const dollars = new Counter({
    name: 'huesmith_model_cost_usd_total',
    help: 'US dollars that language models cost, by the prices that are set',
    labelNames: ['model'],
    registers: [registry],
  });

  return {
    registry,
    answered(request, reply) {
      const { method, id: requestId, caller } = request;
      const { statusCode: status, elapsedTime: milliseconds } = reply;
      const route = request.routeOptions.url ?? 'none';
      seconds.observe({ method, route, status }, milliseconds / 1000);
      const ms = Math.round(milliseconds * 100) / 100;
      log.info({ requestId, method, route, status, ms, account: caller?.accountId });
    },
    refused({ status, message }) {
      malformed.inc({ status });
      log.info({ status, reason: message }, 'refused what is no request');
    },
    fellBack({ reason }) {
      fallbacks.inc({ reason });
      log.warn({ reason }, 'the embedded engine answers in place of the language model');
    },
    modelAsked({ model, reason = 'worked', ms, palettes, tokens: count, costUsd }) {
      asked.inc({ model, outcome: reason });
      tokens.inc({ model }, count);
      dollars.inc({ model }, costUsd);
      log.info(
        { model, outcome: reason, ms: Math.round(ms), palettes, tokens: count, costUsd },
        'asked a language model',
      );
    },
  };
}
