import { Type } from 'typebox';
import { HexColor } from './palette.ts';

const open = { additionalProperties: true };

/** The exports that are JSON, as far as a client may rely on them. Both may hold more. */

const ColorToken = Type.Object(
  {
    $type: Type.Literal('color'),
    $value: Type.Object({
      colorSpace: Type.Literal('srgb'),
      components: Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { minItems: 3, maxItems: 3 }),
      alpha: Type.Literal(1),
      hex: HexColor,
    }),
  },
  open,
);

export const FigmaTokens = Type.Object(
  {
    palette: Type.Object({ 1: ColorToken, 2: ColorToken, 3: ColorToken, 4: ColorToken, 5: ColorToken }, open),
  },
  { ...open, title: 'FigmaTokens', description: 'format `figma`: design tokens (DTCG 2025.10), which Figma imports.' },
);

export const AdobeTheme = Type.Object(
  {
    name: Type.String(),
    type: Type.Literal('application/vnd.adobe.element.colortheme+dcx'),
    representations: Type.Array(Type.Object({ rel: Type.String(), type: Type.String() }, open), { minItems: 1 }),
    files: Type.Array(
      Type.Object({
        name: Type.String(),
        type: Type.String(),
        encoding: Type.Literal('base64'),
        data: Type.String({ contentEncoding: 'base64' }),
      }),
    ),
  },
  {
    ...open,
    title: 'AdobeTheme',
    description: 'format `adobe`: a Creative Cloud Libraries colour theme, with swatch files.',
  },
);
