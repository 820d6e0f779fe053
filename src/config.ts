import { llmFaults } from './config/llm-faults.ts';
import { OTHER_NAMES, SETTINGS, type Setting } from './config/settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Config = ReturnType<typeof loadConfig>;

/** All that is wrong with the environment, at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads the configuration; nothing else reads the environment.
 *
 * @throws ConfigError with a sentence for each fault: the variable, the value given, what is allowed
 */
export function loadConfig(env: Environment) {
  const faults: string[] = [];

  function read<T>({ variable, fallback, allowed, parse, secret }: Setting<T>): T {
    const text = env[variable];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    faults.push(`${variable} is ${secret ? 'set to something else' : JSON.stringify(text)}; it must be ${allowed}.`);
    return fallback;
  }

  const isSet = ({ variable }: { variable: string }): boolean => (env[variable] ?? '') !== '';

  for (const name of unknownNames(env)) {
    const meant = nearest(name);
    const hint = meant === undefined ? '' : ` Is ${meant} meant?`;
    faults.push(
      `${name} is no setting of this service.${hint} docs/operations.md lists them; unset it, or correct its name.`,
    );
  }
  const port = read(SETTINGS.port);
  const config = {
    environment: read(SETTINGS.environment),
    dataFolder: read(SETTINGS.dataFolder),
    databaseUrl: read(SETTINGS.databaseUrl),
    secret: read(SETTINGS.secret),
    signInSecret: read(SETTINGS.signInSecret),
    signInSecretBefore: read(SETTINGS.signInSecretBefore),
    port,
    httpsPort: isSet(SETTINGS.httpsPort) ? read(SETTINGS.httpsPort) : httpsBeside(port),
    host: read(SETTINGS.host),
    tlsCert: read(SETTINGS.tlsCert),
    tlsKey: read(SETTINGS.tlsKey),
    trustedProxies: read(SETTINGS.trustedProxies),
    connectionsMax: read(SETTINGS.connectionsMax),
    historyDays: read(SETTINGS.historyDays),
    backupFolder: read(SETTINGS.backupFolder),
    operatorToken: read(SETTINGS.operatorToken),
    logLevel: read(SETTINGS.logLevel),
    logPrompts: read(SETTINGS.logPrompts),
    drainMs: read(SETTINGS.drainMs),
    otlpEndpoint: read(SETTINGS.otlpEndpoint),
    otlpTracesEndpoint: read(SETTINGS.otlpTracesEndpoint),
    otlpProtocol: read(SETTINGS.otlpProtocol),
    otelDisabled: read(SETTINGS.otelDisabled),
    tracesSampler: read(SETTINGS.tracesSampler),
    tracesSamplerArg: read(SETTINGS.tracesSamplerArg),
    llm: read(SETTINGS.llm),
    llmModels: read(SETTINGS.llmModels),
    llmUrl: read(SETTINGS.llmUrl),
    llmKey: read(SETTINGS.llmKey),
    llmTimeoutMs: read(SETTINGS.llmTimeoutMs),
    llmMaxTokens: read(SETTINGS.llmMaxTokens),
    llmConcurrency: read(SETTINGS.llmConcurrency),
    llmReasoning: read(SETTINGS.llmReasoning),
    llmInputPrice: read(SETTINGS.llmInputPrice),
    llmOutputPrice: read(SETTINGS.llmOutputPrice),
    llmBudgetUsd: read(SETTINGS.llmBudgetUsd),
    fallback: read(SETTINGS.fallback),
    publicUrl: read(SETTINGS.publicUrl),
    contact: read(SETTINGS.contact),
    smtpUrl: read(SETTINGS.smtpUrl),
    mailFrom: read(SETTINGS.mailFrom),
    stripeKey: read(SETTINGS.stripeKey),
    stripeWebhookSecret: read(SETTINGS.stripeWebhookSecret),
    stripeUrl: read(SETTINGS.stripeUrl),
  };

  if ((config.tlsCert === undefined) !== (config.tlsKey === undefined)) {
    faults.push('HUESMITH_TLS_CERT and HUESMITH_TLS_KEY go together; only one of them is set.');
  }
  faults.push(...llmFaults(config));
  const needPublicUrl = config.smtpUrl !== undefined || config.stripeKey !== undefined;
  if (needPublicUrl && config.publicUrl === undefined) {
    faults.push('HUESMITH_PUBLIC_URL is not set; with mail or payments it must be a URL https://….');
  }
  if ((config.stripeKey === undefined) !== (config.stripeWebhookSecret === undefined)) {
    faults.push('HUESMITH_STRIPE_KEY and HUESMITH_STRIPE_WEBHOOK_SECRET go together; only one of them is set.');
  }
  if (config.backupFolder !== undefined && config.databaseUrl !== undefined) {
    faults.push('HUESMITH_BACKUP_DIR is for the embedded database; unset it, and back PostgreSQL up by pg_dump.');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** How far the usual ports are apart: 80 and 443, 8080 and 8443. */
const PORTS_APART = 363;

/** The port of HTTPS where only that of HTTP is set, so that two services on one machine need one setting each. */
function httpsBeside(port: number): number {
  if (port === 0) return 0;
  return port + PORTS_APART > 65_535 ? port - PORTS_APART : port + PORTS_APART;
}

const VARIABLES: readonly string[] = Object.values(SETTINGS).map(({ variable }) => variable);

/** Variables with our prefix that nothing reads: misspelt settings that would be ignored. */
function unknownNames(env: Environment): readonly string[] {
  return Object.keys(env).filter(
    (name) => /^HUESMITH_/i.test(name) && !VARIABLES.includes(name) && !OTHER_NAMES.has(name),
  );
}

/** The setting whose name the given one begins with, or is typed most like; undefined: none is like it. */
function nearest(name: string): string | undefined {
  const begun = VARIABLES.filter((variable) => name.toUpperCase().startsWith(variable));
  if (begun.length > 0) return begun.toSorted((a, b) => b.length - a.length)[0];
  const changes = new Map(VARIABLES.map((variable) => [variable, changesBetween(name.toUpperCase(), variable)]));
  const [[best, fewest] = ['', Infinity]] = [...changes].toSorted(([, a], [, b]) => a - b);
  return fewest <= (name.length - 'HUESMITH_'.length) * LIKE ? best : undefined;
}

/** The share of a name that may be mistyped. */
const LIKE = 0.7;

/** How many letters to add, drop or change make one word of another (Levenshtein). */
function changesBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(a).entries()) {
    const here = [row + 1];
    for (const [at, other] of Array.from(b).entries()) {
      const change = (above[at] ?? 0) + (letter === other ? 0 : 1);
      here.push(Math.min(change, (above[at + 1] ?? 0) + 1, (here[at] ?? 0) + 1));
    }
    above = here;
  }
  return above.at(-1) ?? 0;
}
