/**
 * The long form of `review/01-stalled-connections.test.ts`: 1,000 slow clients of each kind against a server of its own, while honest
 * ones go on. Prints what it measured, and fails where a promise does not hold: `node test/security/slow-clients/run.ts`.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, temporaryFolder } from '../../service/server-process.ts';
import { descriptorsOf, openSlowClients, type SlowClients, SLOW_KINDS, type SlowKind } from './clients.ts';

const COUNT = 1000;
/** Each keeps some megabytes of this machine's memory busy. */
const UNREAD = 50;
const HONEST = fileURLToPath(new URL('honest.ts', import.meta.url));
const WITHIN_MS: Readonly<Record<SlowKind, number>> = {
  silent: 15_000,
  'dribbling handshake': 15_000,
  'slow headers': 15_000,
  'slow body': 15_000,
  'unread answer': 40_000,
};

const folder = await temporaryFolder();
const server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_LOG_LEVEL: 'error' });
const port = Number(new URL(server.httpsUrl ?? '').port);
let failed = false;

/** Who does not read does not learn that it was dropped: the descriptors tell. */
async function closed(clients: SlowClients, kind: SlowKind, before: number): Promise<number> {
  if (kind !== 'unread answer') return clients.closed(WITHIN_MS[kind]);
  const started = performance.now();
  while (descriptorsOf(server.child.pid) > before + 2) {
    if (performance.now() - started > WITHIN_MS[kind]) throw new Error('descriptors are still held');
    await sleep(50);
  }
  return performance.now() - started;
}

/** Milliseconds, of a process of its own. */
async function honestP99(): Promise<number> {
  return Number((await promisify(execFile)(process.execPath, [HONEST, server.httpUrl])).stdout);
}

try {
  await honestP99();
  for (const kind of SLOW_KINDS) {
    const descriptors = descriptorsOf(server.child.pid);
    const alone = await honestP99();
    const count = kind === 'unread answer' ? UNREAD : COUNT;
    const clients = await openSlowClients(kind, count, port, server.key ?? '');
    await sleep(1000);
    const held = descriptorsOf(server.child.pid) - descriptors;
    const beside = await honestP99();
    const closedMs = await closed(clients, kind, descriptors).catch((error: unknown) => {
      console.error(error);
      return Number.NaN;
    });
    const left = descriptorsOf(server.child.pid) - descriptors;
    clients.stop();
    // Beside those who ask and do not read, honest clients wait for the work that was asked for.
    const isSlow = beside > 2 * alone && kind !== 'unread answer';
    const holds = closedMs <= WITHIN_MS[kind] && !isSlow && left <= 2;
    failed ||= !holds;
    const p99 = `honest p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside them`;
    console.log(
      `${count} × ${kind}: ${held} descriptors held; ${p99}; all closed after ${(closedMs / 1000).toFixed(1)} s; ${left} descriptors more than before: ${holds ? 'holds' : 'DOES NOT HOLD'}`,
    );
  }
} finally {
  await server.stop('SIGKILL');
  await folder.remove();
}
process.exitCode = failed ? 1 : 0;
