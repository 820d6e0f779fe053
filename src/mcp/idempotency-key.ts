import { createHash } from 'node:crypto';
import type { EngineRequest } from '../engine/engine.ts';

/** A key that the same request always has, so that whoever repeats it without one of their own is charged once. */
export function idempotencyKeyFor({ prompt, count, seed }: EngineRequest): string {
  return `mcp-${createHash('sha256')
    .update(JSON.stringify([prompt, count, seed]))
    .digest('hex')
    .slice(0, 40)}`;
}
