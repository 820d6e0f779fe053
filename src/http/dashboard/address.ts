import type { FastifyRequest } from 'fastify';
import { isTrustedProxy, type TrustedProxies } from '../secure-request.ts';

/** The address that a request comes from: the last one in `X-Forwarded-For` that is no trusted proxy of ours. */
export function addressOf({ raw }: FastifyRequest, proxies: TrustedProxies): string {
  const peer = raw.socket.remoteAddress ?? '';
  const chain = [raw.headers['x-forwarded-for'] ?? []].flat().flatMap((value) => value.split(','));
  const addresses = [...chain.map((address) => address.trim()), peer].reverse();
  return addresses.find((address) => !isTrustedProxy(address, proxies)) ?? peer;
}
