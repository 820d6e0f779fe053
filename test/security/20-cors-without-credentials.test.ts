/** ASVS 5.0 V3.4, V3.5; API8:2023 Security Misconfiguration. */
import { expect, test } from 'vitest';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

const ORIGINS = ['https://evil.example', 'null', 'https://localhost', 'http://localhost'];

/** What browsers of any origin may read: the interface, and palettes at their permanent addresses, which know nobody. */
const isOpen = (path: string): boolean => path.startsWith('/v1/') || path.startsWith('/palette/');

test('no answer allows credentials or names an origin; the dashboard is open to none', async () => {
  const { ask, person, routes } = await dashboardService(await freshFile());
  const { cookie } = await person('ada@example.com');
  for (const route of routes.filter((one) => /^(GET|POST) /.test(one))) {
    const [method, path = ''] = route.split(' ');
    for (const origin of ORIGINS) {
      const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'cookie' };
      const answer = await ask(method === 'GET' ? 'GET' : 'POST', path, method === 'GET' ? undefined : {}, {
        cookie,
        headers,
      });
      const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials } =
        answer.headers;
      expect([route, allowed, credentials]).toEqual([route, isOpen(path) ? '*' : undefined, undefined]);
      expect(JSON.stringify(answer.headers['access-control-allow-headers'] ?? '')).not.toMatch(/cookie|\*/i);
    }
  }
});

test('a preflight of the API allows the headers of the interface and no others', async () => {
  const { app } = await dashboardService(await freshFile());
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/v1/palettes/generate',
    headers: {
      host: 'localhost',
      'x-forwarded-proto': 'https',
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    },
  });
  expect(answer.headers['access-control-allow-headers']).toBe(
    'Authorization, X-API-Key, Content-Type, Idempotency-Key, X-Request-Id',
  );
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});
