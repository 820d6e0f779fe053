import { expect, test } from 'vitest';
import { atOnce, generation, newCustomer, onEachDatabase, RECORD, testClock } from '../../test/storage/databases.ts';

const ONE = { key: 'order-1', fingerprint: '01' };
const OTHER_BODY = { key: 'order-1', fingerprint: '02' };

onEachDatabase('an idempotency key', ({ fresh }) => {
  test('used by 50 requests at once charges one, appends one record, and tells all of them the same', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const outcomes = await atOnce(50, (index) =>
      store.ledger.charge(generation(row, { idempotency: ONE, record: { ...RECORD, seed: index } })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['charged', ...Array(49).fill('replayed')]);
    for (const outcome of outcomes) {
      expect(outcome.standing.used).toBe(1);
      if (outcome.kind === 'replayed') expect(outcome.record).toEqual({ ...RECORD, seed: 0 });
    }
    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(1);
    const { entries } = await store.history.page({ accountId: row.accountId, source: 'api', limit: 10, offset: 0 });
    expect(entries).toHaveLength(1);
  });

  test('used on two nodes at once charges one', async () => {
    const database = await fresh();
    const nodes = [await database.open(), await database.open()] as const;
    const { row } = await newCustomer(nodes[0]);
    const outcomes = await atOnce(50, (index) =>
      nodes[index % 2 === 0 ? 0 : 1].ledger.charge(generation(row, { idempotency: ONE })),
    );
    expect(outcomes.filter(({ kind }) => kind === 'charged')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'replayed')).toHaveLength(49);
    expect((await nodes[1].ledger.standing(row.accountId, 10)).used).toBe(1);
  });

  test('tells the first answer again later, as it was, even when the quota is used up', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const record = { ...RECORD, prompt: 'a "quoted"\u0000 prompt \\ ☕' };
    const first = await store.ledger.charge(generation(row, { limit: 1, idempotency: ONE, record }));
    expect(first.kind).toBe('charged');
    expect((await store.ledger.charge(generation(row, { limit: 1 }))).kind).toBe('refused');
    const again = await store.ledger.charge(generation(row, { limit: 1, idempotency: ONE }));
    expect(again).toEqual({ kind: 'replayed', standing: first.standing, record });
  });

  test('with another body is a mismatch, and costs nothing', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    await store.ledger.charge(generation(row, { idempotency: ONE }));
    const other = await store.ledger.charge(generation(row, { idempotency: OTHER_BODY }));
    expect(other).toMatchObject({ kind: 'mismatch', standing: { used: 1 } });
  });

  test("of one account means nothing in another's", async () => {
    const store = await (await fresh()).open();
    const [{ row: first }, { row: second }] = [await newCustomer(store), await newCustomer(store)];
    await store.ledger.charge(generation(first, { idempotency: ONE }));
    expect((await store.ledger.charge(generation(second, { idempotency: OTHER_BODY }))).kind).toBe('charged');
  });

  test('of a refused request stands for nothing yet', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    expect((await store.ledger.charge(generation(row, { limit: 0, idempotency: ONE }))).kind).toBe('refused');
    expect((await store.ledger.charge(generation(row, { idempotency: OTHER_BODY }))).kind).toBe('charged');
  });

  test('is free again after 24 hours, and not before', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-03-01T10:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await store.ledger.charge(generation(row, { idempotency: ONE }));
    await time.set('2026-03-02T09:59:59.999Z');
    expect((await store.ledger.charge(generation(row, { idempotency: ONE }))).kind).toBe('replayed');
    await time.set('2026-03-02T10:00:00.000Z');
    expect((await store.ledger.charge(generation(row, { idempotency: OTHER_BODY }))).kind).toBe('charged');
    await time.set('2026-03-04T10:00:00.000Z');
    await store.sweep();
    expect(await database.sql('select * from idempotency')).toEqual([]);
  });
});

onEachDatabase('an idempotency key whose first answer is still being made', ({ fresh }) => {
  const LEASE_MS = 60_000;

  test('makes the second request wait, and tells it the first answer', async () => {
    const database = await fresh();
    const nodes = [await database.open(), await database.open()] as const;
    const { row } = await newCustomer(nodes[0]);
    const first = await nodes[0].ledger.reserve(generation(row, { idempotency: ONE }), LEASE_MS);
    if (first.kind !== 'reserved') throw new Error('the first request found no room');
    const second = nodes[1].ledger.reserve(generation(row, { idempotency: ONE }), LEASE_MS);
    const third = nodes[0].ledger.charge(generation(row, { idempotency: ONE }));
    const still = await Promise.race([second, third, new Promise((resolve) => setTimeout(resolve, 100, 'waiting'))]);
    expect(still).toBe('waiting');

    await nodes[0].ledger.settle(first.reservationId, { status: 200, record: RECORD });
    expect(await second).toMatchObject({ kind: 'replayed', record: RECORD, standing: { used: 1 } });
    expect(await third).toMatchObject({ kind: 'replayed', record: RECORD, standing: { used: 1 } });
    expect((await nodes[1].ledger.standing(row.accountId, 10)).used).toBe(1);
  });

  test('is free again when the first request fails', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    const first = await store.ledger.reserve(generation(row, { idempotency: ONE }), LEASE_MS);
    if (first.kind !== 'reserved') throw new Error('the first request found no room');
    const second = store.ledger.reserve(generation(row, { idempotency: ONE }), LEASE_MS);
    await store.ledger.refund(first.reservationId);
    expect(await second).toMatchObject({ kind: 'reserved', standing: { used: 1 } });
  });

  test('is free again when the node that was answering has died and its lease is over', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-03-01T10:00:00.000Z');
    const store = await database.open(time);
    const { row } = await newCustomer(store);
    await store.ledger.reserve(generation(row, { idempotency: ONE }), LEASE_MS);
    await time.set('2026-03-01T10:01:00.001Z');
    const second = await store.ledger.reserve(generation(row, { idempotency: ONE }), LEASE_MS);
    expect(second).toMatchObject({ kind: 'reserved', standing: { used: 2 } });
    expect(await store.sweep()).toBe(1);
    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(1);
    if (second.kind === 'reserved') await store.ledger.settle(second.reservationId, { status: 200, record: RECORD });
    expect((await store.ledger.charge(generation(row, { idempotency: ONE }))).kind).toBe('replayed');
  });

  test('refuses another body at once', async () => {
    const store = await (await fresh()).open();
    const { row } = await newCustomer(store);
    await store.ledger.reserve(generation(row, { idempotency: ONE }), LEASE_MS);
    expect((await store.ledger.charge(generation(row, { idempotency: OTHER_BODY }))).kind).toBe('mismatch');
  });
});
