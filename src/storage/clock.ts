import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './schema.ts';
import type { Dialect } from './migrations/migration.ts';

/**
 * The database's own clock as SQL, in milliseconds since 1970. The clocks of several nodes differ; which month a
 * request falls into, only one may say.
 */
export const DATABASE_CLOCK: Readonly<Record<Dialect, string>> = {
  sqlite: `cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: `(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};

export function clockOf(expression: string): RawBuilder<number> {
  return sql.raw<number>(expression);
}

export async function readClock(db: Database, now: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the database told no time');
  return row.now;
}
