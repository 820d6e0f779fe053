import type { Kysely, Transaction } from 'kysely';
import type { Period } from './period.ts';

/** Instants are milliseconds since 1970; `null` is absent. The tables are made in `migrations/`. */
export interface Schema {
  accounts: {
    id: string;
    email: string;
    plan: string;
    plan_ends: number | null;
    quota: number | null;
    created: number;
  };
  api_keys: {
    id: string;
    account_id: string;
    name: string;
    hash: Uint8Array;
    last_four: string;
    created: number;
    revoked: number | null;
    /** Of the days that have been filed; the ledger's tally has the rest. */
    last_used: number | null;
    total_requests: number;
  };
  /** One row: how often what keys allow has changed. Triggers count. */
  key_changes: { id: number; revision: number };
  /**
   * One row an account, made with it and locked by every transaction that charges it: the counts of its latest period,
   * the latest number of each of its histories, and the requests of its latest day (`ledger/tally.ts`).
   */
  ledgers: {
    account_id: string;
    period: Period;
    settled: number;
    live: number;
    api_head: number;
    dashboard_head: number;
    /** Days since 1970, UTC. */
    day: number;
    tally: string;
  };
  /** What a ledger held when its account entered a later period. */
  past_periods: { account_id: string; period: Period; settled: number; live: number };
  /** Requests taken from the quota whose answer is still being made. `live` in the ledger counts these rows. */
  reservations: {
    id: string;
    account_id: string;
    key_id: string;
    period: Period;
    endpoint: string;
    quota_limit: number | null;
    expires: number;
    idempotency_key: string | null;
    fingerprint: string | null;
  };
  history: {
    account_id: string;
    source: string;
    seq: number;
    at: number;
    seed: number;
    tokens_used: number;
    estimated_cost_usd: number;
    model: string;
    prompt: string;
    palettes: string;
  };
  /** Of the days that have been filed; the ledger's tally has the rest. */
  daily_counts: { account_id: string; day: number; endpoint: string; status: number; requests: number };
  /** Answers that may be asked for again; `reservation_id` is set while the first one is still being made. */
  idempotency: {
    account_id: string;
    key: string;
    fingerprint: string;
    reservation_id: string | null;
    source: string | null;
    seq: number | null;
    period: Period;
    used: number;
    quota_limit: number | null;
    at: number;
  };
  /** One row a committed batch, by which a node whose connection broke at `commit` learns whether it took effect. */
  receipts: { id: string; at: number };
  /** Who may see and change every account. */
  operators: { account_id: string };
  /** What the service needs to keep to itself, made once and shared by its nodes. */
  service_secrets: { name: string; value: string };
  /** One row a paid checkout, so that a webhook that comes again is recognised. */
  payments: {
    event_id: string;
    account_id: string;
    checkout_id: string;
    customer_id: string | null;
    at: number;
    /** Stripe's name for the payment itself, which a refund refers to. */
    payment_intent: string | null;
    /** The days that it bought; none where the account had more already. */
    days: number;
  };
  /** One row a payment that was refunded or disputed, also where the payment is heard of later. */
  reversals: { payment_intent: string; at: number };
  /** One row that is written to learn whether the database can be. */
  probes: { id: number; at: number; padding: string };
  /** What language models cost in a month, in billionths of a US dollar, with what is set aside for calls under way. */
  model_spending: { period: Period; nano_usd: number };
  /** How often something was tried in a while that ends at `ends`. */
  throttles: { key: string; tries: number; ends: number };
  /** The tables of better-auth, in its own column names; it alone writes them. */
  sign_in_users: { id: string; email: string; emailVerified: number | boolean };
  sign_in_sessions: { id: string; userId: string };
  sign_in_credentials: { id: string; userId: string };
  sign_in_verifications: { id: string; value: string };
}

/** A connection to either database; repositories take it first. */
export type Database = Kysely<Schema> | Transaction<Schema>;
