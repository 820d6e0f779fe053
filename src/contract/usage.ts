import { Type, type Static } from 'typebox';
import { Allowance, Instant } from './limits.ts';

export const UsageRecord = Type.Object(
  {
    object: Type.Literal('usage'),
    data: Type.Object(
      {
        current: Type.Integer({ description: 'The account’s requests in this period, this one included.', minimum: 0 }),
        limit: Allowance,
        remaining: Allowance,
        resetDate: Instant,
        totalRequests: Type.Integer({ description: 'Requests ever made with the calling key.', minimum: 0 }),
        lastUsed: Instant,
      },
      { additionalProperties: false, title: 'UsageData' },
    ),
  },
  { additionalProperties: false, title: 'UsageRecord' },
);

export type UsageRecord = Static<typeof UsageRecord>;
