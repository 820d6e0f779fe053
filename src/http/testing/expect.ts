import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import type { Answer } from './service.ts';

/** An error of the documented shape, with a message that says what it must. */
export function expectError(answer: Answer, status: number, error: string, message: string | RegExp = /./): void {
  expect({ status: answer.status, body: answer.json() }).toEqual({
    status,
    body: {
      error,
      message: typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    },
  });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
}

/** The answer has the schema's shape and nothing beyond it. */
export function expectShape(schema: TSchema, value: unknown): void {
  expect(Value.Errors(schema, value)).toEqual([]);
}

/** What the limit headers tell. */
export function limitsTold(answer: Answer): readonly unknown[] {
  return [answer.headers['x-ratelimit-limit'], answer.headers['x-ratelimit-remaining']];
}
