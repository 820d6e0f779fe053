import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { isFromThisMachine, isSecure, trustedProxies } from './secure-request.ts';

function message(peer: string, headers: Record<string, string>, socket = new Socket()): IncomingMessage {
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const made = new IncomingMessage(socket);
  Object.assign(made.headers, headers);
  return made;
}

const nobody = trustedProxies([]);
const proxies = trustedProxies(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);

describe('plain HTTP is private', () => {
  test.for([
    ['127.0.0.1', 'localhost:8080'],
    ['127.0.0.1', 'LOCALHOST'],
    ['127.0.0.1', '127.0.0.1:8080'],
    ['127.4.5.6', '127.4.5.6'],
    ['127.0.0.1', 'api.localhost'],
    ['::1', '[::1]:8080'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('from %s to %s', ([peer = '', host = '']) => {
    expect(isSecure(message(peer, { host }), nobody)).toBe(true);
  });
});

describe('plain HTTP is not private', () => {
  test.for([
    ['192.0.2.1', 'localhost', 'another machine'],
    ['127.0.0.1', 'example.com', 'a name that a page on another site may have made'],
    ['127.0.0.1', 'localhost.example.com', 'likewise'],
    ['127.0.0.1', '127.0.0.1.example.com', 'likewise'],
    ['127.0.0.1', '[::2]', 'another address'],
    ['127.0.0.1', '', 'no name'],
    ['', 'localhost', 'a connection that is gone'],
  ])('from %s to %s: %s', ([peer = '', host = '']) => {
    expect(isSecure(message(peer, { host }), nobody)).toBe(false);
  });
});

describe('X-Forwarded-Proto', () => {
  const https = { host: 'api.example.com', 'x-forwarded-proto': 'https' };

  test.for(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::5', '192.0.2.7'])('is believed of the trusted %s', (peer) => {
    expect(isSecure(message(peer, https), proxies)).toBe(true);
  });

  test.for(['11.1.2.3', '127.0.0.1', '2001:db9::5', '192.0.2.8'])('is not believed of %s', (peer) => {
    expect(isSecure(message(peer, https), proxies)).toBe(false);
  });

  test('must say https, for every hop that it tells of', () => {
    for (const [proto, expected] of [
      ['http', false],
      ['https, http', false],
      ['https,https', true],
      ['', false],
    ] as const) {
      expect(isSecure(message('10.1.2.3', { ...https, 'x-forwarded-proto': proto }), proxies)).toBe(expected);
    }
  });

  test('of a trusted proxy on this machine is heard even under a loopback name', () => {
    const local = trustedProxies(['127.0.0.1']);
    expect(isSecure(message('127.0.0.1', { host: 'localhost', 'x-forwarded-proto': 'http' }), local)).toBe(false);
  });
});

test('TLS is private from anywhere, to any name', () => {
  expect(isSecure(message('192.0.2.1', { host: 'example.com' }, new TLSSocket(new Socket())), nobody)).toBe(true);
});

test('a proxy’s client is not this machine, though the proxy is', () => {
  const host = 'localhost';
  expect(isFromThisMachine(message('127.0.0.1', { host }))).toBe(true);
  expect(isFromThisMachine(message('127.0.0.1', { host, 'x-forwarded-for': '192.0.2.1' }))).toBe(false);
  expect(isFromThisMachine(message('127.0.0.1', { host, forwarded: 'for=192.0.2.1' }))).toBe(false);
  expect(isFromThisMachine(message('192.0.2.1', { host }))).toBe(false);
});
