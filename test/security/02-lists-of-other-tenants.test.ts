/** ASVS 5.0 V8.2, V8.4; API1:2023 Broken Object Level Authorization. */
import { describe, expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/index.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

describe('what another tenant has', () => {
  test('is in no list, export, page or replay', async () => {
    const { ask, person, store } = await dashboardService(await freshFile());
    const [ada, eve] = [await person('ada@example.com'), await person('eve@example.com')];
    const keyOf = async ({ account }: typeof ada) => {
      await store.accounts.setPlan(account.id, 'premium', undefined);
      return (await createKeyOf(store, account.id, `key of ${account.email}`)).key;
    };
    const [hers, eves] = [await keyOf(ada), await keyOf(eve)];
    const api = (key: string, path: string, body?: unknown, headers = {}) =>
      ask(body === undefined ? 'GET' : 'POST', `/v1/palettes/${path}`, body, {
        headers: { 'x-api-key': key, ...headers },
      });

    const body = { prompt: 'a secret garden', count: 1 };
    const idempotency = { 'idempotency-key': 'the-same-for-both' };
    for (let at = 0; at < 3; at += 1) await api(hers, 'generate', { ...body, seed: at });
    const first = await api(hers, 'generate', body, idempotency);
    await ask('POST', '/dashboard/generate', { ...body, seed: 9 }, ada);

    for (const query of ['', '?limit=100', '?offset=1', '?limit=1&offset=3']) {
      expect((await api(eves, `history${query}`)).json()).toMatchObject({ data: [], count: 0, hasMore: false });
    }
    expect((await api(eves, 'usage')).json().data).toMatchObject({ current: 5 });
    // The same idempotency key and body are another request of another account.
    const second = await api(eves, 'generate', body, idempotency);
    expect([second.status, second.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect(second.headers['x-palette-seed']).not.toBe(first.headers['x-palette-seed']);
    const other = await api(eves, 'generate', { prompt: 'another' }, idempotency);
    expect(other.status).toBe(400);
    expect((await api(hers, 'generate', body, idempotency)).headers['idempotent-replayed']).toBe('true');

    const before = `${Date.now() + 60_000} api 99`;
    for (const [path, sent] of [
      ['keys', undefined],
      ['usage', undefined],
      ['data', undefined],
      ['history', { text: '' }],
      ['history', { text: 'garden', before }],
    ] as const) {
      const { text } = await ask(sent === undefined ? 'GET' : 'POST', `/dashboard/${path}`, sent, eve);
      expect(text).not.toMatch(/ada@|key of ada/);
      expect(text.match(/secret garden/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });
});
