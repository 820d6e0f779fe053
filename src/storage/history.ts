import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { allHistory } from './history-all.ts';
import { searchHistory } from './history-search.ts';
import { ENTRY_COLUMNS, type EntryRow, newestFirst, type Source, SOURCES, toEntry } from './history-rows.ts';
import type { Schema } from './schema.ts';
import type { HistoryStore } from './store/history.ts';

export function createHistoryStore(db: Kysely<Schema>): HistoryStore {
  return {
    async page({ accountId, source, limit, offset, before }) {
      const found =
        source === undefined
          ? await newestOfBoth(db, accountId, limit + 1, offset)
          : await newest(db, accountId, source, limit + 1, offset, before);
      return { entries: found.slice(0, limit).map(toEntry), hasMore: found.length > limit };
    },
    search: (query) => searchHistory(db, query),
    all: (accountId) => allHistory(db, accountId),
  };
}

/**
 * Numbers are dense, so the entry at an offset from the newest is known by its number, and the page is read from there:
 * what precedes it is neither counted nor skipped.
 */
async function newest(
  db: Kysely<Schema>,
  accountId: string,
  source: Source,
  limit: number,
  offset: number,
  before?: number,
): Promise<EntryRow[]> {
  const head = db
    .selectFrom('ledgers')
    .select(source === 'api' ? 'api_head as head' : 'dashboard_head as head')
    .where('account_id', '=', accountId);
  return db
    .selectFrom('history')
    .select(ENTRY_COLUMNS)
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('seq', '<=', before === undefined ? sql<number>`(${head}) - ${offset}` : before - 1 - offset)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** Two numberings merged by date; reads what precedes the page. */
async function newestOfBoth(db: Kysely<Schema>, accountId: string, limit: number, offset: number): Promise<EntryRow[]> {
  const lists = await Promise.all(SOURCES.map((source) => newest(db, accountId, source, offset + limit, 0)));
  return lists
    .flat()
    .sort(newestFirst)
    .slice(offset, offset + limit);
}
