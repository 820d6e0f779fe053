import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from './clock.ts';
import type { Schema } from './schema.ts';
import type { Writer } from './writer.ts';

/** About what one generation writes: a disk that takes less than this takes no request. */
const PADDING = '0'.repeat(8192);

export function probeWrites(db: Kysely<Schema>, now: RawBuilder<number>): Pick<Writer, 'probe'> {
  return {
    async probe() {
      const at = await readClock(db, now);
      await db
        .insertInto('probes')
        .values({ id: 1, at, padding: PADDING })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
        .execute();
    },
  };
}
