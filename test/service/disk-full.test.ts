import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mounted } from './mounted.ts';
import { runToEnd, type ServerProcess, startServer } from './server-process.ts';

const disk = await mounted('size=12m');
const filler = join(disk?.path ?? '', 'filler');
const data = join(disk?.path ?? '', 'data');
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
  await disk?.remove();
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
  { timeout: 300_000 },
  async () => {
    expect(await generate()).toBe(200);
    fill();
    await expect.poll(generate, { timeout: 20_000, interval: 20 }).toBe(503);
    await expect.poll(readiness).toBe(503);
    const copy = join(disk?.path ?? '', 'copy.db');
    const backup = await runToEnd(['src/cli/main.ts', 'backup', copy], { HUESMITH_DATA: data });
    expect([backup.code, backup.log]).toEqual([1, expect.stringContaining(`The disk of ${disk?.path} is full: `)]);
    const seen = await runToEnd(['src/cli/main.ts', 'doctor'], {
      HUESMITH_DATA: data,
      HUESMITH_BACKUP_DIR: disk?.path ?? '',
    });
    expect(seen.code).toBe(1);
    expect(seen.output).toMatch(/^BAD {3}disk +0 MiB free of \d+: free some/m);
    expect(seen.output).toMatch(/^BAD {3}database +.*is full: free some/m);
    expect(seen.output).toMatch(/^BAD {3}backup +The disk of .* is full: .* set HUESMITH_BACKUP_DIR/m);
    expect(readdirSync(disk?.path ?? '')).not.toContain('copy.db');

    rmSync(filler);
    await expect.poll(generate).toBe(200);
    await expect.poll(readiness).toBe(200);
    expect(await server?.stop()).toBe(0);

    fill();
    const start = await runToEnd(['src/server.ts'], { HUESMITH_DATA: join(disk?.path ?? '', 'new'), PORT: '0' });
    expect([start.code, start.log.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^The disk of .* is full/)]]);
  },
);
