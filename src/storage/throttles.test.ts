import { expect, test } from 'vitest';
import { atOnce, onEachDatabase, testClock } from '../../test/storage/databases.ts';

onEachDatabase('tries', ({ fresh }) => {
  test('are counted for all nodes together, each once, by key', async () => {
    const database = await fresh();
    const nodes = await atOnce(3, () => database.open());
    const counted = await atOnce(30, async (at) => nodes[at % nodes.length]?.countTry('ada', 60_000));
    const tries = counted.map((one) => one?.tries ?? 0).toSorted((a, b) => a - b);
    expect(tries).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(await nodes[0]?.countTry('eve', 60_000)).toMatchObject({ tries: 1 });
  });

  test('are counted anew when the while is over, to the millisecond, by the database’s clock; then nothing is kept', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-07-31T12:00:00.000Z');
    const store = await database.open(time);
    expect(await store.countTry('ada', 60_000)).toEqual({ tries: 1, leftMs: 60_000 });
    await time.set('2026-07-31T12:00:59.999Z');
    expect(await store.countTry('ada', 60_000)).toEqual({ tries: 2, leftMs: 1 });
    await store.sweep();
    await time.set('2026-07-31T12:01:00.000Z');
    expect(await store.countTry('ada', 60_000)).toEqual({ tries: 1, leftMs: 60_000 });
    await store.sweep();
    expect(await database.sql('select tries from throttles')).toHaveLength(1);
    await time.set('2026-07-31T12:02:00.000Z');
    await store.sweep();
    expect(await database.sql('select tries from throttles')).toEqual([]);
  });
});
