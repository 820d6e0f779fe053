import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { StorageUnavailable } from '../../errors.ts';
import type { Commit } from './batcher.ts';
import { commitBatch, CommitUnknown } from '../transaction/commit.ts';
import type { LedgerDatabase } from '../transaction/commit.ts';
import type { Circuit } from './circuit.ts';
import type { Decision } from '../operation.ts';

/** Tries of a batch that a deadlock or a lock's timeout rolled back. */
const TRIES_MAX = 4;
/** How long an unknown outcome is pursued: longer than a restart of the database, or its failover, takes. */
const PURSUED_MS = 120_000;
const PAUSE_MS = 100;

/**
 * Commits each batch exactly once. When the connection breaks during a commit, the batch is tried again under the same
 * id: its receipt tells whether the first try took effect, and inserting the receipt anew waits for a first try that is
 * still under way. So a batch is never charged twice, and none that took effect is answered as failed.
 */
export function commitOnce(database: LedgerDatabase, circuit: Circuit): Commit {
  const commit: Commit = async (operations) => {
    const batchId = randomUUID();
    let unknown: { readonly decisions: Decision[]; readonly giveUpAt: number } | undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const decisions = (await commitBatch(database, batchId, operations)) ?? unknown?.decisions;
        if (decisions === undefined) throw new Error('the receipt of a batch was there before the batch');
        return decisions;
      } catch (error) {
        if (error instanceof CommitUnknown) {
          circuit.broken = true;
          unknown = { decisions: error.decisions, giveUpAt: unknown?.giveUpAt ?? Date.now() + PURSUED_MS };
        } else if (!(error instanceof StorageUnavailable)) {
          throw error;
        } else if (unknown === undefined) {
          if (error.outcome !== 'rolled back' || attempt >= TRIES_MAX) throw error;
          continue;
        }
        if (Date.now() > unknown.giveUpAt)
          throw new StorageUnavailable('the outcome of a commit stayed unknown', { cause: error });
        await delay(PAUSE_MS);
      }
    }
  };
  return async (operations) => {
    try {
      return await commit(operations);
    } finally {
      circuit.broken = false;
    }
  };
}
