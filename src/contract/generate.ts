import { Type, type Static } from 'typebox';
import { COUNT_DEFAULT, COUNT_MAX, PROMPT_MAX } from './bounds.ts';
import { Allowance, Instant } from './limits.ts';
import { Palette } from './palette.ts';

export { COUNT_DEFAULT, COUNT_MAX, PROMPT_MAX };

export const GenerateRequest = Type.Object(
  {
    prompt: Type.String({
      description:
        'What the palettes are for: a project, a place, a mood. Any language, emoji too. Counted in Unicode code ' +
        'points after white space at both ends is cut off.',
      minLength: 1,
      maxLength: PROMPT_MAX,
    }),
    count: Type.Optional(
      Type.Integer({
        description: 'How many palettes.',
        minimum: 1,
        maximum: COUNT_MAX,
        default: COUNT_DEFAULT,
      }),
    ),
    seed: Type.Optional(
      Type.Integer({
        description:
          'The same prompt, count, seed and model give the same palettes. Without it each call varies; the header ' +
          '`X-Palette-Seed` tells the seed that was used.',
        minimum: Number.MIN_SAFE_INTEGER,
        maximum: Number.MAX_SAFE_INTEGER,
      }),
    ),
  },
  { additionalProperties: false, title: 'GenerateRequest' },
);

export type GenerateRequest = Static<typeof GenerateRequest>;

const Metadata = Type.Object(
  {
    model: Type.String({ description: 'Name of the model that made the palettes.' }),
    tokensUsed: Type.Integer({ description: 'Tokens read and written, by the model’s own count.', minimum: 0 }),
    estimatedCost: Type.Number({ description: 'In US dollars; 0 for the embedded engine.', minimum: 0 }),
  },
  { additionalProperties: false, title: 'GenerationMetadata' },
);

export const PaletteList = Type.Object(
  {
    object: Type.Literal('palette.list'),
    data: Type.Array(Palette, { description: 'The palettes, exactly as many as asked for.' }),
    count: Type.Integer({ description: 'How many palettes `data` holds.', minimum: 1, maximum: COUNT_MAX }),
    metadata: Metadata,
    usage: Type.Object(
      { remaining: Allowance, limit: Allowance, resetDate: Instant },
      { additionalProperties: false, title: 'UsageWithReset', description: 'The account’s quota after this request.' },
    ),
  },
  { additionalProperties: false, title: 'PaletteList' },
);

export type PaletteList = Static<typeof PaletteList>;
