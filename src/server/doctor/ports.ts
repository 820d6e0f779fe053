import { createServer } from 'node:net';
import type { Config } from '../../config.ts';
import { listen } from '../../http/listening/listeners.ts';
import { listenFault } from '../start-fault.ts';
import { bad, type Finding, good, note } from './finding.ts';
import { readinessAt } from './readiness.ts';

const SUBJECT = 'port';

interface Port {
  readonly variable: 'PORT' | 'HTTPS_PORT';
  readonly scheme: 'http' | 'https';
  readonly port: number;
  readonly host: string;
}

/** Whether the service answers at its ports, and where it does not, whether it could listen there. */
export async function lookAtPorts(config: Config): Promise<readonly Finding[]> {
  return Promise.all(portsOf(config).map(lookAtPort));
}

/** As the service listens: plain HTTP beyond this machine for proxies alone. */
function portsOf({ port, httpsPort, host, trustedProxies }: Config): readonly Port[] {
  const plainHost = trustedProxies.length > 0 ? host : '127.0.0.1';
  const http: Port = { variable: 'PORT', scheme: 'http', port, host: plainHost };
  return httpsPort === 'off' ? [http] : [http, { variable: 'HTTPS_PORT', scheme: 'https', port: httpsPort, host }];
}

async function lookAtPort({ variable, scheme, port, host }: Port): Promise<Finding> {
  if (port === 0) return note(SUBJECT, `${variable}=0: each start takes one that is free, and prints it`);
  const told = `${port} (${variable})`;
  const answer = await readinessAt({ scheme, host, port });
  if (answer === 'ready') return good(SUBJECT, `${told}: the service answers there, and is ready`);
  if (answer === 'not ready') {
    return bad(SUBJECT, `${told}: the service answers there, and is not ready: its log says why`);
  }
  const server = createServer();
  try {
    await listen(server, port, host);
    return good(SUBJECT, `${told}: free, for nothing listens there`);
  } catch (error) {
    return bad(SUBJECT, listenFault(error, variable, port).message);
  } finally {
    server.close();
  }
}
