import { expect, test } from 'vitest';
import { atOnce, generation, newCustomer, onEachDatabase, RECORD, testClock } from '../../test/storage/databases.ts';
import type { Store } from './store.ts';
import type { HistoryRecord } from './store/history.ts';
import type { KeyRow } from './store/keys.ts';

async function append(store: Store, row: KeyRow, records: readonly Partial<HistoryRecord>[]): Promise<void> {
  for (const change of records) {
    await store.ledger.charge(generation(row, { limit: undefined, record: { ...RECORD, ...change } }));
  }
}

const prompts = (entries: readonly { readonly prompt: string }[]) => entries.map(({ prompt }) => prompt);
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ prompt: `prompt ${index + 1}` }));

onEachDatabase('history', ({ fresh }) => {
  test('holds exactly what was returned', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-06-01T08:00:00.123Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    const prompt = 'Überfahrt "nachts" \\ 夜の港 🌊\u0000\u2028 end';
    const palettesJson = JSON.stringify([{ name: prompt, colors: ['#000000'] }]);
    await append(store, row, [{ prompt, palettesJson }]);
    const { entries, hasMore } = await store.history.page({
      accountId: row.accountId,
      source: 'api',
      limit: 10,
      offset: 0,
    });
    const date = new Date('2026-06-01T08:00:00.123Z');
    expect(entries).toEqual([
      { seq: 1, prompt, palettesJson, source: 'api', seed: RECORD.seed, model: RECORD.model, date },
    ]);
    expect(hasMore).toBe(false);
  });

  test('is empty before the first entry, and past the last', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const page = (offset: number) => store.history.page({ accountId: row.accountId, source: 'api', limit: 2, offset });
    expect(await page(0)).toEqual({ entries: [], hasMore: false });
    await append(store, row, many(3));
    expect(prompts((await page(0)).entries)).toEqual(['prompt 3', 'prompt 2']);
    expect((await page(0)).hasMore).toBe(true);
    expect((await page(1)).hasMore).toBe(false);
    expect(prompts((await page(2)).entries)).toEqual(['prompt 1']);
    expect(await page(3)).toEqual({ entries: [], hasMore: false });
    expect(await page(1_000_000)).toEqual({ entries: [], hasMore: false });
  });

  test('is numbered from 1 without gaps under concurrency, refusals among it', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const outcomes = await atOnce(60, () => store.ledger.charge(generation(row, { limit: 45 })));
    const seqs = outcomes.flatMap((outcome) => (outcome.kind === 'charged' ? [outcome.seq] : []));
    expect(seqs).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  });

  test('numbers each source by itself, pages each alone, and merges both by date', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-06-01T08:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    for (const [index, source] of (['api', 'dashboard', 'dashboard', 'api'] as const).entries()) {
      await time.set(`2026-06-01T08:00:0${index}.000Z`);
      await append(store, row, [{ source, prompt: `${source} ${index}` }]);
    }
    const page = (source: 'api' | 'dashboard' | undefined, offset = 0, limit = 10) =>
      store.history.page({ accountId: row.accountId, source, limit, offset });
    expect((await page('api')).entries.map(({ seq }) => seq)).toEqual([2, 1]);
    expect((await page('dashboard')).entries.map(({ seq }) => seq)).toEqual([2, 1]);
    expect(prompts((await page(undefined)).entries)).toEqual(['api 3', 'dashboard 2', 'dashboard 1', 'api 0']);
    expect(prompts((await page(undefined, 1, 2)).entries)).toEqual(['dashboard 2', 'dashboard 1']);
    expect((await page(undefined, 1, 2)).hasMore).toBe(true);
    expect((await page(undefined, 2, 2)).hasMore).toBe(false);
  });

  test("never shows another account's entries", async () => {
    const store = await (await fresh()).open();
    const [{ row: own }, { row: other }] = [await newCustomer(store), await newCustomer(store)];
    await append(store, own, [{ prompt: 'mine' }]);
    await append(store, other, [{ prompt: 'mine, says the other' }]);
    for (const source of ['api', undefined] as const) {
      const { entries } = await store.history.page({ accountId: own.accountId, source, limit: 10, offset: 0 });
      expect(prompts(entries)).toEqual(['mine']);
    }
    expect(prompts(await store.history.search({ accountId: own.accountId, text: 'mine', limit: 10 }))).toEqual([
      'mine',
    ]);
  });

  test('is searched by any part of the prompt, in any case and any script, newest first', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    await append(store, row, [
      { prompt: 'CAFÉ in autumn' },
      { prompt: 'law firm', source: 'dashboard' },
      { prompt: 'Straßencafé 100%', source: 'dashboard' },
      { prompt: 'МОРЕ' },
    ]);
    const search = async (text: string) =>
      prompts(await store.history.search({ accountId: row.accountId, text, limit: 10 }));
    expect(await search('café')).toEqual(['Straßencafé 100%', 'CAFÉ in autumn']);
    expect(await search('море')).toEqual(['МОРЕ']);
    expect(await search('0%')).toEqual(['Straßencafé 100%']);
    expect(await search('_')).toEqual([]);
    expect(await search('nothing of the kind')).toEqual([]);
  });

  test('continues a search after the last entry of the page before', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    await atOnce(7, (index) =>
      store.ledger.charge(
        generation(row, {
          record: { ...RECORD, prompt: `tea ${index}`, source: index % 2 === 0 ? 'api' : 'dashboard' },
        }),
      ),
    );
    const query = { accountId: row.accountId, text: 'TEA', limit: 3 };
    const first = await store.history.search(query);
    const second = await store.history.search({ ...query, before: first.at(-1) });
    const third = await store.history.search({ ...query, before: second.at(-1) });
    const all = prompts([...first, ...second, ...third]).sort();
    expect(all).toEqual(Array.from({ length: 7 }, (_, index) => `tea ${index}`));
    expect(await store.history.search({ ...query, before: third.at(-1) })).toEqual([]);
  });

  test('finds what is older than the first thousand entries, and lets others have their turn meanwhile', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    await append(store, row, [{ prompt: 'the needle' }]);
    await atOnce(1_200, () => store.ledger.charge(generation(row, { limit: undefined })));
    let hadTheirTurn = false;
    setImmediate(() => {
      hadTheirTurn = true;
    });
    expect(prompts(await store.history.search({ accountId: row.accountId, text: 'needle', limit: 1 }))).toEqual([
      'the needle',
    ]);
    expect(hadTheirTurn).toBe(true);
  });
});

