import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ExportPalette } from '../palette.ts';
import { CanvasMissing } from './canvas-missing.ts';
import { CardQueueFullError } from './queue-full.ts';
import type { WorkerAnswer } from './worker.ts';

/** More would be answered too late: at some hundred cards a second and worker, a full queue is a second's work. */
const QUEUE_LENGTH_MAX = 256;

/** One core stays with the event loop. */
const WORKERS_MAX = Math.max(1, Math.min(4, availableParallelism() - 1));

interface Job {
  readonly palette: ExportPalette;
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const queue: Job[] = [];
const idle: Worker[] = [];
const busy = new Map<Worker, Job>();

/**
 * Renders a card on another thread; workers start when first needed and never keep the process alive by themselves.
 * @throws CardQueueFullError when too many wait already
 * @throws CanvasMissing where nothing draws
 */
export async function renderCard(palette: ExportPalette): Promise<Uint8Array> {
  if (queue.length >= QUEUE_LENGTH_MAX) throw new CardQueueFullError('too many images are being rendered');
  return await new Promise((resolve, reject) => {
    queue.push({ palette, resolve, reject });
    assign();
  });
}

function assign(): void {
  while (queue.length > 0) {
    const worker = idle.pop() ?? (busy.size < WORKERS_MAX ? started() : undefined);
    if (worker === undefined) return;
    const job = queue.shift();
    if (job === undefined) return;
    busy.set(worker, job);
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
    worker.postMessage(job.palette);
  }
}

function started(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    // The card is set in the fonts that come along: the system's are not even looked for.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    // A parent's own options may not suit a worker: with --input-type it would not start.
    execArgv: [],
  });
  worker.unref();
  worker.on('message', (answer: WorkerAnswer) => {
    const job = release(worker);
    idle.push(worker);
    if ('png' in answer) job?.resolve(answer.png);
    else job?.reject(new Error(`the card could not be rendered: ${answer.failure}`));
    assign();
  });
  worker.on('error', (error) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    drop(worker, isMissing ? new CanvasMissing(error) : new Error('a rendering worker failed', { cause: error }));
  });
  worker.on('exit', (code) => {
    drop(worker, new Error(`a rendering worker ended with code ${code}`));
  });
  return worker;
}

function release(worker: Worker): Job | undefined {
  const job = busy.get(worker);
  busy.delete(worker);
  worker.unref();
  return job;
}

/** A worker that ended is replaced when the next card needs one. */
function drop(worker: Worker, error: Error): void {
  const place = idle.indexOf(worker);
  if (place !== -1) idle.splice(place, 1);
  release(worker)?.reject(error);
  assign();
}
