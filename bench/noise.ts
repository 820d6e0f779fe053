import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** What else the machine did while something was measured: beside a figure it says how far to believe it. */
export interface Noise {
  /** What the host gave to other machines, of all the time of all cores. */
  readonly stealShare: number;
  /** Time in which something that could have run waited for a core (Linux' pressure); undefined: not told. */
  readonly waitShare: number | undefined;
  /** Runnable tasks, the mean of a minute, ours among them. */
  readonly load: number;
}

/** Starts to look; what is returned tells what was seen since. */
export function watchNoise(): () => Noise {
  const before = read();
  return () => {
    const after = read();
    const wait =
      before.waitMicroseconds === undefined ? undefined : (after.waitMicroseconds ?? 0) - before.waitMicroseconds;
    return {
      stealShare: (after.steal - before.steal) / Math.max(1, after.total - before.total),
      waitShare: wait === undefined ? undefined : wait / 1000 / (after.at - before.at),
      load: loadavg()[0] ?? Number.NaN,
    };
  };
}

export function tellNoise({ stealShare, waitShare, load }: Noise): string {
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const waited = waitShare === undefined ? '' : `, waiting for a core ${percent(waitShare)}`;
  return `steal ${percent(stealShare)}${waited}, load ${load.toFixed(1)} on ${cpus().length} cores`;
}

function read(): { steal: number; total: number; waitMicroseconds: number | undefined; at: number } {
  // user, nice, system, idle, iowait, irq, softirq, steal: proc_stat(5). Guests are in the first two already.
  const times = lines('/proc/stat')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? [];
  const total = times.reduce((sum, time) => sum + time, 0);
  const waited = /total=(\d+)/.exec(lines('/proc/pressure/cpu')[0] ?? '')?.[1];
  return {
    steal: times[7] ?? 0,
    total,
    waitMicroseconds: waited === undefined ? undefined : Number(waited),
    at: performance.now(),
  };
}

function lines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    // Another system than Linux.
    return [];
  }
}
