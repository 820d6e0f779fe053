import { Stripe } from 'stripe';
import { ApiError } from '../contract/errors.ts';
import type { AccountRow, SignInDatabase } from '../storage/index.ts';
import { listPayments, type PastPayment, recordPayment } from './billing-payment.ts';
import { PLANS } from './plans.ts';

/** Buying a plan. */
export interface Billing {
  /** @returns where the browser goes to pay; @throws ApiError 503 when Stripe does not let it */
  checkout(account: AccountRow): Promise<string>;
  /** @returns where the browser goes to see its receipts; undefined: there are none; @throws ApiError 503 likewise */
  portal(account: AccountRow): Promise<string | undefined>;
  /** What an account has paid, newest first. */
  payments(account: AccountRow): Promise<readonly PastPayment[]>;
  /**
   * Takes what Stripe tells. The same event may come twice, late, or after a later one.
   * @returns false when it is not signed by Stripe, or too old to be believed
   */
  hear(body: Buffer, signature: string): Promise<boolean>;
}

export interface BillingOptions {
  readonly database: SignInDatabase;
  readonly key: string;
  readonly webhookSecret: string;
  /** Of this service, as browsers reach it, without a slash at its end. */
  readonly publicUrl: string;
  /** Another server than Stripe's own, for tests. */
  readonly apiUrl: string | undefined;
}

const PAID: ReadonlySet<string> = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

export function createBilling({ database, key, webhookSecret, publicUrl, apiUrl }: BillingOptions): Billing {
  const stripe = new Stripe(key, { ...serverOf(apiUrl), maxNetworkRetries: 1, timeout: 10_000, telemetry: false });
  const { euros, days } = PLANS.premium.price;

  /** Kept from the payments that were heard of, never looked up by address, which nobody has proven to be theirs. */
  async function customerOf(accountId: string): Promise<string | undefined> {
    return (await listPayments(database, accountId)).find(({ customerId }) => customerId !== undefined)?.customerId;
  }

  return {
    async checkout({ id, email }) {
      const open = (customer?: string) =>
        stripe.checkout.sessions.create({
          mode: 'payment',
          client_reference_id: id,
          // The next payment's receipt joins those before it.
          ...(customer === undefined ? { customer_email: email, customer_creation: 'always' } : { customer }),
          invoice_creation: { enabled: true },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'eur',
                unit_amount: euros * 100,
                product_data: { name: `Huesmith Premium, ${days} days` },
              },
            },
          ],
          success_url: `${publicUrl}/account?paid=yes`,
          cancel_url: `${publicUrl}/account?paid=no`,
        });
      const known = await customerOf(id);
      const session = await asked(known === undefined ? open() : unlessGone(open(known), () => open()));
      if (session.url === null) throw new Error('Stripe gave no address to pay at');
      return session.url;
    },

    async portal({ id }) {
      const customer = await customerOf(id);
      if (customer === undefined) return undefined;
      const portal = stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/account` });
      return (await asked(unlessGone(portal, () => undefined)))?.url;
    },

    payments: ({ id }) => listPayments(database, id),

    async hear(body, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        return false;
      }
      if (!PAID.has(event.type) || !('object' in event.data)) return true;
      const { object } = event.data;
      if (object.object !== 'checkout.session' || object.payment_status !== 'paid') return true;
      const { id: checkoutId, client_reference_id: accountId, customer } = object;
      const customerId = typeof customer === 'string' ? customer : customer?.id;
      if (accountId !== null) await recordPayment(database, { eventId: event.id, checkoutId, accountId, customerId });
      return true;
    },
  };
}

/** What Stripe answers, or something else where it no longer knows the customer: they may be deleted there. */
async function unlessGone<T, U>(answer: Promise<T>, instead: () => U): Promise<T | Awaited<U>> {
  try {
    return await answer;
  } catch (error) {
    const gone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!gone || error.param !== 'customer') throw error;
    return await instead();
  }
}

const NO_ANSWER = 'Our payment service does not answer. Nothing was paid; try again shortly.';

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    throw new ApiError('service_unavailable', { message: NO_ANSWER, headers: { 'Retry-After': '5' }, cause });
  }
}

function serverOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
