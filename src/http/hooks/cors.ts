import type { FastifyReply, FastifyRequest } from 'fastify';
import { RESPONSE_HEADERS } from '../../contract/response-headers.ts';

/** All that the interface's document describes. */
const EXPOSED = Object.keys(RESPONSE_HEADERS).join(', ');

export const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED };

const ACCEPTED = ['Authorization', 'X-API-Key', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'].join(', ');

const A_DAY_SECONDS = 86_400;

/** Opens /v1 to pages and plugins of any origin. No cookie is read there, so nobody's session can be borrowed. */
export async function openToOrigins({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isV1(raw.url)) reply.headers(CORS_HEADERS);
}

/** What a browser asks before it sends the real request. */
export function preflightHeaders(request: FastifyRequest, methods: string): Record<string, string> {
  if (!isV1(request.raw.url) || request.headers['access-control-request-method'] === undefined) return {};
  return {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': ACCEPTED,
    'Access-Control-Max-Age': String(A_DAY_SECONDS),
  };
}

function isV1(url = ''): boolean {
  return url.startsWith('/v1/') || url === '/v1';
}
