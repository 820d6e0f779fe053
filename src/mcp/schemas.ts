import { Type } from 'typebox';
import { COUNT_MAX, PROMPT_MAX } from '../contract/generate.ts';
import { HexColor, NAME_MAX, Palette, Semantic } from '../contract/palette.ts';

/** What the tools take and give, as JSON Schema. */

const closed = { additionalProperties: false };
const Five = Type.Array(HexColor, { minItems: 5, maxItems: 5 });

const PromptIn = Type.String({
  minLength: 1,
  maxLength: PROMPT_MAX,
  description:
    'The brief, in any language: what it is for, how it should feel, and what must hold ("no green", "with #0A5C36", ' +
    '"dark mode", "colour-blind safe").',
});

const Seed = Type.Optional(
  Type.Integer({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'The same prompt, count and seed give the same palettes; 1 where absent. Send another for others.',
  }),
);

const PaletteIn = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    colors: Five,
    description: Type.Optional(Type.String({ maxLength: 1000 })),
    semantic: Type.Optional(Semantic),
  },
  { ...closed, description: 'A palette just as generate_palettes returned it.' },
);

export const GenerateIn = Type.Object(
  {
    prompt: PromptIn,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: COUNT_MAX, description: 'How many; 3 where absent.' })),
    seed: Seed,
    idempotency_key: Type.Optional(
      Type.String({
        pattern: '^[\\x21-\\x7e]{1,200}$',
        description:
          'Best left out: one is then derived from prompt, count and seed. If you send one, it names the request, not the ' +
          'try: send the very same one again whenever you repeat the call, or it is charged twice.',
      }),
    ),
  },
  closed,
);

export const GenerateOut = Type.Object({
  palettes: Type.Array(Palette),
  model: Type.String(),
  seed: Type.Integer(),
  remaining: Type.Optional(Type.Union([Type.Integer(), Type.Literal('unlimited')])),
});

const exportInOf = (formats: readonly string[]) =>
  Type.Object({ palette: PaletteIn, format: Type.Optional(Type.Enum([...formats], { default: 'css' })) }, closed);

const byFormats = new WeakMap<readonly string[], ReturnType<typeof exportInOf>>();

/** The same schema for the same list. */
export function exportIn(formats: readonly string[]): ReturnType<typeof exportInOf> {
  const made = byFormats.get(formats) ?? exportInOf(formats);
  byFormats.set(formats, made);
  return made;
}

export const ExportOut = Type.Object({
  fileName: Type.String(),
  contentType: Type.String(),
  text: Type.Optional(Type.String({ description: 'The file; absent for an image and other bytes.' })),
});

export const ContrastIn = Type.Object({ foreground: HexColor, background: HexColor }, closed);

export const ContrastOut = Type.Object({
  ratio: Type.Number({ description: 'WCAG 2.2, cut to hundredths.' }),
  text: Type.Boolean({ description: 'Enough for text (AA): 4.5.' }),
  largeText: Type.Boolean({ description: 'Enough for large text and controls (AA): 3.' }),
  enhanced: Type.Boolean({ description: 'Enough for text (AAA): 7.' }),
});

export const RolesIn = Type.Object({ colors: Five }, closed);

export const RolesOut = Type.Object({
  semantic: Semantic,
  moved: Type.Array(Type.Object({ role: Type.String(), was: Type.String(), is: Type.String() })),
  contrast: Type.Object({
    textOnBackground: Type.Number(),
    primaryOnBackground: Type.Number(),
    labelOnPrimary: Type.Number(),
    accentOnBackground: Type.Number(),
  }),
});

export const RecolourIn = Type.Object(
  {
    css: Type.String({ minLength: 1, maxLength: 2_000_000, description: 'A style sheet, whole.' }),
    semantic: Semantic,
  },
  closed,
);

export const RecolourOut = Type.Object({
  css: Type.String(),
  replaced: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), as: Type.String() })),
  mended: Type.Array(Type.Object({ selector: Type.String(), color: Type.String(), contrast: Type.Number() })),
});

export const ExplainIn = Type.Object({ prompt: PromptIn, seed: Seed }, closed);
export const ExplainOut = Type.Object({}, { additionalProperties: true });
