import { expect, test } from 'vitest';
import { atOnce, generation, newCustomer, onEachDatabase, testClock } from '../../test/storage/databases.ts';
import type { ChargeOutcome } from './store/ledger.ts';

const used = (outcomes: readonly ChargeOutcome[]) =>
  outcomes.flatMap((outcome) => (outcome.kind === 'charged' ? [outcome.standing.used] : []));
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

onEachDatabase('a quota', ({ fresh }) => {
  test('serves exactly 10 of 40 requests at once, each with a count of its own', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const outcomes = await atOnce(40, () => store.ledger.charge(generation(row)));

    expect(used(outcomes)).toEqual(oneTo(10));
    expect(outcomes.slice(10).map(({ kind }) => kind)).toEqual(Array(30).fill('refused'));
    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(10);
  });

  test('is granted in order of arrival', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const outcomes = await atOnce(12, () => store.ledger.charge(generation(row, { limit: 11 })));
    expect(outcomes.map(({ kind }) => kind)).toEqual([...Array(11).fill('charged'), 'refused']);
  });

  test('of nothing serves nothing, and of one serves one', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    expect((await store.ledger.charge(generation(row, { limit: 0 }))).kind).toBe('refused');
    expect((await store.ledger.charge(generation(row, { limit: 1 }))).kind).toBe('charged');
    expect((await store.ledger.charge(generation(row, { limit: 1 }))).kind).toBe('refused');
  });

  test('that is unlimited counts all the same', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const outcomes = await atOnce(20, () => store.ledger.charge(generation(row, { limit: undefined })));
    expect(used(outcomes)).toEqual(oneTo(20));
    expect(outcomes.every(({ standing }) => standing.limit === undefined)).toBe(true);
  });

  test('belongs to the account: its keys draw from it together, and count for themselves', async () => {
    const store = await (await fresh()).open();
    const { row: first } = await newCustomer(store);
    const second = await store.keys.create({
      accountId: first.accountId,
      name: 'second',
      hash: new Uint8Array(32),
      lastFour: 'abcd',
    });
    const outcomes = await atOnce(14, (index) => store.ledger.charge(generation(index % 2 === 0 ? first : second)));
    expect(used(outcomes)).toEqual(oneTo(10));
    expect((await store.ledger.keyUsage(first.id)).totalRequests).toBe(5);
    expect((await store.ledger.keyUsage(second.id)).totalRequests).toBe(5);
  });

  test('of one account is untouched by another that is charged in the same transaction', async () => {
    const store = await (await fresh()).open();
    const customers = await atOnce(5, () => newCustomer(store));
    const outcomes = await atOnce(100, async (index) => {
      const row = customers[index % 5]?.row;
      return row === undefined ? undefined : store.ledger.charge(generation(row, { limit: 8 + (index % 5) }));
    });
    for (const [index, { row }] of customers.entries()) {
      const own = outcomes.filter((outcome, at) => at % 5 === index && outcome?.kind === 'charged');
      expect(own).toHaveLength(8 + index);
      expect((await store.ledger.standing(row.accountId, 10)).used).toBe(8 + index);
    }
  });

  test('counts requests that leave no history too, such as those answered 400', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const { record: _, ...bare } = generation(row, { endpoint: 'export', status: 400 });
    const outcome = await store.ledger.charge(bare);
    expect(outcome).toMatchObject({ kind: 'charged', standing: { used: 1 } });
    expect(await store.ledger.keyUsage(row.id)).toMatchObject({ totalRequests: 1 });
    expect(outcome).toHaveProperty('seq', undefined);
    expect(
      (await store.history.page({ accountId: row.accountId, source: 'api', limit: 10, offset: 0 })).entries,
    ).toEqual([]);
  });

  test('counts how often a key has been used, and when, and tells the usage', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-05-17T10:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    expect(await store.ledger.keyUsage(row.id)).toEqual({ totalRequests: 0, lastUsed: undefined });
    const outcomes = await atOnce(3, (index) =>
      store.ledger.charge(generation(row, { endpoint: index === 2 ? 'usage' : 'generate' })),
    );
    expect(outcomes[2]).toMatchObject({ kind: 'charged', totalRequests: 3 });
    await time.set('2026-05-17T11:00:00.000Z');
    await store.ledger.charge(generation(row));
    const lastUsed = new Date('2026-05-17T11:00:00.000Z');
    expect(await store.ledger.keyUsage(row.id)).toEqual({ totalRequests: 4, lastUsed });
    expect((await store.keys.list(row.accountId))[0]).toMatchObject({ totalRequests: 4, lastUsed });
  });
});

