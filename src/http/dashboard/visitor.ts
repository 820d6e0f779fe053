import type { FastifyRequest } from 'fastify';
import type { SignedIn, SignIn } from '../../accounts/sign-in.ts';
import { ApiError } from '../../contract/errors.ts';

/** The headers of a request as the web platform has them, as far as signing in needs them. */
export function headersOf({ headers }: FastifyRequest): Headers {
  const cookie = headers.cookie;
  return new Headers(cookie === undefined ? {} : { cookie });
}

/** @throws ApiError 401 */
export async function requireSignedIn(signIn: SignIn, request: FastifyRequest): Promise<SignedIn> {
  const who = await signIn.whoIs(headersOf(request));
  if (who === undefined) throw new ApiError('unauthorized', { message: 'Sign in first.' });
  return who;
}

/** To everybody else the operator's routes do not exist. @throws ApiError 401 or 404 */
export async function requireOperator(signIn: SignIn, request: FastifyRequest): Promise<void> {
  if (!(await requireSignedIn(signIn, request)).operator) throw new ApiError('not_found');
}

/** Refuses what another site's page sends with this one's cookie. SameSite keeps most of it away already. */
export async function requireSameOrigin({ raw }: FastifyRequest): Promise<void> {
  if (raw.method === 'GET' || raw.method === 'HEAD') return;
  const { origin, host, 'sec-fetch-site': site } = raw.headers;
  const foreign = site === undefined ? isForeign(origin, host) : site !== 'same-origin' && site !== 'none';
  if (foreign) throw new ApiError('forbidden', { message: 'This request came from the page of another site.' });
}

function isForeign(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
