/** ASVS 5.0 V12.3, V13.2; API8:2023 Security Misconfiguration. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runToEnd, startServer } from '../service/server-process.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres.ts';
import { sharedPostgres } from '../storage/databases.ts';

let server: PostgresServer;
let folder: string;
let authority: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huesmith-tls-'));
  chmodSync(folder, 0o755);
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  authority = join(folder, 'authority.pem');
  const keyFile = join(folder, 'key.pem');
  await writeFile(authority, cert);
  await writeFile(keyFile, key, { mode: 0o600 });
  if (process.getuid?.() === 0) {
    // PostgreSQL runs as a user of its own then, and wants the key to be that user's.
    const uid = Number(execFileSync('id', ['-u', 'postgres']).toString());
    chownSync(keyFile, uid, statSync(keyFile).gid);
  }
  server = await startPostgres({ ssl: 'on', ssl_cert_file: authority, ssl_key_file: keyFile });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function as(url: string, ...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const PASSWORD = 'a-password-of-the-service';

/** The address of the same database for a role that may change rows, and nothing else. */
async function limitedRole(url: string): Promise<string> {
  await as(
    url,
    "do $$ begin if not exists (select from pg_roles where rolname = 'limited') then create role limited login password 'a-password-of-the-service'; end if; end $$",
    'revoke all on schema public from public',
    'grant usage on schema public to limited',
    'grant select, insert, update, delete on all tables in schema public to limited',
  );
  const limited = new URL(url);
  limited.username = 'limited';
  limited.password = PASSWORD;
  return limited.href;
}

const env = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  HUESMITH_DATA: join(folder, 'data'),
  HUESMITH_SECRET: 'a secret of the service, with no spaces'.replaceAll(' ', '-'),
});
const start = (url: string) => runToEnd(['src/server.ts'], { ...env(url), PORT: '0', HTTPS_PORT: 'off' });

test(
  'a role without DDL runs the service on what another has migrated, and says so where nobody has',
  { timeout: 240_000 },
  async () => {
    const url = await server.createDatabase();
    const limited = await limitedRole(url);
    const early = await start(limited);
    expect([early.code, early.output]).toEqual([1, '']);
    expect(early.log).toMatch(/^The role of DATABASE_URL may not do this: .*`huesmith migrate`/);

    expect(await runToEnd(['src/cli/main.ts', 'migrate'], env(url))).toMatchObject({ code: 0 });
    await limitedRole(url);
    await expect(as(limited, 'create table x (id int)')).rejects.toThrow(/permission denied/);
    const running = await startServer({ ...env(limited), HTTPS_PORT: 'off' });
    try {
      expect((await fetch(`${running.httpUrl}/readyz`)).status).toBe(200);
      const answer = await fetch(`${running.httpUrl}/v1/palettes/generate`, {
        method: 'POST',
        headers: { 'x-api-key': running.key ?? '', 'content-type': 'application/json' },
        body: '{"prompt":"sea","count":1}',
      });
      expect(answer.status).toBe(200);
      const made = await runToEnd(
        ['src/cli/main.ts', 'keys', 'create', '--email', 'ada@example.com', '--plan', 'premium'],
        env(limited),
      );
      expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^sk_live_/) });
    } finally {
      await running.stop();
    }
  },
);

test('the connection goes by TLS to the server that is trusted, and to no other', { timeout: 240_000 }, async () => {
  const url = await server.createDatabase();
  const trusted = new URL(url.replace('127.0.0.1', 'localhost'));
  trusted.searchParams.set('sslmode', 'verify-full');
  trusted.searchParams.set('sslrootcert', authority);
  const running = await startServer({ ...env(trusted.href), HTTPS_PORT: 'off' });
  try {
    const rows = await as(
      url,
      "select ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'huesmith'",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ ssl }) => ssl === true)).toBe(true);
  } finally {
    await running.stop();
  }
  for (const mode of ['require', 'verify-full']) {
    const untrusted = new URL(url.replace('127.0.0.1', 'localhost'));
    untrusted.searchParams.set('sslmode', mode);
    const { code, log } = await start(untrusted.href);
    expect([mode, code]).toEqual([mode, 1]);
    expect(log).toContain('certificate is not trusted');
    expect(log).toContain('sslrootcert=');
  }
});

test('what else keeps a database from being used is one sentence each', { timeout: 240_000 }, async () => {
  const url = await server.createDatabase();
  const wrong = new URL(url);
  wrong.password = 'not-the-password';
  expect((await start(wrong.href)).log).toMatch(/^The database refuses the password; correct DATABASE_URL\.\n$/);
  const missing = new URL(url);
  missing.pathname = '/nowhere';
  expect((await start(missing.href)).log).toMatch(/^The database that DATABASE_URL names does not exist/);
  const asking = new URL(await (await sharedPostgres()).createDatabase());
  asking.searchParams.set('sslmode', 'require');
  expect((await start(asking.href)).log).toMatch(
    /^The database takes no TLS, and sslmode in DATABASE_URL asks for it/m,
  );
});
