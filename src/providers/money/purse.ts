/**
 * What may still be spent this month, for all nodes together. The composition root joins it to the storage: this room
 * knows no database.
 */
export interface Purse {
  /**
   * Sets an amount aside.
   * @returns how to say what was spent of it, once; undefined where the budget has not so much left
   */
  take(usd: number): Promise<((spentUsd: number) => Promise<void>) | undefined>;
}

/** Of who has set no budget. */
export const OPEN_PURSE: Purse = { take: async () => async () => undefined };
