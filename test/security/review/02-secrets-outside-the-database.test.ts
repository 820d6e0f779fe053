import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from '../../service/server-process.ts';

let root: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
let server: ServerProcess;
let cookie: string;
beforeAll(async () => {
  root = await temporaryFolder();
  data = join(root.path, 'data');
  // A folder that somebody else's program has made for everybody.
  await mkdir(data, { mode: 0o755 });
  server = await startServer({ HUESMITH_DATA: data });
  const [, email = '', password = ''] = /e-mail {4}(\S+)\n {2}password {2}(\S+)/.exec(server.output()) ?? [];
  const answer = await fetch(`${server.httpUrl}/dashboard/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await root.remove();
});

const mode = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

async function meBy(sent: string, url = server.httpUrl): Promise<{ account: unknown }> {
  return (await fetch(`${url}/dashboard/me`, { headers: { cookie: sent } })).json();
}

test('the data folder and all that is in it are closed to other users', async () => {
  expect(await mode(data)).toBe('700');
  for (const file of ['huesmith.db', 'huesmith.db-wal', 'huesmith.db-shm', 'secret', 'tls/key.pem']) {
    expect([file, await mode(join(data, file))]).toEqual([file, '600']);
  }
});

test('neither the database nor a backup of it holds what signs in, or the secret', async () => {
  expect((await meBy(cookie)).account).not.toBeNull();
  const backup = join(root.path, 'backup.db');
  expect(await runToEnd(['src/cli/main.ts', 'backup', backup], { HUESMITH_DATA: data })).toMatchObject({ code: 0 });
  expect(await mode(backup)).toBe('600');
  const secret = (await readFile(join(data, 'secret'), 'utf8')).trim();
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  expect([secret.length, token.length]).toEqual([43, 32]);
  for (const file of [backup, join(data, 'huesmith.db'), join(data, 'huesmith.db-wal')]) {
    const bytes = await readFile(file);
    for (const hidden of [secret, token, server.key ?? '']) expect(bytes.includes(hidden)).toBe(false);
  }
});

test('what a session has in the database is no cookie', async () => {
  const database = new DatabaseSync(join(data, 'huesmith.db'), { readOnly: true });
  const rows = database.prepare('select token from sign_in_sessions').all();
  const secrets = database.prepare('select name from service_secrets').all();
  database.close();
  expect(secrets).toEqual([{ name: 'check' }]);
  expect(rows).toHaveLength(1);
  const signature = cookie.slice(cookie.indexOf('.'));
  for (const { token } of rows) {
    expect((await meBy(`__Host-huesmith=${String(token)}${signature}`)).account).toBeNull();
  }
});

test('a copy of the database opens with its own secret alone', async () => {
  const backup = join(root.path, 'backup.db');
  const elsewhere = join(root.path, 'elsewhere');
  await mkdir(elsewhere);
  await copyFile(backup, join(elsewhere, 'huesmith.db'));
  const started = await runToEnd(['src/server.ts'], { HUESMITH_DATA: elsewhere, PORT: '0', HTTPS_PORT: 'off' });
  expect(started).toMatchObject({ code: 1, output: '' });
  expect(started.log).toMatch(/^The database belongs to another secret than this one: .*HUESMITH_SECRET/);
  const secret = (await readFile(join(data, 'secret'), 'utf8')).trim();
  const env = { HUESMITH_DATA: elsewhere, HUESMITH_SECRET: secret };
  expect(await runToEnd(['src/cli/main.ts', 'keys', 'list'], env)).toMatchObject({ code: 0 });
});
