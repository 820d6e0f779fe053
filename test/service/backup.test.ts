import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

let root: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ServerProcess | undefined;
beforeEach(async () => {
  root = await temporaryFolder();
  server = undefined;
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  await root.remove();
});

const run = (words: readonly string[], data: string) =>
  runToEnd(['src/cli/main.ts', ...words], { HUESMITH_DATA: data });

async function generate({ httpUrl }: ServerProcess, key: string, count = 1): Promise<number> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const body = JSON.stringify({ prompt: 'sea at dawn', count });
  return (await fetch(`${httpUrl}/v1/palettes/generate`, { method: 'POST', headers, body })).status;
}

/** How many rows each table of a data file has. */
function rowsOf(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        Number(database.prepare(`select count(*) as n from "${String(name)}"`).get()?.['n']),
      ]),
    );
  } finally {
    database.close();
  }
}

test(
  'a backup made under load restores into an empty folder: every count, every acknowledged request',
  { timeout: 300_000 },
  async () => {
    const [data, empty] = [join(root.path, 'data'), join(root.path, 'empty')];
    server = await startServer({ HUESMITH_DATA: data });
    const { key = '' } = server;
    for (let at = 0; at < 20; at += 1) expect(await generate(server, key)).toBe(200);

    const backup = join(root.path, 'backup.db');
    const going = new AbortController();
    const running = server;
    const load = (async () => {
      while (!going.signal.aborted) await generate(running, key);
    })();
    const made = await run(['backup', backup], data);
    going.abort();
    await load;
    expect(made).toMatchObject({
      code: 0,
      log: '',
      output: expect.stringMatching(/copied to .* and checked: \d+ bytes/),
    });
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect(await readdir(root.path)).not.toContain('backup.db.partial');

    const restored = await run(['restore', backup], empty);
    expect(restored).toMatchObject({ code: 0, log: '' });
    expect(restored.output).toContain(`put the secret that belongs to the copy at ${join(empty, 'secret')}`);
    const file = join(empty, 'huesmith.db');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const rows = rowsOf(backup);
    expect(rows['history']).toBeGreaterThanOrEqual(20);
    expect(rowsOf(file)).toEqual(rows);
    expect((await readdir(empty)).toSorted()).toEqual(['huesmith.db']);

    await server.stop();
    await copyFile(join(data, 'secret'), join(empty, 'secret'));
    server = await startServer({ HUESMITH_DATA: empty });
    expect(server.key).toBeUndefined();
    const usage = await fetch(`${server.httpUrl}/v1/palettes/usage`, { headers: { 'x-api-key': key } });
    expect((await usage.json()).data.current).toBe((rows['history'] ?? 0) + 1);
  },
);

test(
  'restore refuses what would lose something, in one sentence, and changes nothing',
  { timeout: 300_000 },
  async () => {
    const [data, other] = [join(root.path, 'data'), join(root.path, 'other')];
    server = await startServer({ HUESMITH_DATA: data });
    const backup = join(root.path, 'backup.db');
    expect(await run(['backup', backup], data)).toMatchObject({ code: 0 });
    expect(await run(['backup', backup], data)).toMatchObject({
      code: 1,
      log: expect.stringContaining('already exists'),
    });

    const used = await run(['restore', backup], data);
    expect(used).toMatchObject({
      code: 1,
      output: '',
      log: expect.stringMatching(/is in use\. Stop the service.*\n$/),
    });
    expect(await generate(server, server.key ?? '')).toBe(200);
    await server.stop();
    server = undefined;

    await run(['keys', 'list'], other);
    expect((await run(['restore', backup], other)).log).toMatch(/^The copy belongs to another secret: .*\n$/);

    const notes = join(root.path, 'notes.db');
    await writeFile(notes, 'these are my notes'.repeat(1000));
    expect((await run(['restore', notes], data)).log).toMatch(/is no SQLite database/);
    const newer = join(root.path, 'newer.db');
    await copyFile(backup, newer);
    const database = new DatabaseSync(newer);
    database.exec('insert into schema_versions (version) values (999)');
    database.close();
    expect((await run(['restore', newer], data)).log).toMatch(/of a newer version of Huesmith \(schema 999/);
    expect((await run(['restore', join(root.path, 'none.db')], data)).log).toMatch(/cannot be read/);
    expect((await readdir(data)).filter((name) => /restoring|before/.test(name))).toEqual([]);
    expect(rowsOf(join(data, 'huesmith.db'))['history']).toBe(1);
  },
);

test('what a restore replaces is kept beside it, a damaged file too', async () => {
  const data = join(root.path, 'data');
  await mkdir(data);
  await run(['keys', 'create', '--email', 'ada@example.com', '--plan', 'premium'], data);
  const backup = join(root.path, 'backup.db');
  await run(['backup', backup], data);
  await run(['keys', 'create', '--email', 'bob@example.com', '--plan', 'premium'], data);
  const restored = await run(['restore', backup], data);
  const kept = /The previous database is now (\S+);/.exec(restored.output)?.[1] ?? '';
  expect(rowsOf(kept)['accounts']).toBe(2);
  expect(rowsOf(join(data, 'huesmith.db'))['accounts']).toBe(1);

  await writeFile(join(data, 'huesmith.db'), 'x'.repeat(10_000));
  expect(await run(['restore', backup], data)).toMatchObject({ code: 0 });
  expect((await run(['accounts', 'list'], data)).output).toContain('ada@example.com');
  expect((await readdir(data)).filter((name) => name.includes('.before-'))).toHaveLength(2);
});

test('PostgreSQL is sent to its own programs', async () => {
  const env = { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none', HUESMITH_DATA: root.path };
  for (const words of [
    ['backup', join(root.path, 'a.db')],
    ['restore', 'a.db'],
  ]) {
    const { code, log } = await runToEnd(['src/cli/main.ts', ...words], env);
    expect([code, log]).toEqual([1, expect.stringMatching(/pg_dump.*pg_restore/)]);
    expect(log).not.toContain('secret@');
  }
});
