import { expect, test } from 'vitest';
import { ALL_FORMATS } from '../../src/export/index.ts';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { smallGenerator } from '../../src/http/testing/small-generator.ts';
import type { Generator } from '../../src/providers/generator.ts';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService } from './service.ts';

const paid: Generator['generate'] = async (...asked) => ({
  ...(await smallGenerator().generate(...asked)),
  model: 'paid',
});

onEachDatabase('the playground', ({ fresh }) => {
  const asked = { prompt: ' harbour at dawn ', count: 2, seed: 7 };

  test('a visitor may ask five times a minute, and nothing is stored', async () => {
    const database = await fresh();
    const { ask } = await dashboardService(database);
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push(await ask('POST', '/dashboard/generate', asked));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[0]?.json().palettes).toHaveLength(2);
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('POST', '/dashboard/generate', asked, { address: '192.0.2.2' })).status).toBe(200);
    expect(await database.sql('select * from history')).toEqual([]);
  });

  test('a visitor is answered by the engine, for nobody pays for a model’s answer; an account by the model', async () => {
    const { ask, person } = await dashboardService(await fresh(), undefined, {
      generator: smallGenerator({ model: 'paid', generate: paid }),
      visitorsGenerator: smallGenerator(),
    });
    const { cookie } = await person('ada@example.com');
    expect((await ask('POST', '/dashboard/generate', asked)).json().model).toBe('small');
    expect((await ask('POST', '/dashboard/generate', asked, { cookie })).json().model).toBe('paid');
  });

  test('a visitor is an address of IPv4, or a network of 64 bits of IPv6, however it is written', async () => {
    const { ask } = await dashboardService(await fresh());
    const from = async (address: string) => (await ask('POST', '/dashboard/generate', asked, { address })).status;
    for (const host of ['::1', '::2', ':0:0:ffff::1', ':0:0:0:0:0:1']) expect(await from(`2001:db8${host}`)).toBe(200);
    expect([await from('2001:0DB8:0:0:a:b:c:d'), await from('2001:db8::9')]).toEqual([200, 429]);
    expect([await from('2001:db8:0:1::1'), await from('2001:db9::1'), await from('::1')]).toEqual([200, 200, 200]);
    for (const written of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7']) await from(written);
    expect([await from('192.0.2.7'), await from('192.0.2.7'), await from('192.0.2.7')]).toEqual([200, 200, 429]);
    expect(await from('192.0.2.8')).toBe(200);
  });

  test('what an account makes is kept once, costs nothing, and is not in the history of the API', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const { cookie, account } = await person('ada@example.com');
    const first = await ask('POST', '/dashboard/generate', asked, { cookie });
    const again = await ask('POST', '/dashboard/generate', asked, { cookie });
    expect(again.json().palettes).toEqual(first.json().palettes);
    const { items, next } = (await ask('POST', '/dashboard/history', { text: '' }, { cookie })).json();
    expect(next).toBeNull();
    expect(items).toMatchObject([{ prompt: 'harbour at dawn', source: 'dashboard', seed: 7 }]);
    expect((await ask('GET', '/dashboard/usage', undefined, { cookie })).json().used).toBe(0);
    await store.accounts.setPlan(account.id, 'premium', undefined);
    const { key } = await createKeyOf(store, account.id, 'a key');
    const api = await ask('GET', '/v1/palettes/history', undefined, { headers: { 'x-api-key': key } });
    expect(api.json().data).toEqual([]);
  });

  test('history comes in pages that hold every entry once', async () => {
    const { ask, person } = await dashboardService(await fresh());
    const { cookie } = await person('ada@example.com');
    for (let seed = 0; seed < 50; seed += 1) {
      await ask('POST', '/dashboard/generate', { prompt: 'sea', count: 1, seed }, { cookie });
    }
    const seeds: number[] = [];
    let before: string | undefined;
    do {
      const page = (
        await ask('POST', '/dashboard/history', { text: 'SEA', ...(before && { before }) }, { cookie })
      ).json();
      seeds.push(...page.items.map((item: { seed: number }) => item.seed));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seeds).toEqual(Array.from({ length: 50 }, (_, at) => 49 - at));
  });

  test('every format is exported under a safe name', async () => {
    const { ask } = await dashboardService(await fresh());
    const made = await ask('POST', '/dashboard/generate', asked);
    const [palette] = made.json().palettes;
    for (const format of ALL_FORMATS) {
      const file = await ask('POST', '/dashboard/export', { palette, format });
      expect([format, file.status]).toEqual([format, 200]);
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[A-Za-z0-9.-]+"$/);
    }
  });

  test('what is no brief is refused', async () => {
    const { ask } = await dashboardService(await fresh());
    const bodies = [
      { prompt: '', count: 1, seed: 1 },
      { prompt: '  ', count: 1, seed: 1 },
      { prompt: 'x'.repeat(501), count: 1, seed: 1 },
      { prompt: 'sea', count: 11, seed: 1 },
      { prompt: 'sea', count: 1, seed: 0.5 },
      { prompt: 'sea', count: 1 },
    ];
    for (const body of bodies) expect((await ask('POST', '/dashboard/generate', body)).status).toBe(400);
  });

  test('the free plan makes no key, and is told why', async () => {
    const { ask, person, store } = await dashboardService(await fresh());
    const { cookie, account } = await person('ada@example.com');
    const refused = await ask('POST', '/dashboard/keys', { name: 'a key' }, { cookie });
    expect([refused.status, refused.json().error]).toEqual([403, 'forbidden']);
    await store.accounts.setPlan(account.id, 'premium', undefined);
    const made = (await ask('POST', '/dashboard/keys', { name: 'a key' }, { cookie })).json();
    const usage = () => ask('GET', '/v1/palettes/usage', undefined, { headers: { 'x-api-key': made.key } });
    expect((await usage()).status).toBe(200);
    const list = await ask('GET', '/dashboard/keys', undefined, { cookie });
    expect(list.text).not.toContain(made.key);
    expect(list.json()).toMatchObject([{ name: 'a key', lastFour: made.key.slice(-4), totalRequests: 1 }]);
    await ask('POST', '/dashboard/keys/revoke', { id: made.id }, { cookie });
    expect((await usage()).status).toBe(401);
  });
});
