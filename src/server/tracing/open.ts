import type { Config } from '../../config.ts';
import type { OpenTracing, TracingOptions } from './otlp.ts';

/** Traces requests where a collector is configured. Its packages are loaded then alone. */
export async function openTracing(
  config: Config,
  { version, log }: Pick<TracingOptions, 'version' | 'log'>,
): Promise<OpenTracing | undefined> {
  const url = tracesUrl(config);
  if (url === undefined || config.otelDisabled === 'true') return undefined;
  const { traceByOtlp } = await import('./otlp.ts');
  return traceByOtlp({ url, sampler: config.tracesSampler, share: config.tracesSamplerArg, version, log });
}

/** The general endpoint is that of a collector, the other one the very URL (OpenTelemetry's specification of OTLP exporters). */
function tracesUrl({ otlpEndpoint, otlpTracesEndpoint }: Config): string | undefined {
  if (otlpTracesEndpoint !== undefined) return otlpTracesEndpoint;
  if (otlpEndpoint === undefined) return undefined;
  return new URL('v1/traces', otlpEndpoint.endsWith('/') ? otlpEndpoint : `${otlpEndpoint}/`).href;
}
