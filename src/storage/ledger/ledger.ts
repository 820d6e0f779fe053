import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from '../clock.ts';
import { dayName, dayOf, periodOf } from '../period.ts';
import type { Schema } from '../schema.ts';
import type { Ledger } from '../store.ts';
import { toChargeOutcome, toClaim, toEndpoint, toStanding, toStoredRecord } from './convert.ts';
import type { Intake } from './intake.ts';
import type { Claim, Decision, Operation } from './operation.ts';
import { readTally } from './tally.ts';
import { countsSince, toKeyUsage } from './usage.ts';

/** How often a request asks again whether the first one under its idempotency key has been answered. */
const ASK_AGAIN_MS = { first: 10, most: 200 };

export function createLedger(db: Kysely<Schema>, now: RawBuilder<number>, intake: Intake): Ledger {
  /** The reservations of this node that are neither settled nor refunded. */
  const open = new Map<string, Claim>();

  async function runUntilDecided(operation: Operation): Promise<Exclude<Decision, { kind: 'inFlight' }>> {
    for (let pauseMs = ASK_AGAIN_MS.first; ; pauseMs = Math.min(pauseMs * 2, ASK_AGAIN_MS.most)) {
      const decision = await intake.run(operation);
      if (decision.kind !== 'inFlight') return decision;
      await delay(pauseMs);
    }
  }

  function take(reservationId: string): Claim {
    const claim = open.get(reservationId);
    if (claim === undefined) throw new Error(`reservation ${reservationId} is not open on this node`);
    open.delete(reservationId);
    return claim;
  }

  return {
    async charge(request) {
      const record = request.record === undefined ? null : toStoredRecord(request.record);
      return toChargeOutcome(
        await runUntilDecided({ kind: 'charge', claim: toClaim(request), status: request.status, record }),
      );
    },

    async reserve(request) {
      const reservationId = randomUUID();
      const claim = toClaim(request);
      const decision = await runUntilDecided({ kind: 'reserve', claim, reservationId, leaseMs: request.leaseMs });
      if (decision.kind === 'reserved') {
        open.set(reservationId, claim);
        return { kind: 'reserved', reservationId, standing: toStanding(decision.at) };
      }
      const outcome = toChargeOutcome(decision);
      if (outcome.kind === 'charged') throw new Error('a reservation was answered as a charge');
      return outcome;
    },

    async settle(reservationId, { status, record }) {
      const claim = take(reservationId);
      const stored = record === undefined ? null : toStoredRecord(record);
      try {
        return toChargeOutcome(await runUntilDecided({ kind: 'settle', claim, reservationId, status, record: stored }));
      } catch (error) {
        // Still reserved, as far as this node knows: it may be settled again, or refunded, or swept.
        open.set(reservationId, claim);
        throw error;
      }
    },

    async refund(reservationId) {
      const claim = take(reservationId);
      const idempotencyKey = claim.idempotency?.key ?? null;
      await intake.run({ kind: 'refund', accountId: claim.accountId, reservationId, idempotencyKey });
    },

    async append(accountId, record) {
      await intake.run({ kind: 'append', accountId, record: toStoredRecord(record) });
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
        return toStanding({ used: 0, limit: limit ?? null, period: periodOf(instant), now: instant });
      }
      const period = Math.max(row.period, periodOf(row.now));
      const used = period === row.period ? row.settled + row.live : 0;
      return toStanding({ used, limit: limit ?? null, period, now: row.now });
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
        endpoint: toEndpoint(row.endpoint),
        status: row.status,
        count: row.requests,
      }));
    },
  };
}

/** Days for which requests are counted by endpoint and status. */
export const DAYS_KEPT = 90;
