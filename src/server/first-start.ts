import { createKeyFor } from '../accounts/keys.ts';
import type { OpenDashboard } from './dashboard.ts';
import type { Store } from '../storage/store.ts';

const LOCAL_ACCOUNT = 'local@huesmith.localhost';

export interface FirstSecrets {
  readonly key: string;
  readonly email: string;
  readonly password: string;
}

/** Makes the local account on an empty store, the operator's; undefined where there are accounts already. */
export async function createLocalAccount(
  store: Store,
  dashboard: Pick<OpenDashboard, 'createOperator'>,
): Promise<FirstSecrets | undefined> {
  if ((await store.accounts.page({ text: '', limit: 1 })).length > 0) return undefined;
  const { key } = await createKeyFor(store, { email: LOCAL_ACCOUNT, plan: 'unlimited', name: 'First key' });
  return { key, email: LOCAL_ACCOUNT, password: await dashboard.createOperator(LOCAL_ACCOUNT) };
}

/** What is printed once, to be pasted. */
export function firstStartText({ key, email, password }: FirstSecrets, httpUrl: string): string {
  return `
First start: a local account on the unlimited plan has been created.
Its API key, which is shown only this once:

  ${key}

Sign in to the dashboard as its operator at ${httpUrl}/sign-in. The password is shown only this once, too:

  e-mail    ${email}
  password  ${password}

Try it:

  curl -s ${httpUrl}/v1/palettes/generate -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '{"prompt":"cozy autumn coffee shop","count":3}'
`;
}

export interface Addresses {
  readonly httpUrl: string;
  /** Where trusted proxies reach plain HTTP; undefined: it is this machine's own. */
  readonly forProxiesOn: string | undefined;
  readonly httpsUrl: string | undefined;
  /** What a client must trust to use the HTTPS address. */
  readonly certificateFile: string | undefined;
}

export function readyText({ httpUrl, forProxiesOn, httpsUrl, certificateFile }: Addresses): string {
  const whose = forProxiesOn === undefined ? 'this machine only' : `for the trusted proxies, on ${forProxiesOn}`;
  const https = httpsUrl === undefined ? '' : `\n  ${httpsUrl}  (certificate: ${certificateFile})`;
  return `Huesmith is ready.

  ${httpUrl}   (${whose})${https}
  ${httpUrl}/docs`;
}
