import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, endOfPeriod, periodOf } from '../../period.ts';
import type { Claim } from '../../store/ledger.ts';
import type { Snapshot, LedgerRow } from './snapshot.ts';
import { decide } from './decide.ts';
import type { Operation } from '../operation.ts';
import { EMPTY_TALLY, readTally, TALLY_MAX, writeTally } from './tally.ts';

const NOW = Date.parse('2026-09-15T12:00:00.000Z');

function snapshot(ledger: Partial<LedgerRow>, reservations = 0): Snapshot {
  const period = periodOf(NOW);
  const day = dayOf(NOW);
  const heads = { api_head: 0, dashboard_head: 0 };
  const row = { account_id: 'a', period, settled: 0, live: reservations, ...heads, day, tally: EMPTY_TALLY, ...ledger };
  const reserved = Array.from({ length: reservations }, (_, index) => ({
    id: `r${index}`,
    account_id: 'a',
    key_id: 'k',
    period: row.period,
    endpoint: 'generate',
    quota_limit: null,
    expires: NOW + 1_000,
    idempotency_key: null,
    fingerprint: null,
  }));
  return {
    now: NOW,
    ledgers: new Map([['a', row]]),
    totals: new Map([['k', 7]]),
    reservations: new Map(reserved.map((each) => [each.id, each])),
    remembered: new Map(),
  };
}

const claim = (limit: number | undefined): Claim => ({
  accountId: 'a',
  keyId: 'k',
  limit,
  endpoint: 'generate',
});

const reserve = (limit: number, n: number): Operation => ({
  ...claim(limit),
  kind: 'reserve',
  reservationId: `new${n}`,
  leaseMs: 1,
});
const settle = (limit: number, n: number): Operation => ({
  ...claim(limit),
  kind: 'settle',
  reservationId: `r${n}`,
  status: 200,
});
const refund = (n: number): Operation => ({
  kind: 'refund',
  accountId: 'a',
  reservationId: `r${n}`,
  idempotencyKey: undefined,
});

const operations = (limit: number): fc.Arbitrary<Operation[]> =>
  fc.array(
    fc.oneof(
      fc.constant<Operation>({ kind: 'charge', ...claim(limit), status: 200 }),
      fc.nat().map((n) => reserve(limit, n)),
      fc.nat(5).map((n) => settle(limit, n)),
      fc.nat(5).map(refund),
    ),
    { maxLength: 60 },
  );

test('whatever a batch holds, used stays within the limit, and the counts add up', () => {
  const batches = fc
    .integer({ min: 4, max: 30 })
    .chain((limit) => fc.tuple(fc.constant(limit), fc.integer({ min: 0, max: limit - 4 }), operations(limit)));
  fc.assert(
    fc.property(batches, ([limit, settled, batch]) => {
      const { decisions, writes } = decide(batch, snapshot({ settled }, 4));
      const [ledger] = writes.ledgers;
      const charged = decisions.filter(({ kind }) => kind === 'charged').length;
      if (ledger === undefined) {
        expect(charged).toBe(0);
        return;
      }
      expect(ledger.settled + ledger.live).toBeLessThanOrEqual(limit);
      expect(ledger.settled).toBe(settled + charged);
      expect(ledger.live).toBe(4 - writes.closed.length + writes.reserved.length);
      expect(readTally(ledger.tally).reduce((sum, { requests }) => sum + requests, 0)).toBe(charged);
      // Refused only where nothing was left.
      for (const decision of decisions) if (decision.kind === 'refused') expect(decision.standing.used).toBe(limit);
      const totals = decisions.flatMap((decision) => (decision.kind === 'charged' ? [decision.totalRequests] : []));
      expect(totals).toEqual(Array.from({ length: charged }, (_, index) => 8 + index));
    }),
    { numRuns: 2_000 },
  );
});

test('a ledger of an earlier month is put aside, and the new one begins at nothing', () => {
  const batch: Operation[] = [{ kind: 'charge', ...claim(5), status: 200 }];
  const period = periodOf(NOW) - 1;
  const { decisions, writes } = decide(batch, snapshot({ period, settled: 5 }));
  expect(decisions).toMatchObject([{ kind: 'charged', standing: { used: 1, resetAt: endOfPeriod(period + 1) } }]);
  expect(writes.archived).toEqual([{ account_id: 'a', period, settled: 5, live: 0 }]);
});

test('the requests of a day that is over are filed under their key and their day', () => {
  const day = dayOf(NOW) - 3;
  const lines = [
    { keyId: 'k', endpoint: 'generate', status: 200, requests: 5, lastUsed: 11 },
    { keyId: 'k', endpoint: 'generate', status: 400, requests: 1, lastUsed: 12 },
    { keyId: 'other', endpoint: 'generate', status: 200, requests: 2, lastUsed: 10 },
  ] as const;
  const batch: Operation[] = [{ kind: 'charge', ...claim(undefined), status: 200 }];
  const { decisions, writes } = decide(batch, snapshot({ day, tally: writeTally(lines) }));
  expect(decisions).toMatchObject([{ kind: 'charged', totalRequests: 7 + 6 + 1 }]);
  expect(writes.keys).toEqual([
    { key_id: 'k', requests: 6, at: 12 },
    { key_id: 'other', requests: 2, at: 10 },
  ]);
  expect(writes.daily).toEqual([
    { account_id: 'a', day, endpoint: 'generate', status: 200, requests: 7 },
    { account_id: 'a', day, endpoint: 'generate', status: 400, requests: 1 },
  ]);
  expect(writes.ledgers[0]).toMatchObject({ day: dayOf(NOW), tally: `[["k","generate",200,1,${NOW}]]` });
});

test('the requests of one day by ever more keys are filed before it is over, so that no ledger grows without end', () => {
  const batch = Array.from({ length: 10 * TALLY_MAX }, (_, index): Operation => ({
    kind: 'charge',
    ...claim(undefined),
    keyId: `k${index % 100}`,
    status: 200,
  }));
  const { writes } = decide(batch, snapshot({}));
  const kept = readTally(writes.ledgers[0]?.tally ?? '');
  expect(kept.length).toBeLessThanOrEqual(TALLY_MAX);
  const sum = (rows: readonly { requests: number }[]) => rows.reduce((total, { requests }) => total + requests, 0);
  expect(sum(writes.keys) + sum(kept)).toBe(batch.length);
  expect(sum(writes.daily) + sum(kept)).toBe(batch.length);
  expect(new Set(writes.keys.map(({ key_id }) => key_id)).size).toBe(writes.keys.length);
});
