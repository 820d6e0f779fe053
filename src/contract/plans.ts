/** How fast an account may ask on one node; what is more is refused for a second, uncharged. */
export interface Pace {
  readonly perSecond: number;
  /** Requests that may come in one moment after a rest. */
  readonly burst: number;
  /** Requests under way. */
  readonly atOnce: number;
}

/** What an account may do. Prices and quotas are those of the public price list. */
export interface Plan {
  /** For people. */
  readonly label: string;
  /** Whether accounts on this plan may use the API. */
  readonly grantsKeys: boolean;
  /** Requests in a calendar month; undefined: unlimited. */
  readonly requestsPerMonth: number | undefined;
  readonly pace: Pace;
  /** What one purchase costs and for how long it lasts; undefined: not for sale. */
  readonly price: { readonly euros: number; readonly days: number } | undefined;
}

/**
 * Every plan, by the name under which accounts carry it, the smallest first: a purchase replaces none that stands after it.
 * The price list, the checkout, the operator's page, the command line and the table in `docs/operations.md` (`npm run
 * docs:plans`) are made from it.
 */
export const PLANS = {
  free: {
    label: 'Free',
    grantsKeys: false,
    requestsPerMonth: 0,
    pace: { perSecond: 1, burst: 1, atOnce: 1 },
    price: undefined,
  },
  premium: {
    label: 'Premium',
    grantsKeys: true,
    requestsPerMonth: 5_000,
    pace: { perSecond: 50, burst: 250, atOnce: 16 },
    price: { euros: 75, days: 90 },
  },
  unlimited: {
    label: 'Unlimited',
    grantsKeys: true,
    requestsPerMonth: undefined,
    pace: { perSecond: 5_000, burst: 10_000, atOnce: 256 },
    price: undefined,
  },
} as const satisfies Readonly<Record<string, Plan>>;

export type PlanName = keyof typeof PLANS;

export function isPlanName(name: string): name is PlanName {
  return Object.hasOwn(PLANS, name);
}

export const PLAN_NAMES: readonly PlanName[] = Object.keys(PLANS).filter(isPlanName);

/** undefined: no plan of this name, as when an older version reads an account that a newer one has changed. */
export function findPlan(name: string): Plan | undefined {
  return isPlanName(name) ? PLANS[name] : undefined;
}
