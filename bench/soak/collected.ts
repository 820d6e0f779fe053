import { once } from 'node:events';

/** What a process keeps once its garbage is gone, in bytes, by thread: the main one first. */
interface Kept {
  readonly threads: number;
  /** Of all heaps. */
  readonly heapBytes: number;
  /** Buffers and other memory outside of the heaps that objects in them hold; what threads share counts in each. */
  readonly externalBytes: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}

/** A process that was started with `--inspect`. */
export interface Inspected {
  /** Collects the garbage of each thread, twice, for what only finalizers let go of goes at the second time. */
  collect(): Promise<Kept>;
  close(): void;
}

/**
 * Speaks Chrome's protocol for debuggers with a process: its garbage is collected from outside, in threads that no
 * `--expose-gc` reaches.
 *
 * @param log what it has written to standard error, where it says at which address it listens
 */
export async function inspect(log: string): Promise<Inspected> {
  const socket = new WebSocket(/^Debugger listening on (ws:\S+)$/m.exec(log)?.[1] ?? '');
  await once(socket, 'open');
  const waiting = new Map<string, (result: unknown) => void>();
  const workers = new Set<string>();
  let ids = 0;

  function heard(text: string, thread: string): void {
    const { id, method, params, result } = JSON.parse(text);
    if (id !== undefined) waiting.get(`${thread} ${id}`)?.(result);
    else if (method === 'NodeWorker.attachedToWorker') workers.add(params.sessionId);
    else if (method === 'NodeWorker.detachedFromWorker') workers.delete(params.sessionId);
    else if (method === 'NodeWorker.receivedMessageFromWorker') heard(params.message, params.sessionId);
  }
  socket.addEventListener('message', ({ data }) => heard(String(data), ''));

  /** @param thread a worker's session; empty: the main thread */
  async function ask(thread: string, method: string, params: object = {}): Promise<unknown> {
    ids += 1;
    const [id, name] = [ids, `${thread} ${ids}`];
    const message = JSON.stringify({ id, method, params });
    const answered = new Promise((resolve) => waiting.set(name, resolve));
    if (thread === '') socket.send(message);
    else await ask('', 'NodeWorker.sendMessageToWorker', { message, sessionId: thread });
    return answered.finally(() => waiting.delete(name));
  }

  await ask('', 'NodeWorker.enable', { waitForDebuggerOnStart: false });
  return {
    async collect() {
      const usages = await Promise.all(
        ['', ...workers].map(async (thread) => {
          await ask(thread, 'HeapProfiler.collectGarbage');
          await ask(thread, 'HeapProfiler.collectGarbage');
          // Boundary: what the protocol answers.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          return (await ask(thread, 'Runtime.getHeapUsage')) as HeapUsage;
        }),
      );
      const sum = (of: (one: HeapUsage) => number): number => usages.reduce((all, one) => all + of(one), 0);
      return {
        threads: usages.length,
        heapBytes: sum(({ usedSize }) => usedSize),
        externalBytes: sum(({ embedderHeapUsedSize, backingStorageSize }) => embedderHeapUsedSize + backingStorageSize),
      };
    },
    close: () => socket.close(),
  };
}
