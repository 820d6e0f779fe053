import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Arrived, EndTrace, RequestTrace, Tracing } from '../../http/tracing.ts';

export interface OpenTracing extends Tracing {
  /** Sends what is not sent yet, for a moment at most. */
  close(): Promise<void>;
}

/** Where traces are to be sent, and how. */
export interface TracingOptions {
  readonly url: string;
  readonly sampler: Config['tracesSampler'];
  /** The share of requests that are traced, for the samplers that choose. */
  readonly share: number;
  readonly version: string;
  readonly log: Logger;
}

/** A collector that does not answer must not delay stopping. */
const LAST_BATCH_MS = 1500;

/** By the names that OpenTelemetry's specification gives them. */
const SAMPLERS: Readonly<Record<TracingOptions['sampler'], (share: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (share) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
};

/**
 * Sends a span of each request, and of its parts, to a collector by OTLP over HTTP, as Protobuf. Attributes are those of
 * OpenTelemetry's conventions for HTTP servers, but for the path: it may hold what somebody wrote.
 */
export function traceByOtlp({ url, sampler, share, version, log }: TracingOptions): OpenTracing {
  diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  function tell(message: string): void {
    log.warn({ reason: reasonOf(message) }, 'traces are not told');
  }

  const own = { 'service.name': 'huesmith', 'service.version': version, 'service.instance.id': randomUUID() };
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(own))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: SAMPLERS[sampler](share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('huesmith', version);
  const propagator = new W3CTraceContextPropagator();

  return {
    begin(arrived) {
      return traceOf(arrived, tracer, propagator.extract(ROOT_CONTEXT, arrived.headers, HEADERS));
    },
    async close() {
      const sent = provider.shutdown().catch((error: unknown) => tell(String(error)));
      await Promise.race([sent, delay(LAST_BATCH_MS, undefined, { ref: false })]);
    },
  };
}

/** The library tells an error as JSON, with its stack and all that it holds. */
function reasonOf(told: string): string {
  try {
    const error: unknown = JSON.parse(told);
    const isError = typeof error === 'object' && error !== null && 'message' in error;
    return isError ? String(error.message) : told;
  } catch {
    return told;
  }
}

function ignore(): void {
  // What a library tells its developers.
}

const HEADERS = {
  keys: (headers: Arrived['headers']) => Object.keys(headers),
  get: (headers: Arrived['headers'], name: string) => headers[name],
};

function traceOf(arrived: Arrived, tracer: Tracer, caller: Context): RequestTrace {
  const { method, route, requestId, scheme, httpVersion } = arrived;
  const span = tracer.startSpan(
    route === undefined ? method : `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'url.scheme': scheme,
        // As the conventions write it.
        'network.protocol.version': httpVersion === '2.0' ? '2' : httpVersion,
        'huesmith.request_id': requestId,
        ...(route !== undefined && { 'http.route': route }),
      },
    },
    caller,
  );
  const inside = trace.setSpan(caller, span);
  return {
    id: span.isRecording() ? span.spanContext().traceId : undefined,
    begin: (part) => ending(tracer.startSpan(part, {}, inside)),
    end({ status, account, model }) {
      span.setAttribute('http.response.status_code', status);
      if (account !== undefined) span.setAttribute('huesmith.account', account);
      if (model !== undefined) span.setAttribute('huesmith.model', model);
      if (status >= 500) fail(span, String(status));
      span.end();
    },
  };
}

function ending(span: Span): EndTrace {
  return (failure) => {
    // Its kind alone: a message may hold what somebody wrote.
    if (failure !== undefined) fail(span, failure instanceof Error ? failure.name : 'unknown');
    span.end();
  };
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}
