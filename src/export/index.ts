/** A palette as a file of any format. */
export { exportPalette } from './export-palette.ts';
export type { ExportedFile } from './export-palette.ts';
export { CanvasMissing } from './card/canvas-missing.ts';
export { CardQueueFullError } from './card/queue-full.ts';
export { ALL_FORMATS, type AnyExportFormat, EXPORT_FORMATS, type ExportFormat, isExportFormat } from './formats.ts';
export type { ExportPalette, ExportRole } from './palette.ts';
