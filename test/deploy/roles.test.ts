import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { runToEnd, startServer, temporaryFolder } from '../service/server-process.ts';
import { installedPrograms, startInstalledPostgres } from '../storage/installed-postgres.ts';

const bin = installedPrograms();
const ROLES = fileURLToPath(new URL('../../deploy/roles.sql', import.meta.url));

test.skipIf(bin === undefined)(
  'the owner migrates; the other role serves, and may make no table (skipped where no PostgreSQL is installed)',
  { timeout: 240_000 },
  async () => {
    const postgres = await startInstalledPostgres(bin ?? '');
    onTestFinished(() => postgres.stop());
    const folder = await temporaryFolder();
    onTestFinished(folder.remove);
    const admin = await postgres.createDatabase('anywhere');
    const variables = ['ON_ERROR_STOP=1', 'owner_password=a-b', "app_password=it's"].map((text) => `--set=${text}`);
    execFileSync(`${bin}/psql`, [admin, '--quiet', ...variables, `--file=${ROLES}`], { stdio: 'pipe' });

    const as = (role: string, password: string): string => {
      const url = new URL(admin);
      url.username = role;
      url.password = password;
      url.pathname = '/huesmith';
      return url.href;
    };
    const env = { HUESMITH_DATA: folder.path, HUESMITH_SECRET: 's'.repeat(40), HTTPS_PORT: 'off' };
    const [owner, app] = [as('huesmith_owner', 'a-b'), as('huesmith_app', "it's")];
    const early = await runToEnd(['src/server.ts'], { ...env, DATABASE_URL: app, PORT: '0' });
    expect([early.code, early.log]).toEqual([1, expect.stringMatching(/^The role of DATABASE_URL may not do this/)]);
    expect(await runToEnd(['src/cli/main.ts', 'doctor'], { ...env, DATABASE_URL: app })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^BAD +migrations +the database is empty, and this role may make no tables: run/m),
    });
    // Without the nodes' secret: the role that migrates joins the database to none, and leaves none behind.
    const elsewhere = join(folder.path, 'elsewhere');
    const migrated = await runToEnd(['src/cli/main.ts', 'migrate'], { HUESMITH_DATA: elsewhere, DATABASE_URL: owner });
    expect([migrated.code, existsSync(elsewhere)]).toEqual([0, false]);

    const server = await startServer({ ...env, DATABASE_URL: app });
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    const answer = await fetch(`${server.httpUrl}/v1/palettes/usage`, { headers: { 'x-api-key': server.key ?? '' } });
    expect(answer.status).toBe(200);
    const client = new Client({ connectionString: app });
    await client.connect();
    await expect(client.query('create table x (id int)')).rejects.toThrow(/permission denied/);
    await expect(client.query('drop table accounts')).rejects.toThrow(/must be owner/);
    await client.end();
  },
);
