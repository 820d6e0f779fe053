import type { FastifyInstance } from 'fastify';
import { findPlan } from '../../contract/plans.ts';
import type { UsageInfo } from '../../contract/dashboard.ts';
import { SESSION } from '../access.ts';
import type { Deps } from '../deps.ts';
import { visitorOf } from './visitor.ts';

const DAYS = 90;

export function usageRoutes(app: FastifyInstance, { store }: Deps): void {
  app.get('/dashboard/usage', SESSION, async (request): Promise<UsageInfo> => {
    const { account } = visitorOf(request);
    const limit = account.quota ?? findPlan(account.plan)?.requestsPerMonth;
    const [standing, days] = await Promise.all([
      store.ledger.standing(account.id, limit),
      store.ledger.daily(account.id, DAYS),
    ]);
    return {
      used: standing.used,
      limit: limit ?? null,
      resetAt: standing.resetAt.toISOString(),
      today: standing.now.toISOString().slice(0, 10),
      days,
    };
  });
}
