import { Huesmith } from '../client/huesmith.ts';
import type { ClientConfig } from '../config/client.ts';
import { StartFault } from '../server/start-fault.ts';

/** The client of the service that `--api` or HUESMITH_URL names, with the key of HUESMITH_KEY. */
export function remote(given: string | undefined, { url, key }: ClientConfig): Huesmith {
  if (key === undefined)
    throw new StartFault('HUESMITH_KEY is not set. Set it to an API key of the service, sk_live_….');
  try {
    return new Huesmith({ apiKey: key, baseUrl: given ?? url ?? 'http://localhost:8080' });
  } catch (cause) {
    throw new StartFault(`--api: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}
