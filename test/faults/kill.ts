import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../src/storage/open-store.ts';
import { audit } from './audit.ts';
import type { Sql } from './audit.ts';
import { seededRandom } from './random.ts';

const NODE = fileURLToPath(new URL('node-under-load.ts', import.meta.url));

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly rows: number;
  readonly found: readonly string[];
}

/**
 * Kills a node under load with SIGKILL, again and again on one database, and holds the tables against every answer that
 * it gave.
 */
export async function killUnderLoad(options: {
  url: string;
  sql: Sql;
  kills: number;
  seed: number;
  /** The account's quota; undefined: unlimited. */
  limit?: number;
}): Promise<KillReport> {
  const { url, sql, kills, seed, limit } = options;
  const random = seededRandom(seed);
  const store = await openStore({ url, sweepEveryMs: 0 });
  try {
    const { id: accountId } = await store.accounts.create({ email: `kill-${seed}@example.org`, plan: 'unlimited' });
    const { id: keyId } = await store.keys.create({
      accountId,
      name: 'load',
      hash: randomBytes(32),
      lastFour: 'load',
    });
    const charged: { tag: string; seq: number | undefined }[] = [];
    const rowsOfHistory = async () => {
      const [counted] = await sql(`select count(*) as n from history where account_id = '${accountId}'`);
      return Number(counted?.['n']);
    };
    const isUsedUp = async () => limit !== undefined && (await rowsOfHistory()) >= limit;

    for (let kill = 1; kill <= kills; kill += 1) {
      const child = spawn(
        process.execPath,
        [NODE, url, accountId, keyId, `${seed}.${kill}`, '16', ...(limit === undefined ? [] : [String(limit)])],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const lines = createInterface({ input: child.stdout });
      const read = once(lines, 'close');
      lines.on('line', (line) => {
        // A line that the kill cut in two was not read by anyone.
        const told = /^(\S+) (\d+)$/.exec(line);
        if (told !== null) charged.push({ tag: told[1] ?? '', seq: Number(told[2]) });
      });
      // Mostly in the middle of the load; now and then while it starts. Once a quota is used up, no line comes; and the
      // kill before may have cut off the lines that told of its last requests.
      if (random.chance(0.9)) {
        const heard = charged.length;
        while (charged.length === heard && child.exitCode === null && !(await isUsedUp())) await delay(5);
      }
      await delay(random.between(0, 100));
      child.kill('SIGKILL');
      await read;
    }

    // The leases of the last node's reservations.
    await delay(200);
    await store.sweep();
    const found = await audit(sql, { accountId, limit, charged, refusedAt: [], unavailable: [] });
    if (limit === undefined && charged.length < kills)
      found.push(`only ${charged.length} requests were acknowledged: there was no load`);
    return { kills, acknowledged: charged.length, rows: await rowsOfHistory(), found };
  } finally {
    await store.close();
  }
}
