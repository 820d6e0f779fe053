/** ASVS 5.0 V3.2, V3.4, V14.3; API8:2023 Security Misconfiguration. */
import { expect, test } from 'vitest';
import { trustedProxies } from '../../src/http/secure-request.ts';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { testService } from '../../src/http/testing/service.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(
    /(?=.*default-src 'none')(?=.*object-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/,
  ),
  'cache-control': expect.stringMatching(/no-store|no-cache|immutable/),
};

test('every route, and what no route takes, answers with them', async () => {
  const folder = new URL('../../dist/dashboard', import.meta.url).pathname;
  const { ask, routes } = await dashboardService(await freshFile(), undefined, { folder });
  const known = routes.filter((route) => /^(GET|POST) /.test(route));
  expect(known.length).toBeGreaterThan(40);
  for (const route of [...known, 'GET /nothing', 'POST /nothing', 'POST /v1/palettes/usage', 'GET /%zz']) {
    const [method, path = ''] = route.split(' ');
    const answer = await ask(method === 'GET' ? 'GET' : 'POST', path, method === 'GET' ? undefined : '{');
    expect({ route, ...answer.headers }).toMatchObject({ route, ...EVERYWHERE });
  }
});

test.for([
  'garbage\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
])('so does what is no request (%#)', async (message) => {
  const service = await testService();
  try {
    expect((await sendRaw(await service.listen(), message)).headers).toMatchObject(EVERYWHERE);
  } finally {
    await service.close();
  }
});

test('browsers are told to come by HTTPS alone, for a year, where they came by it under a public name', async () => {
  const service = await testService({ trustedProxies: trustedProxies(['127.0.0.1']) });
  try {
    const told = async (headers: Record<string, string>) =>
      (await service.ask('GET', '/healthz', headers)).headers['strict-transport-security'];
    expect(await told({ host: 'api.example.com', 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    // It would hold for every other program of this machine too.
    expect(await told({ host: 'localhost:8080', 'x-forwarded-proto': 'https' })).toBeUndefined();
    expect(await told({ host: 'api.example.com' })).toBeUndefined();
  } finally {
    await service.close();
  }
});
