import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn, SignIn } from '../../accounts/sign-in.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Access } from '../request.ts';

/** The headers of a request as the web platform has them, as far as signing in needs them. */
export function headersOf({ headers }: FastifyRequest): Headers {
  const cookie = headers.cookie;
  return new Headers(cookie === undefined ? {} : { cookie });
}

/**
 * Judges who is signed in, before the body is looked at, as the route's `access` demands. To all but operators their
 * routes do not exist. A session whose end has moved takes the browser's cookie with it.
 * @throws ApiError 401 or 404
 */
export function judgeVisitor(signIn: SignIn) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { access = 'public' } = request.routeOptions.config;
    if (!ASKING.has(access)) return;
    request.visitor = await signIn.whoIs(headersOf(request));
    if (request.visitor !== undefined && request.visitor.cookies.length > 0) {
      reply.header('Set-Cookie', [...request.visitor.cookies]);
    }
    if (access === 'visitor') return;
    if (request.visitor === undefined) throw new ApiError('unauthorized', { message: 'Sign in first.' });
    if (access === 'operator' && !request.visitor.operator) throw new ApiError('not_found');
  };
}

const ASKING: ReadonlySet<Access> = new Set(['visitor', 'session', 'operator']);

/** Whose session it is, on a route for those who are signed in. */
export function visitorOf({ visitor }: Pick<FastifyRequest, 'visitor'>): SignedIn {
  if (visitor === undefined) throw new Error('a route for those who are signed in ran without that being judged');
  return visitor;
}

/** Refuses what another site's page sends with this one's cookie. SameSite keeps most of it away already. */
export async function requireSameOrigin({ raw, routeOptions }: FastifyRequest): Promise<void> {
  if (routeOptions.config.access === 'signature') return;
  if (raw.method === 'GET' || raw.method === 'HEAD') return;
  const { origin, host, 'sec-fetch-site': site } = raw.headers;
  const foreign = site === undefined ? isForeign(origin, host) : site !== 'same-origin' && site !== 'none';
  if (foreign) throw new ApiError('forbidden', { message: 'This request came from the page of another site.' });
}

function isForeign(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
