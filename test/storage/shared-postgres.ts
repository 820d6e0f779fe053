import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedPostgres: string;
  }
}

const MAIN = fileURLToPath(new URL('run-shared-postgres.ts', import.meta.url));

/**
 * One PostgreSQL for all tests of a run, started when the first asks for it. By a process of its own: what starts it
 * ends a process whose work is done with 0, and that of the runner has to tell whether a test failed.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: { readonly child: ChildProcess; readonly port: Promise<string> } | undefined;
  const door = createServer((_, response) => {
    started ??= start();
    started.port.then(
      (port) => response.end(port),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  // Boundary: a server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  project.provide('sharedPostgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    if (started === undefined || started.child.exitCode !== null) return;
    started.child.stdin?.end();
    await once(started.child, 'exit');
  };
}

function start() {
  const child = spawn(process.execPath, [MAIN], { stdio: ['pipe', 'pipe', 'inherit'] });
  return { child, port: firstLine(child) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout !== null) for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('PostgreSQL did not start');
}
