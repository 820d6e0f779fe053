import { resolve } from 'node:path';
import {
  asAddress,
  asAddresses,
  asInteger,
  asList,
  asPort,
  asPortOrOff,
  asPrice,
  asShare,
  asUrl,
  matching,
  oneOf,
} from './values.ts';

/** One setting of the environment. `docs/operations.md` describes each, and a test compares the two. */
export interface Setting<T> {
  readonly variable: string;
  /** The value where the variable is absent or empty. */
  readonly fallback: T;
  /** What is allowed, as the end of "must be …". */
  readonly allowed: string;
  /** undefined: the text is not allowed. */
  readonly parse: (text: string) => T | undefined;
  /** Its value is not shown in messages. */
  readonly secret?: true;
}

function setting<T>(
  variable: string,
  fallback: T,
  allowed: string,
  parse: (text: string) => T | undefined,
): Setting<T> {
  return { variable, fallback, allowed, parse };
}

/** A setting that has no value unless it is given one. */
function optional<T>(
  variable: string,
  allowed: string,
  parse: (text: string) => T | undefined,
): Setting<T | undefined> {
  return { variable, fallback: undefined, allowed, parse };
}

function secret<T>(given: Setting<T>): Setting<T> {
  return { ...given, secret: true };
}

export const SETTINGS = {
  environment: setting('HUESMITH_ENV', 'local', 'local or production', oneOf('local', 'production')),
  dataFolder: setting('HUESMITH_DATA', resolve('data'), 'a folder', (text) => resolve(text)),
  databaseUrl: secret(optional('DATABASE_URL', 'a URL postgres://…', asUrl('postgres:', 'postgresql:'))),

  secret: secret(optional('HUESMITH_SECRET', 'at least 32 visible ASCII characters', matching(/^[\x21-\x7e]{32,}$/))),
  signInSecret: secret(
    optional('HUESMITH_SIGN_IN_SECRET', 'at least 32 visible ASCII characters', matching(/^[\x21-\x7e]{32,}$/)),
  ),
  signInSecretBefore: secret(
    optional(
      'HUESMITH_SIGN_IN_SECRET_BEFORE',
      'at least 32 visible ASCII characters, or derived',
      matching(/^([\x21-\x7e]{32,}|derived)$/),
    ),
  ),

  port: setting('PORT', 8080, 'a port from 0 to 65535', asPort),
  httpsPort: setting<number | 'off'>('HTTPS_PORT', 8443, 'a port from 0 to 65535, or off', asPortOrOff),
  host: setting('HUESMITH_HOST', '127.0.0.1', 'an IP address of this machine, such as 0.0.0.0 or ::', asAddress),
  tlsCert: optional('HUESMITH_TLS_CERT', 'a PEM file', (text) => resolve(text)),
  tlsKey: optional('HUESMITH_TLS_KEY', 'a PEM file', (text) => resolve(text)),
  trustedProxies: setting<readonly string[]>(
    'HUESMITH_TRUSTED_PROXIES',
    [],
    'addresses and CIDR ranges with commas between, such as 10.0.0.0/8,192.0.2.7',
    asAddresses,
  ),

  connectionsMax: setting(
    'HUESMITH_CONNECTIONS_MAX',
    10_000,
    'a number of connections from 10 to 1000000',
    asInteger(10, 1_000_000),
  ),
  historyDays: optional('HUESMITH_HISTORY_DAYS', 'a number of days from 1 to 36500', asInteger(1, 36_500)),
  backupFolder: optional('HUESMITH_BACKUP_DIR', 'a folder', (text) => resolve(text)),

  operatorToken: secret(
    optional('HUESMITH_OPERATOR_TOKEN', 'at least 16 visible ASCII characters', matching(/^[\x21-\x7e]{16,}$/)),
  ),
  logLevel: setting(
    'HUESMITH_LOG_LEVEL',
    'info',
    'one of debug, info, warn, error, silent',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
  ),
  logPrompts: setting('HUESMITH_LOG_PROMPTS', 'off', 'on or off', oneOf('on', 'off')),
  drainMs: setting('HUESMITH_DRAIN_MS', 0, 'milliseconds from 0 to 60000', asInteger(0, 60_000)),

  otlpEndpoint: optional('OTEL_EXPORTER_OTLP_ENDPOINT', 'a URL http://… or https://…', asUrl('http:', 'https:')),
  otlpTracesEndpoint: optional(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'a URL http://… or https://…',
    asUrl('http:', 'https:'),
  ),
  otlpProtocol: setting('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf', 'http/protobuf', oneOf('http/protobuf')),
  otelDisabled: setting('OTEL_SDK_DISABLED', 'false', 'true or false', oneOf('true', 'false')),
  tracesSampler: setting(
    'OTEL_TRACES_SAMPLER',
    'parentbased_always_on',
    'always_on, always_off or traceidratio, or one of them with parentbased_ before it',
    oneOf(
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ),
  ),
  tracesSamplerArg: setting('OTEL_TRACES_SAMPLER_ARG', 1, 'a share from 0 to 1, such as 0.01', asShare),

  llm: optional(
    'HUESMITH_LLM',
    'one of openai-compatible, anthropic, google',
    oneOf('openai-compatible', 'anthropic', 'google'),
  ),
  llmModels: optional(
    'HUESMITH_LLM_MODEL',
    'the name of a model, or up to 5 with commas between',
    asList(/^[^\s,]+$/, 5),
  ),
  llmUrl: optional('HUESMITH_LLM_URL', 'a URL http://… or https://…', asUrl('http:', 'https:')),
  llmKey: secret(optional('HUESMITH_LLM_KEY', 'a key without white space', matching(/^\S+$/))),
  llmTimeoutMs: setting('HUESMITH_LLM_TIMEOUT_MS', 2500, 'milliseconds from 100 to 60000', asInteger(100, 60_000)),
  llmMaxTokens: setting(
    'HUESMITH_LLM_MAX_TOKENS',
    4000,
    'a number of tokens from 500 to 100000',
    asInteger(500, 100_000),
  ),
  llmConcurrency: setting('HUESMITH_LLM_CONCURRENCY', 8, 'a number of requests from 1 to 1000', asInteger(1, 1000)),
  llmReasoning: optional(
    'HUESMITH_LLM_REASONING',
    'one of none, minimal, low, medium, high',
    oneOf('none', 'minimal', 'low', 'medium', 'high'),
  ),
  llmInputPrice: setting('HUESMITH_LLM_INPUT_PRICE', 0, 'US dollars for a million tokens, such as 0.15', asPrice),
  llmOutputPrice: setting('HUESMITH_LLM_OUTPUT_PRICE', 0, 'US dollars for a million tokens, such as 0.60', asPrice),
  llmBudgetUsd: optional('HUESMITH_LLM_BUDGET_USD', 'US dollars a month, such as 20', asPrice),
  fallback: setting('HUESMITH_FALLBACK', 'on', 'on or off', oneOf('on', 'off')),

  publicUrl: optional('HUESMITH_PUBLIC_URL', 'a URL http://… or https://…', asUrl('http:', 'https:')),
  contact: optional(
    'HUESMITH_CONTACT',
    'an email address, or a URL https://…',
    matching(/^(https:\/\/[^\s"<>]+|[^\s@"<>]+@[^\s@"<>]+)$/),
  ),
  smtpUrl: secret(optional('HUESMITH_SMTP_URL', 'a URL smtp://… or smtps://…', asUrl('smtp:', 'smtps:'))),
  mailFrom: setting('HUESMITH_MAIL_FROM', 'huesmith@localhost', 'an email address', matching(/^[^\s@]+@[^\s@]+$/)),
  stripeKey: secret(optional('HUESMITH_STRIPE_KEY', 'a secret key without white space', matching(/^\S+$/))),
  stripeWebhookSecret: secret(
    optional('HUESMITH_STRIPE_WEBHOOK_SECRET', 'a secret without white space', matching(/^\S+$/)),
  ),
  stripeUrl: optional('HUESMITH_STRIPE_URL', 'a URL http://… or https://…', asUrl('http:', 'https:')),
} as const;

/** Names of ours that the service itself does not read: those of clients and tests. Any other unknown name is a mistake. */
export const OTHER_NAMES: ReadonlySet<string> = new Set([
  'HUESMITH_KEY',
  'HUESMITH_URL',
  'HUESMITH_CONFORMANCE_URL',
  'HUESMITH_CONFORMANCE_KEY',
  'HUESMITH_TEST_AWAY_MS',
]);
