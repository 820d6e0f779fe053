import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { PLANS } from '../../src/contract/plans.ts';

export const STRIPE_KEY = 'sk_test_x';
export const WEBHOOK_SECRET = 'whsec_test';

const stripe = new Stripe(STRIPE_KEY);
const { euros, days } = PLANS.premium.price;
const CENTS = euros * 100;

interface EventChange {
  /** What the session says otherwise than one that we opened. */
  readonly session?: Readonly<Record<string, unknown>>;
  readonly checkout?: string;
  readonly status?: string;
  readonly type?: string;
  readonly customer?: string | null;
}

/** The body of a webhook which tells that an account has paid. */
export function eventOf(account: string, id: string, change: EventChange = {}): string {
  const { checkout = `cs_${id}`, status = 'paid', type = 'checkout.session.completed', customer = null } = change;
  const object = {
    object: 'checkout.session',
    id: checkout,
    client_reference_id: account,
    payment_status: status,
    customer,
    mode: 'payment',
    currency: 'eur',
    amount_subtotal: CENTS,
    amount_total: CENTS,
    metadata: { huesmith: `premium ${days} days`, account },
    payment_intent: `pi_${checkout}`,
    ...change.session,
  };
  return JSON.stringify({ id, object: 'event', type, data: { object } });
}

/** The body of a webhook which tells that a payment was given back, or is disputed. */
export function reversalOf(
  paymentIntent: string,
  id: string,
  type: 'charge.refunded' | 'charge.dispute.created' = 'charge.refunded',
  refunded = true,
): string {
  const object =
    type === 'charge.refunded'
      ? { object: 'charge', id: `ch_${id}`, payment_intent: paymentIntent, refunded }
      : { object: 'dispute', id: `dp_${id}`, payment_intent: paymentIntent };
  return JSON.stringify({ id, object: 'event', type, data: { object } });
}

/** The header that goes with a webhook. */
export function signatureOf(payload: string, change: { timestamp?: number; secret?: string } = {}): string {
  return stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...change });
}

export interface StripeServer {
  readonly url: string;
  /** The forms that were sent to make checkouts, and sessions of the portal. */
  readonly checkouts: readonly URLSearchParams[];
  readonly portals: readonly URLSearchParams[];
  /** Forgets a customer, as when someone deletes them there. */
  forget(customer: string): void;
  stop(): void;
}

const NO_CUSTOMER = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  param: 'customer',
  message: 'No such customer',
};

/**
 * A server on loopback that speaks as much of Stripe's API as payments need, and has a page to pay on and one for
 * receipts. Who pays there is told to the service by a signed webhook, as by Stripe, before the browser goes back.
 */
export async function startStripe(): Promise<StripeServer> {
  const checkouts: URLSearchParams[] = [];
  const portals: URLSearchParams[] = [];
  const forgotten = new Set<string>();
  let url = '';

  const api: Readonly<Record<string, (form: URLSearchParams) => unknown>> = {
    '/v1/checkout/sessions': (form) => {
      const id = `cs_${checkouts.push(form)}`;
      return { id, object: 'checkout.session', url: `${url}/pay/${id}` };
    },
    '/v1/billing_portal/sessions': (form) => {
      portals.push(form);
      return { id: 'bps_1', object: 'billing_portal.session', url: `${url}/portal/${form.get('customer')}` };
    },
  };

  async function pay(id: string): Promise<string> {
    const form = checkouts[Number(id.slice('cs_'.length)) - 1];
    const back = form?.get('success_url') ?? '';
    const customer = form?.get('customer') ?? `cus_of_${id}`;
    const payload = eventOf(form?.get('client_reference_id') ?? '', `evt_${id}`, { checkout: id, customer });
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': signatureOf(payload),
      'X-Forwarded-Proto': 'https',
    };
    await fetch(new URL('/dashboard/stripe', back), { method: 'POST', headers, body: payload });
    return back;
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const [, page = '', id = ''] = /^\/(pay|paid|portal)\/(\w+)$/.exec(request.url ?? '') ?? [];
      const html = (text: string) => response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${text}`);
      const asked = request.headers.authorization === `Bearer ${STRIPE_KEY}` ? api[request.url ?? ''] : undefined;
      if (request.url === '/favicon.ico') response.writeHead(204).end();
      else if (page === 'pay') html(`<a href="/paid/${id}">Pay ${euros} euros</a>`);
      else if (page === 'paid') void pay(id).then((back) => response.writeHead(302, { Location: back }).end());
      else if (page === 'portal')
        html(`<p>Receipts of ${id}</p><a href="${portals.at(-1)?.get('return_url')}">Back</a>`);
      else {
        const form = new URLSearchParams(body);
        const isForgotten = forgotten.has(form.get('customer') ?? '');
        const status = asked === undefined ? 404 : isForgotten ? 400 : 200;
        response.writeHead(status, { 'Content-Type': 'application/json' });
        const error = isForgotten ? NO_CUSTOMER : { message: 'unknown' };
        response.end(JSON.stringify(status === 200 ? asked?.(form) : { error }));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Boundary: a server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  return { url, checkouts, portals, forget: (customer) => forgotten.add(customer), stop: () => server.close() };
}
