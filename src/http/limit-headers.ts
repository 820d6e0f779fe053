import type { FastifyReply } from 'fastify';
import { toAllowance } from '../contract/limits.ts';
import type { Standing } from '../storage/store/ledger.ts';

/** How far the account may still go, as headers and `usage` objects show it. */
export interface Limits {
  readonly limit: number | 'unlimited';
  readonly remaining: number | 'unlimited';
  readonly resetDate: string;
}

function limitsOf({ used, limit, resetAt }: Standing): Limits {
  return {
    limit: toAllowance(limit),
    remaining: toAllowance(limit === undefined ? undefined : Math.max(0, limit - used)),
    resetDate: resetAt.toISOString(),
  };
}

let nobodys: Limits = { limit: 0, remaining: 0, resetDate: new Date(0).toISOString() };
let nobodysUntilMs = 0;

/** The limits of someone without a key, or whose plan grants nothing: none. Needed so often that they are kept. */
export function noLimits(now = Date.now()): Limits {
  if (now < nobodysUntilMs) return nobodys;
  const today = new Date(now);
  nobodysUntilMs = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1);
  nobodys = { limit: 0, remaining: 0, resetDate: new Date(nobodysUntilMs).toISOString() };
  return nobodys;
}

/** `month`, as the draft standard writes a quota (draft-ietf-httpapi-ratelimit-headers-10); nothing where there is none. */
function draftHeaders({ used, limit, resetAt, now }: Standing): Record<string, string> {
  if (limit === undefined) return {};
  const monthBegan = Date.UTC(resetAt.getUTCFullYear(), resetAt.getUTCMonth() - 1);
  const monthSeconds = (resetAt.getTime() - monthBegan) / 1000;
  return {
    'RateLimit-Policy': `"month";q=${limit};w=${monthSeconds}`,
    RateLimit: `"month";r=${Math.max(0, limit - used)};t=${secondsUntil(resetAt, now)}`,
  };
}

export function limitHeaders({ limit, remaining, resetDate }: Limits): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': resetDate,
  };
}

export function setLimitHeaders(reply: FastifyReply, standing: Standing): Limits {
  const limits = limitsOf(standing);
  reply.headers(limitHeaders(limits)).headers(draftHeaders(standing));
  return limits;
}

export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}
