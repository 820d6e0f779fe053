import { Stripe } from 'stripe';
import type { AccountRow, SignInDatabase } from '../storage/index.ts';
import { recordPayment } from './billing-payment.ts';
import { PLANS } from './plans.ts';

/** Buying a plan. */
export interface Billing {
  /** @returns where the browser goes to pay */
  checkout(account: AccountRow): Promise<string>;
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

  return {
    async checkout({ id, email }) {
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        client_reference_id: id,
        customer_email: email,
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
      if (session.url === null) throw new Error('Stripe gave no address to pay at');
      return session.url;
    },

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
      const accountId = object.client_reference_id;
      if (accountId !== null) await recordPayment(database, { eventId: event.id, checkoutId: object.id, accountId });
      return true;
    },
  };
}

function serverOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
