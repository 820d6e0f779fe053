import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { createKeyFor } from '../../src/accounts/keys.ts';
import { openStore } from '../../src/storage/open-store.ts';
import type { Store } from '../../src/storage/store.ts';
import type { HistoryRecord } from '../../src/storage/store/history.ts';
import type { KeyRow } from '../../src/storage/store/keys.ts';
import type { Charge } from '../../src/storage/store/ledger.ts';
import type { StoreOptions } from '../../src/storage/open-store.ts';
import { startPostgres } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';
import { spreadByAccount } from './spread.ts';

/** An empty database of its own for one test. */
export interface TestDatabase {
  readonly url: string;
  /** Opens it as a node does; the store is closed when the test ends. */
  open(options?: Omit<StoreOptions, 'url'>): Promise<Store>;
  /** Reads or changes it behind the stores' backs. */
  sql(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export interface Databases {
  readonly dialect: Store['dialect'];
  readonly fresh: () => Promise<TestDatabase>;
  /** Only where the database is a server. */
  readonly server: () => PostgresServer;
}

/** Runs the same tests over SQLite and over a PostgreSQL that is started for them. */
export function onEachDatabase(title: string, tests: (databases: Databases) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title}, on %s`, (dialect) => {
    let server: PostgresServer | undefined;
    if (dialect === 'postgres') {
      beforeAll(async () => {
        server = await startPostgres();
      });
      afterAll(() => server?.stop());
    }
    const running = () => {
      if (server === undefined) throw new Error('no server is running');
      return server;
    };
    const fresh = () => (dialect === 'sqlite' ? freshFile() : freshDatabase(running()));
    tests({ dialect, fresh, server: running });
  });
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

/** With `SPREAD=on` in the environment its tables are made beforehand, spread by account. */
async function freshDatabase(server: PostgresServer): Promise<TestDatabase> {
  const url = await server.createDatabase();
  if (process.env['SPREAD'] === 'on') await spreadByAccount(url);
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
