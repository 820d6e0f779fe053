/** ASVS 5.0 V2.2, V15.3; API3:2023 Broken Object Property Level Authorization. */
import { expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from '../dashboard/service.ts';

const PALETTE = { name: 'Sea', colors: ['#000000', '#111111', '#222222', '#333333', '#444444'] };
const SEMANTIC = {
  primary: '#000000',
  secondary: '#111111',
  background: '#222222',
  text: '#333333',
  accent: '#444444',
};

/** What is said there is Stripe's, held to its signature, and that of the assistants' protocol, read by its own schemas. */
const ELSEWHERE: ReadonlySet<string> = new Set(['/dashboard/stripe', '/mcp']);

const EXTRA = [
  ['plan', 'unlimited'],
  ['operator', true],
  ['__proto__', { operator: true }],
  ['constructor', { prototype: {} }],
] as const;

/** Written out, since `__proto__` is no field of an object that is put together. */
const withField = (body: object, name: string, value: unknown): string =>
  `${JSON.stringify(body).slice(0, -1)}${Object.keys(body).length > 0 ? ',' : ''}${JSON.stringify(name)}:${JSON.stringify(value)}}`;

test('a field that is not named is refused, on every route that takes a body, and changes nothing', async () => {
  const { ask, person, store, routes } = await dashboardService(await freshFile());
  const { cookie, account } = await person('ada@example.com', { operator: true });
  await store.accounts.setPlan(account.id, 'premium', undefined);
  const { key, row } = await createKeyOf(store, account.id, 'a key');
  const sent = { cookie, headers: { 'x-api-key': key } };
  const bodies: readonly (readonly [string, object])[] = [
    ['/v1/palettes/generate', { prompt: 'sea' }],
    ['/v1/palettes/export', { palette: PALETTE }],
    ['/dashboard/sign-up', { email: 'bo@example.com' }],
    ['/dashboard/sign-in', { email: 'ada@example.com', password: PASSWORD }],
    ['/dashboard/forgot', { email: 'ada@example.com' }],
    ['/dashboard/reset', { token: 'x', password: PASSWORD }],
    ['/dashboard/change-password', { current: PASSWORD, next: 'another password' }],
    ['/dashboard/generate', { prompt: 'sea', count: 1, seed: 1 }],
    ['/dashboard/keep', { prompt: 'sea', seed: 1, palettes: [{ ...PALETTE, description: '', semantic: SEMANTIC }] }],
    ['/dashboard/export', { palette: PALETTE, format: 'css' }],
    ['/dashboard/keys', { name: 'another' }],
    ['/dashboard/keys/revoke', { id: row.id }],
    ['/dashboard/history', { text: '' }],
    ['/dashboard/delete-account', { password: PASSWORD }],
    ['/dashboard/sign-out', {}],
    ['/dashboard/checkout', {}],
    ['/dashboard/billing-portal', {}],
    ['/dashboard/accounts', { text: '' }],
    ['/dashboard/accounts/plan', { id: account.id, plan: 'free', days: null }],
    ['/dashboard/accounts/revoke', { account: account.id, id: row.id }],
  ];
  const taken = routes.filter((route) => route.startsWith('POST ')).map((route) => route.slice('POST '.length));
  expect(bodies.map(([path]) => path).toSorted()).toEqual(taken.filter((path) => !ELSEWHERE.has(path)).toSorted());
  for (const [path, body] of bodies) {
    for (const [name, value] of EXTRA) {
      const text = withField(body, name, value);
      expect([path, name, (await ask('POST', path, text, sent)).status]).toEqual([path, name, 400]);
    }
  }
  expect(await store.accounts.find(account.id)).toMatchObject({ plan: 'premium' });
  expect((await store.keys.list(account.id)).map(({ revoked }) => revoked)).toEqual([undefined]);
  expect(Object.hasOwn(Object.prototype, 'operator')).toBe(false);
});

test('nor is one taken within a palette, or within its roles', async () => {
  const { ask, person, store } = await dashboardService(await freshFile());
  const { cookie, account } = await person('ada@example.com');
  await store.accounts.setPlan(account.id, 'premium', undefined);
  const { key } = await createKeyOf(store, account.id, 'a key');
  const sent = { cookie, headers: { 'x-api-key': key } };
  const whole = { ...PALETTE, description: '', semantic: SEMANTIC };
  const bodies = [
    ['/v1/palettes/export', (palette: string) => `{"palette":${palette}}`],
    ['/dashboard/export', (palette: string) => `{"palette":${palette},"format":"css"}`],
    ['/dashboard/keep', (palette: string) => `{"prompt":"sea","seed":1,"palettes":[${palette}]}`],
  ] as const;
  for (const [path, body] of bodies) {
    expect([path, (await ask('POST', path, body(JSON.stringify(whole)), sent)).status]).toEqual([path, 200]);
    for (const [name, value] of EXTRA) {
      const inRoles = JSON.stringify({ ...whole, semantic: 0 }).replace(
        '"semantic":0',
        `"semantic":${withField(SEMANTIC, name, value)}`,
      );
      for (const palette of [withField(whole, name, value), inRoles]) {
        expect([path, name, (await ask('POST', path, body(palette), sent)).status]).toEqual([path, name, 400]);
      }
    }
  }
});

test('a parameter of the query that is not named is refused, and so is one that stands twice', async () => {
  const { ask, person, store } = await dashboardService(await freshFile());
  const { account } = await person('ada@example.com');
  await store.accounts.setPlan(account.id, 'premium', undefined);
  const headers = { 'x-api-key': (await createKeyOf(store, account.id, 'a key')).key };
  for (const path of ['history?account=x', 'history?limit=1&limit=2', 'usage?key=x', 'history?__proto__=1']) {
    expect([path, (await ask('GET', `/v1/palettes/${path}`, undefined, { headers })).status]).toEqual([path, 400]);
  }
});
