import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { atOnce, generation, newCustomer, onEachDatabase, testClock } from '../../test/storage/databases.ts';

const IDEMPOTENCY = { key: 'k', fingerprint: '00' };

onEachDatabase('an account', ({ fresh, dialect }) => {
  test('is found by its address in any case, and is one per address', async () => {
    const store = await (await fresh()).open();
    const made = await store.accounts.create({ email: 'Ida@Example.org', plan: 'free' });
    expect(await store.accounts.findByEmail('ida@example.ORG')).toEqual(made);
    expect(await store.accounts.findByEmail('nobody@example.org')).toBeUndefined();
    await expect(store.accounts.create({ email: 'ida@example.org', plan: 'free' })).rejects.toThrow(/unique/i);
    expect(await store.accounts.list()).toEqual([made]);
  });

  test('keeps its plan, the end of it, and its own quota', async () => {
    const store = await (await fresh()).open();
    const planEnds = new Date('2026-12-24T18:00:00.000Z');
    const { id } = await store.accounts.create({ email: 'a@example.org', plan: 'premium', planEnds, quota: 12 });
    expect(await store.accounts.list()).toMatchObject([{ id, plan: 'premium', planEnds, quota: 12 }]);
    await store.accounts.setPlan(id, 'unlimited', undefined, 7);
    expect(await store.accounts.find(id)).toMatchObject({ plan: 'unlimited', quota: 7 });
    await store.accounts.setPlan(id, 'unlimited', undefined);
    expect(await store.accounts.list()).toMatchObject([
      { id, plan: 'unlimited', planEnds: undefined, quota: undefined },
    ]);
  });

  test('is found in pages by any part of its address, each account once', async () => {
    const store = await (await fresh()).open();
    const emails = ['ada', 'b_b', 'bxb', 'c%c', 'Dora', 'émile'].map((name) => `${name}@example.org`);
    for (const email of emails.toReversed()) await store.accounts.create({ email, plan: 'free' });
    const pagesOf = async (text: string, limit: number) => {
      const pages: string[][] = [];
      for (let after: string | undefined; ;) {
        const page = (await store.accounts.page({ text, limit, after })).map(({ email }) => email);
        pages.push(page);
        if (page.length < limit) return pages;
        after = page.at(-1);
      }
    };
    const all = emails.map((email) => email.toLowerCase());
    expect((await pagesOf('', 2)).flat()).toEqual(all);
    expect((await pagesOf('', 2)).map((page) => page.length)).toEqual([2, 2, 2, 0]);
    expect((await pagesOf('', 4)).flat()).toEqual(all);
    expect(await pagesOf('DORA', 4)).toEqual([['dora@example.org']]);
    expect(await pagesOf('b_b', 4)).toEqual([['b_b@example.org']]);
    expect(await pagesOf('%', 4)).toEqual([['c%c@example.org']]);
    expect(await pagesOf('nobody', 4)).toEqual([[]]);
    const dora = await store.accounts.findByEmail('dora@example.org');
    expect(await store.accounts.find(dora?.id ?? '')).toEqual(dora);
    expect(await store.accounts.find('nobody')).toBeUndefined();
  });

  test('that is removed leaves no row in any table, and nothing of others is touched', async () => {
    const database = await fresh();
    const time = await testClock(database, '2026-07-31T00:00:00.000Z');
    const store = await database.open(time);
    const [gone, stays] = [await newCustomer(store), await newCustomer(store)];
    for (const { row } of [gone, stays]) {
      await store.ledger.charge(generation(row, { idempotency: IDEMPOTENCY }));
      await store.ledger.reserve(generation(row), 60_000);
    }
    await time.set('2026-08-01T00:00:00.000Z');
    await atOnce(2, (index) => store.ledger.charge(generation((index === 0 ? gone : stays).row)));

    const tables = await database.sql(
      dialect === 'sqlite'
        ? `select m.name as name from sqlite_schema m join pragma_table_info(m.name) c
             where m.type = 'table' and c.name = 'account_id'`
        : `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'account_id'
             where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(7);
    const rowsOf = async (accountId: string) => {
      const counts = await Promise.all(
        tables.map(async ({ name }) => {
          const [row] = await database.sql(
            `select count(*) as n from ${String(name)} where account_id = '${accountId}'`,
          );
          return Number(row?.['n']);
        }),
      );
      return counts;
    };
    // The tables of sign-in and payment are filled by those who write them.
    expect((await rowsOf(gone.row.accountId)).filter((count) => count > 0)).toHaveLength(7);
    const before = await rowsOf(stays.row.accountId);
    await store.accounts.remove(gone.row.accountId);
    expect(await rowsOf(gone.row.accountId)).toEqual(tables.map(() => 0));
    expect(await rowsOf(stays.row.accountId)).toEqual(before);
    expect(await store.accounts.list()).toHaveLength(1);
  });

  test('that is removed while it is being charged is refused, and its neighbours in the batch are served', async () => {
    const store = await (await fresh()).open();
    const [gone, stays] = [await newCustomer(store), await newCustomer(store)];
    await store.accounts.remove(gone.row.accountId);
    const outcomes = await atOnce(4, (index) => store.ledger.charge(generation((index % 2 === 0 ? gone : stays).row)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['refused', 'charged', 'refused', 'charged']);
    expect(outcomes[0]?.standing).toMatchObject({ used: 0, limit: 0 });
  });

  test.runIf(dialect === 'postgres')('that is removed while a payment changes its plan stops neither', async () => {
    const database = await fresh();
    const store = await database.open();
    const { row } = await newCustomer(store);
    const payment = new Client({ connectionString: database.url });
    await payment.connect();
    try {
      await payment.query('begin');
      await payment.query('select * from accounts where id = $1 for update', [row.accountId]);
      const removed = store.accounts.remove(row.accountId);
      await delay(100);
      await payment.query('update accounts set plan_ends = 1 where id = $1', [row.accountId]);
      await payment.query('commit');
      await removed;
    } finally {
      await payment.end();
    }
    expect(await store.accounts.list()).toEqual([]);
  });
});
