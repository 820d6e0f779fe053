/** The formats of the REST interface. */
export const EXPORT_FORMATS = ['png', 'css', 'tailwind', 'scss', 'figma', 'adobe'] as const;

/** Those that the command line and the library write beyond them. */
export const MORE_FORMATS = [
  'ase',
  'aco',
  'gpl',
  'svg',
  'tokens-studio',
  'tailwind4',
  'shadcn',
  'resolver',
  'design-md',
] as const;

export const ALL_FORMATS = [...EXPORT_FORMATS, ...MORE_FORMATS] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type AnyExportFormat = (typeof ALL_FORMATS)[number];
