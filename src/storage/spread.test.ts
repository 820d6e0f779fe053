import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { atOnce, generation, newCustomer, RECORD, sharedPostgres } from '../../test/storage/databases.ts';
import { BY_ACCOUNT, spreadByAccount } from '../../test/storage/spread.ts';
import { openStore } from './open-store.ts';

const ACCOUNTS = 12;
const QUOTA = 10;

test('over tables that are spread by account, two nodes charge, reserve, settle and replay exactly', async () => {
  const url = await (await sharedPostgres()).createDatabase();
  // What docs/scaling.md says would have to change.
  expect(await spreadByAccount(url)).toEqual(['reservations']);
  const nodes = await Promise.all([0, 1].map(() => openStore({ url, sweepEveryMs: 0 })));
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  const [first, second = first] = nodes;
  if (first === undefined || second === undefined) throw new Error('no node');
  const rows = await atOnce(ACCOUNTS, async () => (await newCustomer(first)).row);
  const perAccount = await Promise.all(
    rows.map(async (row) => {
      const idempotency = { key: 'one', fingerprint: '01' };
      const [reserved, ...outcomes] = await Promise.all([
        first.ledger.reserve(generation(row), 60_000),
        ...Array.from({ length: 4 }, () => second.ledger.charge(generation(row, { idempotency }))),
        ...Array.from({ length: 12 }, (_, at) => nodes[at % 2]?.ledger.charge(generation(row))),
      ]);
      if (reserved.kind === 'reserved')
        await first.ledger.settle(reserved.reservationId, { status: 200, record: RECORD });
      return [reserved, ...outcomes].map((outcome) => outcome?.kind);
    }),
  );
  for (const kinds of perAccount) {
    expect(kinds.filter((kind) => kind === 'charged' || kind === 'reserved')).toHaveLength(QUOTA);
  }

  const client = new Client({ connectionString: url });
  await client.connect();
  const one = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  const sums = await one('select sum(settled)::int as settled, sum(live)::int as live from ledgers');
  expect(sums).toEqual([{ settled: ACCOUNTS * QUOTA, live: 0 }]);
  expect(await one('select count(*)::int as n, max(seq)::int as newest from history')).toEqual([
    { n: ACCOUNTS * QUOTA, newest: QUOTA },
  ]);
  const [parts] = await one('select count(distinct tableoid)::int as n from history');
  expect(parts?.['n']).toBeGreaterThan(1);
  const kinds = await one(
    `select relname from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by relname`,
  );
  expect(kinds.map(({ relname }) => relname)).toEqual([...BY_ACCOUNT]);
  await client.end();
});
