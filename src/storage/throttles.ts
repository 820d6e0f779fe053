import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { Writer } from './writes.ts';

export function throttleWrites(db: Kysely<Schema>, now: RawBuilder<number>): Pick<Writer, 'countTry'> {
  return {
    async countTry(key, perMs) {
      const isOver = sql<boolean>`throttles.ends <= excluded.ends - ${perMs}`;
      return db
        .insertInto('throttles')
        .values({ key, tries: 1, ends: sql<number>`${now} + ${perMs}` })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            tries: sql<number>`case when ${isOver} then 1 else throttles.tries + 1 end`,
            ends: sql<number>`case when ${isOver} then excluded.ends else throttles.ends end`,
          }),
        )
        .returning(['tries', sql<number>`ends - ${now}`.as('leftMs')])
        .executeTakeFirstOrThrow();
    },
  };
}
