import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from './clock.ts';
import type { Batcher } from './ledger/batcher.ts';
import { REMEMBERED_MS } from './ledger/decide.ts';
import { DAYS_KEPT } from './ledger/ledger.ts';
import { dayOf } from './period.ts';
import type { Schema } from './schema.ts';

const CHUNK = 500;
const HOUR_MS = 3_600_000;

/**
 * Gives back what the reservations of nodes that died have taken, and deletes what has grown too old to be asked for.
 * Any node may do it, several at once too: a reservation ends once, under its ledger's lock.
 * @returns how many reservations were given back
 */
export async function sweep(db: Kysely<Schema>, now: RawBuilder<number>, batcher: Batcher): Promise<number> {
  const instant = await readClock(db, now);
  const dead = await db
    .selectFrom('reservations')
    .select(['id', 'account_id', 'idempotency_key'])
    .where('expires', '<=', instant)
    .orderBy('expires')
    .limit(CHUNK)
    .execute();
  await Promise.all(
    dead.map((row) =>
      batcher.run({
        kind: 'refund',
        accountId: row.account_id,
        reservationId: row.id,
        idempotencyKey: row.idempotency_key,
      }),
    ),
  );
  // An hour more than promised, so that no row is deleted under a batch that is using it.
  await db
    .deleteFrom('idempotency')
    .where('at', '<', instant - REMEMBERED_MS - HOUR_MS)
    .execute();
  await db
    .deleteFrom('receipts')
    .where('at', '<', instant - HOUR_MS)
    .execute();
  return dead.length;
}

/** The scan by day reads the whole table, so this is for once a day. */
export async function sweepDailyCounts(db: Kysely<Schema>, now: RawBuilder<number>): Promise<void> {
  const today = dayOf(await readClock(db, now));
  await db
    .deleteFrom('daily_counts')
    .where('day', '<=', today - DAYS_KEPT)
    .execute();
}
