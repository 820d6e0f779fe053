import { Type, type Static } from 'typebox';
import { Allowance, Instant } from './limits.ts';
import { Palette } from './palette.ts';

const PAGE_MAX = 100;
export const PAGE_DEFAULT = 50;

/** The number of the last entry of a page, to the base 36. */
const CURSOR = /^[1-9a-z][0-9a-z]{0,9}$/;
const CURSOR_BASE = 36;

export function cursorOf(seq: number): string {
  return seq.toString(CURSOR_BASE);
}

/** The number of the entry before which a cursor stands. */
export function readCursor(cursor: string): number {
  return Number.parseInt(cursor, CURSOR_BASE);
}

export const HistoryQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ description: 'Page size.', minimum: 1, maximum: PAGE_MAX, default: PAGE_DEFAULT }),
    ),
    offset: Type.Optional(
      Type.Integer({
        description: 'How many of the newest entries to skip.',
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        default: 0,
      }),
    ),
    cursor: Type.Optional(
      Type.String({
        title: 'Cursor',
        description: 'In place of `offset`: a place in the history, as the header `Link` of a page tells it.',
        pattern: CURSOR.source,
      }),
    ),
  },
  { additionalProperties: false, title: 'HistoryQuery' },
);

export type HistoryQuery = Static<typeof HistoryQuery>;

/** The profile of an `Accept` by which entries tell seed and model too. */
export const PROVENANCE = 'provenance';

const closed = { additionalProperties: false };

const made = {
  prompt: Type.String({ description: 'The prompt, trimmed.' }),
  palettes: Type.Array(Palette, { description: 'Exactly what generation returned.' }),
};
const provenance = {
  seed: Type.Integer({ description: 'The seed that was used: with it the same model makes the same palettes.' }),
  model: Type.String({ description: 'The model that made them.' }),
};

const HistoryEntry = Type.Object(
  { type: Type.Literal('palette'), data: Type.Object(made, closed), date: Instant },
  { ...closed, title: 'HistoryEntry' },
);

const HistoryEntryWithProvenance = Type.Object(
  { type: Type.Literal('palette'), data: Type.Object({ ...made, ...provenance }, closed), date: Instant },
  { ...closed, title: 'HistoryEntryWithProvenance' },
);

const NEWEST_FIRST = { description: 'The account’s generations through the API, newest first.' };
const page = {
  object: Type.Literal('list'),
  count: Type.Integer({ description: 'How many entries `data` holds.', minimum: 0, maximum: PAGE_MAX }),
  hasMore: Type.Boolean({ description: 'True when more entries exist beyond this page.' }),
  usage: Type.Object({ remaining: Allowance, limit: Allowance }, { ...closed, title: 'Usage' }),
};

export const HistoryList = Type.Object(
  { ...page, data: Type.Array(HistoryEntry, NEWEST_FIRST) },
  { ...closed, title: 'HistoryList' },
);

export type HistoryList = Static<typeof HistoryList>;

export const HistoryListWithProvenance = Type.Object(
  { ...page, data: Type.Array(HistoryEntryWithProvenance, NEWEST_FIRST) },
  { ...closed, title: 'HistoryListWithProvenance' },
);
