import { parentPort, workerData } from 'node:worker_threads';
import type { AnyExportFormat } from '../../../src/export/index.ts';
import { BATCH_SIZE, hostileSamples, TRIALS } from './trials.ts';

const samples = hostileSamples(Number(workerData));

parentPort?.on('message', ({ format, start }: { readonly format: AnyExportFormat; readonly start: number }) => {
  void TRIALS[format](samples.slice(start, start + BATCH_SIZE)).then((faults) => parentPort?.postMessage(faults, []));
});
