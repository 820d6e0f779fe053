import type { FastifyInstance, FastifyReply } from 'fastify';
import { findPlan } from '../../accounts/plans.ts';
import { type Me, readDashboard } from '../../contract/dashboard.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from './address.ts';
import type { DashboardServices } from './services.ts';
import { createThrottle } from './throttle.ts';
import { headersOf } from './visitor.ts';

const MINUTE_MS = 60_000;
const TOO_OFTEN = 'That was tried too often. Wait a little, then try again.';

/** Signing up, in and out, and passwords. */
export function sessionRoutes(app: FastifyInstance, deps: Deps, { signIn, mail, billing }: DashboardServices): void {
  const byAddress = createThrottle(20, 5 * MINUTE_MS, TOO_OFTEN);
  const byAccount = createThrottle(8, 15 * MINUTE_MS, TOO_OFTEN);
  const signUps = createThrottle(10, 60 * MINUTE_MS, 'Too many accounts were made from here. Try again in an hour.');

  app.get('/dashboard/me', async (request): Promise<Me> => {
    const who = await signIn.whoIs(headersOf(request));
    const services = { checkout: billing !== undefined, mail };
    if (who === undefined) return { account: null, ...services };
    const { email, plan, planEnds } = who.account;
    const lapsed = planEnds !== undefined && planEnds.getTime() <= (await nowOf(deps, who.account.id));
    const grantsKeys = findPlan(plan)?.grantsKeys === true && !lapsed;
    const account = { email, plan, planEnds: planEnds?.toISOString() ?? null, lapsed, grantsKeys };
    return { account: { ...account, operator: who.operator }, ...services };
  });

  app.post('/dashboard/sign-up', async (request, reply) => {
    const { email, password } = readDashboard.credentials(request.body);
    signUps(addressOf(request, deps.trustedProxies));
    return done(reply, await signIn.signUp(email, password));
  });

  app.post('/dashboard/sign-in', async (request, reply) => {
    const { email, password } = readDashboard.credentials(request.body);
    byAddress(addressOf(request, deps.trustedProxies));
    byAccount(email.trim().toLowerCase());
    return done(reply, await signIn.signIn(email, password));
  });

  app.post('/dashboard/sign-out', async (request, reply) => done(reply, await signIn.signOut(headersOf(request))));

  app.post('/dashboard/change-password', async (request, reply) => {
    const { current, next } = readDashboard.change(request.body);
    byAddress(addressOf(request, deps.trustedProxies));
    return done(reply, await signIn.changePassword(headersOf(request), current, next));
  });

  app.post('/dashboard/forgot', async (request, reply) => {
    const { email } = readDashboard.email(request.body);
    byAddress(addressOf(request, deps.trustedProxies));
    byAccount(`forgot ${email.trim().toLowerCase()}`);
    await signIn.askForReset(email);
    return done(reply, []);
  });

  app.post('/dashboard/reset', async (request, reply) => {
    const { token, password } = readDashboard.reset(request.body);
    byAddress(addressOf(request, deps.trustedProxies));
    await signIn.reset(token, password);
    return done(reply, []);
  });
}

function done(reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  return reply.header('Set-Cookie', [...cookies]).send({ done: true });
}

/** By the database's clock, as everywhere where time decides. */
async function nowOf({ store }: Deps, accountId: string): Promise<number> {
  return (await store.ledger.standing(accountId, undefined)).now.getTime();
}
