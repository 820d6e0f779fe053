import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from './clock.ts';
import { SOURCES } from './history-rows.ts';
import type { Schema } from './schema.ts';

const DAY_MS = 86_400_000;
/** Entries deleted by one statement: few enough that other writes hardly wait. */
const CHUNK = 500;

/**
 * Deletes entries older than `days` days. Only the oldest of each numbering, as far as they are older without
 * exception: what remains is numbered as before, without a gap.
 * @returns how many were deleted
 */
export async function trimHistory(db: Kysely<Schema>, now: RawBuilder<number>, days: number): Promise<number> {
  const cutoff = (await readClock(db, now)) - days * DAY_MS;
  let trimmed = 0;
  for (let after = ''; ;) {
    const accounts = await db
      .selectFrom('ledgers')
      .select('account_id')
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(CHUNK)
      .execute();
    for (const { account_id } of accounts) {
      for (const source of SOURCES) trimmed += await trimOne(db, account_id, source, cutoff);
      after = account_id;
    }
    if (accounts.length < CHUNK) return trimmed;
  }
}

async function trimOne(db: Kysely<Schema>, accountId: string, source: string, cutoff: number): Promise<number> {
  for (let trimmed = 0; ;) {
    const oldest = await db
      .selectFrom('history')
      .select(['seq', 'at'])
      .where('account_id', '=', accountId)
      .where('source', '=', source)
      .orderBy('seq')
      .limit(CHUNK)
      .execute();
    const kept = oldest.findIndex(({ at }) => at >= cutoff);
    const last = oldest.at(kept === -1 ? -1 : kept - 1);
    if (last === undefined || kept === 0) return trimmed;
    await db
      .deleteFrom('history')
      .where('account_id', '=', accountId)
      .where('source', '=', source)
      .where('seq', '<=', last.seq)
      .execute();
    trimmed += kept === -1 ? oldest.length : kept;
    if (kept !== -1 || oldest.length < CHUNK) return trimmed;
  }
}
