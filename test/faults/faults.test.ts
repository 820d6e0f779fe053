import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onEachDatabase, onServer } from '../storage/databases.ts';
import { startPostgres } from '../storage/postgres.ts';
import { canTrace, countSyncs } from './fsync.ts';
import { killUnderLoad } from './kill.ts';
import { makeMutant, MUTANTS } from './mutants.ts';

/** The long forms of these are `npm run faults`. */
const SCHEDULES = fileURLToPath(new URL('run-schedules.ts', import.meta.url));

async function schedules(
  ...parameters: string[]
): Promise<{ ran: number; failed: { seed: number; found: string[] }[] }> {
  const child = spawn(process.execPath, [SCHEDULES, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [report] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(report);
}

describe('seeded schedules over three and four nodes, with kills, cut connections, lost and slow commits', () => {
  test('end with every request counted exactly once', async () => {
    expect(await schedules('--from', '1', '--count', '25', '--restarts-percent', '4')).toEqual({ ran: 25, failed: [] });
  }, 240_000);

  test.each(Object.keys(MUTANTS).filter((name) => name in MUTANTS))(
    'find %s',
    async (name) => {
      if (!isMutant(name)) throw new Error(`no mutant is called ${name}`);
      const folder = await makeMutant(name);
      onTestFinished(() => rm(folder, { recursive: true }));
      const { failed } = await schedules('--count', '100', '--stop-early', '--storage', join(folder, 'storage'));
      expect(failed).toHaveLength(1);
    },
    90_000,
  );
});

function isMutant(name: string): name is keyof typeof MUTANTS {
  return Object.hasOwn(MUTANTS, name);
}

/** Whose syncs are of no other test. */
async function onServerOfItsOwn() {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  return { ...onServer(await server.createDatabase()), databasePid: await server.pid() };
}

onEachDatabase('a node killed with SIGKILL under load', ({ fresh, dialect }) => {
  test('has lost nothing that it acknowledged, and counted nothing twice', async () => {
    const database = await fresh();
    const report = await killUnderLoad({ ...database, kills: 5, seed: 11 });
    expect(report.found).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(5);
    if (dialect === 'sqlite')
      expect(await database.sql('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
  }, 240_000);

  test('and started again never serves one over a quota of 10', async () => {
    const report = await killUnderLoad({ ...(await fresh()), kills: 4, seed: 12, limit: 10 });
    expect(report.found).toEqual([]);
    expect(report.rows).toBe(10);
  }, 240_000);

  test.skipIf(!canTrace())(
    'has made a sync for every batch that it acknowledged (skipped without strace)',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'huesmith-strace-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const database = dialect === 'postgres' ? await onServerOfItsOwn() : await fresh();
      const { batches, syncs } = await countSyncs({ ...database, folder });
      expect(batches).toBeGreaterThan(10);
      expect(syncs).toBeGreaterThanOrEqual(batches);
    },
    60_000,
  );
});
