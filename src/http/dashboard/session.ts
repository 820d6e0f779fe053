import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Me, readDashboard } from '../../contract/dashboard.ts';
import { ApiError } from '../../contract/errors.ts';
import { PUBLIC, SESSION, VISITOR } from '../access.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../customer.ts';
import { SignInFault } from '../../accounts/sign-in-fault.ts';
import { securityLog } from '../security-log.ts';
import { planNow } from './plan-now.ts';
import type { DashboardServices } from './services.ts';
import { createThrottle } from './throttle.ts';
import { headersOf } from './visitor.ts';

const MINUTE_MS = 60_000;
const TOO_OFTEN = 'Too many attempts. Wait a little, then try again.';

/** Signing up, in and out, and passwords. */
export function sessionRoutes(
  app: FastifyInstance,
  deps: Deps,
  { signIn, mail, billing, contact }: DashboardServices,
): void {
  const throttle = (name: string, max: number, minutes: number, sentence = TOO_OFTEN) =>
    createThrottle(deps.store, { name, max, perMs: minutes * MINUTE_MS, sentence });
  const byAddress = throttle('sign-in-address', 20, 5);
  const byPair = throttle('sign-in-pair', 8, 15);
  const mails = throttle('mail', 5, 60);
  const signUps = throttle('sign-up', 10, 60, 'Too many accounts were created from here. Try again in an hour.');

  const record = securityLog(deps);
  const sending = new Set<Promise<void>>();

  /** Stops only the one who guesses: the owner of the account comes from another address. */
  async function countTry(request: FastifyRequest, email: string): Promise<void> {
    const address = addressOf(request, deps.trustedProxies);
    await byAddress(address);
    await byPair(`${address} ${email.trim().toLowerCase()}`);
  }

  /** Not waited for: how long it takes would tell whether the address has an account. */
  function recordFor(
    event: 'sign_in' | 'sign_in_failed' | 'password_reset',
    request: FastifyRequest,
    email: string,
  ): void {
    const told = deps.store.accounts
      .findByEmail(email.trim().toLowerCase())
      .catch(() => undefined)
      .then((account) => record(event, request, { account: account?.id }))
      .finally(() => sending.delete(told));
    sending.add(told);
  }

  /** Not waited for: how long it takes would tell whether the address is known. */
  function sendLink(email: string, options: { newcomers: boolean }): void {
    const sent = mails(email.trim().toLowerCase())
      .then(() => signIn.sendLink(email, options))
      .catch((error: unknown) => {
        // Enough letters are on their way to this address.
        if (!(error instanceof ApiError)) deps.log.error({ err: error }, 'a link was not sent');
      })
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });

  app.get('/dashboard/me', VISITOR, async (request): Promise<Me> => {
    const who = request.visitor;
    const services = { checkout: billing !== undefined, mail, contact: contact ?? null };
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

  app.post('/dashboard/sign-up', PUBLIC, async (request, reply) => {
    const { email } = readDashboard.signUp(request.body);
    await signUps(addressOf(request, deps.trustedProxies));
    sendLink(email, { newcomers: true });
    return done(reply, []);
  });

  app.post('/dashboard/sign-in', PUBLIC, async (request, reply) => {
    const { email, password } = readDashboard.credentials(request.body);
    await countTry(request, email);
    const cookies = await signIn.signIn(email, password).catch((error: unknown) => {
      if (error instanceof SignInFault) recordFor('sign_in_failed', request, email);
      throw error;
    });
    recordFor('sign_in', request, email);
    return done(reply, cookies);
  });

  app.post('/dashboard/sign-out', PUBLIC, async (request, reply) => {
    readDashboard.nothing(request.body ?? {});
    const cookies = await signIn.signOut(headersOf(request));
    if (cookies.length > 0) record('sign_out', request, {});
    return done(reply, cookies);
  });

  app.post('/dashboard/change-password', SESSION, async (request, reply) => {
    const { current, next } = readDashboard.change(request.body);
    await byAddress(addressOf(request, deps.trustedProxies));
    const cookies = await signIn.changePassword(headersOf(request), current, next);
    record('password_changed', request, { account: request.visitor?.account.id });
    return done(reply, cookies);
  });

  app.post('/dashboard/forgot', PUBLIC, async (request, reply) => {
    const { email } = readDashboard.email(request.body);
    await countTry(request, email);
    sendLink(email, { newcomers: false });
    return done(reply, []);
  });

  app.post('/dashboard/reset', PUBLIC, async (request, reply) => {
    const { token, password } = readDashboard.reset(request.body);
    await byAddress(addressOf(request, deps.trustedProxies));
    recordFor('password_reset', request, await signIn.openLink(token, password));
    return done(reply, []);
  });
}

function done(reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  return reply.header('Set-Cookie', [...cookies]).send({ done: true });
}
