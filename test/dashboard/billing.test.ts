import { expect, onTestFinished, test } from 'vitest';
import { onEachDatabase } from '../storage/databases.ts';
import { dashboardService } from './service.ts';
import { eventOf, signatureOf, startStripe } from './stripe-server.ts';
import { PLANS } from '../../src/contract/plans.ts';

const DAY_MS = 86_400_000;

const signed = (...given: Parameters<typeof signatureOf>) => ({
  headers: { 'stripe-signature': signatureOf(...given) },
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

  test('a checkout is a single payment of what the price list says for the account that asks', async () => {
    const { ask, ada, server } = await setup();
    const answer = await ask('POST', '/dashboard/checkout', {}, ada);
    expect(answer.json()).toEqual({ url: `${server.url}/pay/cs_1` });
    const [form] = server.checkouts;
    expect(form?.get('mode')).toBe('payment');
    expect(form?.get('client_reference_id')).toBe(ada.account.id);
    expect([form?.get('customer_email'), form?.get('customer_creation')]).toEqual(['ada@example.com', 'always']);
    expect(form?.get('invoice_creation[enabled]')).toBe('true');
    expect(form?.get('line_items[0][price_data][unit_amount]')).toBe(String(PLANS.premium.price.euros * 100));
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

  test('receipts are in the portal, of the customer who paid and of nobody else; the next payment joins them', async () => {
    const { ask, hear, ada, person, server } = await setup();
    const eve = await person('eve@example.com');
    const portal = (who: { cookie: string }) => ask('POST', '/dashboard/billing-portal', {}, who);
    const hasReceipts = async (who: { cookie: string }) =>
      (await ask('GET', '/dashboard/me', undefined, who)).json().account.receipts;
    expect([(await portal(ada)).status, await hasReceipts(ada)]).toEqual([404, false]);

    await hear(eventOf(ada.account.id, 'evt_1', { customer: 'cus_ada' }));
    expect((await portal(ada)).json()).toEqual({ url: `${server.url}/portal/cus_ada` });
    expect(server.portals[0]?.get('return_url')).toBe('https://huesmith.test/account');
    expect(await hasReceipts(ada)).toBe(true);
    expect([(await portal(eve)).status, await hasReceipts(eve)]).toEqual([404, false]);

    await ask('POST', '/dashboard/checkout', {}, ada);
    const [form] = server.checkouts;
    expect([form?.get('customer'), form?.get('customer_email'), form?.get('customer_creation')]).toEqual([
      'cus_ada',
      null,
      null,
    ]);
    const payments = (await ask('GET', '/dashboard/data', undefined, ada)).json().payments;
    expect(payments).toMatchObject([{ checkoutId: 'cs_evt_1', customerId: 'cus_ada' }]);
  });

  test('a customer deleted at Stripe buys as a new one, and has no receipts until then', async () => {
    const { ask, hear, ada, server } = await setup();
    await hear(eventOf(ada.account.id, 'evt_1', { customer: 'cus_old' }));
    server.forget('cus_old');
    expect((await ask('POST', '/dashboard/billing-portal', {}, ada)).status).toBe(404);
    expect((await ask('POST', '/dashboard/checkout', {}, ada)).status).toBe(200);
    const form = server.checkouts.at(-1);
    expect([form?.get('customer'), form?.get('customer_email')]).toEqual([null, 'ada@example.com']);

    await hear(eventOf(ada.account.id, 'evt_2', { customer: 'cus_new' }));
    const portal = await ask('POST', '/dashboard/billing-portal', {}, ada);
    expect(portal.json()).toEqual({ url: `${server.url}/portal/cus_new` });
  });

  test('what Stripe does not answer is told, and worth another try', async () => {
    const { ask, ada, server } = await setup();
    server.stop();
    const answer = await ask('POST', '/dashboard/checkout', {}, ada);
    expect([answer.status, answer.json().message]).toEqual([503, expect.stringMatching(/^Our payment service/)]);
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('a plan that has lapsed makes no key until it is renewed', async () => {
    const { ask, hear, ada, store } = await setup();
    await store.accounts.setPlan(ada.account.id, 'premium', new Date(Date.now() - 1000));
    const me = await ask('GET', '/dashboard/me', undefined, ada);
    expect(me.json().account).toMatchObject({ plan: 'premium', lapsed: true, grantsKeys: false });
    const refused = await ask('POST', '/dashboard/keys', { name: 'a key' }, ada);
    expect([refused.status, refused.json().message]).toEqual([403, 'Your plan has ended. Renew it first.']);
    await hear(eventOf(ada.account.id, 'evt_1'));
    expect((await ask('POST', '/dashboard/keys', { name: 'a key' }, ada)).status).toBe(200);
  });
});
