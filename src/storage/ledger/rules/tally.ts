/**
 * The answered requests of an account on its ledger's day, one line for each key, endpoint and status. They are kept in
 * the ledger's own row, which every charge rewrites anyway, and filed under their keys and their day once the day is
 * over: what a charge would otherwise change in two more tables costs nothing beside it.
 */
export interface TallyLine {
  readonly keyId: string;
  readonly endpoint: string;
  readonly status: number;
  requests: number;
  /** Milliseconds of the database's clock. */
  lastUsed: number;
}

/** Lines of one row at most; beyond them they are filed before the day is over, so that no row grows without end. */
export const TALLY_MAX = 32;

export const EMPTY_TALLY = '[]';

/** The column `tally` of `ledgers`: the lines as JSON, without their names. */
export function readTally(text: string): TallyLine[] {
  const lines: [string, string, number, number, number][] = JSON.parse(text);
  return lines.map(([keyId, endpoint, status, requests, lastUsed]) => ({
    keyId,
    endpoint,
    status,
    requests,
    lastUsed,
  }));
}

export function writeTally(tally: readonly TallyLine[]): string {
  return JSON.stringify(
    tally.map(({ keyId, endpoint, status, requests, lastUsed }) => [keyId, endpoint, status, requests, lastUsed]),
  );
}

export interface KeyUse {
  readonly requests: number;
  /** Milliseconds of the database's clock; undefined: not on this day. */
  readonly lastUsed: number | undefined;
}

/** What the lines say of one key. */
export function useOfKey(tally: readonly TallyLine[], keyId: string): KeyUse {
  let requests = 0;
  let lastUsed: number | undefined;
  for (const line of tally) {
    if (line.keyId !== keyId) continue;
    requests += line.requests;
    lastUsed = Math.max(lastUsed ?? 0, line.lastUsed);
  }
  return { requests, lastUsed };
}
