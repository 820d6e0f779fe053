import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createKeyFor } from '../../src/accounts/keys.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { installedPrograms, startInstalledPostgres } from '../storage/installed-postgres.ts';
import { generation } from '../storage/databases.ts';
import { temporaryFolder } from './server-process.ts';

const bin = installedPrograms();

/** A command line of docs/operations.md, which begins so. */
function documented(program: string): string {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const line = new RegExp(`\`(${program} [^\`]+)\``).exec(page)?.[1];
  if (line === undefined) throw new Error(`docs/operations.md tells no ${program}`);
  return line;
}

async function rowsOf(url: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await client.query<{ n: string }>(`select count(*) as n from "${name}"`);
      counts[name] = Number(counted.rows[0]?.n);
    }
    return counts;
  } finally {
    await client.end();
  }
}

test.skipIf(bin === undefined)(
  'the documented pg_dump and pg_restore bring every row into an empty database, on which the service goes on (skipped where no PostgreSQL is installed)',
  { timeout: 300_000 },
  async () => {
    const server = await startInstalledPostgres(bin ?? '');
    onTestFinished(() => server.stop());
    const folder = await temporaryFolder();
    onTestFinished(folder.remove);
    const [from, to] = [await server.createDatabase('huesmith'), await server.createDatabase('restored')];
    const store = await openStore({ url: from, sweepEveryMs: 0 });
    const { row } = await createKeyFor(store, { email: 'ada@example.com', plan: 'premium' });
    for (let at = 0; at < 25; at += 1) await store.ledger.charge(generation(row, { limit: 1000 }));
    const before = await rowsOf(from);
    expect(before).toMatchObject({ accounts: 1, api_keys: 1, history: 25 });

    const shell = (line: string) =>
      execFileSync('/bin/sh', ['-ec', line], {
        cwd: folder.path,
        env: { PATH: `${bin}:/usr/bin:/bin`, DATABASE_URL: from, NEW_DATABASE_URL: to },
      });
    shell(documented('pg_dump'));
    shell(documented('pg_restore'));
    expect(await rowsOf(to)).toEqual(before);
    await store.close();

    const restored = await openStore({ url: to, sweepEveryMs: 0 });
    onTestFinished(() => restored.close());
    expect(await restored.ledger.charge(generation(row, { limit: 1000 }))).toMatchObject({
      kind: 'charged',
      standing: { used: 26 },
      seq: 26,
    });
  },
);
