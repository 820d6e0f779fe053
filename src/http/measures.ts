import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Bounds in seconds, dense around a millisecond, where the embedded engine answers, and at the promised 3 s. */
const ANSWERS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];
/** From a hundredth of a millisecond, where a disk that only pretends to write commits. */
const COMMITS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** Every metric of our own on /metrics. docs/operations.md lists them, and a test compares the two. */
export function createMeasures(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });

  return {
    answers: histogram(
      'huesmith_http_request_duration_seconds',
      'Time from the arrival of a request to the end of its answer',
      ANSWERS,
      'method',
      'route',
      'status',
    ),
    malformed: counter(
      'huesmith_http_malformed_total',
      'Messages that were no HTTP request, and were refused as such',
      'status',
    ),
    limited: counter(
      'huesmith_limited_total',
      'Requests that were refused with 429, by what refused them: quota, pace, keys that are not valid, or tries',
      'by',
    ),
    connections: gauge('huesmith_connections', 'Connections that are open'),
    engine: histogram('huesmith_engine_duration_seconds', 'Time in which the embedded engine made an answer', ANSWERS),
    commits: histogram(
      'huesmith_commit_duration_seconds',
      'Time from the beginning of a transaction of charges until it is on the disk',
      COMMITS,
    ),
    batches: histogram('huesmith_commit_batch_size', 'Charges in one transaction', BATCHES),
    queue: gauge('huesmith_storage_queue', 'Charges that wait for their transaction or are in it'),
    fallbacks: counter(
      'huesmith_fallbacks_total',
      'Generations that the embedded engine made in place of the language model',
      'reason',
    ),
    asked: counter('huesmith_model_requests_total', 'Requests to language models', 'model', 'outcome'),
    askedSeconds: histogram(
      'huesmith_model_request_duration_seconds',
      'Time in which a language model was asked',
      ANSWERS,
      'model',
    ),
    breaker: gauge(
      'huesmith_model_breaker_open',
      '1 while a language model rests after failures, and is not asked',
      'model',
    ),
    repairs: counter(
      'huesmith_model_repairs_total',
      'Palettes of language models that are served with a colour moved',
      'model',
    ),
    tokens: counter(
      'huesmith_model_tokens_total',
      'Tokens that language models read and wrote, by their own count where it can be true',
      'model',
    ),
    dollars: counter(
      'huesmith_model_cost_usd_total',
      'US dollars that language models cost, by the prices that are set',
      'model',
    ),
    security: counter('huesmith_security_events_total', 'Signing in, passwords, keys and plans', 'event'),
    backedUp: gauge('huesmith_backup_timestamp_seconds', 'When the newest backup was made, in seconds since 1970'),
    certificateEnds: gauge(
      'huesmith_certificate_end_timestamp_seconds',
      'When the certificate in use ends, in seconds since 1970',
    ),
    build: gauge('huesmith_build_info', 'Always 1, with the version', 'version', 'node'),
  };
}
