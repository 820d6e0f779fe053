import type { FastifyReply } from 'fastify';
import { tellAllowance } from '../contract/limits.ts';
import type { Standing } from '../storage/store.ts';

/** How far the account may still go, as headers and `usage` objects tell it. */
export interface Limits {
  readonly limit: number | 'unlimited';
  readonly remaining: number | 'unlimited';
  readonly resetDate: string;
}

export function limitsOf({ used, limit, resetAt }: Standing): Limits {
  return {
    limit: tellAllowance(limit),
    remaining: tellAllowance(limit === undefined ? undefined : Math.max(0, limit - used)),
    resetDate: resetAt.toISOString(),
  };
}

/** The limits of someone without a key, or whose plan grants nothing: none. */
export function noLimits(now: Date): Limits {
  const resetAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
  return { limit: 0, remaining: 0, resetDate: resetAt.toISOString() };
}

export function limitHeaders({ limit, remaining, resetDate }: Limits): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': resetDate,
  };
}

export function tellLimits(reply: FastifyReply, standing: Standing): Limits {
  const limits = limitsOf(standing);
  reply.headers(limitHeaders(limits));
  return limits;
}

export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}
