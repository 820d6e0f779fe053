import { parentPort, workerData } from 'node:worker_threads';
import { createWriter } from '../writer.ts';
import type { Writer } from '../writer.ts';
import { openSqlite } from './database.ts';
import type { Call, Reply, WritingThreadOptions } from './writing-thread.ts';

const port = parentPort;
if (port === null) throw new Error('this is the thread that writes, not a program');

// Boundary: both ends of the channel are this house's own.
const { file, clock }: WritingThreadOptions = workerData;
const { db, close } = openSqlite(file, 'write');
const writer: Readonly<Record<keyof Writer, (...parameters: never[]) => Promise<unknown>>> = createWriter(
  db,
  'sqlite',
  clock,
  // A file is here or gone: SQLite leaves no outcome unknown.
  { open: true },
);

port.on('message', (message: Call | 'close') => {
  if (message === 'close') {
    close();
    port.close();
  } else void answer(message).then((reply) => port.postMessage(reply));
});

async function answer({ id, name, parameters }: Call): Promise<Reply> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other end is typed
    return { id, result: await writer[name](...(parameters as never[])) };
  } catch (error) {
    return {
      id,
      failure:
        error instanceof Error ? { name: error.name, message: error.message } : { name: '', message: String(error) },
    };
  }
}
