import type { Dialect } from './dialect.ts';
import type { DialectName } from './migrations/migration.ts';
import { postgres } from './postgres/dialect.ts';
import { sqlite } from './sqlite/dialect.ts';

export const DIALECTS: Readonly<Record<DialectName, Dialect>> = { sqlite, postgres };
