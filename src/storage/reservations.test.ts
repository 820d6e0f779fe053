import { expect, test } from 'vitest';
import { atOnce, generation, newCustomer, onEachDatabase, RECORD, testClock } from '../../test/storage/databases.ts';
import type { TestDatabase } from '../../test/storage/databases.ts';
import type { Store } from './store.ts';
import type { KeyRow } from './store/keys.ts';

const ANSWER = { status: 200, record: RECORD };

async function reserve(store: Store, row: KeyRow, leaseMs = 60_000): Promise<string> {
  const outcome = await store.ledger.reserve(generation(row), leaseMs);
  if (outcome.kind !== 'reserved') throw new Error(`expected a reservation, got ${outcome.kind}`);
  return outcome.reservationId;
}

/** used = settled + live, and live is what is reserved: read from the tables themselves. */
async function counts(database: TestDatabase) {
  const [ledger] = await database.sql('select settled, live from ledgers');
  const reserved = await database.sql('select id from reservations');
  expect(Number(ledger?.['live'])).toBe(reserved.length);
  return { settled: Number(ledger?.['settled']), live: Number(ledger?.['live']) };
}

onEachDatabase('a reservation', ({ fresh }) => {
  test('takes from the quota at once: of 40 at once, 10 are granted', async () => {
    const database = await fresh();
    const store = await database.open();
    const { row } = await newCustomer(store);
    const outcomes = await atOnce(40, () => store.ledger.reserve(generation(row), 60_000));
    expect(outcomes.filter(({ kind }) => kind === 'reserved')).toHaveLength(10);
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(30);
    expect(await counts(database)).toEqual({ settled: 0, live: 10 });
    expect((await store.ledger.charge(generation(row))).kind).toBe('refused');
  });

  test('becomes a charge when it is settled: used stays, the record is appended, the key is counted', async () => {
    const database = await fresh();
    const store = await database.open();
    const { row } = await newCustomer(store);
    const reservation = await reserve(store, row);
    expect(await store.ledger.keyUsage(row.id)).toMatchObject({ totalRequests: 0 });
    const outcome = await store.ledger.settle(reservation, ANSWER);
    expect(outcome).toMatchObject({ kind: 'charged', standing: { used: 1 }, seq: 1 });
    expect(await store.ledger.keyUsage(row.id)).toMatchObject({ totalRequests: 1 });
    expect(await counts(database)).toEqual({ settled: 1, live: 0 });
    expect(await store.ledger.daily(row.accountId, 1)).toMatchObject([{ endpoint: 'generate', status: 200, count: 1 }]);
  });

  test('that is refunded leaves nothing', async () => {
    const database = await fresh();
    const store = await database.open();
    const { row } = await newCustomer(store);
    await store.ledger.refund(await reserve(store, row));
    expect(await counts(database)).toEqual({ settled: 0, live: 0 });
    expect(await store.ledger.keyUsage(row.id)).toMatchObject({ totalRequests: 0 });
    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(0);
  });

  test('ends once: a second settle or refund is a fault of the program, and changes nothing', async () => {
    const database = await fresh();
    const store = await database.open();
    const { row } = await newCustomer(store);
    const reservation = await reserve(store, row);
    await store.ledger.settle(reservation, ANSWER);
    await expect(store.ledger.settle(reservation, ANSWER)).rejects.toThrow(/not open/);
    await expect(store.ledger.refund(reservation)).rejects.toThrow(/not open/);
    expect(await counts(database)).toEqual({ settled: 1, live: 0 });
  });

  test('of a node that died is given back by any other once its lease is over, and once only', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-04-10T12:00:00.000Z');
    const [died, second, third] = [await database.open(time), await database.open(time), await database.open(time)];
    const { row } = await newCustomer(died);
    await atOnce(3, () => reserve(died, row));
    expect(await second.sweep()).toBe(0);
    expect(await counts(database)).toEqual({ settled: 0, live: 3 });

    await time.set('2026-04-10T12:01:00.000Z');
    await Promise.all([second.sweep(), third.sweep()]);
    expect(await counts(database)).toEqual({ settled: 0, live: 0 });
    expect(await second.sweep()).toBe(0);
  });

  test('that was swept while its node was slow is charged anew when it is settled', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-04-10T12:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    const reservation = await reserve(store, row);
    await time.set('2026-04-10T12:02:00.000Z');
    await store.sweep();
    expect(await store.ledger.settle(reservation, ANSWER)).toMatchObject({
      kind: 'charged',
      standing: { used: 1 },
      seq: 1,
    });
    expect(await counts(database)).toEqual({ settled: 1, live: 0 });
  });

  test('that was swept, and whose place has been taken since, is refused when it is settled', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-04-10T12:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    const reservation = await reserve(store, row);
    await time.set('2026-04-10T12:02:00.000Z');
    await store.sweep();
    await atOnce(10, () => store.ledger.charge(generation(row)));
    expect(await store.ledger.settle(reservation, ANSWER)).toMatchObject({ kind: 'refused', standing: { used: 10 } });
    expect(await counts(database)).toEqual({ settled: 10, live: 0 });
  });

  test('made in one month and settled in the next counts for the first', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-04-30T23:59:59.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    const [settled, refunded] = [await reserve(store, row), await reserve(store, row)];
    await time.set('2026-05-01T00:00:01.000Z');
    await store.ledger.charge(generation(row));
    // In one batch, where both change the same row of the month before.
    await Promise.all([store.ledger.settle(settled, ANSWER), store.ledger.refund(refunded)]);

    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(1);
    const [past] = await database.sql('select settled, live from past_periods');
    expect([Number(past?.['settled']), Number(past?.['live'])]).toEqual([1, 0]);
    expect(await counts(database)).toEqual({ settled: 1, live: 0 });
  });

  test('is swept by an open store without being asked', async () => {
    const database = await fresh();
    const store = await database.open({ sweepEveryMs: 20 });
    const { row } = await newCustomer(store);
    await reserve(store, row, 1);
    await expect.poll(async () => (await store.ledger.standing(row.accountId, 10)).used, { timeout: 5_000 }).toBe(0);
  });
});
