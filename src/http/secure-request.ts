import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { TLSSocket } from 'node:tls';

/** The addresses whose `X-Forwarded-Proto` is believed. */
export type TrustedProxies = BlockList;

/** @param entries addresses and CIDR ranges, as the configuration has checked them */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Whether what the request carries stayed private on its way: it came by TLS, or by TLS to a proxy that is trusted, or
 * never left this machine. The host name is judged too, for a page on another site can reach this machine's loopback
 * under a name of its own.
 */
export function isSecure(message: IncomingMessage, proxies: TrustedProxies): boolean {
  if (message.socket instanceof TLSSocket) return true;
  const peer = plainAddress(message.socket.remoteAddress);
  const forwarded = message.headers['x-forwarded-proto'];
  if (forwarded !== undefined && isTrusted(peer, proxies)) {
    return [forwarded].flat().every((value) => value.split(',').every((proto) => proto.trim() === 'https'));
  }
  return isLoopback(peer) && isLoopbackHost(message.headers.host);
}

/** Whether the request is from this machine itself, with no proxy between. */
export function isFromThisMachine(message: IncomingMessage): boolean {
  const { host } = message.headers;
  const direct = !Object.keys(message.headers).some((name) => FORWARDING.test(name));
  return direct && isLoopback(message.socket.remoteAddress ?? '') && isLoopbackHost(host);
}

/** What proxies add of their own. */
const FORWARDING = /^(x-forwarded-|forwarded$|via$|x-real-ip$|cf-|x-client-ip$)/;

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/;

/** Whether an address is this machine's own loopback. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(plainAddress(address));
}

function isTrusted(address: string, list: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 peer of a socket that listens on IPv6 is written `::ffff:192.0.2.1`. */
function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whether an address is one of the proxies that are trusted. */
export function isTrustedProxy(address: string, list: TrustedProxies): boolean {
  return isTrusted(plainAddress(address), list);
}

/** Whether a `Host` names this machine's own loopback. */
export function isLoopbackHost(host = ''): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name.replace(/^\[(.*)\]$/, '$1'));
}
