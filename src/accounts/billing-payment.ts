import { clockOf, DATABASE_CLOCK, readClock } from '../storage/clock.ts';
import type { SignInDatabase } from '../storage/index.ts';
import { PLANS } from './plans.ts';

export interface Payment {
  readonly eventId: string;
  readonly checkoutId: string;
  readonly accountId: string;
}

const DAY_MS = 86_400_000;

/**
 * Extends the plan of an account by what was bought, once for each checkout: what is left of the premium plan is kept.
 * An account that has more already keeps that.
 */
export async function recordPayment({ db, dialect }: SignInDatabase, payment: Payment): Promise<void> {
  const { eventId: event_id, checkoutId: checkout_id, accountId: account_id } = payment;
  await db.transaction().execute(async (trx) => {
    const now = await readClock(trx, clockOf(DATABASE_CLOCK[dialect]));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payments')
      .values({ event_id, account_id, checkout_id, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    const account = trx.selectFrom('accounts').selectAll().where('id', '=', account_id);
    const found = await (dialect === 'postgres' ? account.forUpdate() : account).executeTakeFirst();
    if (found === undefined || found.plan === 'unlimited') return;
    if (found.plan === 'premium' && found.plan_ends === null) return;
    const left = found.plan === 'premium' ? Math.max(now, found.plan_ends ?? now) : now;
    const plan_ends = left + PLANS.premium.price.days * DAY_MS;
    await trx.updateTable('accounts').set({ plan: 'premium', plan_ends }).where('id', '=', account_id).execute();
  });
}
