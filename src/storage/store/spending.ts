/** What language models cost this month, for all nodes together, in billionths of a US dollar, as whole numbers. */
export interface SpendingStore {
  /**
   * Sets an amount aside, exactly: the sum never exceeds the budget.
   * @returns the month it is of, to settle it by; undefined: not so much is left
   */
  take(nanoUsd: number, budgetNanoUsd: number): Promise<number | undefined>;
  /** Adds what was spent less what was set aside. What is never settled stays spent: it may have been. */
  settle(period: number, nanoUsd: number): Promise<void>;
  spent(): Promise<number>;
}
