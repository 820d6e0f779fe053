import type { Outcome } from './batcher.ts';
import type { Charge, Claim, Decision, Operation, Position, StoredRecord } from './operation.ts';

/**
 * How operations and their outcomes cross between threads. Nearly all of them are plain charges and what these get, which
 * go as lists of values: cloning one costs half of cloning objects within objects. The rest goes as it is.
 */
export type PackedOperation = PackedCharge | Operation;
export type PackedOutcome = PackedCharged | Outcome;

type PackedCharge = readonly [
  accountId: string,
  keyId: string,
  limit: number | null,
  endpoint: Claim['endpoint'],
  status: number,
  source: StoredRecord['source'],
  seed: number,
  tokensUsed: number,
  estimatedCostUsd: number,
  model: string,
  prompt: string,
  palettes: string,
];

type PackedCharged = readonly [
  used: number,
  limit: number | null,
  period: Position['period'],
  now: number,
  totalRequests: number | null,
  seq: number | null,
];

export function packOperation(operation: Operation): PackedOperation {
  if (operation.kind !== 'charge') return operation;
  const { claim, status, record } = operation;
  if (record === null || claim.idempotency !== null) return operation;
  const { source, seed, tokensUsed, estimatedCostUsd, model, prompt, palettes } = record;
  const { accountId, keyId, limit, endpoint } = claim;
  return [
    accountId,
    keyId,
    limit,
    endpoint,
    status,
    source,
    seed,
    tokensUsed,
    estimatedCostUsd,
    model,
    prompt,
    palettes,
  ];
}

export function unpackOperation(packed: PackedOperation): Operation {
  if ('kind' in packed) return packed;
  const [
    accountId,
    keyId,
    limit,
    endpoint,
    status,
    source,
    seed,
    tokensUsed,
    estimatedCostUsd,
    model,
    prompt,
    palettes,
  ] = packed;
  return {
    kind: 'charge',
    claim: { accountId, keyId, limit, endpoint, idempotency: null },
    status,
    record: { source, seed, tokensUsed, estimatedCostUsd, model, prompt, palettes },
  } satisfies Charge;
}

export function packOutcome(outcome: Outcome): PackedOutcome {
  if (outcome.kind !== 'charged') return outcome;
  const { at, totalRequests, seq } = outcome;
  return [at.used, at.limit, at.period, at.now, totalRequests, seq];
}

export function unpackOutcome(packed: PackedOutcome): Outcome {
  if ('kind' in packed) return packed;
  const [used, limit, period, now, totalRequests, seq] = packed;
  return { kind: 'charged', at: { used, limit, period, now }, totalRequests, seq } satisfies Decision;
}
