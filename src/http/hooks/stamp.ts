import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitHeaders, noLimits } from '../limit-headers.ts';
import { isLoopbackHost, isSecure, type TrustedProxies } from '../secure-request.ts';

/** The headers that every answer carries; the limits are those of no account until a key is judged. */
export function commonHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    ...limitHeaders(noLimits()),
    ...SECURITY,
  };
}

/** Pages have a policy of their own, which allows them what they need. */
const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const A_YEAR_SECONDS = 31_536_000;

export async function stamp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(commonHeaders(request.id));
}

/**
 * Tells browsers to come by HTTPS alone from now on. Not for this machine's own name, under which other programs listen
 * too, and not where it came in the clear, where it means nothing.
 */
export function requireHttpsAlways(proxies: TrustedProxies) {
  return async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isLoopbackHost(raw.headers.host) || !isSecure(raw, proxies)) return;
    reply.header('Strict-Transport-Security', `max-age=${A_YEAR_SECONDS}`);
  };
}
