import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startPostgres } from '../test/storage/postgres.ts';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface ServiceOptions {
  readonly database: 'sqlite' | 'postgres';
  readonly accounts: number;
  readonly engine?: 'stub' | 'real';
  readonly batchMax?: number;
  /** Whether accounts are held to the pace of their plan. */
  readonly paced?: boolean;
}

export interface Service {
  readonly generateUrl: string;
  readonly echoUrl: string;
  readonly cpuUrl: string;
  readonly keysFile: string;
  readonly engineMicroseconds: number;
  /**
   * Lets PostgreSQL use the files of its log again, as one does that has run for a while: a new one makes a file of 16 MB
   * every second under load, and each halts it for 20 ms.
   */
  checkpoint(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the service on an empty database of its own. */
export async function startService({
  database,
  accounts,
  engine = 'stub',
  batchMax = 512,
  paced = false,
}: ServiceOptions): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-bench-'));
  const server = database === 'postgres' ? await startPostgres(SERVER_SETTINGS) : undefined;
  const url = server === undefined ? `sqlite:${join(folder, 'bench.db')}` : await server.createDatabase();
  const keysFile = join(folder, 'keys');
  const parameters = { url, accounts, engine, 'batch-max': batchMax, paced, keys: keysFile };
  const child = spawn(
    process.execPath,
    [SERVE, ...Object.entries(parameters).map(([name, value]) => `--${name}=${value}`)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { port, engineMicroseconds }: { port: number; engineMicroseconds: number } = JSON.parse(String(line));
  return {
    generateUrl: `http://127.0.0.1:${port}/v1/palettes/generate`,
    echoUrl: `http://127.0.0.1:${port}/v1/bench/echo`,
    cpuUrl: `http://127.0.0.1:${port}/v1/bench/cpu`,
    keysFile,
    engineMicroseconds,
    async checkpoint() {
      if (server === undefined) return;
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('checkpoint');
      await client.end();
    },
    async stop() {
      child.stdin.end();
      await ended;
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As an operator sets it on a machine of this size; durability as it comes, with every sync. */
const SERVER_SETTINGS = { shared_buffers: '512MB', max_wal_size: '4GB', min_wal_size: '4GB' };
