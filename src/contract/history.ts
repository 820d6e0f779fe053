import { Type, type Static } from 'typebox';
import { Allowance, Instant } from './limits.ts';
import { Palette } from './palette.ts';

export const PAGE_MAX = 100;
export const PAGE_DEFAULT = 50;

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
  },
  { additionalProperties: false, title: 'HistoryQuery' },
);

export type HistoryQuery = Static<typeof HistoryQuery>;

const HistoryEntry = Type.Object(
  {
    type: Type.Literal('palette'),
    data: Type.Object(
      {
        prompt: Type.String({ description: 'The prompt, trimmed.' }),
        palettes: Type.Array(Palette, { description: 'Exactly what generation returned.' }),
      },
      { additionalProperties: false },
    ),
    date: Instant,
  },
  { additionalProperties: false, title: 'HistoryEntry' },
);

export const HistoryList = Type.Object(
  {
    object: Type.Literal('list'),
    data: Type.Array(HistoryEntry, { description: 'The account’s generations through the API, newest first.' }),
    count: Type.Integer({ description: 'How many entries `data` holds.', minimum: 0, maximum: PAGE_MAX }),
    hasMore: Type.Boolean({ description: 'True when more entries exist beyond this page.' }),
    usage: Type.Object({ remaining: Allowance, limit: Allowance }, { additionalProperties: false, title: 'Usage' }),
  },
  { additionalProperties: false, title: 'HistoryList' },
);

export type HistoryList = Static<typeof HistoryList>;
