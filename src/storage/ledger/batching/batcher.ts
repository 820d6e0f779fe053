import { StorageUnavailable, toFailure } from '../../errors.ts';
import type { Failure } from '../../errors.ts';
import type { Decision, Operation } from '../operation.ts';

/** Commits a batch; rejects when nothing of it happened. */
export type Commit = (operations: readonly Operation[]) => Promise<readonly Decision[]>;

/** What an operation gets, or why nothing of it happened. */
export type Outcome = Decision | { readonly kind: 'failed'; readonly failure: Failure };

/** Commits operations, with whatever else waits, and resolves after that: one outcome each, in order. */
export type Submit = (operations: readonly Operation[]) => Promise<readonly Outcome[]>;

/** One batch that is on the disk. */
export interface Committed {
  readonly size: number;
  readonly ms: number;
}

interface Waiting {
  readonly operation: Operation;
  readonly resolve: (outcome: Outcome) => void;
}

/**
 * Whatever queues while a commit runs goes into the next transaction, together and in order of arrival. Nothing waits
 * for a timer: the busier the service, the larger its batches.
 * @param batchMax operations in one transaction at most; 1: each commits alone
 * @param onCommit called for each batch that was committed
 */
export function createBatcher(
  commit: Commit,
  batchMax: number,
  onCommit: (committed: Committed) => void = () => undefined,
): Submit {
  const timed: Commit = async (operations) => {
    const began = performance.now();
    const decisions = await commit(operations);
    onCommit({ size: operations.length, ms: performance.now() - began });
    return decisions;
  };
  let queue: Waiting[] = [];
  let busy = false;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.length <= batchMax ? queue : queue.slice(0, batchMax);
      queue = queue.length <= batchMax ? [] : queue.slice(batchMax);
      await settle(timed, batch);
    }
    busy = false;
  }

  return (operations) =>
    new Promise((resolve) => {
      const outcomes: Outcome[] = [];
      const settleOne = (outcome: Outcome): void => {
        outcomes.push(outcome);
        if (outcomes.length === operations.length) resolve(outcomes);
      };
      for (const operation of operations) queue.push({ operation, resolve: settleOne });
      if (busy) return;
      busy = true;
      // After the messages that have arrived: what they bring shares the first transaction.
      setImmediate(() => void drain());
    });
}

/** Resolves every operation of a batch with its outcome, in order. */
async function settle(commit: Commit, batch: readonly Waiting[]): Promise<void> {
  try {
    const decisions = await commit(batch.map(({ operation }) => operation));
    if (decisions.length !== batch.length) throw new Error('a batch was answered in part');
    for (const [index, decision] of decisions.entries()) batch[index]?.resolve(decision);
  } catch (error) {
    if (error instanceof StorageUnavailable || batch.length === 1) {
      const failed = { kind: 'failed', failure: toFailure(error) } as const;
      for (const { resolve: fail } of batch) fail(failed);
      return;
    }
    // One request that the database refuses must not fail those that happened to arrive with it.
    const half = batch.length >> 1;
    await settle(commit, batch.slice(0, half));
    await settle(commit, batch.slice(half));
  }
}
