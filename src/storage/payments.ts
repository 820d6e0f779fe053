import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from './clock.ts';
import type { Dialect } from './dialect.ts';
import type { Database, Schema } from './schema.ts';
import type { PaymentStore } from './store/payments.ts';
import type { Writer } from './writes.ts';

const DAY_MS = 86_400_000;

export function paymentReads(db: Kysely<Schema>): Pick<PaymentStore, 'list'> {
  return {
    async list(accountId) {
      const rows = await db
        .selectFrom('payments')
        .select(['checkout_id', 'customer_id', 'at'])
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .execute();
      return rows.map(({ checkout_id: checkoutId, customer_id, at }) => {
        return { checkoutId, customerId: customer_id ?? undefined, date: new Date(at) };
      });
    },
  };
}

export function paymentWrites(
  db: Kysely<Schema>,
  now: RawBuilder<number>,
  dialect: Dialect,
): Pick<Writer, 'recordPayment' | 'reversePayment'> {
  return {
    recordPayment: (payment, { plan, days: bought, outrankedBy }) =>
      db.transaction().execute(async (trx) => {
        const at = await readClock(trx, now);
        const found = await lockAccount(trx, dialect, payment.accountId);
        const reversed = await trx
          .selectFrom('reversals')
          .select('at')
          .where('payment_intent', '=', payment.paymentIntent)
          .executeTakeFirst();
        const hasMore =
          found !== undefined &&
          (outrankedBy.includes(found.plan) || (found.plan === plan && found.plan_ends === null));
        const days = found === undefined || reversed !== undefined || hasMore ? 0 : bought;
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('payments')
          .values({
            event_id: payment.eventId,
            account_id: payment.accountId,
            checkout_id: payment.checkoutId,
            customer_id: payment.customerId ?? null,
            at,
            payment_intent: payment.paymentIntent,
            days,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n || found === undefined || days === 0) return 0;
        const left = found.plan === plan ? Math.max(at, found.plan_ends ?? at) : at;
        const plan_ends = left + days * DAY_MS;
        await trx.updateTable('accounts').set({ plan, plan_ends }).where('id', '=', payment.accountId).execute();
        return days;
      }),

    reversePayment: (paymentIntent, plan) =>
      db.transaction().execute(async (trx) => {
        const at = await readClock(trx, now);
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('reversals')
          .values({ payment_intent: paymentIntent, at })
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
        if (found?.plan !== plan || found.plan_ends === null) return undefined;
        const plan_ends = Math.max(at, found.plan_ends - payment.days * DAY_MS);
        await trx.updateTable('accounts').set({ plan_ends }).where('id', '=', payment.account_id).execute();
        return payment.account_id;
      }),
  };
}

async function lockAccount(trx: Database, dialect: Dialect, accountId: string) {
  const account = trx.selectFrom('accounts').select(['plan', 'plan_ends']).where('id', '=', accountId);
  return account.$if(dialect.locksRows, (rows) => rows.forUpdate()).executeTakeFirst();
}
