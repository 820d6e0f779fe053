import type { Dialect } from '../migrations/migration.ts';
import type { IdempotencyRow, LedgerRow, ReservationRow } from './books.ts';

/** Columns of the many rows that a statement takes as one JSON parameter, with PostgreSQL's names of their types. */
type Columns = Readonly<Record<string, 'text' | 'bigint' | 'float8'>>;

const COUNTS = { settled: 'bigint', live: 'bigint' } as const;
const LEDGER = {
  account_id: 'text',
  period: 'bigint',
  ...COUNTS,
  api_head: 'bigint',
  dashboard_head: 'bigint',
} as const;
const PAST = { account_id: 'text', period: 'bigint', ...COUNTS } as const;
const RESERVATION = {
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
const HISTORY = {
  account_id: 'text',
  source: 'text',
  seq: 'bigint',
  at: 'bigint',
  seed: 'bigint',
  tokens_used: 'bigint',
  estimated_cost_usd: 'float8',
  model: 'text',
  prompt: 'text',
  palettes: 'text',
} as const;
const DAILY = { account_id: 'text', day: 'bigint', endpoint: 'text', status: 'bigint', requests: 'bigint' } as const;
const IDEMPOTENCY = {
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

/** A statement's text, with the type of the rows that it returns. */
export interface Statement<Row = unknown> {
  readonly text: string;
  /** Never there: it carries the type. */
  readonly row?: Row;
}

/** Every statement of a batch, in the order in which they are sent. */
export interface Statements {
  readonly begin: Statement;
  /** No row inserted: a batch of this id has been committed before. */
  readonly receipt: Statement;
  /**
   * Locks the ledgers in one order on every node, so that none waits for another in a circle, and reads them as they
   * are once the lock is held. SQLite's transaction has been the only writer since `begin`.
   */
  readonly lock: Statement<LedgerRow & { now: number }>;
  readonly clock: Statement<{ now: number }>;
  readonly reservations: Statement<ReservationRow>;
  readonly remembered: Statement<RememberedRow>;
  readonly keys: Statement<{ id: string; total_requests: number }>;
  readonly archived: Statement;
  readonly ledgers: Statement;
  readonly history: Statement;
  readonly daily: Statement;
  readonly reserved: Statement;
  readonly closed: Statement;
  readonly remember: Statement;
  readonly forget: Statement;
  readonly commit: Statement<{ command?: string }>;
  readonly rollback: Statement;
}

export interface RememberedRow extends IdempotencyRow {
  readonly lease_expires: number | null;
  readonly seed: number | null;
  readonly tokens_used: number | null;
  readonly estimated_cost_usd: number | null;
  readonly model: string | null;
  readonly prompt: string | null;
  readonly palettes: string | null;
}

/**
 * Every statement of a batch, as text that never changes: so it is prepared once, however many rows it carries. Rows
 * travel as one JSON parameter, the one form that both databases take.
 *
 * @param now SQL for the database's clock, in milliseconds since 1970
 */
export function ledgerStatements(dialect: Dialect, now: string): Statements {
  const postgres = dialect === 'postgres';
  const first = postgres ? '$1' : '?1';

  const rows = (columns: Columns): string => {
    if (postgres) {
      const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
      return `json_to_recordset(${first}::json) as r(${typed.join(', ')})`;
    }
    const picked = Object.keys(columns).map((name) => `value ->> '${name}' as ${name}`);
    return `(select ${picked.join(', ')} from json_each(${first})) as r`;
  };
  const names = (columns: Columns, prefix = ''): string =>
    Object.keys(columns)
      .map((name) => prefix + name)
      .join(', ');
  // "where true" tells SQLite that what follows is no condition of a join.
  const insert = (table: string, columns: Columns): string =>
    `insert into ${table} (${names(columns)}) select ${names(columns, 'r.')} from ${rows(columns)} where true`;
  const assign = (columns: readonly string[], from: string): string =>
    columns.map((name) => `${name} = ${from}.${name}`).join(', ');

  return {
    begin: { text: 'begin' },
    commit: { text: 'commit' },
    rollback: { text: 'rollback' },
    receipt: { text: `insert into receipts (id, at) values (${first}, ${now}) on conflict do nothing` },
    lock: {
      text: `select ${names(LEDGER, 'l.')}, ${now} as now from ledgers as l
      where l.account_id in (select r.account_id from ${rows({ account_id: 'text' })})
      order by l.account_id ${postgres ? 'for update of l' : ''}`,
    },
    clock: { text: `select ${now} as now` },
    reservations: {
      text: `select ${names(RESERVATION, 't.')} from reservations as t
      where t.id in (select r.id from ${rows({ id: 'text' })})`,
    },
    remembered: {
      text: `select ${names(IDEMPOTENCY, 'i.')}, v.expires as lease_expires,
        h.seed, h.tokens_used, h.estimated_cost_usd, h.model, h.prompt, h.palettes
      from ${rows({ account_id: 'text', key: 'text' })}
      join idempotency as i on i.account_id = r.account_id and i.key = r.key
      left join reservations as v on v.id = i.reservation_id
      left join history as h on h.account_id = i.account_id and h.source = i.source and h.seq = i.seq`,
    },
    ledgers: {
      text: `update ledgers set ${assign(['period', 'settled', 'live', 'api_head', 'dashboard_head'], 'r')}
      from ${rows(LEDGER)} where ledgers.account_id = r.account_id`,
    },
    archived: {
      text: `${insert('past_periods', PAST)} on conflict (account_id, period) do update set
      settled = past_periods.settled + excluded.settled, live = past_periods.live + excluded.live`,
    },
    history: { text: insert('history', HISTORY) },
    daily: {
      text: `${insert('daily_counts', DAILY)} on conflict (account_id, day, endpoint, status) do update set
      requests = daily_counts.requests + excluded.requests`,
    },
    keys: {
      text: `update api_keys set total_requests = api_keys.total_requests + r.requests, last_used = r.at
      from ${rows({ key_id: 'text', requests: 'bigint', at: 'bigint' })} where api_keys.id = r.key_id
      returning api_keys.id, api_keys.total_requests`,
    },
    reserved: { text: insert('reservations', RESERVATION) },
    closed: { text: `delete from reservations where id in (select r.id from ${rows({ id: 'text' })})` },
    remember: {
      text: `${insert('idempotency', IDEMPOTENCY)} on conflict (account_id, key) do update set
      ${assign(Object.keys(IDEMPOTENCY).slice(2), 'excluded')}`,
    },
    forget: {
      text: `delete from idempotency where (account_id, key) in
      (select r.account_id, r.key from ${rows({ account_id: 'text', key: 'text' })})`,
    },
  };
}
