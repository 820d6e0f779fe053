import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from '../clock.ts';
import { dayName, dayOf, endOfPeriod, periodOf } from '../period.ts';
import type { Schema } from '../schema.ts';
import type { ChargeOutcome, Claim, Ledger } from '../store/ledger.ts';
import type { Queue } from './batching/queue.ts';
import type { Decision, Operation } from './operation.ts';
import { readTally } from './rules/tally.ts';
import { countsSince, toKeyUsage } from './usage.ts';

/** How often a request asks again whether the first one under its idempotency key has been answered. */
const ASK_AGAIN_MS = { first: 10, most: 200 };

export function createLedger(db: Kysely<Schema>, now: RawBuilder<number>, queue: Queue): Ledger {
  /** The reservations of this node that are neither settled nor refunded. */
  const open = new Map<string, Claim>();

  async function runUntilDecided(operation: Operation): Promise<Exclude<Decision, { kind: 'inFlight' }>> {
    for (let pauseMs = ASK_AGAIN_MS.first; ; pauseMs = Math.min(pauseMs * 2, ASK_AGAIN_MS.most)) {
      const decision = await queue.run(operation);
      if (decision.kind !== 'inFlight') return decision;
      await delay(pauseMs);
    }
  }

  async function charged(operation: Operation): Promise<ChargeOutcome> {
    const decision = await runUntilDecided(operation);
    if (decision.kind === 'reserved' || decision.kind === 'done')
      throw new Error(`a charge was answered as ${decision.kind}`);
    return decision;
  }

  function take(reservationId: string): Claim {
    const claim = open.get(reservationId);
    if (claim === undefined) throw new Error(`reservation ${reservationId} is not open on this node`);
    open.delete(reservationId);
    return claim;
  }

  return {
    charge: (charge) => charged({ ...charge, kind: 'charge' }),

    async reserve(claim, leaseMs) {
      const reservationId = randomUUID();
      const decision = await runUntilDecided({ ...claim, kind: 'reserve', reservationId, leaseMs });
      if (decision.kind === 'charged' || decision.kind === 'done')
        throw new Error(`a reservation was answered as ${decision.kind}`);
      if (decision.kind === 'reserved') open.set(reservationId, claim);
      return decision;
    },

    async settle(reservationId, { status, record }) {
      const claim = take(reservationId);
      try {
        return await charged({ ...claim, kind: 'settle', reservationId, status, record });
      } catch (error) {
        // Still reserved, as far as this node knows: it may be settled again, or refunded, or swept.
        open.set(reservationId, claim);
        throw error;
      }
    },

    async refund(reservationId) {
      const { accountId, idempotency } = take(reservationId);
      await queue.run({ kind: 'refund', accountId, reservationId, idempotencyKey: idempotency?.key });
    },

    async append(accountId, record) {
      await queue.run({ kind: 'append', accountId, record });
    },

    async standing(accountId, limit) {
      const row = await db
        .selectFrom('ledgers')
        .select(['period', 'settled', 'live'])
        .select(now.as('now'))
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (row === undefined) {
        const instant = await readClock(db, now);
        return { used: 0, limit, resetAt: endOfPeriod(periodOf(instant)), now: new Date(instant) };
      }
      const period = Math.max(row.period, periodOf(row.now));
      const used = period === row.period ? row.settled + row.live : 0;
      return { used, limit, resetAt: endOfPeriod(period), now: new Date(row.now) };
    },

    async keyUsage(keyId) {
      const row = await db
        .selectFrom('api_keys')
        .innerJoin('ledgers', 'ledgers.account_id', 'api_keys.account_id')
        .select(['id', 'total_requests', 'last_used', 'tally'])
        .where('id', '=', keyId)
        .executeTakeFirst();
      return row === undefined ? { totalRequests: 0, lastUsed: undefined } : toKeyUsage(row, readTally(row.tally));
    },

    async daily(accountId, days) {
      const today = dayOf(await readClock(db, now));
      const first = today - Math.min(days, DAYS_KEPT) + 1;
      const rows = await countsSince(db, accountId, first);
      return rows.map((row) => ({
        day: dayName(row.day),
        endpoint: row.endpoint,
        status: row.status,
        count: row.requests,
      }));
    },
  };
}

/** Days for which requests are counted by endpoint and status. */
export const DAYS_KEPT = 90;
