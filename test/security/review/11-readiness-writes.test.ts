import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { onEachDatabase } from '../../storage/databases.ts';
import { temporaryFolder } from '../../service/server-process.ts';

onEachDatabase('the probe of readiness', ({ fresh }) => {
  test('writes', async () => {
    const database = await fresh();
    const store = await database.open();
    await store.probe();
    const [first] = await database.sql('select at from probes');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([store.probe(), store.probe()]);
    const rows = await database.sql('select at from probes');
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.['at'])).toBeGreaterThan(Number(first?.['at']));
  });
});

test('a disk that takes no more is not ready, and the process is still healthy', { timeout: 240_000 }, async () => {
  const folder = await temporaryFolder();
  // No file of this process may grow beyond 1 MiB, as on a disk that is full; the signal that tells of it is ignored.
  const program = `trap '' XFSZ; ulimit -f 2048; exec ${JSON.stringify(process.execPath)} src/server.ts`;
  const env = { PATH: process.env['PATH'] ?? '', HUESMITH_DATA: folder.path, PORT: '0', HTTPS_PORT: 'off' };
  const child = spawn('/bin/sh', ['-c', program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await folder.remove();
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  while (!output.includes('/docs')) await once(child.stdout, 'data');
  const url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  const key = /^ +(sk_live_\w+)$/m.exec(output)?.[1] ?? '';
  const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);

  const generate = async (): Promise<number> => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const body = JSON.stringify({ prompt: 'sea '.repeat(100), count: 10 });
    return (await fetch(`${url}/v1/palettes/generate`, { method: 'POST', headers, body })).status;
  };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 500) statuses.push(await generate());
  expect(statuses.at(-1)).toBe(503);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
});
