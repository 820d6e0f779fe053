/** ASVS 5.0 V8.2, V8.3; API5:2023 Broken Function Level Authorization, API9:2023 Improper Inventory Management. */
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requireAccess } from '../../src/http/access.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

/** The inventory: every route, and for whom it is. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  key: [
    'POST /v1/palettes/generate',
    'POST /v1/palettes/export',
    'GET /v1/palettes/history',
    'GET /v1/palettes/usage',
    'POST /mcp',
  ],
  public: [
    'GET /',
    'GET /healthz',
    'GET /readyz',
    'GET /openapi.json',
    'GET /palette/:engine/:format',
    'GET /docs',
    'GET /docs/',
    'GET /docs/palette.png',
    'GET /docs/reference.js',
    'GET /docs/start.js',
    'POST /dashboard/sign-up',
    'POST /dashboard/sign-in',
    'POST /dashboard/sign-out',
    'POST /dashboard/forgot',
    'POST /dashboard/reset',
    'POST /dashboard/export',
    'GET /dashboard/share.png',
  ],
  visitor: ['GET /dashboard/me', 'POST /dashboard/generate'],
  session: [
    'GET /dashboard/keys',
    'POST /dashboard/keys',
    'POST /dashboard/keys/revoke',
    'GET /dashboard/usage',
    'POST /dashboard/history',
    'POST /dashboard/keep',
    'GET /dashboard/data',
    'POST /dashboard/delete-account',
    'POST /dashboard/change-password',
    'POST /dashboard/checkout',
    'POST /dashboard/billing-portal',
  ],
  operator: ['POST /dashboard/accounts', 'POST /dashboard/accounts/plan', 'POST /dashboard/accounts/revoke'],
  token: ['GET /metrics'],
  signature: ['POST /dashboard/stripe'],
};

/** What each is answered without any credentials. */
const REFUSALS: Readonly<Record<string, number>> = {
  key: 401,
  session: 401,
  operator: 401,
  token: 403,
  signature: 400,
};

test('a route that does not say for whom it is keeps the service from being built', async () => {
  const app = Fastify();
  app.addHook('onRoute', requireAccess);
  expect(() => app.get('/anything', async () => 'x')).toThrow('/anything does not say who may ask it');
  await app.close();
});

test('there is no route beside the inventory', async () => {
  const { routes } = await dashboardService(await freshFile());
  const served = routes.filter((route) => !route.startsWith('HEAD '));
  expect(served.toSorted()).toEqual(Object.values(ROUTES).flat().toSorted());
});

test.for(Object.entries(REFUSALS))(
  '%s: without credentials each is refused, whatever its body',
  async ([who, status]) => {
    const { ask } = await dashboardService(await freshFile());
    for (const route of ROUTES[who] ?? []) {
      const [method, path = ''] = route.split(' ');
      for (const body of method === 'GET' ? [undefined] : ['{', {}, { prompt: 'sea' }]) {
        const answer = await ask(method === 'GET' ? 'GET' : 'POST', path, body);
        expect([route, answer.status]).toEqual([route, status]);
      }
    }
  },
);

test('a session is no key, and a key no session', async () => {
  const { ask, person, store } = await dashboardService(await freshFile());
  const { cookie, account } = await person('ada@example.com');
  await store.accounts.setPlan(account.id, 'premium', undefined);
  const { key } = (await ask('POST', '/dashboard/keys', { name: 'a key' }, { cookie })).json();
  expect((await ask('GET', '/v1/palettes/usage', undefined, { cookie })).status).toBe(401);
  const byKey = { headers: { 'x-api-key': key, authorization: `Bearer ${key}` } };
  expect((await ask('GET', '/dashboard/keys', undefined, byKey)).status).toBe(401);
});
