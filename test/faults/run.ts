/**
 * The long forms of the fault tests, on both databases:
 *
 *     npm run faults [-- --kills 200 --schedules 1000]
 *
 * Prints one line a finding, and exits with 1 where there is any.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '../storage/postgres.ts';
import type { Sql } from './audit.ts';
import { canTrace, countSyncs } from './fsync.ts';
import { killUnderLoad } from './kill.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, schedules: { type: 'string', default: '1000' } },
});
const found: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'huesmith-faults-'));
const server = await startPostgres();

function say(sentence: string): void {
  console.log(`${new Date().toISOString()}  ${sentence}`);
}

async function onDatabase(name: string, database: { url: string; sql: Sql; databasePid?: number }): Promise<void> {
  const killed = await killUnderLoad({ ...database, kills: Number(values.kills), seed: 1 });
  found.push(...killed.found.map((sentence) => `${name}: ${sentence}`));
  say(
    `${name}: ${killed.kills} kills under load, ${killed.acknowledged} acknowledged, ${killed.rows} rows, ${killed.found.length} findings`,
  );

  if (!canTrace()) return say(`${name}: the sync audit was skipped, there is no strace that may trace`);
  const { batches, syncs } = await countSyncs({ ...database, folder });
  if (syncs < batches) found.push(`${name}: ${syncs} syncs for ${batches} batches`);
  say(`${name}: ${syncs} syncs for ${batches} acknowledged batches`);
}

try {
  const file = join(folder, 'faults.db');
  const sqlite: Sql = async (statement) => {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  };
  await onDatabase('sqlite', { url: `sqlite:${file}`, sql: sqlite });
  const [integrity] = await sqlite('pragma integrity_check');
  say(`sqlite: integrity check says ${String(integrity?.['integrity_check'])}`);
  if (integrity?.['integrity_check'] !== 'ok') found.push('sqlite: the integrity check failed');

  const url = await server.createDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const postgres: Sql = async (statement) => (await client.query<Record<string, unknown>>(statement)).rows;
  await onDatabase('postgres', { url, sql: postgres, databasePid: await server.pid() });
  // Every index against its table, and every row.
  await postgres('create extension if not exists amcheck');
  await postgres(
    `select bt_index_check(c.oid, true) from pg_class c join pg_index i on i.indexrelid = c.oid
       join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'i'`,
  );
  say('postgres: every index agrees with its table');
  await client.end();

  const schedules = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('run-schedules.ts', import.meta.url)),
      '--count',
      values.schedules,
      '--restarts-percent',
      '3',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [report] = await Promise.all([text(schedules.stdout), once(schedules, 'close')]);
  const { ran, failed }: { ran: number; failed: { seed: number; found: string[] }[] } = JSON.parse(report);
  for (const schedule of failed) found.push(`schedule ${schedule.seed}: ${schedule.found.join('; ')}`);
  say(`postgres: ${ran} schedules over three and four nodes, ${failed.length} with findings`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

for (const sentence of found) console.error(sentence);
say(found.length === 0 ? 'nothing was lost, nothing was counted twice' : `${found.length} findings`);
process.exitCode = found.length === 0 ? 0 : 1;
