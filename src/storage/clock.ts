import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The database's own clock. The clocks of several nodes differ; which month a request falls into, only one may say.
 * @param expression SQL for the current time, in milliseconds since 1970
 */
export function clockOf(expression: string): RawBuilder<number> {
  return sql.raw<number>(expression);
}

export async function readClock(db: Database, now: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the database told no time');
  return row.now;
}
