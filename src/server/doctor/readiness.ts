import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { json } from 'node:stream/consumers';

const TIMEOUT_MS = 5000;

/** A server that listens on every address is asked on this machine's own. */
const ON_THIS_MACHINE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** What a Huesmith service says on `/readyz`; undefined: nothing answers there, or something else does. */
export async function readinessAt({
  scheme,
  host,
  port,
}: {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: number;
}): Promise<'ready' | 'not ready' | undefined> {
  const options = {
    host: ON_THIS_MACHINE[host] ?? host,
    port,
    path: '/readyz',
    // Where this machine itself is a trusted proxy, what it passes on is answered only when it came by HTTPS.
    headers: { host: 'localhost', 'x-forwarded-proto': 'https' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false,
  } as const;
  try {
    const answer = await new Promise<{ readonly body: unknown; readonly status: number | undefined }>(
      (resolve, reject) => {
        // The certificate has a look of its own; here it is only asked who answers.
        const request =
          scheme === 'http' ? httpRequest(options) : httpsRequest({ ...options, rejectUnauthorized: false });
        request.once('error', reject);
        request.once('response', (response) => {
          json(response).then((body) => resolve({ body, status: response.statusCode }), reject);
        });
        request.end();
      },
    );
    return meaningOf(answer);
  } catch {
    return undefined;
  }
}

function meaningOf({ body, status }: { readonly body: unknown; readonly status: number | undefined }) {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('status' in body && body.status === 'ready') return 'ready';
  return status === 503 && 'error' in body && body.error === 'service_unavailable' ? 'not ready' : undefined;
}
