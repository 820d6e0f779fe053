import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Gauge, Registry } from 'prom-client';
import type { ApiError } from '../contract/errors.ts';
import type { GeneratorUnavailable } from '../providers/generator.ts';
import type { ModelReport } from '../providers/llm/model-line.ts';
import type { LimitName } from './limited.ts';
import { createMeasures } from './measures.ts';
import type { SecurityDetail, SecurityEvent } from './security-event.ts';

/** What operators see of the service: metrics, one line of log for each answer, and one for each event of security. */
export interface Watch {
  readonly registry: Registry;
  /** An answer to a request. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
  /** An answer to a message that was no request. */
  refused(error: ApiError): void;
  /** An answer that is 429. */
  limited(by: LimitName): void;
  /** The embedded engine stood in for a language model. */
  fellBack(error: GeneratorUnavailable): void;
  /** A request to a language model, and how it went. */
  modelAsked(report: ModelReport): void;
  /** The embedded engine has made an answer. */
  engineTook(ms: number): void;
  /** A transaction of charges is on the disk. */
  committed(commit: { readonly size: number; readonly ms: number }): void;
  security(event: SecurityEvent, detail: SecurityDetail): void;
  /** What is asked for when /metrics is. */
  follow(what: Followed): void;
  backedUp(at: number): void;
  certificateEnds(at: number): void;
  build(version: string): void;
}

/** Numbers that are read when somebody asks. */
interface Followed {
  readonly connections: () => number;
  readonly queue: () => number;
}

export interface WatchOptions {
  /** Whether the log tells prompts; an operator's own choice. */
  readonly prompts?: boolean;
}

/**
 * Tells of routes by their pattern rather than by path, and of neither keys nor, unless the operator asks for them, prompts,
 * for nobody should find them in a log.
 */
export function createWatch(log: Logger, { prompts = false }: WatchOptions = {}): Watch {
  const registry = new Registry();
  const measures = createMeasures(registry);

  return {
    registry,
    answered(request, reply) {
      const { method, id: requestId, caller, visitor, generation } = request;
      const { statusCode: status, elapsedTime: milliseconds } = reply;
      const route = request.routeOptions.url ?? 'none';
      measures.answers.observe({ method, route, status }, milliseconds / 1000);
      const ms = Math.round(milliseconds * 100) / 100;
      const account = caller?.accountId ?? visitor?.account.id;
      const prompt = prompts ? generation?.prompt : undefined;
      const traceId = request.trace?.id;
      log.info({ requestId, method, route, status, ms, account, provider: generation?.model, prompt, traceId });
    },
    refused({ status, message }) {
      measures.malformed.inc({ status });
      log.info({ status, reason: message }, 'refused what is no request');
    },
    limited: (by) => measures.limited.inc({ by }),
    fellBack({ reason }) {
      measures.fallbacks.inc({ reason });
      log.warn({ reason }, 'the embedded engine answers in place of the language model');
    },
    modelAsked({ model, reason = 'worked', ms, palettes, repaired, resting, tokens: count, costUsd }) {
      measures.asked.inc({ model, outcome: reason });
      measures.askedSeconds.observe({ model }, ms / 1000);
      measures.breaker.set({ model }, resting ? 1 : 0);
      measures.repairs.inc({ model }, repaired);
      measures.tokens.inc({ model }, count);
      measures.dollars.inc({ model }, costUsd);
      log.info(
        { model, outcome: reason, ms: Math.round(ms), palettes, repaired, resting, tokens: count, costUsd },
        'asked a language model',
      );
    },
    engineTook: (ms) => measures.engine.observe(ms / 1000),
    committed({ size, ms }) {
      measures.batches.observe(size);
      measures.commits.observe(ms / 1000);
    },
    security(event, detail) {
      measures.security.inc({ event });
      const level = event === 'sign_in_failed' ? 'warn' : 'info';
      log[level]({ event, ...detail }, 'security');
    },
    follow({ connections, queue }) {
      whenAsked(measures.connections, connections);
      whenAsked(measures.queue, queue);
    },
    backedUp: (at) => measures.backedUp.set(at / 1000),
    certificateEnds: (at) => measures.certificateEnds.set(at / 1000),
    build: (version) => measures.build.set({ version, node: process.versions.node }, 1),
  };
}

function whenAsked(gauge: Gauge, read: () => number): void {
  // The library calls it before it tells the gauge.
  Object.assign(gauge, { collect: () => gauge.set(read()) });
}
