import type { Dialect } from '../../dialect.ts';
import { REMEMBERED_KEY, LEDGER, PAST, RESERVATION, HISTORY, DAILY, IDEMPOTENCY } from './columns.ts';
import type { Columns, Source } from './rows.ts';
import type { IdempotencyRow, LedgerRow, ReservationRow } from '../rules/snapshot.ts';

/** A statement's text, with the type of the rows that it returns. */
export interface Statement<Row = unknown> {
  readonly text: string;
  /** Of the rows that it takes; undefined: it takes none. */
  readonly columns?: readonly string[];
  /** Never there: it carries the type. */
  readonly row?: Row;
}

/** Statements that each change a table of their own, so that their order does not matter. */
export interface Group {
  readonly statements: readonly Statement[];
  /** One statement made of them, for PostgreSQL: it costs half as much as they do one by one. */
  readonly asOne: string;
}

/** Every statement of a batch, in the order in which they are sent. */
export interface Statements {
  readonly begin: Statement;
  /**
   * Locks the ledgers in one order on every node, so that none waits for another in a circle, and reads them as they
   * are once the lock is held. SQLite's transaction has been the only writer since `begin`.
   */
  readonly lock: Statement<LedgerRow & { now: number }>;
  readonly clock: Statement<{ now: number }>;
  readonly reservations: Statement<ReservationRow>;
  readonly remembered: Statement<RememberedRow>;
  readonly totals: Statement<{ id: string; total_requests: number }>;
  /** What every batch writes: its receipt, ledgers and history. */
  readonly written: Group;
  readonly keys: Statement;
  readonly daily: Statement;
  readonly archived: Statement;
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
 * Every statement of a batch, as text that never changes: so it is prepared once, however many rows it takes.
 * @param now SQL for the database's clock, in milliseconds since 1970
 */
export function ledgerStatements(dialect: Dialect, now: string): Statements {
  const names = (columns: Columns, prefix = ''): string =>
    Object.keys(columns)
      .map((name) => prefix + name)
      .join(', ');
  const taking = (columns: Columns, text: (rows: Source) => string) => ({
    text: text(dialect.rowSource(columns)),
    columns: Object.keys(columns),
  });
  /** "where true" tells SQLite that what follows is no condition of a join. */
  const insert = (table: string, columns: Columns, conflict = '') =>
    taking(
      columns,
      ({ values, from }) => `insert into ${table} (${names(columns)}) select ${values} ${from} where true ${conflict}`,
    );

  return {
    begin: { text: 'begin' },
    lock: taking(
      { account_id: 'text' },
      ({ values, from }) => `select ${names(LEDGER, 'l.')}, ${now} as now from ledgers as l
        where l.account_id in (select ${values} ${from})
        order by l.account_id ${dialect.locksRows ? 'for update of l' : ''}`,
    ),
    clock: { text: `select ${now} as now` },
    reservations: taking(
      { id: 'text' },
      ({ values, from }) => `select ${names(RESERVATION)} from reservations where id in (select ${values} ${from})`,
    ),
    remembered: taking(
      REMEMBERED_KEY,
      ({ values, from }) => `select ${names(IDEMPOTENCY, 'i.')}, v.expires as lease_expires,
          h.seed, h.tokens_used, h.estimated_cost_usd, h.model, h.prompt, h.palettes
        from idempotency as i
        left join reservations as v on v.id = i.reservation_id
        left join history as h on h.account_id = i.account_id and h.source = i.source and h.seq = i.seq
        where (i.account_id, i.key) in (select ${values} ${from})`,
    ),
    totals: taking(
      { id: 'text' },
      ({ values, from }) => `select id, total_requests from api_keys where id in (select ${values} ${from})`,
    ),
    written: group([
      taking(
        { id: 'text' },
        ({ values, from }) => `insert into receipts (id, at) select ${values}, ${now} ${from} where true`,
      ),
      taking(
        LEDGER,
        ({ value, from }) => `update ledgers set period = ${value('period')}, settled = ${value('settled')},
            live = ${value('live')}, api_head = ${value('api_head')}, dashboard_head = ${value('dashboard_head')},
            day = ${value('day')}, tally = ${value('tally')}
          ${from} where ledgers.account_id = ${value('account_id')}`,
      ),
      insert('history', HISTORY),
    ]),
    keys: taking(
      { key_id: 'text', requests: 'bigint', at: 'bigint' },
      ({ value, from }) => `update api_keys
        set total_requests = api_keys.total_requests + ${value('requests')}, last_used = ${value('at')}
        ${from} where api_keys.id = ${value('key_id')}`,
    ),
    daily: insert(
      'daily_counts',
      DAILY,
      `on conflict (account_id, day, endpoint, status) do update set requests = daily_counts.requests + excluded.requests`,
    ),
    archived: insert(
      'past_periods',
      PAST,
      `on conflict (account_id, period) do update set
        settled = past_periods.settled + excluded.settled, live = past_periods.live + excluded.live`,
    ),
    reserved: insert('reservations', RESERVATION),
    closed: taking(
      { id: 'text' },
      ({ values, from }) => `delete from reservations where id in (select ${values} ${from})`,
    ),
    remember: insert(
      'idempotency',
      IDEMPOTENCY,
      `on conflict (account_id, key) do update set ${Object.keys(IDEMPOTENCY)
        .filter((name) => !(name in REMEMBERED_KEY))
        .map((name) => `${name} = excluded.${name}`)
        .join(', ')}`,
    ),
    forget: taking(
      REMEMBERED_KEY,
      ({ values, from }) => `delete from idempotency where (account_id, key) in (select ${values} ${from})`,
    ),
    commit: { text: 'commit' },
    rollback: { text: 'rollback' },
  };
}

function group(statements: readonly Statement[]): Group {
  let parameters = 0;
  const parts = statements.map(({ text, columns = [] }, index) => {
    const shifted = text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + parameters}`);
    parameters += columns.length;
    return `part_${index} as (${shifted})`;
  });
  return { statements, asOne: `with ${parts.join(', ')} select` };
}
