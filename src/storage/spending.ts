import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { readClock } from './clock.ts';
import { type Period, periodOf } from './period.ts';
import type { Schema } from './schema.ts';
import type { SpendingStore } from './store/spending.ts';
import type { Writer } from './writes.ts';

/** One statement each, so that no two nodes take the same money. */
export function spendingWrites(
  db: Kysely<Schema>,
  now: RawBuilder<number>,
): Pick<Writer, 'takeSpending' | 'settleSpending'> {
  return {
    async takeSpending(nanoUsd, budgetNanoUsd) {
      if (nanoUsd > budgetNanoUsd) return undefined;
      const period = periodOf(await readClock(db, now));
      const sum = sql<number>`model_spending.nano_usd + excluded.nano_usd`;
      const taken = await db
        .insertInto('model_spending')
        .values({ period, nano_usd: nanoUsd })
        .onConflict((conflict) =>
          conflict
            .column('period')
            .doUpdateSet({ nano_usd: sum })
            .where(sql<boolean>`${sum} <= ${budgetNanoUsd}`),
        )
        .returning('period')
        .executeTakeFirst();
      return taken === undefined ? undefined : period;
    },
    async settleSpending(period, nanoUsd) {
      await db
        .updateTable('model_spending')
        .set({ nano_usd: sql<number>`nano_usd + ${nanoUsd}` })
        .where('period', '=', period)
        .execute();
    },
  };
}

export function spendingReads(db: Kysely<Schema>, now: RawBuilder<number>): Pick<SpendingStore, 'spent'> {
  return {
    async spent() {
      const period: Period = periodOf(await readClock(db, now));
      const row = await db
        .selectFrom('model_spending')
        .select('nano_usd')
        .where('period', '=', period)
        .executeTakeFirst();
      return row?.nano_usd ?? 0;
    },
  };
}
