import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from './clock.ts';
import type { Schema } from './schema.ts';
import type { Writer } from './writes.ts';

/** More than one generation writes: a disk that takes less than this may take no request. */
const PADDING = '0'.repeat(64 * 1024);

export function probeWrites(db: Kysely<Schema>, now: RawBuilder<number>): Pick<Writer, 'probe'> {
  return {
    /** Each writes new pages, and gives those of the one before free. */
    probe: () =>
      db.transaction().execute(async (trx) => {
        const at = await readClock(trx, now);
        await trx.deleteFrom('probes').execute();
        await trx
          .insertInto('probes')
          .values({ id: 1, at, padding: PADDING })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, padding: PADDING }))
          .execute();
      }),
  };
}
