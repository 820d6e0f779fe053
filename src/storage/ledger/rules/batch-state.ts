import { dayOf, periodOf } from '../../period.ts';
import type { HistoryRecord } from '../../store/history.ts';
import type { Charge } from '../../store/ledger.ts';
import { encodeText } from '../../text.ts';
import type {
  Snapshot,
  DailyRow,
  IdempotencyRow,
  KeyRequests,
  LedgerRow,
  PastPeriodRow,
  Remembered,
  ReservationRow,
  Writes,
} from './snapshot.ts';
import { rememberedKey } from './snapshot.ts';
import { readTally, TALLY_MAX, useOfKey, writeTally } from './tally.ts';
import type { TallyLine } from './tally.ts';

export type BatchState = ReturnType<typeof openBatchState>;

/** The snapshot of one batch, with what the batch's earlier operations have changed. */
export function openBatchState(snapshot: Snapshot) {
  const { now } = snapshot;
  const ledgers = new Map<string, LedgerRow>();
  const reservations = new Map<string, ReservationRow>(snapshot.reservations);
  const remembered = new Map<string, Remembered>(snapshot.remembered);
  const writes: Writes = {
    ledgers: [],
    archived: [],
    archivedChanges: [],
    history: [],
    daily: [],
    keys: [],
    reserved: [],
    closed: [],
    remembered: [],
    forgotten: [],
  };
  const archivedChanges = new Map<string, PastPeriodRow>();
  const tallies = new Map<string, TallyLine[]>();
  const filedOfKey = new Map<string, KeyRequests>();
  const filedOfDay = new Map<string, DailyRow>();
  /** What is remembered anew; undefined: forgotten. */
  const answers = new Map<string, IdempotencyRow | undefined>();

  /** Moves what an account's tally holds to its keys and its day. */
  function file({ account_id, day }: LedgerRow, tally: TallyLine[]): void {
    for (const { keyId, endpoint, status, requests, lastUsed } of tally.splice(0)) {
      const ofKey = filedOfKey.get(keyId) ?? { key_id: keyId, requests: 0, at: 0 };
      ofKey.requests += requests;
      ofKey.at = Math.max(ofKey.at, lastUsed);
      filedOfKey.set(keyId, ofKey);
      const name = `${account_id}\n${day}\n${endpoint}\n${status}`;
      const ofDay = filedOfDay.get(name) ?? { account_id, day, endpoint, status, requests: 0 };
      ofDay.requests += requests;
      filedOfDay.set(name, ofDay);
    }
  }

  return {
    now,

    /** The account's ledger in the current period; undefined: the account has been removed. */
    ledger(accountId: string): LedgerRow | undefined {
      const open = ledgers.get(accountId);
      if (open !== undefined) return open;
      const read = snapshot.ledgers.get(accountId);
      if (read === undefined) return undefined;
      const ledger = { ...read };
      // The clock may have been read before another node's transaction, so a ledger is never moved to an earlier month.
      if (periodOf(now) > ledger.period) {
        if (ledger.settled + ledger.live > 0) {
          writes.archived.push({
            account_id: accountId,
            period: ledger.period,
            settled: ledger.settled,
            live: ledger.live,
          });
        }
        ledger.period = periodOf(now);
        ledger.settled = 0;
        ledger.live = 0;
      }
      const tally = readTally(ledger.tally);
      if (dayOf(now) > ledger.day) {
        file(ledger, tally);
        ledger.day = dayOf(now);
      }
      tallies.set(accountId, tally);
      ledgers.set(accountId, ledger);
      return ledger;
    },

    /** Counts an answered request for its key and its day; returns how often the key has been answered with it, if that was read. */
    count(ledger: LedgerRow, { keyId, endpoint, status }: Charge): number | undefined {
      const tally = tallies.get(ledger.account_id) ?? [];
      let line = tally.find((each) => each.keyId === keyId && each.endpoint === endpoint && each.status === status);
      if (line === undefined) {
        if (tally.length >= TALLY_MAX) file(ledger, tally);
        line = { keyId, endpoint, status, requests: 0, lastUsed: now };
        tally.push(line);
      }
      line.requests += 1;
      line.lastUsed = now;
      const before = snapshot.totals.get(keyId);
      if (before === undefined) return undefined;
      return before + (filedOfKey.get(keyId)?.requests ?? 0) + useOfKey(tally, keyId).requests;
    },

    append(ledger: LedgerRow, record: HistoryRecord): number {
      const seq = record.source === 'api' ? ++ledger.api_head : ++ledger.dashboard_head;
      writes.history.push({
        account_id: ledger.account_id,
        source: record.source,
        seq,
        at: now,
        seed: record.seed,
        tokens_used: record.tokensUsed,
        estimated_cost_usd: record.estimatedCostUsd,
        model: record.model,
        prompt: encodeText(record.prompt),
        palettes: record.palettesJson,
      });
      return seq;
    },

    remembered: (accountId: string, key: string) => remembered.get(rememberedKey(accountId, key)),

    remember(row: IdempotencyRow, record: HistoryRecord | undefined, leaseExpires: number | null): void {
      const name = rememberedKey(row.account_id, row.key);
      remembered.set(name, { row, record, leaseExpires });
      answers.set(name, row);
    },

    forget(accountId: string, key: string): void {
      const name = rememberedKey(accountId, key);
      remembered.delete(name);
      answers.set(name, undefined);
    },

    reservation: (id: string) => reservations.get(id),

    open(row: ReservationRow): void {
      reservations.set(row.id, row);
      writes.reserved.push(row);
    },

    /** Ends a reservation, which either becomes a settled request of the period that it was made in, or nothing. */
    endReservation(ledger: LedgerRow, row: ReservationRow, settled: 0 | 1): void {
      reservations.delete(row.id);
      writes.closed.push({ id: row.id });
      if (row.period === ledger.period) {
        ledger.live -= 1;
        ledger.settled += settled;
      } else {
        const { account_id, period } = row;
        const change = archivedChanges.get(`${account_id} ${period}`) ?? { account_id, period, settled: 0, live: 0 };
        change.settled += settled;
        change.live -= 1;
        archivedChanges.set(`${account_id} ${period}`, change);
      }
    },

    close(): Writes {
      for (const ledger of ledgers.values()) {
        ledger.tally = writeTally(tallies.get(ledger.account_id) ?? []);
        writes.ledgers.push(ledger);
      }
      writes.archivedChanges.push(...archivedChanges.values());
      writes.keys.push(...filedOfKey.values());
      writes.daily.push(...filedOfDay.values());
      for (const [name, row] of answers) {
        if (row !== undefined) writes.remembered.push(row);
        else {
          const [account_id = '', key = ''] = name.split('\n', 2);
          writes.forgotten.push({ account_id, key });
        }
      }
      return writes;
    },
  };
}
