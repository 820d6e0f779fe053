/** ASVS 5.0 V3.5; cross-site request forgery. */
import { expect, test } from 'vitest';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

const FOREIGN = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://localhost' },
  { 'sec-fetch-site': 'anything' },
  { origin: 'https://evil.example' },
  { origin: 'https://localhost.evil.example' },
  { origin: 'https://localhost:444' },
  { origin: 'null' },
  { origin: '' },
];

test('is refused on every route that changes anything, with the cookie of whoever is signed in', async () => {
  const { ask, person, routes, store } = await dashboardService(await freshFile());
  const { cookie, account } = await person('ada@example.com', { operator: true });
  const posts = routes.filter((route) => /^POST \/dashboard\/(?!stripe)/.test(route));
  expect(posts.length).toBeGreaterThan(15);
  for (const route of posts) {
    for (const headers of FOREIGN) {
      const answer = await ask('POST', route.slice('POST '.length), {}, { cookie, headers });
      expect([route, headers, answer.status]).toEqual([route, headers, 403]);
    }
  }
  expect(await store.accounts.find(account.id)).toBeDefined();
});

test('of ours, and of programs that are no browser, are answered', async () => {
  const { ask, person, store } = await dashboardService(await freshFile());
  const { cookie, account } = await person('ada@example.com');
  await store.accounts.setPlan(account.id, 'premium', undefined);
  for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }, { origin: 'https://localhost' }]) {
    expect((await ask('POST', '/dashboard/keys', { name: 'a key' }, { cookie, headers })).status).toBe(200);
  }
});

test('a form of another site cannot send JSON, which is all that is taken', async () => {
  const { ask, person } = await dashboardService(await freshFile());
  const { cookie } = await person('ada@example.com');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type };
    expect((await ask('POST', '/dashboard/keys', '{"name":"a key"}', { cookie, headers })).status).toBe(415);
  }
});

test('nothing that GET asks for changes anything', async () => {
  const { routes } = await dashboardService(await freshFile());
  const asked = routes.filter((route) => /^GET \/(dashboard|v1)\//.test(route)).toSorted();
  expect(asked).toEqual([
    'GET /dashboard/data',
    'GET /dashboard/keys',
    'GET /dashboard/me',
    'GET /dashboard/share.png',
    'GET /dashboard/usage',
    'GET /v1/palettes/history',
    'GET /v1/palettes/usage',
  ]);
});
