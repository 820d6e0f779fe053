import { Stripe } from 'stripe';
import { serverOf } from './billing.ts';

/** What the webhook must be told, as docs/operations.md lists it. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.created',
] as const;

export type WebhookChecked =
  | { readonly kind: 'fine'; readonly url: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'missing'; readonly url: string }
  | { readonly kind: 'deaf'; readonly url: string; readonly missing: readonly string[] };

/** Asks Stripe whether it has a webhook to this service, with every event that it must tell. */
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
    return missing.length === 0 ? { kind: 'fine', url } : { kind: 'deaf', url, missing };
  } catch (error) {
    // Stripe's messages name a key by its last letters; its kind is enough.
    return { kind: 'refused', reason: error instanceof Stripe.errors.StripeError ? error.type : String(error) };
  }
}
