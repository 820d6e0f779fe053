import type { HistoryRecord } from '../../store/history.ts';
import type { Outcome } from './batcher.ts';
import type { Operation } from '../operation.ts';

/**
 * How operations and their outcomes cross between threads. Nearly all of them are plain charges and what these get, which
 * go as lists of values: cloning one costs half of cloning objects within objects. The rest goes as it is.
 */
export type PackedOperation = PackedCharge | Operation;
export type PackedOutcome = PackedCharged | Outcome;

type PlainCharge = Extract<Operation, { kind: 'charge' }> & { readonly record: HistoryRecord };

type PackedCharge = ReturnType<typeof packCharge>;
type PackedCharged = ReturnType<typeof packCharged>;

export function packOperation(operation: Operation): PackedOperation {
  return isPlainCharge(operation) ? packCharge(operation) : operation;
}

export function unpackOperation(packed: PackedOperation): Operation {
  return 'kind' in packed ? packed : unpackCharge(packed);
}

export function packOutcome(outcome: Outcome): PackedOutcome {
  return outcome.kind === 'charged' ? packCharged(outcome) : outcome;
}

export function unpackOutcome(packed: PackedOutcome): Outcome {
  return 'kind' in packed ? packed : unpackCharged(packed);
}

function isPlainCharge(operation: Operation): operation is PlainCharge {
  return operation.kind === 'charge' && operation.record !== undefined && operation.idempotency === undefined;
}

function packCharge({ accountId, keyId, limit, endpoint, status, record }: PlainCharge) {
  const { source, seed, tokensUsed, estimatedCostUsd, model, prompt, palettesJson } = record;
  const asked = [accountId, keyId, limit, endpoint, status] as const;
  return [...asked, source, seed, tokensUsed, estimatedCostUsd, model, prompt, palettesJson] as const;
}

function unpackCharge(packed: PackedCharge): PlainCharge {
  const [accountId, keyId, limit, endpoint, status, ...made] = packed;
  const [source, seed, tokensUsed, estimatedCostUsd, model, prompt, palettesJson] = made;
  const record = { source, seed, tokensUsed, estimatedCostUsd, model, prompt, palettesJson };
  return { kind: 'charge', accountId, keyId, limit, endpoint, status, record };
}

function packCharged({ standing, totalRequests, seq }: Extract<Outcome, { kind: 'charged' }>) {
  const { used, limit, resetAt, now } = standing;
  return [used, limit, resetAt.getTime(), now.getTime(), totalRequests, seq] as const;
}

function unpackCharged([used, limit, resetAt, now, totalRequests, seq]: PackedCharged): Outcome {
  const standing = { used, limit, resetAt: new Date(resetAt), now: new Date(now) };
  return { kind: 'charged', standing, totalRequests, seq };
}
