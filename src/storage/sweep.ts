import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from './clock.ts';
import { REMEMBERED_MS } from './ledger/rules/idempotency.ts';
import type { Queue } from './ledger/batching/queue.ts';
import { DAYS_KEPT } from './ledger/ledger.ts';
import { dayOf } from './period.ts';
import type { Schema } from './schema.ts';

const CHUNK = 500;
const HOUR_MS = 3_600_000;

/**
 * Gives back what the reservations of nodes that died have taken. Any node may do it, several at once too: a reservation
 * ends once, under its ledger's lock.
 * @returns how many were found
 */
export async function sweepReservations(db: Kysely<Schema>, now: RawBuilder<number>, queue: Queue): Promise<number> {
  const dead = await db
    .selectFrom('reservations')
    .select(['id', 'account_id', 'idempotency_key'])
    .where('expires', '<=', now)
    .orderBy('expires')
    .limit(CHUNK)
    .execute();
  const refund = (row: (typeof dead)[number]) =>
    queue.run({
      kind: 'refund',
      accountId: row.account_id,
      reservationId: row.id,
      idempotencyKey: row.idempotency_key ?? undefined,
    });
  await Promise.all(dead.map(refund));
  return dead.length;
}

/**
 * Deletes what has grown too old to be asked for.
 * @param options.dailyCounts their scan reads the whole table, so it is for once in a while
 */
export async function tidy(
  db: Kysely<Schema>,
  now: RawBuilder<number>,
  options: { dailyCounts: boolean },
): Promise<void> {
  const instant = await readClock(db, now);
  // An hour more than promised, so that no row is deleted under a batch that is using it.
  await db
    .deleteFrom('idempotency')
    .where('at', '<', instant - REMEMBERED_MS - HOUR_MS)
    .execute();
  await db
    .deleteFrom('receipts')
    .where('at', '<', instant - HOUR_MS)
    .execute();
  await db.deleteFrom('throttles').where('ends', '<=', instant).execute();
  if (!options.dailyCounts) return;
  await db
    .deleteFrom('daily_counts')
    .where('day', '<=', dayOf(instant) - DAYS_KEPT)
    .execute();
}
