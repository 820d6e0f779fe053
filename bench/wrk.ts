import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('wrk.lua', import.meta.url));

export interface Load {
  readonly url: string;
  readonly keysFile: string;
  readonly connections: number;
  readonly seconds: number;
  /** The mean pause of each connection between two requests; 0: none. */
  readonly pauseMs?: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Whether there is a driver. It is a program of its own, so that what it costs is not taken for the service's. */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

/** What `wrk.lua` prints; times in microseconds. `late` is how many took over 2 seconds, which p99 tells too. */
interface Told {
  readonly requests: number;
  readonly microseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly failed: number;
  readonly late: number;
}

/** @throws when any request was refused or failed: a bench of errors measures nothing */
export async function runWrk({ url, keysFile, connections, seconds, pauseMs = 0 }: Load): Promise<Measured> {
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', SCRIPT, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BENCH_KEYS: keysFile, BENCH_DELAY_MS: String(pauseMs) },
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const line = output.split('\n').find((each) => each.startsWith('{')) ?? '';
  const told: Told = JSON.parse(line);
  if (told.refused + told.failed > 0) throw new Error(`${told.refused} requests were refused, ${told.failed} failed`);
  return { perSecond: (told.requests / told.microseconds) * 1e6, p50Ms: told.p50 / 1_000, p99Ms: told.p99 / 1_000 };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (low + high) / 2;
}
