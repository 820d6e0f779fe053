import { endOfPeriod } from '../period.ts';
import type { ChargeOutcome, ChargeRequest, Endpoint, HistoryRecord, Standing } from '../store.ts';
import { decodeText, encodeText } from '../text.ts';
import type { Claim, Decision, Position, StoredRecord } from './operation.ts';

export function toClaim(
  request: Pick<ChargeRequest, 'accountId' | 'keyId' | 'limit' | 'endpoint' | 'idempotency'>,
): Claim {
  const { accountId, keyId, limit, endpoint, idempotency } = request;
  return {
    accountId,
    keyId,
    limit: limit ?? null,
    endpoint,
    idempotency:
      idempotency === undefined
        ? null
        : { key: idempotency.key, fingerprint: Buffer.from(idempotency.fingerprint).toString('hex') },
  };
}

export function toStoredRecord(record: HistoryRecord): StoredRecord {
  return {
    source: record.source,
    seed: record.seed,
    tokensUsed: record.tokensUsed,
    estimatedCostUsd: record.estimatedCostUsd,
    model: record.model,
    prompt: encodeText(record.prompt),
    palettes: record.palettesJson,
  };
}

function toRecord(stored: StoredRecord): HistoryRecord {
  return {
    source: stored.source,
    seed: stored.seed,
    tokensUsed: stored.tokensUsed,
    estimatedCostUsd: stored.estimatedCostUsd,
    model: stored.model,
    prompt: decodeText(stored.prompt),
    palettesJson: stored.palettes,
  };
}

export function toStanding(at: Position): Standing {
  return { used: at.used, limit: at.limit ?? undefined, resetAt: endOfPeriod(at.period), now: new Date(at.now) };
}

export function toChargeOutcome(decision: Exclude<Decision, { kind: 'inFlight' }>): ChargeOutcome {
  if (decision.kind === 'reserved' || decision.kind === 'refunded' || decision.kind === 'appended') {
    throw new Error(`a charge was answered as ${decision.kind}`);
  }
  const standing = toStanding(decision.at);
  if (decision.kind === 'replayed') return { kind: 'replayed', standing, record: toRecord(decision.record) };
  if (decision.kind !== 'charged') return { kind: decision.kind, standing };
  const { totalRequests, seq, at } = decision;
  return {
    kind: 'charged',
    standing,
    lastUsed: new Date(at.now),
    ...(totalRequests !== null && { totalRequests }),
    ...(seq !== null && { seq }),
  };
}

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  generate: 'generate',
  export: 'export',
  history: 'history',
  usage: 'usage',
};

/** @throws when the database holds an endpoint that this version does not know */
export function toEndpoint(name: string): Endpoint {
  const endpoint = ENDPOINTS[name];
  if (endpoint === undefined) throw new Error(`unknown endpoint in the database: ${name}`);
  return endpoint;
}
