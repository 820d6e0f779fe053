import { StorageUnavailable } from '../errors.ts';
import type { Gate } from './gate.ts';
import type { Decision, Operation } from './operation.ts';

/** Commits a batch; rejects when nothing of it happened. */
export type Commit = (operations: readonly Operation[]) => Promise<readonly Decision[]>;

export interface Batcher {
  /** Resolves after the commit that the operation was part of. */
  run(operation: Operation): Promise<Decision>;
  /** Takes no more, and resolves when what is queued has been committed. */
  close(): Promise<void>;
}

export interface BatcherOptions {
  /** Operations in one transaction at most. 1: each commits alone. */
  readonly batchMax: number;
  /** Operations that may wait; beyond them storage is overloaded, and says so instead of queueing. */
  readonly queueMax: number;
  readonly gate: Readonly<Gate>;
}

interface Waiting {
  readonly operation: Operation;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Whatever queues while a commit runs goes into the next transaction, together and in order of arrival. Nothing waits
 * for a timer: the busier the service, the larger its batches.
 */
export function createBatcher(commit: Commit, { batchMax, queueMax, gate }: BatcherOptions): Batcher {
  let queue: Waiting[] = [];
  let busy = false;
  let closing = false;
  let drained: (() => void) | undefined;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.length <= batchMax ? queue : queue.slice(0, batchMax);
      queue = queue.length <= batchMax ? [] : queue.slice(batchMax);
      await settle(commit, batch);
    }
    busy = false;
    drained?.();
  }

  return {
    run(operation) {
      if (closing) return Promise.reject(new StorageUnavailable('the store is closing'));
      if (!gate.open) return Promise.reject(new StorageUnavailable('the database does not answer'));
      if (queue.length >= queueMax) return Promise.reject(new StorageUnavailable('too many requests wait for storage'));
      return new Promise((resolve, reject) => {
        queue.push({ operation, resolve, reject });
        if (busy) return;
        busy = true;
        // After the sockets that are readable now: their requests share the first transaction.
        setImmediate(() => void drain());
      });
    },
    async close() {
      closing = true;
      if (busy) await new Promise<void>((resolve) => (drained = resolve));
    },
  };
}

async function settle(commit: Commit, batch: readonly Waiting[]): Promise<void> {
  try {
    const decisions = await commit(batch.map(({ operation }) => operation));
    for (const [index, { resolve, reject }] of batch.entries()) {
      const decision = decisions[index];
      if (decision === undefined) reject(new Error('a batch was answered in part'));
      else resolve(decision);
    }
  } catch (error) {
    if (error instanceof StorageUnavailable || batch.length === 1) {
      for (const { reject } of batch) reject(error);
      return;
    }
    // One request that the database refuses must not fail those that happened to arrive with it.
    const half = batch.length >> 1;
    await settle(commit, batch.slice(0, half));
    await settle(commit, batch.slice(half));
  }
}
