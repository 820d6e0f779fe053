import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isTrustedProxy, type TrustedProxies } from './secure-request.ts';

/** Whom a request comes from: the last address in `X-Forwarded-For` that is no trusted proxy of ours, as `customerOf` has it. */
export function addressOf({ raw }: Pick<FastifyRequest, 'raw'>, proxies: TrustedProxies): string {
  const peer = raw.socket.remoteAddress ?? '';
  if (!isTrustedProxy(peer, proxies)) return customerOf(peer);
  const chain = [raw.headers['x-forwarded-for'] ?? []].flat().flatMap((value) => value.split(','));
  const addresses = [...chain.map((text) => withoutPort(text.trim())), peer].reverse();
  return customerOf(addresses.find((address) => !isTrustedProxy(address, proxies)) ?? peer);
}

/** Some proxies write the port too, which a client chooses anew for each connection: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  if (isIP(text) !== 0) return text;
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([^:]+):\d+$/.exec(text)?.[1] ?? text;
  // Everything that is no address counts as one customer.
  return isIP(bare) === 0 ? 'unknown' : bare;
}

/** What is one customer's: an IPv4 address, or the 64 bits of a network of IPv6, in which they choose as they like. */
export function customerOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
