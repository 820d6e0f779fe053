import { Worker } from 'node:worker_threads';
import { StorageUnavailable, toError } from './errors.ts';
import type { Failure } from './errors.ts';
import type { Committed } from './ledger/batching/batcher.ts';
import { packOperation, unpackOutcome } from './ledger/batching/wire.ts';
import type { PackedOutcome } from './ledger/batching/wire.ts';
import type { DialectName } from './migrations/migration.ts';
import type { Writer } from './writes.ts';

export interface WritingThreadOptions {
  readonly dialect: DialectName;
  /** A file, or the URL of a server. */
  readonly address: string;
  /** SQL for the current time in milliseconds since 1970. */
  readonly clock: string;
  readonly circuit: SharedArrayBuffer;
  /** Operations in one transaction at most. */
  readonly batchMax: number;
}

type CallName = keyof Writer;

export interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly parameters: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly result: unknown; readonly committed?: readonly Committed[] }
  | { readonly id: number; readonly failure: Failure }
  /** An idle connection broke. */
  | { readonly lost: string };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs every write on a thread of its own. There a commit waits for the disk, or what a batch sends to a server is put
 * together, while this thread reads and answers requests, which gather for the next batch. The thread is started again
 * when it has ended by a fault.
 */
export function openWritingThread(
  options: WritingThreadOptions,
  onFailure: (error: unknown) => void,
  onCommit: (committed: Committed) => void = () => undefined,
): { writer: Writer; close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let calls = 0;

  function start(): Worker {
    const started = new Worker(new URL('./writing-thread-main.ts', import.meta.url), { workerData: options });
    started.on('message', (reply: Reply) => {
      if ('lost' in reply) {
        onFailure(new StorageUnavailable(reply.lost, { outcome: 'lost' }));
        return;
      }
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      // It keeps the process alive while something is under way, and not otherwise.
      if (waiting.size === 0) started.unref();
      if ('failure' in reply) call?.reject(toError(reply.failure));
      else {
        call?.resolve(reply.result);
        for (const committed of reply.committed ?? []) onCommit(committed);
      }
    });
    const lost = (cause: unknown) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values())
        reject(new StorageUnavailable('the thread that writes has ended', { cause }));
      waiting.clear();
    };
    started.on('error', lost);
    started.on('exit', lost);
    return started;
  }

  function run(name: CallName, parameters: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      worker ??= start();
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id: calls, name, parameters } satisfies Call);
    });
  }

  /** Boundary: what the thread replies to a call is what its writer returned for it, cloned. */
  const remote =
    <Name extends CallName>(name: Name) =>
    (...parameters: Parameters<Writer[Name]>): ReturnType<Writer[Name]> =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      run(name, parameters) as ReturnType<Writer[Name]>;

  return {
    writer: {
      // Boundary: as `remote`, in the form in which operations cross.
      async submit(operations) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const outcomes = (await run('submit', [operations.map(packOperation)])) as readonly PackedOutcome[];
        return outcomes.map(unpackOutcome);
      },
      migrate: remote('migrate'),
      adoptSecret: remote('adoptSecret'),
      probe: remote('probe'),
      createAccount: remote('createAccount'),
      setPlan: remote('setPlan'),
      removeAccount: remote('removeAccount'),
      addOperator: remote('addOperator'),
      recordPayment: remote('recordPayment'),
      reversePayment: remote('reversePayment'),
      createKey: remote('createKey'),
      revokeKey: remote('revokeKey'),
      countTry: remote('countTry'),
      takeSpending: remote('takeSpending'),
      settleSpending: remote('settleSpending'),
      trimHistory: remote('trimHistory'),
      tidy: remote('tidy'),
    },
    async close() {
      const ending = worker;
      if (ending === undefined) return;
      worker = undefined;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      ending.postMessage('close');
      await ended;
    },
  };
}
