/** ASVS 5.0 V8.2, V8.4; API1:2023 Broken Object Level Authorization. */
import { describe, expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
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

    // Entries are numbered by account: whoever has as many of their own could reach those of others by number.
    for (let at = 0; at < 8; at += 1) await api(eves, 'generate', { prompt: 'her own', count: 1, seed: at });
    for (let at = 0; at < 3; at += 1)
      await ask('POST', '/dashboard/generate', { prompt: 'her own', count: 1, seed: 100 + at }, eve);
    const own = [...Array.from({ length: 8 }, () => 'her own'), 'a secret garden'];
    const promptsOf = (answer: { json(): { data: { data: { prompt: string } }[] } }): string[] =>
      answer.json().data.map(({ data }) => data.prompt);
    expect(promptsOf(await api(eves, 'history'))).toEqual(own);
    expect(promptsOf(await api(eves, 'history?limit=100&offset=1'))).toEqual(own.slice(1));
    const next = /<(.+)>/.exec(String((await api(eves, 'history?limit=2')).headers['link']))?.[1] ?? '';
    expect(promptsOf(await api(eves, next.replace('/v1/palettes/', '')))).toEqual(own.slice(2, 4));

    const before = `${Date.now() + 60_000} api 99`;
    for (const [path, sent, owned] of [
      ['keys', undefined, 0],
      ['usage', undefined, 0],
      ['data', undefined, 11],
      ['history', { text: '' }, 11],
      ['history', { text: 'own', before }, 11],
      ['history', { text: 'garden', before }, 0],
    ] as const) {
      const { text } = await ask(sent === undefined ? 'GET' : 'POST', `/dashboard/${path}`, sent, eve);
      expect(text).not.toMatch(/ada@|key of ada/);
      // Hers, which she asked for under the same idempotency key.
      expect(text.match(/secret garden/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect([path, sent, text.match(/her own/g)?.length ?? 0]).toEqual([path, sent, owned]);
    }
  });
});
