import type { ExportPalette } from './palette.ts';

type Write = (palette: ExportPalette) => string | Uint8Array | Promise<string | Uint8Array>;

/** All that is said of a format anywhere: what it is served as, what it is called, where it can be asked for. */
interface Format {
  /** For people who choose one. */
  readonly label: string;
  /** With its charset where it is text. */
  readonly contentType: string;
  /** What stands behind the palette's name in a file's. */
  readonly suffix?: string;
  /** In place of that: the name under which a program looks for it. */
  readonly fileName?: string;
  /** Whether the REST interface has it too; the command line, the library and the dashboard have all. */
  readonly api: boolean;
  readonly write: Write;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const CSS_TYPE = 'text/css; charset=utf-8';
const BYTES_TYPE = 'application/octet-stream';

/** The formats, in the order in which they are offered. A new one is a row here, and a file in `formats/`. */
const FORMATS = {
  css: {
    label: 'CSS variables',
    contentType: CSS_TYPE,
    suffix: '.css',
    api: true,
    write: lazy(async () => (await import('./formats/css.ts')).exportCss),
  },
  tailwind4: {
    label: 'Tailwind 4 theme',
    contentType: CSS_TYPE,
    suffix: '.theme.css',
    api: false,
    write: lazy(async () => (await import('./formats/tailwind4.ts')).exportTailwind4),
  },
  tailwind: {
    label: 'Tailwind 3 config',
    contentType: 'text/javascript; charset=utf-8',
    // The name under which Tailwind 3 looks for it.
    fileName: 'tailwind.config.js',
    api: true,
    write: lazy(async () => (await import('./formats/tailwind.ts')).exportTailwind),
  },
  scss: {
    label: 'SCSS variables',
    contentType: 'text/x-scss; charset=utf-8',
    suffix: '.scss',
    api: true,
    write: lazy(async () => (await import('./formats/scss.ts')).exportScss),
  },
  shadcn: {
    label: 'shadcn/ui theme',
    contentType: JSON_TYPE,
    suffix: '.shadcn.json',
    api: false,
    write: lazy(async () => (await import('./formats/shadcn.ts')).exportShadcn),
  },
  figma: {
    label: 'Figma tokens',
    contentType: JSON_TYPE,
    suffix: '.tokens.json',
    api: true,
    write: lazy(async () => (await import('./formats/figma.ts')).exportFigma),
  },
  'tokens-studio': {
    label: 'Tokens Studio',
    contentType: JSON_TYPE,
    suffix: '.tokens-studio.json',
    api: false,
    write: lazy(async () => (await import('./formats/tokens-studio.ts')).exportTokensStudio),
  },
  resolver: {
    label: 'Design tokens',
    contentType: JSON_TYPE,
    suffix: '.resolver.json',
    api: false,
    write: lazy(async () => (await import('./formats/resolver.ts')).exportResolver),
  },
  adobe: {
    label: 'Adobe theme',
    contentType: JSON_TYPE,
    suffix: '.adobe.json',
    api: true,
    write: lazy(async () => (await import('./formats/adobe.ts')).exportAdobe),
  },
  png: {
    label: 'PNG image',
    contentType: 'image/png',
    suffix: '.png',
    api: true,
    write: lazy(async () => (await import('./formats/png.ts')).exportPng),
  },
  svg: {
    label: 'SVG image',
    contentType: 'image/svg+xml; charset=utf-8',
    suffix: '.svg',
    api: false,
    write: lazy(async () => (await import('./formats/svg.ts')).exportSvg),
  },
  ase: {
    label: 'Adobe swatches (ASE)',
    contentType: BYTES_TYPE,
    suffix: '.ase',
    api: false,
    write: lazy(async () => (await import('./formats/ase.ts')).exportAse),
  },
  aco: {
    label: 'Photoshop swatches (ACO)',
    contentType: BYTES_TYPE,
    suffix: '.aco',
    api: false,
    write: lazy(async () => (await import('./formats/aco.ts')).exportAco),
  },
  gpl: {
    label: 'GIMP, Inkscape (GPL)',
    contentType: 'application/x-gimp-palette; charset=utf-8',
    suffix: '.gpl',
    api: false,
    write: lazy(async () => (await import('./formats/gpl.ts')).exportGpl),
  },
  'design-md': {
    label: 'DESIGN.md',
    contentType: 'text/markdown; charset=utf-8',
    fileName: 'DESIGN.md',
    api: false,
    write: lazy(async () => (await import('./formats/design-md.ts')).exportDesignMd),
  },
} as const satisfies Record<string, Format>;

export type AnyExportFormat = keyof typeof FORMATS;

/** The formats of the REST interface. */
export type ExportFormat = {
  [Name in AnyExportFormat]: (typeof FORMATS)[Name]['api'] extends true ? Name : never;
}[AnyExportFormat];

export const isExportFormat = (name: string): name is AnyExportFormat => Object.hasOwn(FORMATS, name);

export const ALL_FORMATS: readonly AnyExportFormat[] = Object.keys(FORMATS).filter(isExportFormat);

export const EXPORT_FORMATS: readonly ExportFormat[] = ALL_FORMATS.filter(isOfTheApi);

function isOfTheApi(name: AnyExportFormat): name is ExportFormat {
  return FORMATS[name].api;
}

export function formatOf(name: AnyExportFormat): Format {
  return FORMATS[name];
}

/** A writer that is loaded when it is first asked for: to know the formats' names nobody needs any. */
function lazy(load: () => Promise<Write>): Write {
  let write: Write | undefined;
  return (palette) => (write === undefined ? load().then((loaded) => (write = loaded)(palette)) : write(palette));
}
