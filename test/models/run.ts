/** `npm run faults:models`, and part of `npm run faults`: every misbehaviour in every wire format, many times. */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { embeddedGenerator } from '../../src/providers/embedded.ts';
import { WIRE_FORMATS, type WireFormatName } from '../../src/providers/testing/wire-formats.ts';
import { MISBEHAVIOURS, PROMPT } from './misbehaviours.ts';
import { providerApart } from './provider.ts';
import { quantile, runKind } from './run-kind.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    palettes: { type: 'string', default: '2' },
    'timeout-ms': { type: 'string', default: '1500' },
    only: { type: 'string', default: '' },
  },
});
const requests = Number(values.requests);
const count = Number(values.palettes);
const timeoutMs = Number(values['timeout-ms']);

const MEBIBYTE = 1024 * 1024;
const MEMORY_MAX_MIB = 150;
/** As many at once as a node asks; the service's own bound is tested where it is built. */
const AT_ONCE = 8;
const WARMING = 400;
/** What a timer may be late on a machine that does nothing else but this. */
const LATE_MS = 50;
const ENGINE_BATCHES = 40;
/** Times what the engine takes alone, as many at once, that its answers may take while the breaker spares the model. */
const HURT_MAX = 2;
/** Share of the requests that may reach a model that is spared. */
const SPARED_MAX = 0.05;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Without the streams of this program's own output. */
const handlesNow = (): readonly string[] =>
  process.getActiveResourcesInfo().filter((name) => !/^(Pipe|TTY|FS)/.test(name));
const rssMib = (): number => process.memoryUsage.rss() / MEBIBYTE;
const settled = async (): Promise<void> => {
  if (typeof collectGarbage === 'function') collectGarbage();
  await new Promise((done) => setTimeout(done, 50));
};

const embedded = await embeddedGenerator();

/** What the engine takes where no model is asked, as many at once, in milliseconds: p50. */
async function engineAlone(): Promise<number> {
  const times: number[] = [];
  for (let batch = 0; batch < ENGINE_BATCHES; batch += 1) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const started = performance.now();
        const asked = { prompt: PROMPT, count, seed: batch * AT_ONCE + at };
        await embedded.generate(asked, new AbortController().signal);
        times.push(performance.now() - started);
      }),
    );
  }
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}
await engineAlone();

const found: string[] = [];
let total = 0;
let worstMib = 0;
let worstHurt = 0;
const formats = Object.keys(WIRE_FORMATS).filter((name): name is WireFormatName => name in WIRE_FORMATS);
// What a first request loads is no leak, nor what the heap grows to under any load: at rest is after a provider at its best.
for (const format of formats) {
  const [kind] = MISBEHAVIOURS;
  const options = { format, requests: WARMING, atOnce: AT_ONCE, count, timeoutMs, embedded, provider: providerApart };
  if (kind) await runKind(kind, options);
}
await settled();
const restMib = rssMib();
const restHandles = handlesNow().length;
console.log(`at rest: ${restMib.toFixed(0)} MiB`);

for (const kind of MISBEHAVIOURS.filter(({ name }) => name.includes(values.only))) {
  for (const format of formats) {
    // What kinds before it left uncollected is not this one's.
    await settled();
    const aloneMs = await engineAlone();
    let peakMib = 0;
    const watch = setInterval(() => (peakMib = Math.max(peakMib, rssMib())), 20);
    const options = { format, requests, atOnce: AT_ONCE, count, timeoutMs, embedded, provider: providerApart };
    const run = await runKind(kind, options);
    clearInterval(watch);
    total += run.requests;
    worstMib = Math.max(worstMib, peakMib - restMib);
    const [p50, p99] = [quantile(run.times, 0.5), quantile(run.times, 0.99)];
    if (p99 > timeoutMs + LATE_MS) run.found.push(`p99 of ${p99.toFixed(0)} ms`);
    if (peakMib - restMib > MEMORY_MAX_MIB) run.found.push(`${(peakMib - restMib).toFixed(0)} MiB above rest`);
    const isSpared = run.byEngine > 0 && run.asked <= SPARED_MAX * run.requests;
    if (isSpared) worstHurt = Math.max(worstHurt, p50 / aloneMs);
    if (isSpared && p50 > HURT_MAX * aloneMs)
      run.found.push(`p50 of ${p50.toFixed(1)} ms, ${aloneMs.toFixed(1)} alone`);
    found.push(...run.found.map((what) => `${kind.name}, ${format}: ${what}`));
    const by = `model ${run.byModel}, both ${run.byBoth}, engine ${run.byEngine}`;
    const above = `${peakMib < restMib ? '' : '+'}${(peakMib - restMib).toFixed(0)} MiB`;
    const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms (the engine alone p50 ${aloneMs.toFixed(1)})`;
    console.log(`${kind.name} | ${format} | ${by} | asked ${run.asked} | ${times} | ${above}`);
  }
}

await settled();
const handles = handlesNow();
if (handles.length > restHandles) found.push(`left behind: ${handles.join(', ')}`);
console.log(
  `${total} requests, ${worstMib.toFixed(0)} MiB above rest at most, ${handles.length} handles left (${restHandles} before)`,
);
console.log(`while the model is spared, the engine's p50 is ${worstHurt.toFixed(2)} times what it takes alone at most`);
for (const what of found) console.error(what);
console.log(found.length === 0 ? 'every answer kept every guarantee' : `${found.length} findings`);
process.exitCode = found.length === 0 ? 0 : 1;
