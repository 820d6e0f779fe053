import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from './batcher.ts';
import type { Operation } from './operation.ts';
import { packOperation, packOutcome, unpackOperation, unpackOutcome } from './wire.ts';

const count = fc.nat();
const limit = fc.option(count);
const record = fc.record({
  source: fc.constantFrom('api', 'dashboard'),
  seed: fc.maxSafeInteger(),
  tokensUsed: count,
  estimatedCostUsd: fc.double({ noNaN: true }),
  model: fc.string(),
  prompt: fc.string(),
  palettes: fc.string(),
});
const claim = fc.record({
  accountId: fc.string(),
  keyId: fc.string(),
  limit,
  endpoint: fc.constantFrom('generate', 'export', 'history', 'usage'),
  idempotency: fc.option(fc.record({ key: fc.string(), fingerprint: fc.string() })),
});
const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('charge'), claim, status: count, record: fc.option(record) }),
  fc.record({ kind: fc.constant('reserve'), claim, reservationId: fc.string(), leaseMs: count }),
  fc.record({
    kind: fc.constant('refund'),
    accountId: fc.string(),
    reservationId: fc.string(),
    idempotencyKey: fc.option(fc.string()),
  }),
  fc.record({ kind: fc.constant('append'), accountId: fc.string(), record }),
);
const at = fc.record({ used: count, limit, period: count, now: fc.maxSafeInteger() });
const outcomes: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({ kind: fc.constant('charged'), at, totalRequests: limit, seq: limit }),
  fc.record({ kind: fc.constantFrom('reserved', 'refused', 'mismatch'), at }),
  fc.record({ kind: fc.constant('replayed'), at, record }),
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
