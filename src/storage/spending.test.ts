import { expect, test } from 'vitest';
import { atOnce, onEachDatabase, testClock } from '../../test/storage/databases.ts';

onEachDatabase('what language models cost', ({ fresh }) => {
  test('never exceeds the budget, however many nodes take at once', async () => {
    const database = await fresh();
    const nodes = await atOnce(3, () => database.open());
    const taken = await atOnce(60, async (at) => nodes[at % nodes.length]?.spending.take(70, 1000));
    expect(taken.filter((period) => period !== undefined)).toHaveLength(14);
    expect(await nodes[0]?.spending.spent()).toBe(14 * 70);
  });

  test('what was set aside and not spent is there again; what was not is not', async () => {
    const store = await (await fresh()).open();
    const period = await store.spending.take(900, 1000);
    expect(await store.spending.take(200, 1000)).toBeUndefined();
    await store.spending.settle(period ?? 0, 30 - 900);
    expect(await store.spending.spent()).toBe(30);
    expect(await store.spending.take(970, 1000)).toBe(period);
    expect(await store.spending.take(1, 1000)).toBeUndefined();
  });

  test('more than the whole budget is never taken, not even first', async () => {
    const store = await (await fresh()).open();
    expect(await store.spending.take(1001, 1000)).toBeUndefined();
    expect(await store.spending.spent()).toBe(0);
  });

  test('a new month begins with nothing, and an answer of the old one is settled there', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-07-31T23:59:59.999Z');
    const store = await database.open(time);
    const july = await store.spending.take(1000, 1000);
    await time.set('2026-08-01T00:00:00.000Z');
    expect(await store.spending.spent()).toBe(0);
    expect(await store.spending.take(1000, 1000)).toBe((july ?? 0) + 1);
    await store.spending.settle(july ?? 0, -400);
    expect(await store.spending.spent()).toBe(1000);
    await time.set('2026-07-31T12:00:00.000Z');
    expect(await store.spending.spent()).toBe(600);
  });
});
