/**
 * How long a page of history takes at offset 0 and far from it, and what the history costs on disk.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { openStore } from '../src/storage/open-store.ts';
import type { Sql } from '../test/faults/audit.ts';
import { startPostgres } from '../test/storage/postgres.ts';
import { PALETTES } from './stub.ts';

const PROMPT = 'cozy autumn coffee shop with an old harbour view';
const PAGES = 4_000;

export interface OffsetReport {
  readonly database: 'sqlite' | 'postgres';
  readonly rows: number;
  readonly nearP99Ms: number;
  readonly farP99Ms: number;
  /** How the database finds the far page, in its own words. */
  readonly plan: string;
  /** Bytes on disk, its index included, for a byte of prompts and palettes; of answers of one palette, and of five. */
  readonly diskOfOne: number;
  readonly diskOfFive: number;
}

export async function measureOffsets(database: 'sqlite' | 'postgres', rows: number): Promise<OffsetReport> {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-offsets-'));
  const server =
    database === 'postgres' ? await startPostgres({ max_wal_size: '8GB', synchronous_commit: 'off' }) : undefined;
  const file = join(folder, 'offsets.db');
  const url = server === undefined ? `sqlite:${file}` : await server.createDatabase();
  const store = await openStore({ url, sweepEveryMs: 0 });
  const { sql, close } = server === undefined ? openFile(file) : await openServer(url);
  try {
    const one = await store.accounts.create({ email: 'one@example.org', plan: 'unlimited' });
    const five = await store.accounts.create({ email: 'five@example.org', plan: 'unlimited' });
    const size = () => historyBytes(database, sql);
    const [empty, diskOfFive] = [await size(), await fill(sql, database, five.id, 20_000, 5)];
    const withFive = await size();
    const payload = await fill(sql, database, one.id, rows, 1);
    const withOne = await size();
    if (database === 'postgres') await sql('vacuum analyze history');

    const far = Math.floor(rows * 0.98);
    const page = async (offset: number): Promise<number> => {
      const began = performance.now();
      const { entries } = await store.history.page({ accountId: one.id, source: 'api', limit: 50, offset });
      if (entries[0]?.seq !== rows - offset) throw new Error(`offset ${offset} showed number ${entries[0]?.seq}`);
      return performance.now() - began;
    };
    const [near, distant]: [number[], number[]] = [[], []];
    for (let round = -100; round < PAGES; round += 1) {
      const [nearMs, farMs] = [await page(0), await page(far)];
      if (round < 0) continue;
      near.push(nearMs);
      distant.push(farMs);
    }
    return {
      database,
      rows,
      nearP99Ms: p99(near),
      farP99Ms: p99(distant),
      plan: await planOf(database, sql, one.id, far),
      diskOfOne: (withOne - withFive) / payload,
      diskOfFive: (withFive - empty) / diskOfFive,
    };
  } finally {
    await close();
    await store.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Appends rows as a busy year would have, and returns the bytes of their prompts and palettes. */
async function fill(
  sql: Sql,
  database: 'sqlite' | 'postgres',
  accountId: string,
  rows: number,
  palettes: number,
): Promise<number> {
  const json = JSON.stringify(PALETTES.slice(0, palettes));
  const series =
    database === 'postgres'
      ? `generate_series(1, ${rows}) as s(n)`
      : `(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${rows}) select n from s) as s`;
  await sql(
    `insert into history (account_id, source, seq, at, seed, tokens_used, estimated_cost_usd, model, prompt, palettes)
     select '${accountId}', 'api', n, 1780000000000 + n, cast(n as bigint) * 800 + 7, 6, 0, 'huesmith-1', '${PROMPT}', '${json}' from ${series}`,
  );
  await sql(`update ledgers set api_head = ${rows} where account_id = '${accountId}'`);
  return rows * (PROMPT.length + json.length);
}

async function historyBytes(database: 'sqlite' | 'postgres', sql: Sql): Promise<number> {
  const [row] =
    database === 'postgres'
      ? await sql(`select pg_total_relation_size('history') as n`)
      : await sql(`select sum(pgsize) as n from dbstat where name in ('history', 'sqlite_autoindex_history_1')`);
  return Number(row?.['n'] ?? 0);
}

async function planOf(database: 'sqlite' | 'postgres', sql: Sql, accountId: string, offset: number): Promise<string> {
  const select = `select seq, prompt from history where account_id = '${accountId}' and source = 'api'
    and seq <= (select api_head from ledgers where account_id = '${accountId}') - ${offset} order by seq desc limit 51`;
  const rows = await sql(
    `${database === 'postgres' ? 'explain (analyze, costs off, timing off, buffers off)' : 'explain query plan'} ${select}`,
  );
  const lines = rows.map((row) => String(row['QUERY PLAN'] ?? row['detail']).trim());
  return lines.filter((line) => /history/i.test(line)).join(' / ');
}

function openFile(file: string): { sql: Sql; close: () => Promise<void> } {
  const database = new DatabaseSync(file, { timeout: 60_000 });
  return { sql: async (text) => database.prepare(text).all(), close: async () => database.close() };
}

async function openServer(url: string): Promise<{ sql: Sql; close: () => Promise<void> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    sql: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    close: () => client.end(),
  };
}

function p99(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
