import { parentPort, workerData } from 'node:worker_threads';
import { StorageUnavailable } from '../errors.ts';
import { commitSurely } from '../ledger/commit-surely.ts';
import { ledgerStatements } from '../ledger/statements.ts';
import type { CommitReply, CommitRequest, CommitterOptions } from './committer.ts';
import { openSqlite } from './database.ts';

const port = parentPort;
if (port === null) throw new Error('this is the thread that writes, not a program');

// Boundary: both ends of the channel are this house's own.
const { file, clock }: CommitterOptions = workerData;
const db = openSqlite(file);
const commit = commitSurely(db, ledgerStatements('sqlite', clock));

port.on('message', (message: CommitRequest | 'close') => {
  if (message === 'close') void db.destroy().then(() => port.close());
  else void answer(message).then((reply) => port.postMessage(reply));
});

async function answer({ operations }: CommitRequest): Promise<CommitReply> {
  try {
    return { decisions: await commit(operations) };
  } catch (error) {
    const unavailable = error instanceof StorageUnavailable;
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, unavailable, stack: error instanceof Error ? error.stack : undefined } };
  }
}
