/**
 * A node under mixed traffic for a long time: does its memory grow, do its handles, does it get slower? `npm run soak` takes
 * two hours at half of what the node can do, `npm run soak -- --minutes 10` is the short form, which finds what grows fast
 * and says where it is too short to say more.
 *
 * What is compared is what is kept: at each sample the traffic pauses, the garbage of every thread is collected from
 * outside, and then heaps and resident memory are read. Before the first one everything that fills up is filled, until
 * another round of it adds nothing; then the mixed traffic runs for a quarter of the time.
 *
 *     node bench/soak.ts --minutes 120 --rate 150 --briefs 3001
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runToEnd, startServer, temporaryFolder } from '../test/service/server-process.ts';
import { inspect } from './soak/collected.ts';
import { fill } from './soak/fill.ts';
import { briefsOf, traffic } from './soak/traffic.ts';
import { exitCodeOf, type Point, slopeOf, verdictOn, type Verdict } from './soak/verdict.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string' },
    briefs: { type: 'string', default: '3001' },
  },
});
const MINUTES = Number(values.minutes);
/** In the long form a look every minute; in a short one forty in all, where the looks themselves take no longer. */
const SAMPLE_MS = Math.min(60_000, (MINUTES * 60_000) / 40);
/** Of the whole, beside the briefs: V8 finds the size of its heaps, and SQLite fills its caches. */
const WARM_UP = 0.25;
const MB = 1e6;

interface Sample {
  readonly hours: number;
  readonly keptMb: number;
  readonly residentMb: number;
  readonly handles: number;
  readonly files: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const folder = await temporaryFolder();
const server = await startServer({
  HUESMITH_DATA: folder.path,
  HUESMITH_LOG_LEVEL: 'error',
  NODE_OPTIONS: '--inspect=127.0.0.1:0',
  // As `npm start` does, unless told otherwise.
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
});
const inspected = await inspect(server.log());
const other = await runToEnd(['src/cli/main.ts', 'keys', 'create', '--email', 'b@example.org', '--plan', 'unlimited'], {
  HUESMITH_DATA: folder.path,
});
const keys = [server.key ?? '', other.output.trim()];
const briefs = briefsOf(Number(values.briefs));
const sent = traffic({ http: server.httpUrl, https: server.httpsUrl ?? '' }, keys, briefs);
let times: number[] = [];
let failed = 0;

async function ask(at: number): Promise<void> {
  const began = performance.now();
  if (!(await sent.send(at))) failed += 1;
  times.push(performance.now() - began);
}

/** What all threads keep, once their garbage is gone. */
async function keptMb(): Promise<number> {
  const { heapBytes, externalBytes } = await inspected.collect();
  return (heapBytes + externalBytes) / MB;
}

/** To be called while nothing is under way. */
async function sample(began: number): Promise<Sample> {
  const kept = await keptMb();
  const text = await (await fetch(`${server.httpUrl}/metrics`)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const taken = times.toSorted((a, b) => a - b);
  times = [];
  const told = failed;
  failed = 0;
  // Clients keep as many connections as they please.
  const connections = of('huesmith_connections');
  return {
    hours: (performance.now() - began) / 3_600_000,
    keptMb: kept,
    residentMb: of('process_resident_memory_bytes') / MB,
    handles: of('nodejs_active_handles_total') - connections,
    files: of('process_open_fds') - connections,
    p99Ms: taken[Math.floor(taken.length * 0.99)] ?? Number.NaN,
    failed: told,
  };
}

/** Half of the mixed requests a second that sixteen at a time get answered. */
async function halfLoad(): Promise<number> {
  const [began, lastMs] = [performance.now(), 10_000];
  let at = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() - began < lastMs) await ask((at += 1));
    }),
  );
  [times, failed] = [[], 0];
  return Math.max(1, Math.round(at / (lastMs / 1000) / 2));
}

async function soak(rate: number): Promise<readonly Sample[]> {
  const began = performance.now();
  const samples: Sample[] = [];
  const underWay = new Set<Promise<void>>();
  let [from, due] = [began, 0];
  for (let at = 0; performance.now() - began < MINUTES * 60_000; at += 1) {
    const asked = ask(at).finally(() => underWay.delete(asked));
    underWay.add(asked);
    due += 1000 / rate;
    const waitMs = from + due - performance.now();
    if (waitMs > 1) await delay(waitMs);
    if (performance.now() - from < SAMPLE_MS) continue;
    await Promise.all(underWay);
    const taken = await sample(began);
    samples.push(taken);
    tellSample(taken);
    // What did not come while it was looked at does not come all at once.
    [from, due] = [performance.now(), 0];
  }
  await Promise.all(underWay);
  return samples;
}

function tellSample({ hours, keptMb, residentMb, handles, files, p99Ms, failed: wrong }: Sample): void {
  console.log(
    `${(hours * 60).toFixed(1)} min  kept ${keptMb.toFixed(2)} MB  resident ${residentMb.toFixed(1)} MB  ` +
      `handles ${handles}  files ${files}  p99 ${p99Ms.toFixed(1)} ms  failed ${wrong}`,
  );
}

function judge(samples: readonly Sample[]): readonly Verdict[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const tell = (name: string, unit: string, of: (one: Sample) => number, max: number): Verdict => {
    const slope = slopeOf(warm.map((one): Point => [one.hours, of(one)]));
    const verdict = verdictOn(slope, max);
    const told = `${slope.slope.toFixed(2)} ± ${slope.error.toFixed(2)} ${unit} an hour`;
    console.log(`${name}: ${told} (at most ${max.toFixed(2)}): ${verdict}`);
    return verdict;
  };
  const p99s = warm.map(({ p99Ms }) => p99Ms).toSorted((a, b) => a - b);
  return [
    tell('kept by all threads after garbage', 'MB', ({ keptMb }) => keptMb, 1),
    tell('resident memory after garbage', 'MB', ({ residentMb }) => residentMb, 1),
    tell('handles beside connections', 'handles', ({ handles }) => handles, 1),
    tell('files beside connections', 'files', ({ files }) => files, 1),
    // A tenth of what it is: by less a machine's own day moves it.
    tell('p99', 'ms', ({ p99Ms }) => p99Ms, Math.max(1, (p99s[p99s.length >> 1] ?? 0) / 10)),
  ];
}

await fill(briefs, {
  accounts: keys.length,
  ask: (account, asked) => sent.generate(account, asked),
  kept: keptMb,
  tell: (line) => console.log(line),
});
const rate = Number(values.rate ?? (await halfLoad()));
console.log(`${rate} requests a second for ${MINUTES} minutes`);
const samples = await soak(rate);
sent.close();
inspected.close();
const code = await server.stop();
await folder.remove();
const lost = samples.reduce((sum, one) => sum + one.failed, 0);
const verdicts = judge(samples);
console.log(`answered otherwise than expected: ${lost}; ended with ${code}`);
process.exitCode = lost > 0 || code !== 0 ? 1 : exitCodeOf(verdicts);
