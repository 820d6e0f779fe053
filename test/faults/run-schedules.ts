/**
 * Runs seeded schedules on a PostgreSQL of its own, and prints what it found as JSON.
 *
 *     node test/faults/run-schedules.ts --from 1 --count 1000 [--restarts-percent 3] [--storage FOLDER] [--stop-early]
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { startPostgres } from '../storage/postgres.ts';
import { runSchedule } from './schedule.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    'restarts-percent': { type: 'string', default: '0' },
    /** A copy of src/storage to test in its place. */
    storage: { type: 'string' },
    'stop-early': { type: 'boolean', default: false },
  },
});

const { openStore }: typeof import('../../src/storage/open-store.ts') = await import(
  values.storage === undefined
    ? '../../src/storage/open-store.ts'
    : pathToFileURL(join(values.storage, 'open-store.ts')).href
);

const server = await startPostgres();
const url = await server.createDatabase();
await (await openStore({ url })).close();
const pool = new Pool({ connectionString: url, max: 2 });
pool.on('error', () => undefined);
const sql = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows;

const first = Number(values.from);
const failed: { seed: number; found: string[] }[] = [];
let ran = 0;
for (let seed = first; seed < first + Number(values.count); seed += 1) {
  const began = performance.now();
  const found = await runSchedule(
    {
      url,
      sql,
      open: openStore,
      restartDatabase: () => server.restart(),
      restartsPercent: Number(values['restarts-percent']),
    },
    seed,
  );
  ran += 1;
  if (process.env['TIMES']) console.error(seed, Math.round(performance.now() - began));
  if (found.length > 0) failed.push({ seed, found });
  if (found.length > 0 && values['stop-early']) break;
}
await pool.end();
await server.stop();
console.log(JSON.stringify({ ran, failed }));
// Nodes that were killed keep asking for a database that is gone.
process.exit(0);
