import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitHeaders, noLimits } from '../limit-headers.ts';

/** The headers that every answer carries; the limits are nobody's until a key is judged. */
export function commonHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    ...limitHeaders(noLimits()),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}

export async function stamp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(commonHeaders(request.id));
}
