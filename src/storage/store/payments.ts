/** A checkout that was paid. */
export interface Payment {
  /** Stripe's id of the event that reported it. */
  readonly eventId: string;
  readonly checkoutId: string;
  readonly accountId: string;
  /** Stripe's id of the customer, under which it keeps the receipt. */
  readonly customerId: string | undefined;
  /** Stripe's id of the payment itself, which a refund refers to. */
  readonly paymentIntent: string;
}

/** What a payment buys: days of a plan. An account whose plan is one of `outrankedBy` keeps that. */
export interface Purchase {
  readonly plan: string;
  readonly days: number;
  readonly outrankedBy: readonly string[];
}

export interface PastPayment extends Pick<Payment, 'checkoutId' | 'customerId'> {
  readonly date: Date;
}

export interface PaymentStore {
  /** What an account has paid, newest first. */
  list(accountId: string): Promise<readonly PastPayment[]>;
  /**
   * Extends the plan of an account by what was bought, once for each checkout: what is left of the plan is kept. An
   * account that has more already keeps that. What has been refunded or disputed meanwhile buys nothing.
   * @returns the days that were added
   */
  record(payment: Payment, purchase: Purchase): Promise<number>;
  /**
   * Takes back what a payment bought of a plan, once: it was refunded, or its owner disputes it. A payment that is
   * reported only afterwards buys nothing.
   * @returns the account that lost it; undefined: none did
   */
  reverse(paymentIntent: string, plan: string): Promise<string | undefined>;
}
