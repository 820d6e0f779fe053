import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { DailyRow } from './rules/snapshot.ts';
import { readTally, useOfKey } from './rules/tally.ts';
import type { TallyLine } from './rules/tally.ts';

/** What a key has been answered in all: as filed, and on its ledger's day. */
export function toKeyUsage(
  key: Pick<Selectable<Schema['api_keys']>, 'id' | 'total_requests' | 'last_used'>,
  tally: readonly TallyLine[],
): { totalRequests: number; lastUsed: Date | undefined } {
  const today = useOfKey(tally, key.id);
  const lastUsed = today.lastUsed ?? key.last_used ?? undefined;
  return {
    totalRequests: key.total_requests + today.requests,
    lastUsed: lastUsed === undefined ? undefined : new Date(lastUsed),
  };
}

/** An account's requests by day, endpoint and status, in that order, from a day on: as filed, and of the ledger's day. */
export async function countsSince(db: Kysely<Schema>, accountId: string, firstDay: number): Promise<DailyRow[]> {
  // In one statement: a day that is being filed is read once.
  const rows = await db
    .selectFrom('ledgers')
    .leftJoin('daily_counts as filed', (join) =>
      join.onRef('filed.account_id', '=', 'ledgers.account_id').on('filed.day', '>=', firstDay),
    )
    .select(['ledgers.day as ledger_day', 'ledgers.tally'])
    .select(['filed.day', 'filed.endpoint', 'filed.status', 'filed.requests'])
    .where('ledgers.account_id', '=', accountId)
    .execute();

  const counts = new Map<string, DailyRow>();
  const add = (day: number, endpoint: string, status: number, requests: number) => {
    const name = `${day} ${endpoint} ${status}`;
    const count = counts.get(name) ?? { account_id: accountId, day, endpoint, status, requests: 0 };
    count.requests += requests;
    counts.set(name, count);
  };
  for (const { day, endpoint, status, requests } of rows) {
    if (day !== null && endpoint !== null && status !== null && requests !== null) add(day, endpoint, status, requests);
  }
  const [ledger] = rows;
  if (ledger !== undefined && ledger.ledger_day >= firstDay) {
    for (const { endpoint, status, requests } of readTally(ledger.tally))
      add(ledger.ledger_day, endpoint, status, requests);
  }
  return [...counts.values()].toSorted(
    (a, b) => a.day - b.day || (a.endpoint < b.endpoint ? -1 : Number(a.endpoint > b.endpoint)) || a.status - b.status,
  );
}
