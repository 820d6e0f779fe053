import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runToEnd, type ServerProcess, startServer } from './server-process.ts';

/** A file system of its own, so small that it is soon full; only root may make one. */
async function smallDisk(): Promise<string | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'huesmith-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'huesmith-test', path], { stdio: 'ignore' });
    return path;
  } catch {
    await rm(path, { recursive: true });
    return undefined;
  }
}

const disk = await smallDisk();
const filler = join(disk ?? '', 'filler');
const data = join(disk ?? '', 'data');
let server: ServerProcess | undefined;

/** Writes until nothing more goes in. */
function fill(): void {
  const piece = Buffer.alloc(4096);
  for (;;) {
    try {
      writeFileSync(filler, piece, { flag: 'a' });
    } catch {
      return;
    }
  }
}

beforeAll(async () => {
  if (disk !== undefined) server = await startServer({ HUESMITH_DATA: data, HUESMITH_LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  if (disk === undefined) return;
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

async function generate(): Promise<number> {
  const answer = await fetch(`${server?.httpUrl}/v1/palettes/generate`, {
    method: 'POST',
    headers: { 'x-api-key': server?.key ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'sea', count: 10 }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const readiness = async (): Promise<number> => (await fetch(`${server?.httpUrl}/readyz`)).status;

/** Skipped where no disk can be mounted. */
test.skipIf(disk === undefined)(
  'a disk that fills is told with 503 and by /readyz, a backup leaves no half copy, and with space all goes on',
  { timeout: 120_000 },
  async () => {
    expect(await generate()).toBe(200);
    fill();
    await expect.poll(generate, { timeout: 20_000, interval: 20 }).toBe(503);
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
    const copy = join(disk ?? '', 'copy.db');
    const backup = await runToEnd(['src/cli/main.ts', 'backup', copy], { HUESMITH_DATA: data });
    expect(backup.code).not.toBe(0);
    expect(execFileSync('ls', [disk ?? '']).toString()).not.toContain('copy.db');

    rmSync(filler);
    await expect.poll(generate, { timeout: 20_000 }).toBe(200);
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
    expect(await server?.stop()).toBe(0);

    fill();
    const start = await runToEnd(['src/server.ts'], { HUESMITH_DATA: join(disk ?? '', 'new'), PORT: '0' });
    expect([start.code, start.log.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^The disk is full/)]]);
  },
);
