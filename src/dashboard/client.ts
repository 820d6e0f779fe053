import type { AccountPage, HistoryPage, KeyInfo, Made, Me, NewKeyInfo, UsageInfo } from '../contract/dashboard.ts';
import type { Palette } from '../contract/palette.ts';

export type * from '../contract/dashboard.ts';
export type { Palette } from '../contract/palette.ts';
export { pathOfPalette } from '../contract/palette-address.ts';
export * from '../contract/playground-address.ts';

/** An answer that is no success, with the service's sentence; `status` 0: there was no answer at all. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly status: number;
  /** Set where the service says how long to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
}

async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const json =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/dashboard/${path}`, { method, credentials: 'same-origin', ...json });
  } catch {
    throw new RequestFailed(0, '');
  }
  if (response.ok) return response;
  const told: { message?: string } = await response.json().catch(() => ({}));
  const wait = response.headers.get('Retry-After');
  throw new RequestFailed(response.status, told.message ?? '', wait === null ? undefined : Number(wait));
}

/** Boundary: the other end answers in the shapes of `contract/dashboard.ts`. */
async function get<T>(path: string): Promise<T> {
  return (await send('GET', path)).json();
}

async function post<T = { done: true }>(path: string, body: unknown = {}): Promise<T> {
  return (await send('POST', path, body)).json();
}

/** Everything that the dashboard asks of the service. @throws RequestFailed */
export const service = {
  me: () => get<Me>('me'),
  signUp: (email: string) => post('sign-up', { email }),
  signIn: (email: string, password: string) => post('sign-in', { email, password }),
  signOut: () => post('sign-out'),
  forgot: (email: string) => post('forgot', { email }),
  reset: (token: string, password: string) => post('reset', { token, password }),
  changePassword: (current: string, next: string) => post('change-password', { current, next }),
  deleteAccount: (password: string) => post('delete-account', { password }),
  checkout: () => post<{ url: string }>('checkout'),
  billingPortal: () => post<{ url: string }>('billing-portal'),

  generate: (asked: { prompt: string; count: number; seed: number }) => post<Made>('generate', asked),
  keep: (made: { prompt: string; seed: number; palettes: readonly Palette[] }) => post('keep', made),
  async export(palette: Palette, format: string): Promise<ExportedFile> {
    const response = await send('POST', 'export', { palette, format });
    const name = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { name: name ?? `palette.${format}`, blob: await response.blob() };
  },

  keys: () => get<KeyInfo[]>('keys'),
  createKey: (name: string) => post<NewKeyInfo>('keys', { name }),
  revokeKey: (id: string) => post('keys/revoke', { id }),
  usage: () => get<UsageInfo>('usage'),
  history: (text: string, before: string | undefined) =>
    post<HistoryPage>('history', { text, ...(before !== undefined && { before }) }),

  accounts: (text: string, after: string | undefined) =>
    post<AccountPage>('accounts', { text, ...(after !== undefined && { after }) }),
  setPlan: (id: string, plan: string, days: number | null) => post('accounts/plan', { id, plan, days }),
  revokeKeyOf: (account: string, id: string) => post('accounts/revoke', { account, id }),
};
