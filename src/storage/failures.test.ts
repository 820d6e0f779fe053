import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { byPort, startFaultyNetwork } from '../../test/faults/proxy.ts';
import type { CommitFault } from '../../test/faults/proxy.ts';
import { atOnce, generation, newCustomer, onEachDatabase, onServer, RECORD } from '../../test/storage/databases.ts';
import type { Databases, TestDatabase } from '../../test/storage/databases.ts';
import { freePort, startPostgres } from '../../test/storage/postgres.ts';
import { openStore } from './open-store.ts';
import { StorageUnavailable } from './errors.ts';

onEachDatabase('a batch', (databases) => {
  test('fails only the request that the database refuses, not those that came with it', async () => {
    const store = await (await databases.fresh()).open();
    const { row } = await newCustomer(store);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        // What is not a number becomes null in JSON, which the column refuses.
        store.ledger.charge(generation(row, { record: { ...RECORD, seed: index === 4 ? Number.NaN : index } })),
      ),
    );
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1].map(Boolean));
    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(8);
    const { entries } = await store.history.page({ accountId: row.accountId, source: 'api', limit: 10, offset: 0 });
    expect(entries.map(({ seq }) => seq)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('that is queued when the store closes is committed first', async () => {
    const database = await databases.fresh();
    const store = await openStore({ url: database.url, sweepEveryMs: 0 });
    const { row } = await newCustomer(store);
    const charges = atOnce(9, () => store.ledger.charge(generation(row)));
    await store.close();
    expect((await charges).every(({ kind }) => kind === 'charged')).toBe(true);
    await expect(store.ledger.charge(generation(row))).rejects.toThrow(StorageUnavailable);
    expect((await (await database.open()).ledger.standing(row.accountId, 10)).used).toBe(9);
  });

  test('of any size is one transaction or several, as the store was told, with the same outcome', async () => {
    const store = await (await databases.fresh()).open({ batchMax: 3 });
    const { row } = await newCustomer(store);
    const outcomes = await atOnce(40, () => store.ledger.charge(generation(row)));
    expect(outcomes.map(({ kind }) => kind)).toEqual([...Array(10).fill('charged'), ...Array(30).fill('refused')]);
  });

  test('is swept for no sooner than the tables are there', async () => {
    const failures: unknown[] = [];
    const database = await databases.fresh();
    const store = await openStore({ url: database.url, sweepEveryMs: 1, onFailure: (error) => failures.push(error) });
    await store.close();
    expect(failures).toEqual([]);
  });

  if (databases.dialect === 'postgres') withFailures(databases);
});

/** A store whose way to the database has faults. */
async function openByFaultyNetwork(database: TestDatabase) {
  const network = await startFaultyNetwork(Number(new URL(database.url).port));
  onTestFinished(() => network.close());
  const store = await openStore({ url: byPort(database.url, network.port), sweepEveryMs: 0, connections: 2 });
  onTestFinished(() => store.close());
  return { network, store };
}

/** `HUESMITH_TEST_AWAY_MS=30000` tries what nobody wants to wait for. */
const AWAY_MS = Number(process.env['HUESMITH_TEST_AWAY_MS'] ?? 2_000);

