import type { Schema } from './schema.ts';
import type { HistoryEntry } from './store/history.ts';
import { decodeText } from './text.ts';

export const ENTRY_COLUMNS = ['seq', 'prompt', 'palettes', 'source', 'seed', 'model', 'at'] as const;
export type EntryRow = Pick<Schema['history'], (typeof ENTRY_COLUMNS)[number]>;
/** Where an entry stands among all of an account. */
export type EntryPlace = Pick<EntryRow, 'at' | 'source' | 'seq'>;
export type Source = HistoryEntry['source'];
export const SOURCES: readonly Source[] = ['api', 'dashboard'];

export function newestFirst(a: EntryPlace, b: EntryPlace): number {
  return b.at - a.at || a.source.localeCompare(b.source) || b.seq - a.seq;
}

export function toEntry(row: EntryRow): HistoryEntry {
  return {
    seq: row.seq,
    prompt: decodeText(row.prompt),
    palettesJson: row.palettes,
    source: row.source === 'dashboard' ? 'dashboard' : 'api',
    seed: row.seed,
    model: row.model,
    date: new Date(row.at),
  };
}
