import type { Transaction } from 'kysely';
import { clockOf, DATABASE_CLOCK, readClock } from '../storage/clock.ts';
import type { SignInDatabase } from '../storage/index.ts';
import type { Schema } from '../storage/schema.ts';
import { PLANS } from './plans.ts';

export interface Payment {
  readonly eventId: string;
  readonly checkoutId: string;
  readonly accountId: string;
  /** Stripe's name for who paid, under which it keeps the receipt. */
  readonly customerId: string | undefined;
  /** Stripe's name for the payment itself, by which a refund is told. */
  readonly paymentIntent: string;
}

export interface PastPayment extends Pick<Payment, 'checkoutId' | 'customerId'> {
  readonly date: Date;
}

const DAY_MS = 86_400_000;

/**
 * Extends the plan of an account by what was bought, once for each checkout: what is left of the premium plan is kept.
 * An account that has more already keeps that. What has been refunded or disputed meanwhile buys nothing.
 * @returns the days that were added
 */
export async function recordPayment({ db, dialect }: SignInDatabase, payment: Payment): Promise<number> {
  const { eventId: event_id, checkoutId: checkout_id, accountId: account_id, customerId, paymentIntent } = payment;
  return db.transaction().execute(async (trx) => {
    const now = await readClock(trx, clockOf(DATABASE_CLOCK[dialect]));
    const found = await lockAccount(trx, dialect, account_id);
    const reversed = await trx
      .selectFrom('reversals')
      .select('at')
      .where('payment_intent', '=', paymentIntent)
      .executeTakeFirst();
    const hasMore = found?.plan === 'unlimited' || (found?.plan === 'premium' && found.plan_ends === null);
    const days = found === undefined || reversed !== undefined || hasMore ? 0 : PLANS.premium.price.days;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payments')
      .values({
        event_id,
        account_id,
        checkout_id,
        customer_id: customerId ?? null,
        at: now,
        payment_intent: paymentIntent,
        days,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n || found === undefined || days === 0) return 0;
    const left = found.plan === 'premium' ? Math.max(now, found.plan_ends ?? now) : now;
    const plan_ends = left + days * DAY_MS;
    await trx.updateTable('accounts').set({ plan: 'premium', plan_ends }).where('id', '=', account_id).execute();
    return days;
  });
}

/**
 * Takes back what a payment bought, once: it was refunded, or its owner disputes it. A payment that is heard of only
 * later buys nothing then.
 * @returns whose plan it was taken from; undefined: nobody's
 */
export async function reversePayment(
  { db, dialect }: SignInDatabase,
  paymentIntent: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const now = await readClock(trx, clockOf(DATABASE_CLOCK[dialect]));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('reversals')
      .values({ payment_intent: paymentIntent, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return undefined;
    const payment = await trx
      .selectFrom('payments')
      .select(['account_id', 'days'])
      .where('payment_intent', '=', paymentIntent)
      .executeTakeFirst();
    if (payment === undefined) return undefined;
    const found = await lockAccount(trx, dialect, payment.account_id);
    if (found?.plan !== 'premium' || found.plan_ends === null) return undefined;
    const plan_ends = Math.max(now, found.plan_ends - payment.days * DAY_MS);
    await trx.updateTable('accounts').set({ plan_ends }).where('id', '=', payment.account_id).execute();
    return payment.account_id;
  });
}

async function lockAccount(trx: Transaction<Schema>, dialect: SignInDatabase['dialect'], accountId: string) {
  const account = trx.selectFrom('accounts').select(['plan', 'plan_ends']).where('id', '=', accountId);
  return (dialect === 'postgres' ? account.forUpdate() : account).executeTakeFirst();
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
