/** How to ask each provider which models it has: a request that costs nothing, and needs the key. */
const PROVIDERS = {
  'openai-compatible': { base: undefined, path: 'models', header: 'authorization', prefix: 'Bearer ' },
  anthropic: { base: 'https://api.anthropic.com/v1', path: 'models', header: 'x-api-key', prefix: '' },
  google: {
    base: 'https://generativelanguage.googleapis.com/v1beta',
    path: 'models',
    header: 'x-goog-api-key',
    prefix: '',
  },
} as const;

export interface ProviderAddress {
  readonly provider: keyof typeof PROVIDERS;
  /** undefined: the provider's own. */
  readonly url: string | undefined;
  readonly key: string | undefined;
}

export type ProviderAnswer =
  | {
      readonly kind: 'answered';
      readonly origin: string;
      readonly status: number;
      /** Whether it is in JSON, as every provider's is. */
      readonly isJson: boolean;
      /** How far the provider's clock is ahead of ours; undefined where it tells none. */
      readonly clockAheadMs: number | undefined;
    }
  | { readonly kind: 'unreachable'; readonly origin: string; readonly reason: string };

const TIMEOUT_MS = 5000;

/** Whether a provider answers, and takes the key. */
export async function askProvider({ provider, url, key }: ProviderAddress): Promise<ProviderAnswer> {
  const { base, path, header, prefix } = PROVIDERS[provider];
  const address = new URL(`${(url ?? base ?? '').replace(/\/+$/, '')}/${path}`);
  const headers: Record<string, string> = key === undefined ? {} : { [header]: `${prefix}${key}` };
  if (provider === 'anthropic') headers['anthropic-version'] = '2023-06-01';
  try {
    const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    const told = Date.parse(answer.headers.get('date') ?? '');
    const clockAheadMs = Number.isNaN(told) ? undefined : told - Date.now();
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    return { kind: 'answered', origin: address.origin, status: answer.status, isJson, clockAheadMs };
  } catch (error) {
    return { kind: 'unreachable', origin: address.origin, reason: reasonOf(error) };
  }
}

/** `fetch failed` hides why in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  if (cause instanceof Error) return cause.message;
  return error.name === 'TimeoutError' ? `nothing within ${TIMEOUT_MS / 1000} s` : error.message;
}
