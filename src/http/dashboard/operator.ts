import type { FastifyInstance } from 'fastify';
import { type AccountPage, readDashboard } from '../../contract/dashboard.ts';
import { ApiError } from '../../contract/errors.ts';
import { OPERATOR } from '../access.ts';
import type { Deps } from '../deps.ts';
import { securityLog } from '../security-log.ts';
import { NO_SUCH_KEY, toKeyInfo } from './keys.ts';
import { visitorOf } from './visitor.ts';

const DAY_MS = 86_400_000;
const PAGE = 25;
const NO_SUCH_ACCOUNT = 'There is no account of this id.';

/** Every account, for those who run the service. */
export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps;
  const record = securityLog(deps);
  app.post('/dashboard/accounts', OPERATOR, async (request): Promise<AccountPage> => {
    const { text, after } = readDashboard.accounts(request.body);
    const accounts = await store.accounts.page({ text, after, limit: PAGE + 1 });
    const shown = accounts.slice(0, PAGE);
    const items = await Promise.all(
      shown.map(async ({ id, email, plan, planEnds, quota, created }) => {
        const [{ used }, keys] = await Promise.all([store.ledger.standing(id, undefined), store.keys.list(id)]);
        return {
          id,
          email,
          plan,
          planEnds: planEnds?.toISOString() ?? null,
          quota: quota ?? null,
          created: created.toISOString(),
          used,
          keys: keys.map(toKeyInfo),
        };
      }),
    );
    return { items, next: accounts.length > PAGE ? (items.at(-1)?.email ?? null) : null };
  });

  app.post('/dashboard/accounts/plan', OPERATOR, async (request) => {
    const { id, plan, days } = readDashboard.plan(request.body);
    if ((await store.accounts.find(id)) === undefined) throw new ApiError('not_found', { message: NO_SUCH_ACCOUNT });
    const { now } = await store.ledger.standing(id, undefined);
    const ends = days === null ? undefined : new Date(now.getTime() + days * DAY_MS);
    await store.accounts.setPlan(id, plan, ends);
    record('plan_granted', request, { account: id, plan, by: visitorOf(request).account.id });
    return { done: true };
  });

  app.post('/dashboard/accounts/revoke', OPERATOR, async (request) => {
    const { account, id } = readDashboard.keyOf(request.body);
    if (!(await store.keys.revoke(account, id))) throw new ApiError('not_found', { message: NO_SUCH_KEY });
    record('key_revoked', request, { account, key: id, by: visitorOf(request).account.id });
    return { done: true };
  });
}
