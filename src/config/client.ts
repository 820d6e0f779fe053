import type { Environment } from '../config.ts';
import { ConfigError } from '../config.ts';
import { asUrl, matching } from './values.ts';

export interface ClientConfig {
  /** Where the service is; undefined where nothing says so. */
  readonly url: string | undefined;
  readonly key: string | undefined;
}

/**
 * Reads what the commands that ask a service need: `HUESMITH_URL` and `HUESMITH_KEY`.
 * @throws ConfigError with a sentence for each fault
 */
export function loadClientConfig(env: Environment): ClientConfig {
  const { HUESMITH_URL: url = '', HUESMITH_KEY: key = '' } = env;
  const faults: string[] = [];
  if (url !== '' && asUrl('http:', 'https:')(url) === undefined) {
    faults.push(`HUESMITH_URL is ${JSON.stringify(url)}; it must be a URL http://… or https://….`);
  }
  if (key !== '' && matching(/^sk_live_\w+$/)(key) === undefined) {
    faults.push('HUESMITH_KEY is set to something else; it must be an API key sk_live_….');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return { url: url === '' ? undefined : url, key: key === '' ? undefined : key };
}
