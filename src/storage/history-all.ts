import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ENTRY_COLUMNS, newestFirst, SOURCES, toEntry } from './history-rows.ts';
import type { EntryRow, Source } from './history-rows.ts';
import type { Schema } from './schema.ts';
import type { HistoryEntry } from './store/history.ts';

/** Entries that are read, and held, at a time. */
const CHUNK = 200;

/** All of an account's history, newest first, read as it is asked for: each entry once, a few at a time. */
export async function* allHistory(db: Kysely<Schema>, accountId: string): AsyncGenerator<HistoryEntry> {
  const lists = SOURCES.map((source) => entriesOf(db, accountId, source));
  const heads = await Promise.all(lists.map(async (list) => list.next()));
  for (;;) {
    let newest: number | undefined;
    let row: EntryRow | undefined;
    for (const [index, head] of heads.entries()) {
      if (head.done === true || (row !== undefined && newestFirst(head.value, row) > 0)) continue;
      newest = index;
      row = head.value;
    }
    const list = newest === undefined ? undefined : lists[newest];
    if (newest === undefined || row === undefined || list === undefined) return;
    yield toEntry(row);
    heads[newest] = await list.next();
  }
}

async function* entriesOf(db: Kysely<Schema>, accountId: string, source: Source): AsyncGenerator<EntryRow, void> {
  for (let below = Number.MAX_SAFE_INTEGER; ;) {
    const chunk = await db
      .selectFrom('history')
      .select(ENTRY_COLUMNS)
      .where('account_id', '=', accountId)
      .where('source', '=', source)
      .where('seq', '<', below)
      .orderBy('seq', 'desc')
      .limit(CHUNK)
      .execute();
    yield* chunk;
    const last = chunk.at(-1);
    if (last === undefined || chunk.length < CHUNK) return;
    below = last.seq;
    // SQLite answers without a turn of the event loop: others have theirs between two chunks.
    await setImmediate();
  }
}
