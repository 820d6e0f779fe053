import type { FastifyInstance } from 'fastify';
import { type AccountInfo, readDashboard } from '../../contract/dashboard.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Deps } from '../deps.ts';
import { NO_SUCH_KEY, toKeyInfo } from './keys.ts';
import type { DashboardServices } from './services.ts';
import { requireOperator } from './visitor.ts';

const DAY_MS = 86_400_000;

/** Every account, for those who run the service. */
export function operatorRoutes(app: FastifyInstance, { store }: Deps, { signIn }: DashboardServices): void {
  app.get('/dashboard/accounts', async (request): Promise<AccountInfo[]> => {
    await requireOperator(signIn, request);
    const accounts = await store.accounts.list();
    return Promise.all(
      accounts.map(async ({ id, email, plan, planEnds, quota, created }) => {
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
  });

  app.post('/dashboard/accounts/plan', async (request) => {
    await requireOperator(signIn, request);
    const { id, plan, days } = readDashboard.plan(request.body);
    if (!(await store.accounts.list()).some((account) => account.id === id)) throw new ApiError('not_found');
    const { now } = await store.ledger.standing(id, undefined);
    const ends = days === null ? undefined : new Date(now.getTime() + days * DAY_MS);
    await store.accounts.setPlan(id, plan, ends);
    return { done: true };
  });

  app.post('/dashboard/accounts/revoke', async (request) => {
    await requireOperator(signIn, request);
    const { account, id } = readDashboard.keyOf(request.body);
    if (!(await store.keys.revoke(account, id))) throw new ApiError('not_found', { message: NO_SUCH_KEY });
    return { done: true };
  });
}
