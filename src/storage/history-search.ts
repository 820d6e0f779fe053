import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ENTRY_COLUMNS, newestFirst, SOURCES, toEntry } from './history-rows.ts';
import type { EntryPlace, EntryRow, Source } from './history-rows.ts';
import type { Schema } from './schema.ts';
import type { HistoryEntry, HistoryQuery } from './store/history.ts';
import { decodeText } from './text.ts';

/** Entries that are read at a time. */
const CHUNK = 500;

/**
 * The newest entries whose prompt contains a text. The comparison is made here, by Unicode's case folding, since the
 * two databases fold different letters; prompts are short, and reading stops with the last entry wanted.
 */
export async function searchHistory(db: Kysely<Schema>, query: HistoryQuery): Promise<readonly HistoryEntry[]> {
  const sources = query.source === undefined ? SOURCES : [query.source];
  const lists = await Promise.all(sources.map((source) => matches(db, query, source)));
  const wanted = lists.flat().sort(newestFirst).slice(0, query.limit);
  return wanted.map(toEntry);
}

async function matches(db: Kysely<Schema>, query: HistoryQuery, source: Source): Promise<EntryRow[]> {
  const { accountId, limit } = query;
  const text = fold(query.text);
  const found: number[] = [];
  // What the pages before have shown of this source is not read again.
  const first = query.before?.source === source ? query.before.seq : Number.MAX_SAFE_INTEGER;
  for (let below = first; found.length < limit;) {
    const chunk = await db
      .selectFrom('history')
      .select(['seq', 'prompt', 'source', 'at'])
      .where('account_id', '=', accountId)
      .where('source', '=', source)
      .where('seq', '<', below)
      .orderBy('seq', 'desc')
      .limit(CHUNK)
      .execute();
    for (const row of chunk)
      if (isAfter(query.before, row) && fold(decodeText(row.prompt)).includes(text)) found.push(row.seq);
    const last = chunk.at(-1);
    if (last === undefined || chunk.length < CHUNK) break;
    below = last.seq;
    // SQLite answers without a turn of the event loop: others have theirs between two chunks.
    await setImmediate();
  }
  if (found.length === 0) return [];
  return db
    .selectFrom('history')
    .select(ENTRY_COLUMNS)
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('seq', 'in', found.slice(0, limit))
    .execute();
}

function isAfter(cursor: HistoryQuery['before'], row: EntryPlace): boolean {
  if (cursor === undefined) return true;
  const { date, source, seq } = cursor;
  return newestFirst({ at: date.getTime(), source, seq }, row) < 0;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
