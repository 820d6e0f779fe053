import { Type } from 'typebox';

/** A number for a limited key, the string `unlimited` for an unlimited one. */
export const Allowance = Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('unlimited')], {
  title: 'Allowance',
  description: 'A number of requests, or the string `unlimited` for a plan without a limit.',
});

const InstantText = Type.String({
  title: 'Instant',
  description: 'An instant, ISO 8601 in UTC.',
  format: 'date-time',
  examples: ['2027-01-01T00:00:00.000Z'],
});

export { InstantText as Instant };

/** How a limit is written: the number, or `unlimited` where there is none. */
export function toAllowance(requests: number | undefined): number | 'unlimited' {
  return requests ?? 'unlimited';
}
