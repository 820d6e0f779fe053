import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Me, readDashboard } from '../../contract/dashboard.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../customer.ts';
import { planNow } from './plan-now.ts';
import type { DashboardServices } from './services.ts';
import { createThrottle } from './throttle.ts';
import { headersOf, requireSignedIn } from './visitor.ts';

const MINUTE_MS = 60_000;
const TOO_OFTEN = 'That was tried too often. Wait a little, then try again.';

/** Signing up, in and out, and passwords. */
export function sessionRoutes(app: FastifyInstance, deps: Deps, { signIn, mail, billing }: DashboardServices): void {
  const throttle = (name: string, max: number, minutes: number, sentence = TOO_OFTEN) =>
    createThrottle(deps.store, { name, max, perMs: minutes * MINUTE_MS, sentence });
  const byAddress = throttle('sign-in-address', 20, 5);
  const byAccount = throttle('sign-in-account', 8, 15);
  const signUps = throttle('sign-up', 10, 60, 'Too many accounts were made from here. Try again in an hour.');

  app.get('/dashboard/me', async (request): Promise<Me> => {
    const who = await signIn.whoIs(headersOf(request));
    const services = { checkout: billing !== undefined, mail };
    if (who === undefined) return { account: null, ...services };
    const { account, operator } = who;
    const { email, plan, planEnds } = account;
    const [now, payments = []] = await Promise.all([planNow(deps.store, account), billing?.payments(account)]);
    const receipts = payments.some(({ customerId }) => customerId !== undefined);
    return {
      account: { email, plan, planEnds: planEnds?.toISOString() ?? null, ...now, receipts, operator },
      ...services,
    };
  });

  app.post('/dashboard/sign-up', async (request, reply) => {
    const { email, password } = readDashboard.credentials(request.body);
    await signUps(addressOf(request, deps.trustedProxies));
    return done(reply, await signIn.signUp(email, password));
  });

  app.post('/dashboard/sign-in', async (request, reply) => {
    const { email, password } = readDashboard.credentials(request.body);
    await byAddress(addressOf(request, deps.trustedProxies));
    await byAccount(email.trim().toLowerCase());
    return done(reply, await signIn.signIn(email, password));
  });

  app.post('/dashboard/sign-out', async (request, reply) => done(reply, await signIn.signOut(headersOf(request))));

  app.post('/dashboard/change-password', async (request, reply) => {
    await requireSignedIn(signIn, request);
    const { current, next } = readDashboard.change(request.body);
    await byAddress(addressOf(request, deps.trustedProxies));
    return done(reply, await signIn.changePassword(headersOf(request), current, next));
  });

  app.post('/dashboard/forgot', async (request, reply) => {
    const { email } = readDashboard.email(request.body);
    await byAddress(addressOf(request, deps.trustedProxies));
    await byAccount(`forgot ${email.trim().toLowerCase()}`);
    await signIn.askForReset(email);
    return done(reply, []);
  });

  app.post('/dashboard/reset', async (request, reply) => {
    const { token, password } = readDashboard.reset(request.body);
    await byAddress(addressOf(request, deps.trustedProxies));
    await signIn.reset(token, password);
    return done(reply, []);
  });
}

function done(reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  return reply.header('Set-Cookie', [...cookies]).send({ done: true });
}
