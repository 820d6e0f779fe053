import { expect, expectTypeOf, test } from 'vitest';
import type { ErrorCode } from './errors.ts';
import { type ExportRequest, FORMATS } from './export.ts';
import type { GenerateRequest, PaletteList } from './generate.ts';
import type { HistoryList } from './history.ts';
import type { PaletteToExport } from './palette.ts';
import type { UsageRecord } from './usage.ts';
import type * as wire from './wire.ts';

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

test('the plain types say what the schemas say (the type check judges it)', () => {
  expectTypeOf<wire.PaletteList>().toEqualTypeOf<Frozen<PaletteList>>();
  expectTypeOf<wire.HistoryList>().toEqualTypeOf<Frozen<HistoryList>>();
  expectTypeOf<wire.UsageRecord>().toEqualTypeOf<Frozen<UsageRecord>>();
  expectTypeOf<wire.GenerateRequest>().toEqualTypeOf<Frozen<GenerateRequest>>();
  expectTypeOf<wire.PaletteToExport>().toEqualTypeOf<Frozen<PaletteToExport>>();
  expectTypeOf<wire.ExportFormat>().toEqualTypeOf<NonNullable<ExportRequest['format']>>();
  expectTypeOf<wire.ErrorCode>().toEqualTypeOf<ErrorCode>();
  expect(FORMATS).toHaveLength(6);
});
