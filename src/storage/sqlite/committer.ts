import { Worker } from 'node:worker_threads';
import { StorageUnavailable } from '../errors.ts';
import type { Commit } from '../ledger/batcher.ts';
import type { Decision, Operation } from '../ledger/operation.ts';

export interface CommitterOptions {
  readonly file: string;
  /** SQL for the current time in milliseconds since 1970. */
  readonly clock: string;
}

export interface CommitRequest {
  readonly operations: readonly Operation[];
}

export type CommitReply =
  | { readonly decisions: readonly Decision[] }
  | {
      readonly failure: { readonly message: string; readonly unavailable: boolean; readonly stack: string | undefined };
    };

/**
 * Commits batches on a thread of their own, whose connection is the one that writes: a commit waits for the disk, and
 * SQLite waits in the thread that called it. Requests are read and answered meanwhile, and gather for the next batch.
 */
export function openCommitter(options: CommitterOptions): { commit: Commit; close: () => Promise<void> } {
  let worker: Worker | undefined;
  let waiting: { resolve: (decisions: readonly Decision[]) => void; reject: (error: unknown) => void } | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./commit-worker.ts', import.meta.url), { workerData: options });
    // It keeps the process alive while a batch is under way, and not otherwise.
    started.unref();
    started.on('message', (reply: CommitReply) => {
      started.unref();
      const { resolve, reject } = waiting ?? {};
      waiting = undefined;
      if ('decisions' in reply) resolve?.(reply.decisions);
      else reject?.(toError(reply.failure));
    });
    const lost = (cause: unknown) => {
      if (worker === started) worker = undefined;
      waiting?.reject(new StorageUnavailable('the thread that writes has ended', { cause }));
      waiting = undefined;
    };
    started.on('error', lost);
    started.on('exit', lost);
    return started;
  }

  return {
    commit(operations) {
      return new Promise((resolve, reject) => {
        worker ??= start();
        waiting = { resolve, reject };
        worker.ref();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ operations } satisfies CommitRequest);
      });
    },
    async close() {
      const ending = worker;
      worker = undefined;
      if (ending === undefined) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      ending.postMessage('close');
      await ended;
    },
  };
}

function toError(failure: { message: string; unavailable: boolean; stack: string | undefined }): Error {
  if (failure.unavailable) return new StorageUnavailable(failure.message);
  const error = new Error(failure.message);
  if (failure.stack !== undefined) error.stack = failure.stack;
  return error;
}
