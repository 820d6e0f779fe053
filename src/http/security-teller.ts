import type { FastifyRequest } from 'fastify';
import { addressOf } from './customer.ts';
import type { Deps } from './deps.ts';
import type { SecurityDetail, SecurityEvent } from './security-event.ts';

/** Tells of a request what security needs to know; never of passwords, cookies, links or keys. */
export function securityTeller({ watch, trustedProxies }: Pick<Deps, 'watch' | 'trustedProxies'>) {
  return (event: SecurityEvent, request: FastifyRequest, detail: Omit<SecurityDetail, 'requestId' | 'address'>): void =>
    watch.security(event, { requestId: request.id, address: addressOf(request, trustedProxies), ...detail });
}
