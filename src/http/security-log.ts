import type { FastifyRequest } from 'fastify';
import { addressOf } from './customer.ts';
import type { Deps } from './deps.ts';
import type { SecurityDetail, SecurityEvent } from './security-event.ts';

/** Records what the security log needs of a request; never passwords, cookies, links or keys. */
export function securityLog({ watch, trustedProxies }: Pick<Deps, 'watch' | 'trustedProxies'>) {
  return (event: SecurityEvent, request: FastifyRequest, detail: Omit<SecurityDetail, 'requestId' | 'address'>): void =>
    watch.security(event, { requestId: request.id, address: addressOf(request, trustedProxies), ...detail });
}
