import { Stripe } from 'stripe';
import { serverOf } from './billing.ts';

/** The events that the webhook must subscribe to, as docs/operations.md lists them. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.created',
] as const;

export type WebhookChecked =
  | { readonly kind: 'fine'; readonly url: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'missing'; readonly url: string }
  | { readonly kind: 'deaf'; readonly url: string; readonly missing: readonly string[] }
  | { readonly kind: 'undelivered'; readonly url: string; readonly count: number };

/** Stripe tries an event again for as long. */
export const UNDELIVERED_DAYS = 3;
/** One that is younger may be on its way. */
const UNDELIVERED_MIN_SECONDS = 300;

/** Asks Stripe whether it has a webhook to this service, with every event that it must send. */
export async function checkWebhook(options: {
  readonly key: string;
  readonly apiUrl: string | undefined;
  readonly publicUrl: string;
}): Promise<WebhookChecked> {
  const url = `${options.publicUrl.replace(/\/+$/, '')}/dashboard/stripe`;
  const stripe = new Stripe(options.key, {
    ...serverOf(options.apiUrl),
    maxNetworkRetries: 0,
    timeout: 5000,
    telemetry: false,
  });
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const own = data.filter((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
    if (own.length === 0) return { kind: 'missing', url };
    const events = new Set(own.flatMap(({ enabled_events: enabled }) => enabled));
    const missing = events.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !events.has(event));
    if (missing.length > 0) return { kind: 'deaf', url, missing };
    const count = await undelivered(stripe);
    return count === 0 ? { kind: 'fine', url } : { kind: 'undelivered', url, count };
  } catch (error) {
    // Stripe's messages name a key by its last letters; its kind is enough.
    const reason = error instanceof Stripe.errors.StripeError ? error.type : String(error);
    return { kind: error instanceof Stripe.errors.StripeConnectionError ? 'unreachable' : 'refused', reason };
  }
}

/** How many events, a hundred at most, were not taken: signed by a secret that is not ours, we refuse them. */
async function undelivered(stripe: Stripe): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const created = { gte: now - UNDELIVERED_DAYS * 86_400, lte: now - UNDELIVERED_MIN_SECONDS };
  try {
    const { data } = await stripe.events.list({
      types: [...WEBHOOK_EVENTS],
      delivery_success: false,
      created,
      limit: 100,
    });
    return data.length;
  } catch (error) {
    // A restricted key may look at webhooks and not at events.
    if (error instanceof Stripe.errors.StripePermissionError) return 0;
    throw error;
  }
}
