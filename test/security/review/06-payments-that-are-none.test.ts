import { describe, expect, test } from 'vitest';
import { freshFile, onEachDatabase, type TestDatabase } from '../../storage/databases.ts';
import { dashboardService } from '../../dashboard/service.ts';
import { eventOf, reversalOf, signatureOf } from '../../dashboard/stripe-server.ts';

const DAY_MS = 86_400_000;

async function setup(fresh: () => Promise<TestDatabase>) {
  const service = await dashboardService(await fresh());
  const { account } = await service.person('ada@example.com');
  const hear = (payload: string) => {
    const headers = { 'stripe-signature': signatureOf(payload) };
    return service.ask('POST', '/dashboard/stripe', payload, { headers });
  };
  const now = async () => service.store.accounts.find(account.id);
  const daysLeft = async () => Math.round((Number((await now())?.planEnds ?? 0) - Date.now()) / DAY_MS) + 0;
  return { id: account.id, hear, now, daysLeft };
}

describe('a signed webhook', () => {
  test.for([
    ['of one cent', { amount_total: 1, amount_subtotal: 1 }],
    ['of the price less a discount', { amount_total: 1 }],
    ['in dollars', { currency: 'usd' }],
    ['of a subscription', { mode: 'subscription', payment_intent: null }],
    ['of another product', { metadata: { huesmith: 'premium 3650 days' } }],
    ['that another program opened', { metadata: {} }],
    ['for another account than it was opened for', { metadata: { huesmith: 'premium 90 days', account: 'x' } }],
  ] as const)('tells of a paid checkout %s, which grants nothing', async ([, session]) => {
    const { id, hear, now } = await setup(freshFile);
    expect((await hear(eventOf(id, 'evt_1', { session }))).status).toBe(200);
    expect((await now())?.plan).toBe('free');
    await hear(eventOf(id, 'evt_2'));
    expect((await now())?.plan).toBe('premium');
  });

  test.for(['charge.refunded', 'charge.dispute.created'] as const)('of a %s ends the plan', async (type) => {
    const { id, hear, daysLeft } = await setup(freshFile);
    await hear(eventOf(id, 'evt_1'));
    expect(await daysLeft()).toBe(90);
    await hear(reversalOf('pi_cs_evt_1', 'evt_2', type));
    expect(await daysLeft()).toBe(0);
    await hear(reversalOf('pi_cs_evt_1', 'evt_3', type));
    expect(await daysLeft()).toBe(0);
  });
});

onEachDatabase('a signed webhook', ({ fresh }) => {
  test('of a refund takes back what that payment bought and no more, whenever it comes', async () => {
    const { id, hear, daysLeft, now } = await setup(fresh);
    await hear(eventOf(id, 'evt_1'));
    await hear(eventOf(id, 'evt_2'));
    await Promise.all([1, 2, 3].map((at) => hear(reversalOf('pi_cs_evt_1', `evt_r${at}`))));
    expect(await daysLeft()).toBe(90);
    await hear(reversalOf('pi_cs_evt_2', 'evt_part', 'charge.refunded', false));
    expect(await daysLeft()).toBe(90);

    const early = await setup(fresh);
    await early.hear(reversalOf('pi_cs_evt_1', 'evt_r'));
    await early.hear(eventOf(early.id, 'evt_1'));
    expect((await early.now())?.plan).toBe('free');
    expect((await now())?.plan).toBe('premium');
  });
});