onEachDatabase('retention', ({ fresh }) => {
  test('trims what is older than so many days, and leaves the numbering dense', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-06-01T00:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await atOnce(1_100, () => store.ledger.charge(generation(row, { limit: undefined })));
    await time.set('2026-06-02T00:00:00.000Z');
    await append(store, row, many(3));
    await time.set('2026-06-08T00:00:00.000Z');
    expect(await store.trimHistory(7)).toBe(0);
    await time.set('2026-06-08T00:00:00.001Z');
    expect(await store.trimHistory(7)).toBe(1_100);
    expect(await store.trimHistory(7)).toBe(0);

    await append(store, row, [{ prompt: 'after' }]);
    const page = await store.history.page({ accountId: row.accountId, source: 'api', limit: 2, offset: 2 });
    expect(prompts(page.entries)).toEqual(['prompt 2', 'prompt 1']);
    expect(page.entries.map(({ seq }) => seq)).toEqual([1_102, 1_101]);
    expect(page.hasMore).toBe(false);
  });

  test('that trims everything goes on numbering where it was', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-06-01T00:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await append(store, row, many(4));
    await time.set('2026-08-01T00:00:00.000Z');
    expect(await store.trimHistory(30)).toBe(4);
    await append(store, row, [{ prompt: 'next' }]);
    const { entries } = await store.history.page({ accountId: row.accountId, source: 'api', limit: 10, offset: 0 });
    expect(entries).toMatchObject([{ seq: 5, prompt: 'next' }]);
  });
});
