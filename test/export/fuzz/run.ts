/**
 * The long form of the export tests: each format against so many hostile names and colour lists, cards included, on all
 * cores:
 *
 *     npm run fuzz:export [-- --count 20000 --formats png,svg]
 *
 * Prints a line a format, one every ten seconds between and one a fault, and exits with 1 where there is any.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ALL_FORMATS, type AnyExportFormat } from '../../../src/export/index.ts';
import type { Fault } from './trial.ts';
import { BATCH_SIZE } from './trials.ts';

const PROGRESS_EVERY_MS = 10_000;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, formats: { type: 'string', default: ALL_FORMATS.join() } },
});
const count = Number(values.count);
const wanted = values.formats.split(',');

const workers = Array.from(
  { length: availableParallelism() },
  () => new Worker(new URL('worker.ts', import.meta.url), { workerData: count }),
);

async function tryFormat(format: AnyExportFormat): Promise<number> {
  const starts = Iterator.from(Array.from({ length: Math.ceil(count / BATCH_SIZE) }, (_, index) => index * BATCH_SIZE));
  const begun = performance.now();
  let found = 0;
  let tried = 0;
  const say = (): void => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${format}: ${tried} of ${count} in ${seconds} s, ${found} faults`);
  };
  const progress = setInterval(say, PROGRESS_EVERY_MS);
  const tryBatches = async (worker: Worker): Promise<void> => {
    for (const start of starts) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
      worker.postMessage({ format, start });
      // Boundary: what our own worker answers; a worker that fails rejects.
      const [faults]: readonly Fault[][] = await once(worker, 'message');
      for (const { fault, palette } of faults ?? []) console.log(`  ${fault}: ${JSON.stringify(palette)}`);
      found += faults?.length ?? 0;
      tried += Math.min(BATCH_SIZE, count - start);
    }
  };
  await Promise.all(workers.map(tryBatches));
  clearInterval(progress);
  say();
  return found;
}

for (const format of ALL_FORMATS.filter((name) => wanted.includes(name))) {
  if ((await tryFormat(format)) > 0) process.exitCode = 1;
}
await Promise.all(workers.map((worker) => worker.terminate()));
