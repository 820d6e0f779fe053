import { cpuPerRequest } from './cpu.ts';
import { startService } from './service.ts';
import type { Service, ServiceOptions } from './service.ts';
import { median, runWrk } from './wrk.ts';
import type { Measured } from './wrk.ts';

/** Enough that a batch is gathered while another commits; a busy service has more. */
const CONNECTIONS = 256;

export interface ThroughputReport {
  readonly name: string;
  readonly pairs: number;
  readonly echoPerSecond: number;
  readonly perSecond: number;
  /** The median of the pairs' ratios. */
  readonly ratio: number;
  /** Time of the thread that serves, for an echo divided by that for a generation: the ratio on a machine that has a core to spare. */
  readonly cpuRatio: number;
  /** Where the engine is the real one: generations a second times the time that an echo and the engine take. */
  readonly ofEchoAndEngine?: number;
}

/** Generations beside echoes, in turns, so that both see the same machine. */
export async function measureThroughput(
  name: string,
  options: ServiceOptions,
  { pairs, seconds }: { pairs: number; seconds: number },
): Promise<ThroughputReport> {
  const service = await startService(options);
  try {
    const load = { keysFile: service.keysFile, connections: CONNECTIONS, seconds };
    const [echoes, generations, ratios, cpuRatios]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let pair = -1; pair < pairs; pair += 1) {
      const echo = await cpuPerRequest(service, () => runWrk({ ...load, url: service.echoUrl }));
      const generation = await cpuPerRequest(service, () => runWrk({ ...load, url: service.generateUrl }));
      if (pair < 0) {
        // The first warms up.
        await service.checkpoint();
        continue;
      }
      echoes.push(echo.perSecond);
      generations.push(generation.perSecond);
      ratios.push(generation.perSecond / echo.perSecond);
      cpuRatios.push(echo.cpuMicroseconds / generation.cpuMicroseconds);
    }
    const [echoPerSecond, perSecond] = [median(echoes), median(generations)];
    const report = { name, pairs, echoPerSecond, perSecond, ratio: median(ratios), cpuRatio: median(cpuRatios) };
    if (options.engine !== 'real') return report;
    return { ...report, ofEchoAndEngine: perSecond * (1 / echoPerSecond + service.engineMicroseconds / 1e6) };
  } finally {
    await service.stop();
  }
}

export interface LatencyReport {
  readonly name: string;
  readonly maxPerSecond: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The 99th percentile at half of what the service can do: the median of several runs, for a machine has its hiccups. */
export async function measureLatency(
  name: string,
  options: ServiceOptions,
  { pairs, seconds }: { pairs: number; seconds: number },
): Promise<LatencyReport> {
  const service = await startService(options);
  try {
    const load = { keysFile: service.keysFile, connections: CONNECTIONS, seconds, url: service.generateUrl };
    await runWrk(load);
    const { perSecond: maxPerSecond } = await runWrk(load);
    await service.checkpoint();
    const runs: Measured[] = [];
    for (let run = 0; run < pairs; run += 1) runs.push(await runAtHalf(service, maxPerSecond, seconds));
    const medianOf = (key: keyof Measured) => median(runs.map((run) => run[key]));
    return { name, maxPerSecond, perSecond: medianOf('perSecond'), p50Ms: medianOf('p50Ms'), p99Ms: medianOf('p99Ms') };
  } finally {
    await service.stop();
  }
}

/** Each connection pauses between two requests, as long as brings all of them to half of the maximum. */
async function runAtHalf(service: Service, maxPerSecond: number, seconds: number) {
  const pauseMs = Math.round((CONNECTIONS * 1_000) / (maxPerSecond / 2));
  return runWrk({ keysFile: service.keysFile, connections: CONNECTIONS, seconds, url: service.generateUrl, pauseMs });
}
