/** What generation returned, as history keeps it and a replay tells it again. */
export interface HistoryRecord {
  readonly prompt: string;
  /** The palettes as the JSON text of the answer's `data`. */
  readonly palettesJson: string;
  /** `api` entries are what the API's history lists. */
  readonly source: 'api' | 'dashboard';
  readonly model: string;
  readonly tokensUsed: number;
  readonly estimatedCostUsd: number;
  readonly seed: number;
}

export interface HistoryEntry {
  readonly seq: number;
  readonly prompt: string;
  readonly palettesJson: string;
  readonly source: 'api' | 'dashboard';
  readonly seed: number;
  readonly model: string;
  readonly date: Date;
}

/** Entries of each source are numbered by themselves: `seq` runs from 1 without gaps within (account, source). */
export type HistoryCursor = Pick<HistoryEntry, 'date' | 'source' | 'seq'>;

export interface HistoryQuery {
  readonly accountId: string;
  /** undefined: both. */
  readonly source?: 'api' | 'dashboard' | undefined;
  /** Any part of the prompt, in any case. */
  readonly text: string;
  readonly limit: number;
  /** The last entry of the page before; undefined: from the newest. */
  readonly before?: HistoryCursor | undefined;
}

interface HistoryPageQuery {
  readonly accountId: string;
  readonly source: 'api' | 'dashboard' | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Only entries of a lower `seq`, from which the offset then counts; for one source. */
  readonly before?: number | undefined;
}

export interface HistoryStore {
  /**
   * Newest first. For one source it costs the same at any offset; for both (`source` undefined), whose numberings have to
   * be merged by date, it reads what precedes the page too.
   */
  page(query: HistoryPageQuery): Promise<{
    readonly entries: readonly HistoryEntry[];
    readonly hasMore: boolean;
  }>;
  /** All of it, newest first, read as it is asked for. */
  all(accountId: string): AsyncIterable<HistoryEntry>;
  /** Newest first. */
  search(query: HistoryQuery): Promise<readonly HistoryEntry[]>;
}
