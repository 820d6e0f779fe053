import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { readDashboard } from '../../contract/dashboard.ts';
import { ApiError } from '../../contract/errors.ts';
import { SESSION } from '../access.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../customer.ts';
import { securityLog } from '../security-log.ts';
import { toKeyInfo } from './keys.ts';
import type { DashboardServices } from './services.ts';
import { createThrottle } from './throttle.ts';
import { headersOf, visitorOf } from './visitor.ts';

/** Characters that are sent at a time. */
const PIECE = 64 * 1024;
const MINUTE_MS = 60_000;
const BUSY = 'Your data is being sent to you already. Let that end first.';
const SOON = { 'Retry-After': '10' };

/** Everything that is kept about a person, to take away or to delete. */
export function dataRoutes(app: FastifyInstance, deps: Deps, { signIn, billing }: DashboardServices): void {
  const { store } = deps;
  const record = securityLog(deps);
  const tries = createThrottle(store, {
    name: 'delete-account',
    max: 8,
    perMs: 15 * MINUTE_MS,
    sentence: 'Too many attempts. Wait a little, then try again.',
  });

  const exports = createThrottle(store, {
    name: 'data',
    max: 10,
    perMs: 60 * MINUTE_MS,
    sentence: 'You can download your data ten times an hour. Wait a little, then try again.',
  });
  /** Whose data is under way; one account's in one piece after the other. */
  const exporting = new Set<string>();

  app.get('/dashboard/data', SESSION, async (request, reply) => {
    const { account } = visitorOf(request);
    if (exporting.has(account.id)) throw new ApiError('rate_limit_exceeded', { message: BUSY, headers: SOON });
    exporting.add(account.id);
    // Once it is answered, refused or gone.
    reply.raw.once('close', () => exporting.delete(account.id));
    await exports(account.id);
    const [keys, requestsByDay, payments = []] = await Promise.all([
      store.keys.list(account.id),
      store.ledger.daily(account.id, 90),
      billing?.payments(account),
    ]);
    const head = JSON.stringify({ account, payments, keys: keys.map(toKeyInfo), requestsByDay });
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="huesmith-account.json"')
      .send(Readable.from(textOf(account.id, head)));
  });

  /** Written as it is read, so that it holds as little of a long history as of a short one. */
  async function* textOf(accountId: string, head: string): AsyncGenerator<string> {
    let text = `${head.slice(0, -1)},"history":[`;
    let comma = '';
    for await (const { prompt, palettesJson, source, seed, date } of store.history.all(accountId)) {
      const rest = JSON.stringify({ source, seed, date });
      text += `${comma}\n{"prompt":${JSON.stringify(prompt)},"palettes":${palettesJson},${rest.slice(1)}`;
      comma = ',';
      if (text.length < PIECE) continue;
      yield text;
      text = '';
    }
    yield `${text}\n]}\n`;
  }

  app.post('/dashboard/delete-account', SESSION, async (request, reply) => {
    const { account } = visitorOf(request);
    const { password } = readDashboard.password(request.body);
    await tries(addressOf(request, deps.trustedProxies));
    await signIn.checkPassword(headersOf(request), password);
    const cookies = await signIn.signOut(headersOf(request));
    await store.accounts.remove(account.id);
    record('account_removed', request, { account: account.id });
    return reply.header('Set-Cookie', [...cookies]).send({ done: true });
  });
}
