import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { HostileOptions } from './hostile.ts';
import { startService } from './service.ts';
import { median } from './wrk.ts';

/** What a neighbour opens, as many as its plan lets it have under way and more. */
const HOSTILE_CONNECTIONS = 32;
const HONEST_EVERY_MS = 25;

const BRIEFS = readFileSync(new URL('engine-briefs.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

export interface NeighbourReport {
  /** Of the honest account by itself, and beside the neighbour: medians of the rounds. */
  readonly alone: Percentiles;
  readonly beside: Percentiles;
  /** The median of the rounds' ratios of p99. */
  readonly ratio: number;
  readonly hostilePerSecond: number;
}

interface Percentiles {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * One account asks as people do; another has 32 connections of demands that contradict each other. In turns, alone and
 * beside the neighbour, so that both see the same machine.
 */
export async function measureNeighbour({
  rounds,
  seconds,
}: {
  rounds: number;
  seconds: number;
}): Promise<NeighbourReport> {
  const service = await startService({ database: 'sqlite', accounts: 2, engine: 'real', paced: true });
  try {
    const [honest = '', hostile = ''] = readFileSync(service.keysFile, 'utf8').split('\n');
    const asked = { url: service.generateUrl, key: honest, seconds };
    await ask(asked);
    const [alone, beside, perSecond]: [Percentiles[], Percentiles[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await ask(asked));
      const neighbour = startHostile({ url: service.generateUrl, key: hostile, connections: HOSTILE_CONNECTIONS });
      await sleep(1_000);
      beside.push(await ask(asked));
      perSecond.push(await neighbour.stop());
    }
    const medianOf = (all: readonly Percentiles[]): Percentiles => ({
      p50Ms: median(all.map(({ p50Ms }) => p50Ms)),
      p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
    });
    const ratio = median(alone.map(({ p99Ms }, round) => (beside[round]?.p99Ms ?? Number.NaN) / p99Ms));
    return { alone: medianOf(alone), beside: medianOf(beside), ratio, hostilePerSecond: median(perSecond) };
  } finally {
    await service.stop();
  }
}

interface Asked {
  readonly url: string;
  readonly key: string;
  readonly seconds: number;
}

/** Asks at a steady pace, whether or not the answer before has come, so that a slow one hides no other. */
async function ask({ url, key, seconds }: Asked): Promise<Percentiles> {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const requests = Math.round((seconds * 1_000) / HONEST_EVERY_MS);
  const began = performance.now();
  for (let at = 0; at < requests; at += 1) {
    await sleep(Math.max(0, began + at * HONEST_EVERY_MS - performance.now()));
    underWay.push(askOne(url, key, BRIEFS[at % BRIEFS.length] ?? '').then((ms) => void times.push(ms)));
  }
  await Promise.all(underWay);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

async function askOne(url: string, key: string, prompt: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`an honest request was answered with ${answer.status}`);
  return performance.now() - began;
}

/** On a thread of its own: what it costs its driver is not to be taken for the service's. */
function startHostile(options: HostileOptions): { stop: () => Promise<number> } {
  const worker = new Worker(fileURLToPath(new URL('hostile.ts', import.meta.url)), { workerData: options });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (perSecond: number) => void worker.terminate().then(() => resolve(perSecond)));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage('stop');
      }),
  };
}
