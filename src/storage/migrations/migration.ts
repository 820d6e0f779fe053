import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export type DialectName = 'sqlite' | 'postgres';

export interface Migration {
  /** Counts from 1 without gaps; what has once been released is never changed. */
  readonly version: number;
  up(db: Transaction<Schema>, dialect: DialectName): Promise<void>;
}
