import { describe, expect, test } from 'vitest';
import { freshFile, RECORD } from '../../storage/databases.ts';
import { dashboardService } from '../../dashboard/service.ts';

describe('the export of one’s data', () => {
  /** Somebody with so many rows of history. */
  async function setup(rows: number) {
    const database = await freshFile();
    const service = await dashboardService(database);
    const { cookie, account } = await service.person('ada@example.com');
    await service.store.ledger.append(account.id, { ...RECORD, source: 'dashboard' });
    const numbers = `(with recursive c(n) as (select 2 union all select n + 1 from c where n < ${rows}) select n from c)`;
    await database.sql(
      `insert into history (account_id, source, seq, at, seed, tokens_used, estimated_cost_usd, model, prompt, palettes)
       select account_id, source, n, at + n, seed, tokens_used, estimated_cost_usd, model, prompt, palettes
       from history, ${numbers} where history.account_id = '${account.id}'`,
    );
    return { ...service, cookie };
  }

  test('has every entry, newest first, in time that grows as they do', { timeout: 240_000 }, async () => {
    const times: number[] = [];
    for (const rows of [8_000, 48_000]) {
      const { ask, cookie } = await setup(rows);
      // The best of three: what others take of this machine does not count.
      const tries: number[] = [];
      for (let again = 0; again < 3; again += 1) {
        const started = performance.now();
        const { history } = (await ask('GET', '/dashboard/data', undefined, { cookie })).json();
        tries.push(performance.now() - started);
        expect(history).toHaveLength(rows);
        const dates = history.map(({ date }: { date: string }) => date);
        expect(dates).toEqual(dates.toSorted().toReversed());
      }
      times.push(Math.min(...tries));
    }
    const [small = 0, large = 0] = times;
    // Six times as many: linear is 6, quadratic 36.
    expect(large / small).toBeLessThan(15);
  });

  test('is read as it is sent: the first entries need no others', async () => {
    const { store } = await setup(16_000);
    const [account] = await store.accounts.list();
    const started = performance.now();
    for await (const entry of store.history.all(account?.id ?? '')) {
      expect(entry.seq).toBe(16_000);
      break;
    }
    expect(performance.now() - started).toBeLessThan(200);
  });

  test('goes to one account once at a time, and ten times an hour', async () => {
    const { ask, cookie } = await setup(2_000);
    const two = await Promise.all([0, 1].map(() => ask('GET', '/dashboard/data', undefined, { cookie })));
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1)
      statuses.push((await ask('GET', '/dashboard/data', undefined, { cookie })).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  });
});