onEachDatabase('a month', ({ fresh }) => {
  test("begins by the database's clock, in UTC, with the whole quota", async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-01-31T23:59:59.999Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await atOnce(10, () => store.ledger.charge(generation(row)));
    expect(await store.ledger.charge(generation(row))).toMatchObject({
      kind: 'refused',
      standing: { used: 10, resetAt: new Date('2026-02-01T00:00:00.000Z') },
    });

    await time.set('2026-02-01T00:00:00.000Z');
    expect(await store.ledger.standing(row.accountId, 10)).toMatchObject({
      used: 0,
      resetAt: new Date('2026-03-01T00:00:00.000Z'),
    });
    expect(used(await atOnce(11, () => store.ledger.charge(generation(row))))).toEqual(oneTo(10));
  });

  test('is kept after it has ended', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-01-31T12:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await atOnce(7, () => store.ledger.charge(generation(row)));
    await time.set('2026-02-01T12:00:00.000Z');
    await store.ledger.charge(generation(row));
    const [past] = await database.sql('select period, settled, live from past_periods');
    expect([past?.['period'], past?.['settled'], past?.['live']].map(Number)).toEqual([2026 * 12, 7, 0]);
  });

  test('never begins again for an account when a clock steps back', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-02-01T00:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await atOnce(4, () => store.ledger.charge(generation(row)));
    await time.set('2026-01-31T23:59:59.999Z');
    expect(used([await store.ledger.charge(generation(row))])).toEqual([5]);
    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(5);
    await time.set('2026-02-01T00:00:00.001Z');
    expect(used([await store.ledger.charge(generation(row))])).toEqual([6]);
  });

  test('counts requests by day, endpoint and status, for 90 days', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-03-01T23:59:59.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await atOnce(3, () => store.ledger.charge(generation(row)));
    await store.ledger.charge(generation(row, { status: 400 }));
    await time.set('2026-03-02T00:00:00.000Z');
    await store.ledger.charge(generation(row, { endpoint: 'usage' }));

    expect(await store.ledger.daily(row.accountId, 90)).toEqual([
      { day: '2026-03-01', endpoint: 'generate', status: 200, count: 3 },
      { day: '2026-03-01', endpoint: 'generate', status: 400, count: 1 },
      { day: '2026-03-02', endpoint: 'usage', status: 200, count: 1 },
    ]);
    expect(await store.ledger.daily(row.accountId, 1)).toHaveLength(1);

    await time.set('2026-05-30T00:00:00.000Z');
    expect(await store.ledger.daily(row.accountId, 90)).toHaveLength(1);
    await store.ledger.charge(generation(row));
    expect(await store.ledger.daily(row.accountId, 90)).toHaveLength(2);
    await store.sweep();
    expect(await database.sql('select day from daily_counts')).toHaveLength(1);
    const used = { totalRequests: 6, lastUsed: new Date('2026-05-30T00:00:00.000Z') };
    expect(await store.ledger.keyUsage(row.id)).toEqual(used);
    expect(await store.keys.list(row.accountId)).toMatchObject([used]);
  });

  test('has a sum of days that is what was charged', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    await atOnce(25, () => store.ledger.charge(generation(row)));
    const days = await store.ledger.daily(row.accountId, 2);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(used([await store.ledger.charge(generation(row, { limit: 11 }))])).toEqual([11]);
  });
});
