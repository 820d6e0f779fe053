/** What an account may do. Prices and quotas are those of the public price list. */
export interface Plan {
  /** Whether accounts on this plan may use the API. */
  readonly grantsKeys: boolean;
  /** Requests in a calendar month; undefined: unlimited. */
  readonly requestsPerMonth: number | undefined;
  /** What one purchase costs and for how long it lasts; undefined: not for sale. */
  readonly price: { readonly euros: number; readonly days: number } | undefined;
}

/** Every plan, by the name under which accounts carry it. */
export const PLANS = {
  free: { grantsKeys: false, requestsPerMonth: 0, price: undefined },
  premium: { grantsKeys: true, requestsPerMonth: 5_000, price: { euros: 75, days: 90 } },
  unlimited: { grantsKeys: true, requestsPerMonth: undefined, price: undefined },
} as const satisfies Readonly<Record<string, Plan>>;

export type PlanName = keyof typeof PLANS;

export const PLAN_NAMES: readonly PlanName[] = ['free', 'premium', 'unlimited'];

export function isPlanName(name: string): name is PlanName {
  return Object.hasOwn(PLANS, name);
}

/** undefined: no plan of this name, as when an older version reads an account that a newer one has changed. */
export function findPlan(name: string): Plan | undefined {
  return isPlanName(name) ? PLANS[name] : undefined;
}
