import { expect, test } from 'vitest';
import { addressOf } from '../../../src/http/customer.ts';
import { trustedProxies } from '../../../src/http/secure-request.ts';
import { freshFile } from '../../storage/databases.ts';
import { dashboardService } from '../../dashboard/service.ts';

const proxies = trustedProxies(['127.0.0.1', '10.0.0.0/8']);

function addressBy(forwardedFor: string | string[], peer = '127.0.0.1'): string {
  // Boundary: of a request it is only these two that are looked at.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const raw = { headers: { 'x-forwarded-for': forwardedFor }, socket: { remoteAddress: peer } } as never;
  return addressOf({ raw }, proxies);
}

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['192.0.2.1:4712', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['198.51.100.7, 192.0.2.1:99', '192.0.2.1'],
  ['192.0.2.1, 10.1.2.3:80', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['_hidden:12', 'unknown'],
  ['192.0.2.1:x', 'unknown'],
] as const)('X-Forwarded-For: %s is %s', ([given, address]) => {
  expect(addressBy(given)).toBe(address);
});

test('of a peer that is no proxy of ours X-Forwarded-For says nothing', () => {
  expect(addressBy('192.0.2.1', '203.0.113.5')).toBe('203.0.113.5');
});

test('a port that changes does not open a throttle anew', async () => {
  const { ask } = await dashboardService(await freshFile());
  const statuses: number[] = [];
  for (let at = 0; at < 9; at += 1) {
    const wrong = { email: 'ada@example.com', password: 'not the password' };
    statuses.push((await ask('POST', '/dashboard/sign-in', wrong, { address: `192.0.2.1:${5000 + at}` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test.for([{}, { 'x-forwarded-for': '127.0.0.1' }, { 'x-forwarded-for': '127.0.0.1', host: 'localhost:8080' }])(
  '/metrics wants the token through a trusted proxy on loopback: %j',
  async (headers) => {
    const token = 'an-operators-token';
    const { ask } = await dashboardService(await freshFile(), undefined, { operatorToken: token });
    expect((await ask('GET', '/metrics', undefined, { headers })).status).toBe(403);
    const good = { ...headers, authorization: `Bearer ${token}` };
    expect((await ask('GET', '/metrics', undefined, { headers: good })).status).toBe(200);
  },
);
