import { Type, type Static } from 'typebox';
import { PaletteToExport } from './palette.ts';

export const FORMATS = ['png', 'css', 'tailwind', 'scss', 'figma', 'adobe'] as const;
export const FORMAT_DEFAULT = 'css';

export const ExportRequest = Type.Object(
  {
    palette: PaletteToExport,
    format: Type.Optional(
      Type.Enum(FORMATS, {
        description:
          'png: an image. css: CSS variables. tailwind: a Tailwind configuration. scss: SCSS variables. figma: ' +
          'design tokens that Figma imports. adobe: a Creative Cloud Libraries colour theme.',
        default: FORMAT_DEFAULT,
      }),
    ),
  },
  { additionalProperties: false, title: 'ExportRequest' },
);

export type ExportRequest = Static<typeof ExportRequest>;
