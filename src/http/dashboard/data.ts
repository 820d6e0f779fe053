import type { FastifyInstance } from 'fastify';
import { readDashboard } from '../../contract/dashboard.ts';
import type { HistoryEntry } from '../../storage/store.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../customer.ts';
import { toKeyInfo } from './keys.ts';
import { palettesOf } from './playground.ts';
import type { DashboardServices } from './services.ts';
import { createThrottle } from './throttle.ts';
import { headersOf, requireSignedIn } from './visitor.ts';

const CHUNK = 500;
const MINUTE_MS = 60_000;

/** Everything that is kept about a person, to take away or to delete. */
export function dataRoutes(app: FastifyInstance, deps: Deps, { signIn, billing }: DashboardServices): void {
  const { store } = deps;
  const tries = createThrottle(store, {
    name: 'delete-account',
    max: 8,
    perMs: 15 * MINUTE_MS,
    sentence: 'That was tried too often. Wait a little, then try again.',
  });

  app.get('/dashboard/data', async (request, reply) => {
    const { account } = await requireSignedIn(signIn, request);
    const [keys, requestsByDay, payments = []] = await Promise.all([
      store.keys.list(account.id),
      store.ledger.daily(account.id, 90),
      billing?.payments(account),
    ]);
    const history = await wholeHistory(account.id);
    const data = { account, payments, keys: keys.map(toKeyInfo), requestsByDay, history };
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="huesmith-account.json"')
      .send(JSON.stringify(data, undefined, 2));
  });

  async function wholeHistory(accountId: string) {
    const entries: HistoryEntry[] = [];
    for (;;) {
      const page = await store.history.search({ accountId, text: '', limit: CHUNK, before: entries.at(-1) });
      entries.push(...page);
      if (page.length < CHUNK) break;
    }
    return entries.map(({ prompt, palettesJson, source, seed, date }) => {
      return { prompt, palettes: palettesOf(palettesJson), source, seed, date };
    });
  }

  app.post('/dashboard/delete-account', async (request, reply) => {
    const { account } = await requireSignedIn(signIn, request);
    const { password } = readDashboard.password(request.body);
    await tries(addressOf(request, deps.trustedProxies));
    await signIn.checkPassword(headersOf(request), password);
    const cookies = await signIn.signOut(headersOf(request));
    await store.accounts.remove(account.id);
    return reply.header('Set-Cookie', [...cookies]).send({ done: true });
  });
}
