/**
 * The benches of the service and its storage, as ratios to an echo beside them, on whatever machine this is:
 *
 *     npm run bench [-- --quick] [--only throughput,latency,alone,engine,offsets] [--rows 5000000] [--databases sqlite,postgres]
 *
 * `apt-get install wrk` (or its like) first. Prints a table in Markdown; what misses its bound is marked.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureOffsets } from './offsets.ts';
import { measureLatency, measureThroughput } from './throughput.ts';
import { hasWrk } from './wrk.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'throughput,alone,latency,engine,offsets' },
    rows: { type: 'string', default: '5000000' },
    databases: { type: 'string', default: 'sqlite,postgres' },
  },
});
const wanted = new Set(values.only.split(','));
const size = values.quick ? { pairs: 2, seconds: 2 } : { pairs: 5, seconds: 4 };
const DATABASES = ['sqlite', 'postgres'] as const;

if (!hasWrk()) {
  console.error('The benches are driven by wrk, which is not installed here: apt-get install -y wrk');
  process.exit(1);
}

function row(what: string, measured: string, bound: string, holds: boolean): void {
  console.log(`| ${what} | ${measured} | ${bound} | ${holds ? 'yes' : 'NO'} |`);
}

const load = () => loadavg()[0]?.toFixed(1);
console.log(`${new Date().toISOString()}, ${cpus().length} cores of ${cpus()[0]?.model}, load before ${load()}\n`);
console.log('| measured | figure | bound | holds |\n|---|---|---|---|');

for (const database of DATABASES) {
  if (!values.databases.split(',').includes(database)) continue;
  if (wanted.has('throughput')) {
    for (const [accounts, bound] of [
      [1, 0.85],
      [1_000, 0.6],
    ] as const) {
      const { echoPerSecond, perSecond, ratio, cpuRatio } = await measureThroughput('', { database, accounts }, size);
      const figures = `${ratio.toFixed(2)} of the echo (${k(perSecond)} of ${k(echoPerSecond)} a second); by CPU time ${cpuRatio.toFixed(2)}; load ${load()}`;
      row(
        `${database}, ${accounts} account${accounts === 1 ? '' : 's'}, engine stubbed`,
        figures,
        `≥ ${bound}`,
        ratio >= bound,
      );
    }
  }
  if (wanted.has('alone')) {
    const together = await measureThroughput('', { database, accounts: 1 }, { pairs: 2, seconds: size.seconds });
    const alone = await measureThroughput(
      '',
      { database, accounts: 1, batchMax: 1 },
      { pairs: 2, seconds: size.seconds },
    );
    const times = together.perSecond / alone.perSecond;
    row(
      `${database}, batched against each alone`,
      `${times.toFixed(1)} times (${k(alone.perSecond)} a second alone)`,
      '≥ 5',
      times >= 5,
    );
  }
  if (wanted.has('latency')) {
    const bound = database === 'sqlite' ? 10 : 15;
    const { perSecond, p50Ms, p99Ms } = await measureLatency('', { database, accounts: 1 }, size);
    row(
      `${database}, p99 at half of the maximum`,
      `${p99Ms.toFixed(1)} ms (p50 ${p50Ms.toFixed(1)} ms) at ${k(perSecond)} a second; load ${load()}`,
      `≤ ${bound} ms`,
      p99Ms <= bound,
    );
  }
  if (wanted.has('engine')) {
    const { perSecond, ofEchoAndEngine = 0 } = await measureThroughput(
      '',
      { database, accounts: 1, engine: 'real' },
      size,
    );
    row(
      `${database}, real engine`,
      `${ofEchoAndEngine.toFixed(2)} of 1/(echo + engine) (${k(perSecond)} a second)`,
      '≥ 0.85',
      ofEchoAndEngine >= 0.85,
    );
  }
  if (wanted.has('offsets')) {
    const report = await measureOffsets(database, Number(values.rows));
    const times = report.farP99Ms / report.nearP99Ms;
    const what = `${database}, page at 98 % of ${report.rows} rows`;
    row(what, `p99 ${report.farP99Ms.toFixed(2)} ms, ${times.toFixed(2)} times that at 0`, '≤ 1.5', times <= 1.5);
    row(
      `${database}, history on disk`,
      `${report.diskOfFive.toFixed(2)} of its payload (answers of one palette: ${report.diskOfOne.toFixed(2)})`,
      '≤ 1.4',
      report.diskOfFive <= 1.4,
    );
    row(`${database}, plan of the page`, report.plan, 'reads its rows', !/seq scan|^scan/i.test(report.plan));
  }
}

function k(perSecond: number): string {
  return `${(perSecond / 1_000).toFixed(1)}k`;
}
