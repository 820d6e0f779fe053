import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { createKeyFor } from '../../src/accounts/keys.ts';
import { openStore } from '../../src/storage/open-store.ts';
import type { Store } from '../../src/storage/store.ts';
import type { HistoryRecord } from '../../src/storage/store/history.ts';
import type { KeyRow } from '../../src/storage/store/keys.ts';
import type { Charge } from '../../src/storage/store/ledger.ts';
import type { StoreOptions } from '../../src/storage/open-store.ts';
import { cluster, type Cluster } from './postgres.ts';
import { spreadByAccount } from './spread.ts';
import { TEMPLATE } from './template.ts';

/** A database of its own for one test. */
export interface TestDatabase {
  readonly url: string;
  /** Opens it as a node does; the store is closed when the test ends. */
  open(options?: Omit<StoreOptions, 'url'>): Promise<Store>;
  /** Reads or changes it behind the stores' backs. */
  sql(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export interface Databases {
  readonly dialect: Store['dialect'];
  /** With its tables, and nothing in them. */
  readonly fresh: () => Promise<TestDatabase>;
  /** Without a table. */
  readonly empty: () => Promise<TestDatabase>;
}

/** Runs the same tests over SQLite and over the PostgreSQL that all tests share. */
export function onEachDatabase(title: string, tests: (databases: Databases) => void): void {
  describe(`${title}, on sqlite`, () => {
    tests({ dialect: 'sqlite', fresh: freshFile, empty: freshFile });
  });
  describe(`${title}, on postgres`, () => {
    const empty = async () => onServer(await (await sharedPostgres()).createDatabase());
    tests({ dialect: 'postgres', fresh: freshDatabase, empty });
  });
}

let shared: Promise<Cluster> | undefined;

/** The server that all tests of a run share. */
export function sharedPostgres(): Promise<Cluster> {
  shared ??= askForPostgres();
  return shared;
}

async function askForPostgres(): Promise<Cluster> {
  const answer = await fetch(inject('sharedPostgres'));
  const told = await answer.text();
  if (!answer.ok) throw new Error(told);
  return cluster(Number(told));
}

/** An empty data file, for tests of what does not depend on the database. */
export async function freshFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'test.db');
  return testDatabase(`sqlite:${file}`, async (text) => {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      return database.prepare(text).all();
    } finally {
      database.close();
    }
  });
}

/** With `SPREAD=on` in the environment its tables are spread by account. */
async function freshDatabase(): Promise<TestDatabase> {
  const url = await (await sharedPostgres()).createDatabase({ template: TEMPLATE });
  if (process.env['SPREAD'] === 'on') await spreadByAccount(url);
  return onServer(url);
}

/** A database of PostgreSQL. */
export function onServer(url: string): TestDatabase {
  return testDatabase(url, async (text) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(text);
      return rows;
    } finally {
      await client.end();
    }
  });
}

function testDatabase(url: string, sql: TestDatabase['sql']): TestDatabase {
  return {
    url,
    sql,
    async open(options = {}) {
      const store = await openStore({ sweepEveryMs: 0, ...options, url });
      onTestFinished(() => store.close());
      return store;
    },
  };
}

/** A clock that tests set, read by the database from a table, as it reads its own. */
export async function testClock(database: TestDatabase, start: string) {
  await database.sql('create table test_clock (at bigint not null)');
  await database.sql(`insert into test_clock (at) values (${Date.parse(start)})`);
  return {
    clock: '(select at from test_clock)',
    set: (instant: string) => database.sql(`update test_clock set at = ${Date.parse(instant)}`),
  };
}

let customers = 0;

/** A new account with one key. */
export function newCustomer(store: Store, quota?: number): Promise<{ key: string; row: KeyRow }> {
  customers += 1;
  return createKeyFor(store, { email: `customer-${customers}@example.org`, plan: 'premium', quota });
}

export const RECORD: HistoryRecord = {
  prompt: 'harbour at dawn',
  palettesJson: '[{"name":"Slack Water"}]',
  source: 'api',
  model: 'embedded-1',
  tokensUsed: 3,
  estimatedCostUsd: 0.25,
  seed: 4_294_967_295,
};

/** A charge for a generation, as the API makes it. */
export function generation(row: Pick<KeyRow, 'id' | 'accountId'>, change: Partial<Charge> = {}): Charge {
  return {
    accountId: row.accountId,
    keyId: row.id,
    limit: 10,
    endpoint: 'generate',
    status: 200,
    record: RECORD,
    ...change,
  };
}

/** So many things at once. */
export function atOnce<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}
