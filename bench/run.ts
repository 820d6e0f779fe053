/**
 * The benches of the service and its storage, as ratios to an echo beside them, on whatever machine this is:
 *
 *     npm run bench [-- --quick] [--only throughput,alone,latency,engine,offsets,neighbour] [--rows 5000000] [--databases sqlite,postgres]
 *
 * `apt-get install wrk` (or its like) first. Prints a table in Markdown; what misses its bound is marked. Beside each figure
 * stands what else the machine did meanwhile.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureNeighbour } from './neighbour.ts';
import { tellNoise, watchNoise } from './noise.ts';
import { measureOffsets } from './offsets.ts';
import { measureLatency, measureThroughput } from './throughput.ts';
import { hasWrk } from './wrk.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'throughput,alone,latency,engine,offsets,neighbour' },
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

let noise = watchNoise();
function row(what: string, measured: string, bound: string, holds: boolean): void {
  console.log(`| ${what} | ${measured} | ${bound} | ${holds ? 'yes' : 'NO'} | ${tellNoise(noise())} |`);
}

console.log(`${new Date().toISOString()}, ${cpus().length} cores of ${cpus()[0]?.model}\n`);
console.log('| measured | figure | bound | holds | the machine meanwhile |\n|---|---|---|---|---|');

for (const database of DATABASES) {
  if (!values.databases.split(',').includes(database)) continue;
  if (wanted.has('throughput')) {
    for (const [accounts, bound] of [
      [1, 0.85],
      [1_000, 0.75],
    ] as const) {
      noise = watchNoise();
      const { echoPerSecond, perSecond, ratio, cpuRatio } = await measureThroughput('', { database, accounts }, size);
      // Driver, service and database share the cores here, so that a second's worth of requests says more of them than of us.
      const figures = `${cpuRatio.toFixed(2)} of the echo by CPU time of the serving thread; ${ratio.toFixed(2)} by throughput (${k(perSecond)} of ${k(echoPerSecond)} a second)`;
      row(
        `${database}, ${accounts} account${accounts === 1 ? '' : 's'}, engine stubbed`,
        figures,
        `≥ ${bound} by CPU time`,
        cpuRatio >= bound,
      );
    }
  }
  if (wanted.has('alone')) {
    noise = watchNoise();
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
      // A disk whose sync takes no time leaves a batch nothing to win.
      '–',
      true,
    );
  }
  if (wanted.has('latency')) {
    noise = watchNoise();
    const bound = database === 'sqlite' ? 10 : 15;
    const { perSecond, p50Ms, p99Ms } = await measureLatency('', { database, accounts: 1 }, size);
    row(
      `${database}, p99 at half of the maximum`,
      `${p99Ms.toFixed(1)} ms (p50 ${p50Ms.toFixed(1)} ms) at ${k(perSecond)} a second`,
      `≤ ${bound} ms`,
      p99Ms <= bound,
    );
  }
  if (wanted.has('engine')) {
    noise = watchNoise();
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
    noise = watchNoise();
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

if (wanted.has('neighbour')) {
  noise = watchNoise();
  const { alone, beside, ratio, hostilePerSecond } = await measureNeighbour({
    rounds: size.pairs,
    seconds: 5 * size.seconds,
  });
  const figure =
    `${ratio.toFixed(2)} times: p99 ${beside.p99Ms.toFixed(1)} ms after ${alone.p99Ms.toFixed(1)}, ` +
    `p50 ${beside.p50Ms.toFixed(1)} after ${alone.p50Ms.toFixed(1)}; the neighbour got ${hostilePerSecond.toFixed(0)} a second`;
  row('an honest account beside a hostile one of 32 connections, real engine', figure, '≤ 2', ratio <= 2);
}

function k(perSecond: number): string {
  return `${(perSecond / 1_000).toFixed(1)}k`;
}
