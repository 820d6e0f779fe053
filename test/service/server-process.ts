import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly httpUrl: string;
  readonly httpsUrl: string | undefined;
  /** The key of the local account, when this was the first start. */
  readonly key: string | undefined;
  /** Standard output so far. */
  readonly output: () => string;
  /** Standard error so far. */
  readonly log: () => string;
  /** Sends the signal and resolves to the exit code, which is null after SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly log: string;
}

/** As whom a program is run; otherwise as the tests are. */
type User = Pick<SpawnOptions, 'uid' | 'gid'>;

/** A data folder of its own, removed by `remove`. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'huesmith-service-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Starts the server as an operator does, on free ports, and waits until it says that it is ready. */
export async function startServer(env: Record<string, string>, user: User = {}): Promise<ServerProcess> {
  const { child, output, log } = run(['src/server.ts'], { PORT: '0', HTTPS_PORT: '0', ...env }, user);
  const ended = once(child, 'exit').then(() => 'ended');
  while (!/\/docs$/m.test(output())) {
    if ((await Promise.race([ended, once(child.stdout ?? child, 'data')])) === 'ended') {
      throw new Error(`the server ended before it was ready: ${log()}`);
    }
  }
  return {
    child,
    output,
    log,
    httpUrl: /http:\/\/localhost:\d+/.exec(output())?.[0] ?? '',
    httpsUrl: /https:\/\/localhost:\d+/.exec(output())?.[0],
    key: /^ +(sk_live_\w+)$/m.exec(output())?.[1],
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

/** Runs a program of the house to its end. */
export async function runToEnd(args: readonly string[], env: Record<string, string>, input = ''): Promise<Finished> {
  const { child, output, log } = run(args, env);
  child.stdin?.end(input);
  await once(child, 'close');
  return { code: child.exitCode, output: output(), log: log() };
}

function run(args: readonly string[], env: Record<string, string>, user: User = {}) {
  const child = spawn(process.execPath, args, {
    ...user,
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: join(tmpdir(), 'huesmith-compile-cache'), ...env },
  });
  let output = '';
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  return { child, output: () => output, log: () => log };
}
