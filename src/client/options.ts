export interface HuesmithOptions {
  /** `sk_live_…`, from the dashboard or `huesmith keys create`. */
  readonly apiKey: string;
  /** Where the service is, with or without the `/v1` at its end; `http://localhost:8080` where it is absent. */
  readonly baseUrl?: string;
  /** In place of the platform's own. */
  readonly fetch?: typeof globalThis.fetch;
  /** For one try, its answer's body included; 30,000 where it is absent. */
  readonly timeoutMs?: number;
  /** Tries after the first; 2 where it is absent, 0 for none. */
  readonly maxRetries?: number;
  /** A longer `Retry-After`, such as a month's end, is not waited for; 30,000 where it is absent. */
  readonly maxRetryWaitMs?: number;
}

export interface RequestOptions {
  /** Ends the request, and the waiting between tries. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
}

export interface GenerateOptions extends RequestOptions {
  /** In place of one that is made for this call: the same one for the same call of another process or a later day's half. */
  readonly idempotencyKey?: string;
}

export interface Settings extends Required<HuesmithOptions> {}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** @throws TypeError for what no request could be made with, a key over plain HTTP to another machine included */
export function settingsOf(options: HuesmithOptions): Settings {
  const { apiKey, baseUrl = 'http://localhost:8080', timeoutMs = 30_000, maxRetries = 2 } = options;
  if (!/^sk_live_\w+$/.test(apiKey)) throw new TypeError('apiKey must be a key sk_live_…');
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname))) {
    throw new TypeError(`baseUrl must be https://, for the key is sent there; http:// only on this machine`);
  }
  const base = (url.origin + url.pathname).replace(/\/+$/, '');
  return {
    apiKey,
    baseUrl: base.endsWith('/v1') ? base : `${base}/v1`,
    fetch: options.fetch ?? globalThis.fetch,
    timeoutMs,
    maxRetries,
    maxRetryWaitMs: options.maxRetryWaitMs ?? 30_000,
  };
}
