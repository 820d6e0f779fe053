import { Stripe } from 'stripe';
import { ApiError } from '../contract/errors.ts';
import type { AccountRow } from '../storage/store/accounts.ts';
import type { PastPayment, Payment, PaymentStore, Purchase } from '../storage/store/payments.ts';
import { PLAN_NAMES, PLANS } from '../contract/plans.ts';

/** Buying a plan. */
export interface Billing {
  /** @returns where the browser goes to pay; @throws ApiError 503 when Stripe does not let it */
  checkout(account: AccountRow): Promise<string>;
  /** @returns where the browser goes to see its receipts; undefined: there are none; @throws ApiError 503 likewise */
  portal(account: AccountRow): Promise<string | undefined>;
  /** What an account has paid, newest first. */
  payments(account: AccountRow): Promise<readonly PastPayment[]>;
  /**
   * Takes an event from Stripe. The same one may come twice, late, or after a later one.
   * @returns false when it is not signed by Stripe, or too old to be believed
   */
  hear(body: Buffer, signature: string): Promise<boolean>;
}

export interface BillingOptions {
  readonly payments: PaymentStore;
  readonly key: string;
  readonly webhookSecret: string;
  /** Of this service, as browsers reach it, without a slash at its end. */
  readonly publicUrl: string;
  /** Another server than Stripe's own, for tests. */
  readonly apiUrl: string | undefined;
  /** Called for a paid checkout that we did not open, or not for what we sell: it grants nothing. */
  readonly onForeign?: (checkoutId: string) => void;
  /** Called for an account whose plan a payment, or its refund or dispute, has changed. */
  readonly onChange?: ((event: 'plan_bought' | 'plan_taken_back', accountId: string) => void) | undefined;
}

const SOLD = 'premium';
const { label, price } = PLANS[SOLD];
const { euros, days } = price;
const CURRENCY = 'eur';
const CENTS = euros * 100;
/** What a checkout of ours carries in its metadata. A price list that changes takes another name. */
const OURS = 'huesmith';
const PRODUCT = `${SOLD} ${days} days`;
const OUTRANKED_BY = PLAN_NAMES.slice(PLAN_NAMES.indexOf(SOLD) + 1);
const PURCHASE: Purchase = { plan: SOLD, days, outrankedBy: OUTRANKED_BY };

const PAID: ReadonlySet<string> = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

export function createBilling(options: BillingOptions): Billing {
  const { payments, key, webhookSecret, publicUrl, apiUrl, onForeign, onChange } = options;
  const stripe = new Stripe(key, { ...serverOf(apiUrl), maxNetworkRetries: 1, timeout: 10_000, telemetry: false });

  /** From recorded payments alone, never looked up by address: at Stripe an address is not verified. */
  async function customerOf(accountId: string): Promise<string | undefined> {
    return (await payments.list(accountId)).find(({ customerId }) => customerId !== undefined)?.customerId;
  }

  return {
    async checkout({ id, email }) {
      const open = (customer?: string) =>
        stripe.checkout.sessions.create({
          mode: 'payment',
          client_reference_id: id,
          metadata: { [OURS]: PRODUCT, account: id },
          // The next payment's receipt joins those before it.
          ...(customer === undefined ? { customer_email: email, customer_creation: 'always' } : { customer }),
          invoice_creation: { enabled: true },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: CURRENCY,
                unit_amount: CENTS,
                product_data: { name: `Huesmith ${label}, ${days} days` },
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

    payments: ({ id }) => payments.list(id),

    async hear(body, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        return false;
      }
      const reversed = reversedIntent(event);
      const loser = reversed && (await payments.reverse(reversed, PURCHASE.plan));
      if (loser !== undefined) onChange?.('plan_taken_back', loser);
      if (!PAID.has(event.type) || !('object' in event.data)) return true;
      const { object } = event.data;
      if (object.object !== 'checkout.session' || object.payment_status !== 'paid') return true;
      const payment = ourPayment(object);
      if (payment === undefined) onForeign?.(object.id);
      else if ((await payments.record({ eventId: event.id, ...payment }, PURCHASE)) > 0) {
        onChange?.('plan_bought', payment.accountId);
      }
      return true;
    },
  };
}

/**
 * What a paid checkout bought, as far as it is one that we opened and was paid in full: other products of the same Stripe
 * account send their events here too, and those who make checkouts there choose the price.
 */
function ourPayment(session: Stripe.Checkout.Session): Omit<Payment, 'eventId'> | undefined {
  const { id: checkoutId, mode, currency, metadata, client_reference_id: accountId, customer } = session;
  const isPrice = currency === CURRENCY && session.amount_subtotal === CENTS && session.amount_total === CENTS;
  const isOurs = metadata?.[OURS] === PRODUCT && metadata['account'] === accountId;
  const paymentIntent = idOf(session.payment_intent);
  if (mode !== 'payment' || !isPrice || !isOurs || accountId === null || paymentIntent === undefined) return undefined;
  return { checkoutId, accountId, customerId: idOf(customer), paymentIntent };
}

/** The payment that an event says was given back whole, or is disputed. */
function reversedIntent(event: Stripe.Event): string | undefined {
  if (event.type === 'charge.refunded' && event.data.object.refunded) return idOf(event.data.object.payment_intent);
  if (event.type === 'charge.dispute.created') return idOf(event.data.object.payment_intent);
  return undefined;
}

/** Stripe names a thing, or sends it whole. */
function idOf(given: string | { id: string } | null): string | undefined {
  return typeof given === 'string' ? given : given?.id;
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

export function serverOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
