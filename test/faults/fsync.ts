import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../src/storage/open-store.ts';
import type { Sql } from './audit.ts';

const NODE = fileURLToPath(new URL('node-under-load.ts', import.meta.url));

export interface SyncReport {
  /** Transactions whose requests were acknowledged, by their receipts. */
  readonly batches: number;
  readonly syncs: number;
}

/** Whether this machine lets one process watch another's system calls. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-e', 'trace=none', 'true']).status === 0;
}

const BATCHES = 20;
const LOAD_MS_MAX = 30_000;

/**
 * Killing a process does not see a missing fsync: what it wrote is in the kernel's hands and survives. So the calls are
 * counted, by strace, while a node is under load.
 * @param options.databasePid the PostgreSQL server, whose syncs they are; undefined: the node's own
 */
export async function countSyncs(options: {
  url: string;
  sql: Sql;
  folder: string;
  databasePid?: number;
}): Promise<SyncReport> {
  const { url, sql, folder, databasePid } = options;
  const store = await openStore({ url, sweepEveryMs: 0 });
  const { id: accountId } = await store.accounts.create({ email: 'sync@example.org', plan: 'unlimited' });
  const { id: keyId } = await store.keys.create({
    accountId,
    name: 'load',
    hash: randomBytes(32),
    lastFour: 'load',
  });
  await store.close();
  const log = join(folder, 'strace.log');
  await writeFile(log, '');
  const watch = (pid: number) =>
    spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', log, '-p', String(pid)], { stdio: 'ignore' });
  const start = () =>
    spawn(process.execPath, [NODE, url, accountId, keyId, 'sync', '8'], { stdio: ['ignore', 'pipe', 'ignore'] });
  // The server's processes are seen from their birth, so its watch begins before the node connects.
  let tracer = databasePid === undefined ? undefined : watch(databasePid);
  if (tracer !== undefined) await delay(300);
  const node = start();
  const lines = createInterface({ input: node.stdout });
  const read = once(lines, 'close');
  await once(lines, 'line');
  tracer ??= watch(node.pid ?? 0);
  await delay(500);

  const batches = async () => Number((await sql('select count(*) as n from receipts'))[0]?.['n']);
  const from = { syncs: await countLines(log), batches: await batches() };
  // Under strace on a busy machine a batch may take a second.
  const latest = performance.now() + LOAD_MS_MAX;
  do await delay(1_500);
  while ((await batches()) - from.batches < BATCHES && performance.now() < latest);
  const to = { batches: await batches(), syncs: await countLines(log) };
  // The watch ends before the watched, whose threads it might otherwise wait for without end.
  const watched = once(tracer, 'exit');
  tracer.kill('SIGTERM');
  const hangs = setTimeout(() => tracer?.kill('SIGKILL'), 1_000);
  await watched;
  clearTimeout(hangs);
  node.kill('SIGKILL');
  await read;
  return { batches: to.batches - from.batches, syncs: to.syncs - from.syncs };
}

/** A call that another thread interrupts takes two lines; its first says so. */
async function countLines(log: string): Promise<number> {
  const text = await readFile(log, 'utf8');
  return text.split('\n').filter((line) => /\b(fsync|fdatasync)\(/.test(line)).length;
}
