/** ASVS 5.0 V2.2, V15.3; API3:2023 Broken Object Property Level Authorization. */
import { expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from '../dashboard/service.ts';

const PALETTE = { name: 'Sea', colors: ['#000000', '#111111', '#222222', '#333333', '#444444'] };
const EXTRA = [
  ['plan', 'unlimited'],
  ['operator', true],
  ['__proto__', { operator: true }],
  ['constructor', { prototype: {} }],
] as const;

test('a field that is not named is refused, on every route that takes a body, and changes nothing', async () => {
  const { ask, person, store } = await dashboardService(await freshFile());
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
    ['/dashboard/export', { palette: PALETTE, format: 'css' }],
    ['/dashboard/keys', { name: 'another' }],
    ['/dashboard/keys/revoke', { id: row.id }],
    ['/dashboard/history', { text: '' }],
    ['/dashboard/delete-account', { password: PASSWORD }],
    ['/dashboard/accounts', { text: '' }],
    ['/dashboard/accounts/plan', { id: account.id, plan: 'free', days: null }],
    ['/dashboard/accounts/revoke', { account: account.id, id: row.id }],
  ];
  for (const [path, body] of bodies) {
    for (const [name, value] of EXTRA) {
      const text = `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
      expect([path, name, (await ask('POST', path, text, sent)).status]).toEqual([path, name, 400]);
    }
  }
  expect(await store.accounts.find(account.id)).toMatchObject({ plan: 'premium' });
  expect((await store.keys.list(account.id)).map(({ revoked }) => revoked)).toEqual([undefined]);
  expect(Object.hasOwn(Object.prototype, 'operator')).toBe(false);
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
