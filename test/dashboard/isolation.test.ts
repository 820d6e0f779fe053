import { expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService } from './service.ts';

/** Every route that needs somebody, with a body that is well-formed. */
const ROUTES = [
  ['GET', '/dashboard/keys'],
  ['POST', '/dashboard/keys', { name: 'a key' }],
  ['POST', '/dashboard/keys/revoke', { id: 'x' }],
  ['GET', '/dashboard/usage'],
  ['POST', '/dashboard/history', { text: '' }],
  ['POST', '/dashboard/keep', { prompt: 'sea', seed: 1, palettes: [] }],
  ['GET', '/dashboard/data'],
  ['POST', '/dashboard/delete-account', { password: 'x' }],
  ['POST', '/dashboard/change-password', { current: 'x', next: 'another password' }],
  ['POST', '/dashboard/checkout', {}],
  ['POST', '/dashboard/billing-portal', {}],
  ['POST', '/dashboard/accounts', { text: '' }],
  ['POST', '/dashboard/accounts/plan', { id: 'x', plan: 'premium', days: null }],
  ['POST', '/dashboard/accounts/revoke', { account: 'x', id: 'x' }],
] as const;

/** What is for everybody. */
const OPEN = new Set([
  'GET /dashboard/me',
  'POST /dashboard/sign-up',
  'POST /dashboard/sign-in',
  'POST /dashboard/sign-out',
  'POST /dashboard/forgot',
  'POST /dashboard/reset',
  'POST /dashboard/generate',
  'POST /dashboard/export',
  'GET /dashboard/share.png',
  'POST /dashboard/stripe',
]);

onEachDatabase('what is whose', ({ fresh }) => {
  test('every route is either for everybody or known here', async () => {
    const { routes } = await dashboardService(await fresh());
    const guarded = routes.filter((route) => /^(?!HEAD)\w+ \/dashboard\//.test(route) && !OPEN.has(route));
    expect(guarded.toSorted()).toEqual(ROUTES.map(([method, path]) => `${method} ${path}`).toSorted());
  });

  test('nobody sees anything', async () => {
    const { ask } = await dashboardService(await fresh());
    for (const [method, path, body] of ROUTES) {
      expect([path, (await ask(method, path, body)).status]).toEqual([path, 401]);
    }
  });

  test('another account’s keys, usage and history do not exist', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const ada = await person('ada@example.com');
    const eve = await person('eve@example.com');
    await store.accounts.setPlan(ada.account.id, 'premium', undefined);
    const { key, row } = await createKeyOf(store, ada.account.id, 'hers');
    await ask('POST', '/dashboard/generate', { prompt: 'a secret garden', count: 1, seed: 1 }, ada);
    await ask('GET', '/v1/palettes/usage', undefined, { headers: { 'x-api-key': key } });

    expect((await ask('GET', '/dashboard/keys', undefined, eve)).json()).toEqual([]);
    expect((await ask('POST', '/dashboard/keys/revoke', { id: row.id }, eve)).status).toBe(404);
    expect((await store.keys.list(ada.account.id))[0]?.revoked).toBeUndefined();
    expect((await ask('GET', '/dashboard/usage', undefined, eve)).json()).toMatchObject({ used: 0, days: [] });
    expect((await ask('POST', '/dashboard/history', { text: '' }, eve)).json().items).toEqual([]);
    const before = `${Date.now() + 60_000} dashboard 99`;
    expect((await ask('POST', '/dashboard/history', { text: '', before }, eve)).json().items).toEqual([]);
    const data = (await ask('GET', '/dashboard/data', undefined, eve)).text;
    expect(data).toContain('eve@example.com');
    expect(data).not.toMatch(/ada@|secret garden|hers/);
    expect((await ask('GET', '/dashboard/usage', undefined, ada)).json()).toMatchObject({ used: 1 });
    expect((await ask('POST', '/dashboard/history', { text: 'GARDEN' }, ada)).json().items).toHaveLength(1);
  });

  test('to all but operators the operator’s routes do not exist', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const eve = await person('eve@example.com');
    const operator = await person('operator@example.com', { operator: true });
    const { account } = eve;
    const { row } = await createKeyOf(store, account.id, 'a key');
    const plan = { id: account.id, plan: 'unlimited', days: null };
    expect((await ask('POST', '/dashboard/accounts', { text: '' }, eve)).status).toBe(404);
    expect((await ask('POST', '/dashboard/accounts/plan', plan, eve)).status).toBe(404);
    const revoke = { account: account.id, id: row.id };
    expect((await ask('POST', '/dashboard/accounts/revoke', revoke, eve)).status).toBe(404);
    expect((await store.accounts.findByEmail('eve@example.com'))?.plan).toBe('free');

    expect((await ask('POST', '/dashboard/accounts', { text: '' }, operator)).json().items).toHaveLength(2);
    expect(
      (await ask('POST', '/dashboard/accounts/plan', { ...plan, plan: 'premium', days: 90 }, operator)).status,
    ).toBe(200);
    const granted = await store.accounts.findByEmail('eve@example.com');
    expect(granted?.plan).toBe('premium');
    expect(Number(granted?.planEnds) - Date.now()).toBeGreaterThan(89.9 * 86_400_000);
    expect((await ask('POST', '/dashboard/accounts/revoke', revoke, operator)).status).toBe(200);
    expect((await ask('POST', '/dashboard/accounts/plan', { ...plan, id: 'nobody' }, operator)).status).toBe(404);
  });

  test('the operator’s page is not found by others, and is a page all the same', async () => {
    const { ask, person } = await dashboardService(await fresh(), undefined, { folder: 'dist/dashboard' });
    const page = async (who?: { readonly cookie: string }) => {
      const { status, headers } = await ask('GET', '/operator', undefined, who);
      return [status, headers['content-type']];
    };
    const html = 'text/html; charset=utf-8';
    expect(await page(await person('eve@example.com'))).toEqual([404, html]);
    expect(await page(await person('operator@example.com', { operator: true }))).toEqual([200, html]);
    // Who is not signed in may be an operator, and is asked to.
    expect(await page()).toEqual([200, html]);
  });

  test('an operator finds every account once, in pages, and by any part of its address', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const operator = await person('operator@example.com', { operator: true });
    const emails = Array.from({ length: 59 }, (_, at) => `person-${String(at).padStart(2, '0')}@example.org`);
    for (const email of emails) await store.accounts.create({ email, plan: 'free' });
    const pages: string[][] = [];
    for (let after: string | undefined; pages.length < 9;) {
      const page = (await ask('POST', '/dashboard/accounts', { text: '', ...(after && { after }) }, operator)).json();
      pages.push(page.items.map(({ email }: { email: string }) => email));
      if (page.next === null) break;
      after = page.next;
    }
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10]);
    expect(pages.flat()).toEqual(['operator@example.com', ...emails]);
    const found = (await ask('POST', '/dashboard/accounts', { text: 'SON-4' }, operator)).json();
    expect(found.items).toHaveLength(10);
    expect(found.next).toBeNull();
  });

  test('a page of another site cannot act with the cookie', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const { cookie, account } = await person('ada@example.com');
    await store.accounts.setPlan(account.id, 'premium', undefined);
    const create = (headers: Record<string, string>) =>
      ask('POST', '/dashboard/keys', { name: 'a key' }, { cookie, headers });
    expect((await create({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await create({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await create({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await create({ origin: 'null' })).status).toBe(403);
    expect((await create({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await create({ origin: 'https://localhost', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});
