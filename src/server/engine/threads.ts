import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Explained } from '../../mcp/explained.ts';
import {
  type Generated,
  type Generator,
  type GeneratorRequest,
  GeneratorUnavailable,
} from '../../providers/generator.ts';
import { createFairQueue } from './fair-queue.ts';
import { sharedModel } from './shared-model.ts';
import type { Question, ThreadData, Told } from './thread.ts';

export interface EngineThreadsOptions {
  /** Told how long each answer took to make, without its wait. */
  readonly onTime?: (ms: number) => void;
  /** Told when a thread ends by a fault. */
  readonly onFailure?: (error: unknown) => void;
  readonly threads?: number;
  /** How long one answer may take; then its thread is ended. */
  readonly answerMsMax?: number;
}

/** The embedded engine on threads of its own, fairly shared among those who ask. */
export interface EngineThreads extends Generator {
  readonly instant: true;
  explain(request: GeneratorRequest): Promise<Explained>;
  close(): Promise<void>;
}

interface Job {
  readonly question: Question;
  readonly resolve: (told: Told) => void;
  readonly reject: (error: Error) => void;
}

interface Running {
  readonly customer: string;
  readonly job: Job;
  readonly timer: NodeJS.Timeout;
}

/** Two at least, so that there is one that no single customer can hold; more than four are more than one loop feeds. */
const THREADS = Math.max(2, Math.min(4, availableParallelism()));
/** A thousand times what an answer takes. */
const ANSWER_MS_MAX = 20_000;
const LIMITS = { waiting: 512, waitingInAll: 4096 };
/**
 * A thread that has made most of its model holds 160 MB. Left to itself, V8 lets three times that become garbage before it
 * looks, and gives 134 MB to what is new, as it does for a whole program. (It heeds this where `--max-semi-space-size` is not set.)
 */
const MEMORY = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 512 };
/** Whoever asks without saying for whom. */
const NOBODY = '';

/**
 * Starts the threads, and resolves when the first of them can answer. The thread that serves makes no palettes: a prompt
 * that takes the engine 50 ms would keep everybody's answers for as long.
 */
export async function openEngineThreads({
  onTime = () => undefined,
  onFailure = () => undefined,
  threads = THREADS,
  answerMsMax = ANSWER_MS_MAX,
}: EngineThreadsOptions = {}): Promise<EngineThreads> {
  const model = await sharedModel();
  const queue = createFairQueue<Job>({ ...LIMITS, atOnce: Math.max(1, threads - 1) });
  const all = new Set<Worker>();
  const idle: Worker[] = [];
  /** The one thread that does not stand back: who asks now and then is not to wait for a core behind who asks without end. */
  let foremost: Worker | undefined;
  const running = new Map<Worker, Running>();
  let closed = false;

  function start(): Promise<string> {
    return new Promise((resolve, reject) => {
      const workerData: ThreadData = { model, standsBack: foremost !== undefined };
      const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits: MEMORY });
      foremost ??= worker;
      let worked = false;
      all.add(worker);
      worker.on('message', (told: Told) => {
        if ('model' in told) {
          worked = true;
          worker.unref();
          resolve(told.model);
        } else {
          finish(worker)?.resolve(told);
          if ('ms' in told) onTime(told.ms);
        }
        idle.push(worker);
        assign();
      });
      const ended = (error: Error): void => {
        if (!all.delete(worker)) return;
        if (foremost === worker) foremost = undefined;
        reject(error);
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
        finish(worker)?.reject(new GeneratorUnavailable('a thread of the engine has ended', 'cut off'));
        if (closed) return;
        onFailure(error);
        if (!worked && all.size === 0) giveUp();
        else if (queue.length > 0) startAnother();
      };
      worker.on('error', ended);
      worker.on('exit', (code) => ended(new Error(`a thread of the engine ended with code ${code}`)));
    });
  }

  /** A failure to start is reported by `onFailure`. */
  function startAnother(): void {
    start().catch(() => undefined);
  }

  /** No thread can be started: what waits would wait for ever. */
  function giveUp(): void {
    for (let next = queue.take(); next !== undefined; next = queue.take()) {
      queue.done(next.customer);
      next.work.reject(new GeneratorUnavailable('no thread of the engine starts', 'cut off'));
    }
  }

  function finish(worker: Worker): Job | undefined {
    const done = running.get(worker);
    if (done === undefined) return undefined;
    running.delete(worker);
    clearTimeout(done.timer);
    queue.done(done.customer);
    worker.unref();
    return done.job;
  }

  /** For who has asked once the foremost thread, for who has more to be done another; where that is taken, any. */
  function takeIdle(isSingle: boolean): Worker {
    const at = idle.findLastIndex((worker) => (worker === foremost) === isSingle);
    // Where none is found, -1 is the place of the last.
    const [worker] = idle.splice(at, 1);
    if (worker === undefined) throw new TypeError('no thread of the engine is idle');
    return worker;
  }

  function assign(): void {
    while (idle.length > 0) {
      const next = queue.take();
      if (next === undefined) return;
      const { customer, work: job, isSingle } = next;
      const worker = takeIdle(isSingle);
      // A loop without end would take the thread for good.
      const timer = setTimeout(() => void worker.terminate(), answerMsMax);
      running.set(worker, { customer, job, timer });
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(job.question);
    }
  }

  function ask(question: Question, signal?: AbortSignal): Promise<Told> {
    const customer = question.request.customer ?? NOBODY;
    return new Promise((resolve, reject) => {
      const job: Job = { question, resolve: settled(resolve), reject: settled(reject) };
      const leave = (): void => {
        queue.remove(customer, job);
        job.reject(new GeneratorUnavailable('the caller has gone', 'caller gone'));
      };
      function settled<Value>(settle: (value: Value) => void) {
        return (value: Value): void => {
          signal?.removeEventListener('abort', leave);
          settle(value);
        };
      }
      if (closed || !queue.add(customer, job)) {
        reject(new GeneratorUnavailable('too many wait for the engine', 'busy'));
        return;
      }
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
      if (all.size < threads) startAnother();
      assign();
    });
  }

  const name = await start();
  // A thread that has had no request is not warm: they start together.
  for (let others = threads - all.size; others > 0; others--) startAnother();
  return {
    model: name,
    instant: true,
    async generate(request, signal): Promise<Generated> {
      const told = await ask({ kind: 'generate', request }, signal);
      if ('generated' in told) return told.generated;
      throw failed(told);
    },
    async explain(request) {
      const told = await ask({ kind: 'explain', request });
      if ('explained' in told) return told.explained;
      throw failed(told);
    },
    async close() {
      closed = true;
      await Promise.all(Array.from(all, (worker) => worker.terminate()));
    },
  };
}

function failed(told: Told): Error {
  return new Error('failure' in told ? `the engine failed: ${told.failure}` : 'the engine answered another question');
}
