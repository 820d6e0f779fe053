import { ConnectionError, errorOf, HuesmithError, type Limits } from './errors.ts';
import type { RequestOptions, Settings } from './options.ts';

/** What is told of an answer beside its body. */
export interface AnswerInfo {
  readonly requestId: string | undefined;
  readonly limits: Limits | undefined;
  readonly headers: Headers;
}

export interface Received {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly info: AnswerInfo;
}

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Statuses of a service, or of a proxy before it, that may be another in a moment. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

const FIRST_WAIT_MS = 250;

/**
 * Sends a request and reads its answer whole, trying again where that may help.
 * @throws HuesmithError of the last try, or the signal's own reason
 */
export async function send(settings: Settings, asked: Asked, options: RequestOptions): Promise<Received> {
  const { maxRetries = settings.maxRetries, signal } = options;
  for (let tries = 0; ; tries++) {
    try {
      return await once(settings, asked, options);
    } catch (error) {
      signal?.throwIfAborted();
      const wait = tries < maxRetries ? waitMs(error, tries, settings.maxRetryWaitMs) : undefined;
      if (wait === undefined) throw error;
      await pause(wait, signal);
    }
  }
}

/** How long to wait before the next try; undefined: no try would help soon. */
function waitMs(error: unknown, tries: number, maxMs: number): number | undefined {
  if (!(error instanceof HuesmithError)) return undefined;
  if (error.status !== 0 && !PASSING.has(error.status)) return undefined;
  const toldMs = (error.retryAfterSeconds ?? 0) * 1000;
  // Spread, so that many who failed together do not come back together.
  const own = FIRST_WAIT_MS * 2 ** tries * (0.5 + Math.random());
  return toldMs > maxMs ? undefined : Math.min(Math.max(toldMs, own), Math.max(toldMs, maxMs));
}

async function once(settings: Settings, asked: Asked, options: RequestOptions): Promise<Received> {
  const { method, path, body, idempotencyKey } = asked;
  // As a method of something else, a browser's own would throw.
  const { fetch } = settings;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  let response: Response;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    response = await fetch(settings.baseUrl + path, {
      method,
      signal,
      // A key that follows a redirect could end anywhere.
      redirect: 'error',
      headers: {
        Authorization: `Bearer ${settings.apiKey}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    const why = timeout.aborted ? `no answer within ${timeoutMs} ms` : String(cause);
    throw new ConnectionError(`${settings.baseUrl} cannot be reached: ${why}`, { status: 0 }, cause);
  }
  const info = infoOf(response.headers);
  if (response.ok) return { bytes, info };
  throw refusal(response, bytes, info);
}

function refusal({ status, headers }: Response, bytes: Uint8Array, { requestId, limits }: AnswerInfo): HuesmithError {
  let told: { error?: HuesmithError['code']; message?: string } = {};
  try {
    // Boundary: the service's error body, or whatever a proxy has put in its place.
    told = JSON.parse(new TextDecoder().decode(bytes)) ?? {};
  } catch {
    // No JSON is no error of ours.
  }
  const retryAfter = headers.get('Retry-After');
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return errorOf(told.message ?? `HTTP ${status}, from something that is not Huesmith`, {
    status,
    code: told.error,
    requestId,
    limits,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  });
}

function infoOf(headers: Headers): AnswerInfo {
  const allowance = (name: string): Limits['limit'] => {
    const text = headers.get(`X-RateLimit-${name}`) ?? '0';
    return text === 'unlimited' ? text : Number(text);
  };
  const resetDate = headers.get('X-RateLimit-Reset');
  return {
    headers,
    requestId: headers.get('X-Request-Id') ?? undefined,
    limits:
      resetDate === null ? undefined : { limit: allowance('Limit'), remaining: allowance('Remaining'), resetDate },
  };
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
