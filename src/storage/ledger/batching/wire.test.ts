import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from './batcher.ts';
import type { Operation } from '../operation.ts';
import { packOperation, packOutcome, unpackOperation, unpackOutcome } from './wire.ts';

const count = fc.nat();
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const limit = perhaps(count);
const record = fc.record({
  source: fc.constantFrom('api', 'dashboard'),
  seed: fc.maxSafeInteger(),
  tokensUsed: count,
  estimatedCostUsd: fc.double({ noNaN: true }),
  model: fc.string(),
  prompt: fc.string(),
  palettesJson: fc.string(),
});
const claim = {
  accountId: fc.string(),
  keyId: fc.string(),
  limit,
  endpoint: fc.constantFrom('generate', 'export', 'history', 'usage'),
  idempotency: perhaps(fc.record({ key: fc.string(), fingerprint: fc.string() })),
} as const;
const answer = { status: count, record: perhaps(record) };
const reservationId = fc.string();
const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('charge'), ...claim, ...answer }),
  fc.record({ kind: fc.constant('reserve'), ...claim, reservationId, leaseMs: count }),
  fc.record({ kind: fc.constant('settle'), ...claim, ...answer, reservationId }),
  fc.record({
    kind: fc.constant('refund'),
    accountId: fc.string(),
    reservationId,
    idempotencyKey: perhaps(fc.string()),
  }),
  fc.record({ kind: fc.constant('append'), accountId: fc.string(), record }),
);
const instant = fc.date({ noInvalidDate: true });
const standing = fc.record({ used: count, limit, resetAt: instant, now: instant });
const outcomes: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({ kind: fc.constant('charged'), standing, totalRequests: limit, seq: limit }),
  fc.record({ kind: fc.constant('reserved'), reservationId, standing }),
  fc.record({ kind: fc.constantFrom('refused', 'mismatch'), standing }),
  fc.record({ kind: fc.constant('replayed'), standing, record }),
  fc.record({
    kind: fc.constant('failed'),
    failure: fc.record({ name: fc.string(), message: fc.string() }),
  }),
);

test('what crosses between threads arrives as it was', () => {
  fc.assert(
    fc.property(operations, outcomes, (operation, outcome) => {
      expect(unpackOperation(structuredClone(packOperation(operation)))).toEqual(operation);
      expect(unpackOutcome(structuredClone(packOutcome(outcome)))).toEqual(outcome);
    }),
    { numRuns: 500 },
  );
});
