import { parentPort, workerData } from 'node:worker_threads';
import type { Committed } from './ledger/batching/batcher.ts';
import { DIALECTS } from './dialects.ts';
import { toFailure } from './errors.ts';
import { createCircuit } from './ledger/batching/circuit.ts';
import { packOutcome, unpackOperation } from './ledger/batching/wire.ts';
import type { PackedOperation } from './ledger/batching/wire.ts';
import { createWriter } from './writer.ts';
import type { Writer } from './writes.ts';
import type { Call, Reply, WritingThreadOptions } from './writing-thread.ts';

const port = parentPort;
if (port === null) throw new Error('this is the thread that writes, not a program');

// Boundary: both ends of the channel are our own code.
const { dialect, address, clock, circuit, batchMax }: WritingThreadOptions = workerData;
const onConnectionLost = ({ message }: Error) => port.postMessage({ lost: message } satisfies Reply);
// One commits; the others are for what accounts and keys change meanwhile.
const { db, close } = DIALECTS[dialect].open(address, { connections: 3, onConnectionLost });
/** They go with the next reply, for a message of their own would cost the serving thread more than they are worth. */
let committed: Committed[] = [];
const onCommit = (commit: Committed) => void committed.push(commit);
const { submit, ...others } = createWriter(db, {
  dialect: DIALECTS[dialect],
  clock,
  circuit: createCircuit(circuit),
  batchMax,
  onCommit,
});
const calls: Readonly<Record<keyof Writer, (...parameters: never[]) => Promise<unknown>>> = {
  ...others,
  submit: async (packed: readonly PackedOperation[]) => (await submit(packed.map(unpackOperation))).map(packOutcome),
};

port.on('message', (message: Call | 'close') => {
  if (message === 'close') void close().finally(() => port.close());
  else void answer(message).then((reply) => port.postMessage(reply));
});

async function answer({ id, name, parameters }: Call): Promise<Reply> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other end is typed
    const result = await calls[name](...(parameters as never[]));
    if (committed.length === 0) return { id, result };
    const reported = committed;
    committed = [];
    return { id, result, committed: reported };
  } catch (error) {
    return { id, failure: toFailure(error) };
  }
}
