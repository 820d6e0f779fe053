import { writeAco } from './aco.ts';
import { exportAdobe } from './adobe.ts';
import { writeAse } from './ase.ts';
import { exportCss } from './css.ts';
import { exportDesignMd } from './design-md.ts';
import type { AnyExportFormat } from './format-names.ts';
import { exportFigma } from './figma.ts';
import { writeGpl } from './gpl.ts';
import type { ExportPalette } from './palette.ts';
import { exportPng } from './png.ts';
import { exportResolver } from './resolver.ts';
import { exportScss } from './scss.ts';
import { exportShadcn } from './shadcn.ts';
import { exportSvg } from './svg.ts';
import { swatchGroups } from './swatches.ts';
import { exportTailwind } from './tailwind.ts';
import { exportTailwind4 } from './tailwind4.ts';
import { exportTokensStudio } from './tokens-studio.ts';

export interface Writer {
  readonly contentType: string;
  readonly fileName: (stem: string) => string;
  readonly write: (palette: ExportPalette) => string | Uint8Array | Promise<Uint8Array>;
}

const named =
  (suffix: string): Writer['fileName'] =>
  (stem) =>
    `${stem}${suffix}`;

export const WRITERS: Readonly<Record<AnyExportFormat, Writer>> = {
  png: { contentType: 'image/png', fileName: named('.png'), write: exportPng },
  css: { contentType: 'text/css; charset=utf-8', fileName: named('.css'), write: exportCss },
  tailwind: {
    contentType: 'text/javascript; charset=utf-8',
    // The name under which Tailwind 3 looks for it.
    fileName: () => 'tailwind.config.js',
    write: exportTailwind,
  },
  scss: { contentType: 'text/x-scss; charset=utf-8', fileName: named('.scss'), write: exportScss },
  figma: { contentType: 'application/json; charset=utf-8', fileName: named('.tokens.json'), write: exportFigma },
  adobe: { contentType: 'application/json; charset=utf-8', fileName: named('.adobe.json'), write: exportAdobe },
  ase: {
    contentType: 'application/octet-stream',
    fileName: named('.ase'),
    write: (palette) => writeAse(swatchGroups(palette)),
  },
  aco: {
    contentType: 'application/octet-stream',
    fileName: named('.aco'),
    write: (palette) => writeAco(swatchGroups(palette)),
  },
  gpl: {
    contentType: 'application/x-gimp-palette; charset=utf-8',
    fileName: named('.gpl'),
    write: (palette) => writeGpl(swatchGroups(palette)),
  },
  svg: { contentType: 'image/svg+xml; charset=utf-8', fileName: named('.svg'), write: exportSvg },
  'tokens-studio': {
    contentType: 'application/json; charset=utf-8',
    fileName: named('.tokens-studio.json'),
    write: exportTokensStudio,
  },
  shadcn: { contentType: 'application/json; charset=utf-8', fileName: named('.shadcn.json'), write: exportShadcn },
  resolver: {
    contentType: 'application/json; charset=utf-8',
    fileName: named('.resolver.json'),
    write: exportResolver,
  },
  'design-md': { contentType: 'text/markdown; charset=utf-8', fileName: () => 'DESIGN.md', write: exportDesignMd },
  tailwind4: { contentType: 'text/css; charset=utf-8', fileName: named('.theme.css'), write: exportTailwind4 },
};
