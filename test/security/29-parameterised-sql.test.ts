/** ASVS 5.0 V1.2; API8:2023 Security Misconfiguration. */
import { expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { readModules } from '../architecture/imports.ts';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

/** Where SQL is put together from texts of the house's own: names of tables, expressions for the clock. */
const RAW: ReadonlySet<string> = new Set([
  'storage/clock.ts',
  'storage/ledger/transaction/session.ts',
  'storage/ledger/transaction/statements.ts',
  'storage/migrations/0004-key-changes.ts',
]);

test('SQL is put together from texts in known places alone, and never from what is asked', () => {
  const modules = readModules();
  const raw = modules.filter(({ text }) => /sql\.raw\(|\.exec\(`|CompiledQuery\.raw\(/.test(text));
  expect(raw.map(({ path }) => path).filter((path) => !RAW.has(path))).toEqual([]);
});

const HOSTILE = [
  "'; drop table accounts; --",
  "' or '1'='1",
  '" or ""="',
  '%',
  '_',
  '!%',
  "\\'; --",
  "x') union select hash from api_keys --",
  '${1}',
  '$1',
  '?',
];

onEachDatabase('what people type', ({ fresh }) => {
  test('is a value in every statement', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const { cookie, account } = await person('ada@example.com', { operator: true });
    await person('bo@example.com');
    await store.accounts.setPlan(account.id, 'premium', undefined);
    const { key } = await createKeyOf(store, account.id, 'a key');
    for (const text of HOSTILE) {
      const headers = { 'x-api-key': key };
      const made = await ask('POST', '/v1/palettes/generate', { prompt: text, count: 1, seed: 1 }, { headers });
      expect([text, made.status]).toEqual([text, 200]);
      const found = await ask('POST', '/dashboard/history', { text }, { cookie });
      expect(found.json().items.map(({ prompt }: { prompt: string }) => prompt)).toContain(text);
      const accounts = await ask('POST', '/dashboard/accounts', { text }, { cookie });
      expect([text, accounts.status, accounts.json().items]).toEqual([text, 200, []]);
      for (const [path, body] of [
        ['keys/revoke', { id: text.replaceAll(' ', '') }],
        ['accounts/plan', { id: text.replaceAll(' ', ''), plan: 'premium', days: null }],
      ] as const) {
        expect([text, (await ask('POST', `/dashboard/${path}`, body, { cookie })).status]).toEqual([text, 404]);
      }
      const named = await ask('POST', '/dashboard/keys', { name: text }, { cookie });
      expect([text, named.status, named.json().name]).toEqual([text, 200, text]);
    }
    expect(await store.accounts.list()).toHaveLength(2);
    const latest = await ask('GET', '/v1/palettes/history?limit=1', undefined, { headers: { 'x-api-key': key } });
    expect(latest.json().data[0].data.prompt).toBe(HOSTILE.at(-1));
  });
});
