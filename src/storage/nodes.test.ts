import { expect, test } from 'vitest';
import { atOnce, generation, newCustomer, onEachDatabase } from '../../test/storage/databases.ts';
import type { Store } from './store.ts';

onEachDatabase('several nodes on one database', ({ empty, fresh }) => {
  test('may start at once on an empty one: its tables are made once', async () => {
    const database = await empty();
    const nodes = await atOnce(4, () => database.open());
    await nodes[0]?.accounts.create({ email: 'a@example.org', plan: 'free' });
    for (const node of nodes) expect(await node.accounts.list()).toHaveLength(1);
    const versions = await database.sql('select version from schema_versions');
    expect(new Set(versions.map(({ version }) => Number(version))).size).toBe(versions.length);
  });

  test.each([2, 3])(
    'serve, %i of them, exactly 10 of 40 requests at once, each with a count and a number of its own',
    async (count) => {
      const database = await fresh();
      const nodes = await atOnce(count, () => database.open());
      const node = (index: number): Store => {
        const chosen = nodes[index % count];
        if (chosen === undefined) throw new Error('no such node');
        return chosen;
      };
      const { row } = await newCustomer(node(0));
      // Of the usage, which is told the key's count; with a record, for a number in the history.
      const request = { endpoint: 'usage' } as const;
      const outcomes = await atOnce(40, (index) => node(index).ledger.charge(generation(row, request)));

      const charged = outcomes.flatMap((outcome) => (outcome.kind === 'charged' ? [outcome] : []));
      const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
      const sorted = (values: readonly (number | undefined)[]) => values.toSorted((a = 0, b = 0) => a - b);
      expect(sorted(charged.map(({ standing }) => standing.used))).toEqual(numbers);
      expect(sorted(charged.map(({ seq }) => seq))).toEqual(numbers);
      expect(sorted(charged.map(({ totalRequests }) => totalRequests))).toEqual(numbers);
      for (const each of nodes) expect((await each.ledger.standing(row.accountId, 10)).used).toBe(10);
    },
  );
});
