import { Client } from 'pg';
import { openStore } from '../../src/storage/open-store.ts';

/** What belongs to an account, and would lie where its account lies: see docs/scaling.md. */
export const BY_ACCOUNT = [
  'daily_counts',
  'history',
  'idempotency',
  'ledgers',
  'past_periods',
  'reservations',
] as const;

const PARTS = 4;

/**
 * Makes the schema with its distribution key, as far as PostgreSQL by itself has one: what belongs to an account is partitioned by
 * the hash of `account_id`. As on engines that spread tables over machines, a key then has to hold that column.
 *
 * @param url an empty database
 * @returns the tables whose key had to be changed for it
 */
export async function spreadByAccount(url: string): Promise<readonly string[]> {
  await (await openStore({ url, sweepEveryMs: 0 })).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const changed: string[] = [];
    for (const table of BY_ACCOUNT) if (await spread(client, table)) changed.push(table);
    return changed;
  } finally {
    await client.end();
  }
}

/** @returns whether its key had to be changed */
async function spread(client: Client, table: string): Promise<boolean> {
  const { rows: indexes } = await client.query<{ isKey: boolean; columns: string[] }>(
    `select indisprimary as "isKey", array(
       select attname::text from unnest(indkey) with ordinality as k (number, place)
       join pg_attribute on attrelid = indrelid and attnum = number order by place
     ) as columns from pg_index where indrelid = $1::regclass`,
    [table],
  );
  const key = indexes.find(({ isKey }) => isKey)?.columns ?? [];
  const isChanged = !key.includes('account_id');
  await client.query(`
    alter table ${table} rename to whole;
    create table ${table} (like whole including defaults) partition by hash (account_id);
    drop table whole;
    alter table ${table} add primary key (${[...(isChanged ? ['account_id'] : []), ...key].join(', ')});`);
  for (const { columns } of indexes.filter(({ isKey }) => !isKey))
    await client.query(`create index on ${table} (${columns.join(', ')})`);
  for (let part = 0; part < PARTS; part += 1)
    await client.query(
      `create table ${table}_${part} partition of ${table} for values with (modulus ${PARTS}, remainder ${part})`,
    );
  return isChanged;
}
