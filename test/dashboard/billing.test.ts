import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService, WEBHOOK_SECRET } from './service.ts';
import { startStripe } from './stripe-server.ts';

const DAY_MS = 86_400_000;
const stripe = new Stripe('sk_test_x');

function eventOf(
  account: string,
  id: string,
  change: { checkout?: string; status?: string; type?: string } = {},
): string {
  const { checkout = `cs_${id}`, status = 'paid', type = 'checkout.session.completed' } = change;
  const object = { object: 'checkout.session', id: checkout, client_reference_id: account, payment_status: status };
  return JSON.stringify({ id, object: 'event', type, data: { object } });
}

const signed = (payload: string, change: { timestamp?: number; secret?: string } = {}) => ({
  headers: {
    'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...change }),
  },
});

onEachDatabase('paying', ({ fresh }) => {
  async function setup() {
    const server = await startStripe();
    onTestFinished(() => server.stop());
    const service = await dashboardService(await fresh(), server.url);
    const ada = await service.person('ada@example.com');
    const hear = (payload: string, sent = signed(payload)) => service.ask('POST', '/dashboard/stripe', payload, sent);
    const account = async () => service.store.accounts.findByEmail('ada@example.com');
    const daysLeft = async () => Math.round((Number((await account())?.planEnds ?? 0) - Date.now()) / DAY_MS);
    return { ...service, server, ada, hear, account, daysLeft };
  }

  test('a checkout is a single payment of 75 euros for the account that asks', async () => {
    const { ask, ada, server } = await setup();
    const answer = await ask('POST', '/dashboard/checkout', {}, ada);
    expect(answer.json()).toEqual({ url: 'https://checkout.stripe.test/cs_1' });
    const [form] = server.checkouts;
    expect(form?.get('mode')).toBe('payment');
    expect(form?.get('client_reference_id')).toBe(ada.account.id);
    expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('7500');
    expect(form?.get('line_items[0][price_data][currency]')).toBe('eur');
    expect(form?.get('success_url')).toBe('https://huesmith.test/account?paid=yes');
  });

  test('a payment gives 90 days of premium; the next one adds to what is left', async () => {
    const { hear, ada, account, daysLeft } = await setup();
    expect((await hear(eventOf(ada.account.id, 'evt_1'))).status).toBe(200);
    expect((await account())?.plan).toBe('premium');
    expect(await daysLeft()).toBe(90);
    await hear(eventOf(ada.account.id, 'evt_2'));
    expect(await daysLeft()).toBe(180);
  });

  test('the same event again, or another event of the same checkout, adds nothing', async () => {
    const { hear, ada, daysLeft } = await setup();
    const event = eventOf(ada.account.id, 'evt_1');
    await Promise.all([hear(event), hear(event), hear(event)]);
    const type = 'checkout.session.async_payment_succeeded';
    await hear(eventOf(ada.account.id, 'evt_2', { checkout: 'cs_evt_1', type }));
    expect(await daysLeft()).toBe(90);
  });

  test('order does not matter: what was completed unpaid counts once it is paid, before or after', async () => {
    const { hear, ada, daysLeft } = await setup();
    const type = 'checkout.session.async_payment_succeeded';
    await hear(eventOf(ada.account.id, 'evt_2', { checkout: 'cs_1', type }));
    expect(await daysLeft()).toBe(90);
    await hear(eventOf(ada.account.id, 'evt_1', { checkout: 'cs_1', status: 'unpaid' }));
    expect(await daysLeft()).toBe(90);
  });

  test('a plan that lapsed begins anew, from now', async () => {
    const { hear, ada, store, daysLeft } = await setup();
    await store.accounts.setPlan(ada.account.id, 'premium', new Date(Date.now() - 30 * DAY_MS));
    await hear(eventOf(ada.account.id, 'evt_1'));
    expect(await daysLeft()).toBe(90);
  });

  test('what is tampered with, signed by another, stale or unsigned is refused and changes nothing', async () => {
    const { hear, ada, account, ask } = await setup();
    const event = eventOf(ada.account.id, 'evt_1');
    expect((await hear(event.replace('evt_1', 'evt_9'), signed(event))).status).toBe(400);
    expect((await hear(event, signed(event, { secret: 'whsec_other' }))).status).toBe(400);
    expect((await hear(event, signed(event, { timestamp: Math.floor(Date.now() / 1000) - 3600 }))).status).toBe(400);
    expect((await ask('POST', '/dashboard/stripe', event)).status).toBe(400);
    expect((await account())?.plan).toBe('free');
  });

  test('an account that has more keeps it, and one that is gone takes nothing', async () => {
    const { hear, ada, store, account } = await setup();
    await store.accounts.setPlan(ada.account.id, 'unlimited', undefined);
    expect((await hear(eventOf(ada.account.id, 'evt_1'))).status).toBe(200);
    expect(await account()).toMatchObject({ plan: 'unlimited', planEnds: undefined });
    expect((await hear(eventOf('nobody', 'evt_2'))).status).toBe(200);
    expect((await hear(eventOf(ada.account.id, 'evt_3', { type: 'invoice.paid' }))).status).toBe(200);
  });
});
