import type { TSchema } from 'typebox';
import { ErrorBody } from './error-body.ts';
import { AdobeTheme, FigmaTokens } from './export-files.ts';
import { ExportRequest } from './export.ts';
import { GenerateRequest, PaletteList } from './generate.ts';
import { HistoryList, HistoryListWithProvenance } from './history.ts';
import { Palette, PaletteToExport, Semantic } from './palette.ts';
import { UsageRecord } from './usage.ts';

/** The schemas that the OpenAPI document names; others are written out where they stand. */
const NAMED: readonly TSchema[] = [
  Palette,
  Semantic,
  PaletteToExport,
  GenerateRequest,
  PaletteList,
  ExportRequest,
  FigmaTokens,
  AdobeTheme,
  HistoryList,
  HistoryListWithProvenance,
  UsageRecord,
  ErrorBody,
];

type Json = Record<string, unknown>;

/** `components.schemas`: each named schema, with references to the others where it holds them. */
export function componentSchemas(): Json {
  return Object.fromEntries(
    NAMED.map((schema) => [titleOf(schema), mapValues(schema, (value) => withReferences(value))]),
  );
}

/** The schema itself, or a reference to it where it is named; likewise all the way down. */
export function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  const title = titleOf(value);
  if (title !== undefined && NAMED.some((named) => titleOf(named) === title)) {
    return { $ref: `#/components/schemas/${title}` };
  }
  return mapValues(value, withReferences);
}

function mapValues(object: object, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function titleOf(schema: object): string | undefined {
  return 'title' in schema && typeof schema.title === 'string' ? schema.title : undefined;
}
