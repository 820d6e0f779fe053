import { clockOf, DATABASE_CLOCK, readClock } from '../storage/clock.ts';
import type { SignInDatabase } from '../storage/index.ts';
import { PLANS } from './plans.ts';

export interface Payment {
  readonly eventId: string;
  readonly checkoutId: string;
  readonly accountId: string;
  /** Stripe's name for who paid, under which it keeps the receipt. */
  readonly customerId: string | undefined;
}

export interface PastPayment extends Pick<Payment, 'checkoutId' | 'customerId'> {
  readonly date: Date;
}

const DAY_MS = 86_400_000;

/**
 * Extends the plan of an account by what was bought, once for each checkout: what is left of the premium plan is kept.
 * An account that has more already keeps that.
 */
export async function recordPayment({ db, dialect }: SignInDatabase, payment: Payment): Promise<void> {
  const { eventId: event_id, checkoutId: checkout_id, accountId: account_id, customerId } = payment;
  await db.transaction().execute(async (trx) => {
    const now = await readClock(trx, clockOf(DATABASE_CLOCK[dialect]));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payments')
      .values({ event_id, account_id, checkout_id, customer_id: customerId ?? null, at: now })
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

/** What an account has paid, newest first. */
export async function listPayments({ db }: SignInDatabase, accountId: string): Promise<readonly PastPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['checkout_id', 'customer_id', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ checkout_id: checkoutId, customer_id, at }) => {
    return { checkoutId, customerId: customer_id ?? undefined, date: new Date(at) };
  });
}
