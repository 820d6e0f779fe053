import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './postgres.ts';

/** Where Debian puts a server with the programs of its own version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of an installed server's programs; undefined: none is installed. */
export function installedPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted() : [];
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .findLast((bin) => ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name))));
}

export interface InstalledServer {
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** An installed PostgreSQL in a temporary folder: its `pg_dump` refuses the newer one that other tests start. */
export async function startInstalledPostgres(bin: string): Promise<InstalledServer> {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-installed-'));
  const who = owner();
  if (who !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'], {
    ...who,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories='];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...who, stdio: 'ignore' });
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  for (let tries = 0; !(await answers(url('postgres'))); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error('the installed PostgreSQL did not start');
    await delay(100);
  }
  return {
    async createDatabase(name) {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return url(name);
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