function withFailures({ fresh }: Databases): void {
  test.each<CommitFault>(['lost on the way', 'answer lost', 'slow'])(
    'whose commit is %s is charged once, and answered as what happened',
    async (fault) => {
      const { network, store } = await openByFaultyNetwork(await fresh());
      const { row } = await newCustomer(store);
      await store.ledger.charge(generation(row));
      network.onNextCommit(fault);
      const outcomes = await atOnce(5, () => store.ledger.charge(generation(row)));
      expect(outcomes.map(({ kind, standing }) => [kind, standing.used])).toEqual(
        [2, 3, 4, 5, 6].map((used) => ['charged', used]),
      );
      expect((await store.ledger.standing(row.accountId, 10)).used).toBe(6);
      const { entries } = await store.history.page({ accountId: row.accountId, source: 'api', limit: 10, offset: 0 });
      expect(entries.map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1]);
    },
  );

  test('whose database goes away with the answer is answered when it is back; others are told so meanwhile', async () => {
    const { network, store } = await openByFaultyNetwork(await fresh());
    const { row } = await newCustomer(store);
    await store.ledger.charge(generation(row));
    network.onNextCommit('answer lost');
    network.stayAway(AWAY_MS);
    const began = performance.now();
    const charge = store.ledger.charge(generation(row));
    await delay(AWAY_MS / 2);
    await expect(store.ledger.charge(generation(row))).rejects.toThrow(StorageUnavailable);
    expect(await charge).toMatchObject({ kind: 'charged', standing: { used: 2 } });
    expect(performance.now() - began).toBeGreaterThan(AWAY_MS);
    expect(await store.ledger.charge(generation(row))).toMatchObject({ kind: 'charged', standing: { used: 3 } });
  }, 300_000);

  test('whose connection is cut elsewhere is not charged, and storage works again at once', async () => {
    const { network, store } = await openByFaultyNetwork(await fresh());
    const { row } = await newCustomer(store);
    await store.ping();
    network.cut();
    await delay(20);
    expect(await store.ledger.charge(generation(row))).toMatchObject({ kind: 'charged', standing: { used: 1 } });
  });

  test('that waits for a lock too long is refused as unavailable, and nothing was charged', async () => {
    const database = await fresh();
    const store = await openStore({ url: `${database.url}?options=-c%20lock_timeout%3D50ms`, sweepEveryMs: 0 });
    onTestFinished(() => store.close());
    const { row } = await newCustomer(store);
    const intruder = new Client({ connectionString: database.url });
    await intruder.connect();
    try {
      await intruder.query('begin');
      await intruder.query('select * from ledgers for update');
      await expect(store.ledger.charge(generation(row))).rejects.toThrow(StorageUnavailable);
    } finally {
      await intruder.end();
    }
    expect(await store.ledger.charge(generation(row))).toMatchObject({ kind: 'charged', standing: { used: 1 } });
  }, 240_000);

  test('meets a database that restarts: unavailable meanwhile, exact afterwards, and back within 5 seconds', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const database = onServer(await server.createDatabase());
    const failures: unknown[] = [];
    const store = await database.open({ onFailure: (error) => failures.push(error) });
    const { row } = await newCustomer(store);
    let charged = 0;
    let restarted: number | undefined;
    let servedAfter: number | undefined;
    const load = atOnce(8, async () => {
      while (servedAfter === undefined) {
        try {
          await store.ledger.charge(generation(row, { limit: undefined }));
          charged += 1;
          if (restarted !== undefined) servedAfter ??= performance.now() - restarted;
        } catch (error) {
          expect(error).toBeInstanceOf(StorageUnavailable);
          await delay(5);
        }
      }
    });
    await delay(100);
    await server.restart(async () => {
      await expect(store.ledger.charge(generation(row, { limit: undefined }))).rejects.toThrow(StorageUnavailable);
      await expect(store.ping()).rejects.toThrow(StorageUnavailable);
      const page = { accountId: row.accountId, source: 'api', limit: 1, offset: 0 } as const;
      await expect(store.history.page(page)).rejects.toThrow(StorageUnavailable);
    });
    restarted = performance.now();
    await load;
    expect(servedAfter).toBeLessThan(5_000);
    expect((await store.ledger.standing(row.accountId, 10)).used).toBe(charged);
  });
}

describe('a database that is not there', () => {
  test('is told as unavailable at once, whatever is asked', async () => {
    const url = `postgres://nobody:secret@127.0.0.1:${await freePort()}/none`;
    await expect(openStore({ url })).rejects.toThrow(StorageUnavailable);
    await expect(openStore({ url: 'postgres://nobody:secret@localhost:1/none' })).rejects.toThrow(StorageUnavailable);
  });
});
