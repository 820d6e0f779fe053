import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isTrustedProxy, type TrustedProxies } from '../secure-request.ts';

/** Whom a request comes from: the last address in `X-Forwarded-For` that is no trusted proxy of ours, as `whole` has it. */
export function addressOf({ raw }: FastifyRequest, proxies: TrustedProxies): string {
  const peer = raw.socket.remoteAddress ?? '';
  const chain = [raw.headers['x-forwarded-for'] ?? []].flat().flatMap((value) => value.split(','));
  const addresses = [...chain.map((address) => address.trim()), peer].reverse();
  return whole(addresses.find((address) => !isTrustedProxy(address, proxies)) ?? peer);
}

/** What is one customer's: an IPv4 address, or the 64 bits of a network of IPv6, in which they choose as they like. */
function whole(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
