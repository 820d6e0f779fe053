import { Type, type Static } from 'typebox';

/** Palette names that clients send are held to this many code points. */
export const NAME_MAX = 200;
const DESCRIPTION_MAX = 1000;

const closed = { additionalProperties: false };

export const HexColor = Type.String({
  title: 'HexColor',
  description: 'A colour in sRGB, written `#RRGGBB`.',
  pattern: '^#[0-9A-Fa-f]{6}$',
  examples: ['#C8571B'],
});

const Colors = Type.Array(HexColor, { description: 'Five colours.', minItems: 5, maxItems: 5 });

export const Semantic = Type.Object(
  {
    primary: HexColor,
    secondary: HexColor,
    background: HexColor,
    text: HexColor,
    accent: HexColor,
  },
  { ...closed, title: 'Semantic', description: 'Which of the colours plays which role.' },
);

export const Palette = Type.Object(
  {
    name: Type.String({ description: 'Name of the palette, its own within the answer.' }),
    description: Type.String({ description: 'Short description of the palette.' }),
    colors: Colors,
    semantic: Semantic,
  },
  { ...closed, title: 'Palette', description: 'A palette as generation returns it. Its colours are upper case.' },
);

export const PaletteToExport = Type.Object(
  {
    name: Type.String({ description: 'Palette name.', minLength: 1, maxLength: NAME_MAX }),
    colors: Colors,
    description: Type.Optional(Type.String({ description: 'As generation returned it.', maxLength: DESCRIPTION_MAX })),
    semantic: Type.Optional(Semantic),
  },
  {
    ...closed,
    title: 'PaletteToExport',
    description:
      'A palette to export: its name and colours, or the whole palette as generation returned it. With `semantic`, ' +
      'each format adds the five roles beside the five colours. Colours come back as sent.',
  },
);

export type Palette = Static<typeof Palette>;
export type PaletteToExport = Static<typeof PaletteToExport>;
