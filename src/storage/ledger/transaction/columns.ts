/** The columns that the ledger's statements take, with PostgreSQL's names of their types. */

export const REMEMBERED_KEY = { account_id: 'text', key: 'text' } as const;
const COUNTS = { settled: 'bigint', live: 'bigint' } as const;
export const LEDGER = {
  account_id: 'text',
  period: 'bigint',
  ...COUNTS,
  api_head: 'bigint',
  dashboard_head: 'bigint',
  day: 'bigint',
  tally: 'text',
} as const;
export const PAST = { account_id: 'text', period: 'bigint', ...COUNTS } as const;
export const RESERVATION = {
  id: 'text',
  account_id: 'text',
  key_id: 'text',
  period: 'bigint',
  endpoint: 'text',
  quota_limit: 'bigint',
  expires: 'bigint',
  idempotency_key: 'text',
  fingerprint: 'text',
} as const;
export const HISTORY = {
  account_id: 'text',
  source: 'text',
  seq: 'bigint',
  at: 'bigint',
  seed: 'bigint',
  tokens_used: 'integer',
  estimated_cost_usd: 'float8',
  model: 'text',
  prompt: 'text',
  palettes: 'text',
} as const;
export const DAILY = {
  account_id: 'text',
  day: 'bigint',
  endpoint: 'text',
  status: 'bigint',
  requests: 'bigint',
} as const;
export const IDEMPOTENCY = {
  account_id: 'text',
  key: 'text',
  fingerprint: 'text',
  reservation_id: 'text',
  source: 'text',
  seq: 'bigint',
  period: 'bigint',
  used: 'bigint',
  quota_limit: 'bigint',
  at: 'bigint',
} as const;
