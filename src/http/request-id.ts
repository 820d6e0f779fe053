import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID } from '../contract/operations.ts';

/**
 * The name under which a request stands in answer and log: its client's own where that is sane, so that one name goes
 * through all of somebody's services; else a new one. A key that slipped into the header is not written to any log.
 */
export function requestIdOf({ 'x-request-id': given }: IncomingHttpHeaders): string {
  const isSane = typeof given === 'string' && REQUEST_ID.test(given) && !given.includes('sk_live_');
  return isSane ? given : randomUUID();
}
