/**
 * A node under mixed traffic for a long time: does its memory grow, do its handles, does it get slower? `npm run soak` takes
 * two hours, `npm run soak -- --minutes 10` is the short form, in which a slope of memory is mostly noise and is told with
 * its error. Before either, every brief of knowledge/moodboards/ is asked for once, of both threads of the engine: it keeps
 * what it has once made of its model, and until it has made most of that, it grows.
 *
 *     node bench/soak.ts --minutes 120 --rate 150
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runToEnd, startServer, temporaryFolder } from '../test/service/server-process.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, rate: { type: 'string', default: '150' } },
});
const MINUTES = Number(values.minutes);
const RATE = Number(values.rate);
const SAMPLE_MS = 10_000;
/** Of the whole: caches fill, and V8 finds the size of its heap. */
const WARM_UP = 0.25;
const MB = 1e6;

interface Sample {
  readonly hours: number;
  readonly residentMb: number;
  readonly heapMb: number;
  readonly handles: number;
  readonly files: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const folder = await temporaryFolder();
const server = await startServer({
  HUESMITH_DATA: folder.path,
  HUESMITH_LOG_LEVEL: 'error',
  // As `npm start` does, unless told otherwise.
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
});
// Two accounts, for one may not hold all threads of the engine.
const other = await runToEnd(['src/cli/main.ts', 'keys', 'create', '--email', 'b@example.org', '--plan', 'unlimited'], {
  HUESMITH_DATA: folder.path,
});
const KEYS = [server.key ?? '', other.output.trim()];
const headersOf = (at: number) => ({ 'x-api-key': KEYS[at % KEYS.length] ?? '', 'content-type': 'application/json' });

const BOARDS = new URL('../knowledge/moodboards/', import.meta.url);
/** What people might ask for: the briefs that palettes were composed for. */
const briefs = readdirSync(BOARDS)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readFileSync(new URL(name, BOARDS), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => line.split(' #')[0]?.trim() ?? []);
const palette = { name: 'Coastal', colors: ['#F5F1E8', '#12263A', '#2A7F9E', '#9CC5C9', '#E4784A'] };

/** Of twenty requests: thirteen generate, two export, one an image, two read, one is wrong, one has no key. */
function requestOf(at: number) {
  const kind = at % 20;
  const headers = headersOf(at);
  const post = (path: string, body: unknown) => ({
    path,
    init: { method: 'POST', headers, body: JSON.stringify(body) },
  });
  // A stride that no list of briefs has in common: each comes once before any comes again.
  const prompt = briefs[(at * 7919) % briefs.length] ?? '';
  if (kind < 13) return post('/v1/palettes/generate', { prompt, count: 1 + (at % 10) });
  if (kind < 15) return post('/v1/palettes/export', { palette, format: kind === 13 ? 'css' : 'figma' });
  if (kind === 15)
    return post('/v1/palettes/export', { palette: { ...palette, name: prompt.slice(0, 60) }, format: 'png' });
  if (kind === 16) return { path: `/v1/palettes/history?limit=20&offset=${at % 500}`, init: { headers } };
  if (kind === 17) return { path: '/v1/palettes/usage', init: { headers } };
  if (kind === 18) return post('/v1/palettes/generate', { prompt: '' });
  return { path: '/v1/palettes/usage', init: {} };
}

const EXPECTED: Readonly<Record<number, number>> = { 18: 400, 19: 401 };
let times: number[] = [];
let failed = 0;
async function ask(at: number): Promise<void> {
  const { path, init } = requestOf(at);
  const began = performance.now();
  try {
    const answer = await fetch(`${server.httpUrl}${path}`, init);
    await answer.arrayBuffer();
    // Keys that are not valid are refused otherwise once there are many from one address.
    const wanted = EXPECTED[at % 20] ?? 200;
    if (answer.status !== wanted && !(wanted === 401 && answer.status === 429)) failed += 1;
  } catch {
    failed += 1;
  }
  times.push(performance.now() - began);
}

async function sample(began: number): Promise<Sample> {
  const text = await (await fetch(`${server.httpUrl}/metrics`)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const taken = times.toSorted((a, b) => a - b);
  times = [];
  const told = failed;
  failed = 0;
  return {
    hours: (performance.now() - began) / 3_600_000,
    residentMb: of('process_resident_memory_bytes') / MB,
    heapMb: of('nodejs_heap_size_used_bytes') / MB,
    handles: of('nodejs_active_handles_total'),
    files: of('process_open_fds'),
    p99Ms: taken[Math.floor(taken.length * 0.99)] ?? Number.NaN,
    failed: told,
  };
}

/** Least squares: the slope an hour, and its standard error. */
function slopeOf(samples: readonly Sample[], of: (one: Sample) => number): { slope: number; error: number } {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [samples.map(({ hours }) => hours), samples.map(of)];
  const [mx, my] = [mean(x), mean(y)];
  const sxx = x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
  const slope = x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0) / sxx;
  const rest = y.reduce((sum, value, at) => sum + (value - my - slope * ((x[at] ?? 0) - mx)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / Math.max(1, x.length - 2) / sxx) };
}

/** Asks for each brief once by each account, eight at a time each. */
async function warmUp(): Promise<void> {
  const began = performance.now();
  const asking = Array.from({ length: 16 }, async (_, first) => {
    for (let at = first >> 1; at < briefs.length; at += 8) {
      const body = JSON.stringify({ prompt: briefs[at], count: 1 });
      const init = { method: 'POST', headers: headersOf(first), body };
      const answer = await fetch(`${server.httpUrl}/v1/palettes/generate`, init);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`"${briefs[at]}" was answered with ${answer.status}`);
    }
  });
  await Promise.all(asking);
  console.log(`${briefs.length} briefs asked for twice in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

await warmUp();
const began = performance.now();
const samples: Sample[] = [];
const underWay = new Set<Promise<void>>();
let nextSample = SAMPLE_MS;
for (let at = 0; performance.now() - began < MINUTES * 60_000; at += 1) {
  const asked = ask(at).finally(() => underWay.delete(asked));
  underWay.add(asked);
  const due = began + ((at + 1) * 1000) / RATE;
  const wait = due - performance.now();
  if (wait > 1) await delay(wait);
  if (performance.now() - began < nextSample) continue;
  nextSample += SAMPLE_MS;
  const taken = await sample(began);
  samples.push(taken);
  const { residentMb, heapMb, handles, files, p99Ms } = taken;
  console.log(
    `${(taken.hours * 60).toFixed(1)} min  resident ${residentMb.toFixed(1)} MB  heap ${heapMb.toFixed(1)} MB  ` +
      `handles ${handles}  files ${files}  p99 ${p99Ms.toFixed(1)} ms  failed ${taken.failed}`,
  );
}
await Promise.all(underWay);
const code = await server.stop();
await folder.remove();

const warm = samples.slice(Math.floor(samples.length * WARM_UP));
const tell = (name: string, unit: string, of: (one: Sample) => number, max: number): boolean => {
  const { slope, error } = slopeOf(warm, of);
  const isOver = slope - 2 * error > max;
  const verdict = isOver ? 'DOES NOT HOLD' : slope + 2 * error <= max ? 'holds' : 'too noisy to say';
  console.log(`${name}: ${slope.toFixed(2)} ± ${(2 * error).toFixed(2)} ${unit} an hour, ${verdict} (≤ ${max})`);
  return !isOver;
};
const verdicts = [
  tell('resident memory', 'MB', ({ residentMb }) => residentMb, 1),
  tell('heap', 'MB', ({ heapMb }) => heapMb, 1),
  tell('handles', 'handles', ({ handles }) => handles, 1),
  tell('files', 'files', ({ files }) => files, 1),
  tell('p99', 'ms', ({ p99Ms }) => p99Ms, 1),
];
const lost = samples.reduce((sum, one) => sum + one.failed, 0);
console.log(`answered otherwise than expected: ${lost}; ended with ${code}`);
process.exitCode = verdicts.every(Boolean) && lost === 0 && code === 0 ? 0 : 1;
