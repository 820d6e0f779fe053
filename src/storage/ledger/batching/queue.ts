import { StorageUnavailable, toError } from '../../errors.ts';
import type { Submit } from './batcher.ts';
import type { Circuit } from './circuit.ts';
import type { Decision, Operation } from '../operation.ts';

/** Where the thread that serves requests hands over what they change. */
export interface Queue {
  /**
   * Resolves after the commit that the operation was part of.
   * @throws StorageUnavailable when nothing of it happened
   */
  run(operation: Operation): Promise<Decision>;
  /** Takes no more, and resolves when what is under way has been committed. */
  close(): Promise<void>;
  /** Operations that wait or are under way. */
  waiting(): number;
}

export interface QueueOptions {
  /** Operations that may wait; beyond them storage is overloaded, and says so instead of queueing. */
  readonly queueMax: number;
  readonly circuit: Readonly<Circuit>;
}

/**
 * Operations in one chunk at most. While the rest of a burst of requests is still being read, its first chunks are
 * committed, and answered while the last ones are: neither thread waits for the other.
 */
const CHUNK_MAX = 32;

interface Waiting {
  readonly operation: Operation;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers what the requests of one turn of the event loop change, and submits it in chunks, without a timer. */
export function createQueue(submit: Submit, { queueMax, circuit }: QueueOptions): Queue {
  let chunk: Waiting[] = [];
  let unanswered = 0;
  let closing = false;
  let emptied: (() => void) | undefined;

  function send(): void {
    const sent = chunk;
    if (sent.length === 0) return;
    chunk = [];
    void deliver(submit, sent).finally(() => {
      unanswered -= sent.length;
      if (unanswered === 0) emptied?.();
    });
  }

  return {
    run(operation) {
      if (closing) return Promise.reject(new StorageUnavailable('the store is closing'));
      if (circuit.broken) return Promise.reject(new StorageUnavailable('the database does not answer'));
      if (unanswered >= queueMax) return Promise.reject(new StorageUnavailable('too many requests wait for storage'));
      return new Promise((resolve, reject) => {
        unanswered += 1;
        chunk.push({ operation, resolve, reject });
        if (chunk.length === CHUNK_MAX) send();
        else if (chunk.length === 1) setImmediate(send);
      });
    },
    waiting: () => unanswered,
    async close() {
      closing = true;
      if (unanswered > 0) await new Promise<void>((resolve) => (emptied = resolve));
    },
  };
}

async function deliver(submit: Submit, chunk: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await submit(chunk.map(({ operation }) => operation));
    if (outcomes.length !== chunk.length) throw new Error('a chunk was answered in part');
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind === 'failed') chunk[index]?.reject(toError(outcome.failure));
      else chunk[index]?.resolve(outcome);
    }
  } catch (error) {
    for (const { reject } of chunk) reject(error);
  }
}
