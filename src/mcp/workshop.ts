import type { EngineRequest } from '../engine/engine.ts';
import type { Role } from '../engine/palette.ts';
import type { AnyExportFormat } from '../export/formats.ts';
import type { ExportedFile } from '../export/export-palette.ts';
import type { ExportPalette } from '../export/palette.ts';
import type { Explained } from './explained.ts';

/** A palette as the tools hand it on. */
export interface ToolPalette {
  readonly name: string;
  readonly description: string;
  readonly colors: readonly string[];
  readonly semantic: Readonly<Record<Role, string>>;
}

interface Made {
  readonly palettes: readonly ToolPalette[];
  readonly model: string;
  /** Requests that remain this month, where they are counted. */
  readonly remaining?: number | 'unlimited' | undefined;
}

/**
 * Where the tools' work is done: here, offline, or by a service that counts it. What is refused throws an Error whose
 * message may be told.
 */
export interface Workshop {
  readonly formats: readonly AnyExportFormat[];
  /** @param idempotencyKey the same one for every try of the same request: it is counted once */
  generate(asked: EngineRequest, idempotencyKey: string): Promise<Made>;
  export(format: AnyExportFormat, palette: ExportPalette): Promise<ExportedFile>;
  explain(asked: EngineRequest): Promise<Explained>;
}
