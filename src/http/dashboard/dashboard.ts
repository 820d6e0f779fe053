import type { FastifyInstance } from 'fastify';
import { SignInFault } from '../../accounts/sign-in-fault.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Deps } from '../deps.ts';
import { answerError } from '../answer-error.ts';
import { home } from '../routes/home.ts';
import type { Meter } from '../meter.ts';
import { billingRoutes } from './billing.ts';
import { dataRoutes } from './data.ts';
import { historyRoutes } from './history.ts';
import { keyRoutes } from './keys.ts';
import { operatorRoutes } from './operator.ts';
import { pages } from './pages.ts';
import { shareRoutes } from './share.ts';
import type { Site } from './site.ts';
import { playgroundRoutes } from './playground.ts';
import type { DashboardServices } from './services.ts';
import { sessionRoutes } from './session.ts';
import { usageRoutes } from './usage.ts';
import { judgeVisitor, requireSameOrigin } from './visitor.ts';

/** The web app at `/`, and under `/dashboard/` what it asks for. */
export async function dashboard(
  app: FastifyInstance,
  deps: Deps,
  services: DashboardServices,
  meter: Meter,
  site: Site | undefined,
): Promise<void> {
  const onError = answerError(meter, deps);
  if (site === undefined) home(app);
  else pages(app, site, deps, services);

  await app.register(async (inner) => {
    inner.addHook('onRequest', requireSameOrigin);
    inner.addHook('onRequest', judgeVisitor(services.signIn));
    inner.setErrorHandler((error, request, reply) => onError(asAnswer(error), request, reply));
    sessionRoutes(inner, deps, services);
    playgroundRoutes(inner, deps);
    shareRoutes(inner, deps);
    keyRoutes(inner, deps);
    usageRoutes(inner, deps);
    historyRoutes(inner, deps);
    dataRoutes(inner, deps, services);
    operatorRoutes(inner, deps);
    if (services.billing !== undefined) billingRoutes(inner, services.billing);
  });
}

function asAnswer(error: unknown): unknown {
  return error instanceof SignInFault
    ? new ApiError('invalid_request', { message: error.message, cause: error })
    : error;
}
