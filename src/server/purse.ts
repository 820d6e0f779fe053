import type { Purse } from '../providers/money/purse.ts';
import type { SpendingStore } from '../storage/store/spending.ts';

const NANO = 1e9;

/** Joins a month's budget for language models to the storage, which keeps it for all nodes; undefined: none is set. */
export function purseOf(budgetUsd: number | undefined, spending: () => SpendingStore): Purse | undefined {
  if (budgetUsd === undefined) return undefined;
  const budget = Math.round(budgetUsd * NANO);
  return {
    async take(usd) {
      const set = Math.ceil(usd * NANO);
      const period = await spending().take(set, budget);
      if (period === undefined) return undefined;
      return (spentUsd) => spending().settle(period, Math.ceil(spentUsd * NANO) - set);
    },
  };
}
