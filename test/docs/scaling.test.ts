import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postgres } from '../../src/storage/postgres/dialect.ts';
import { ledgerStatements } from '../../src/storage/ledger/transaction/statements.ts';

const page = readFileSync(new URL('../../docs/scaling.md', import.meta.url), 'utf8');

test('docs/scaling.md holds every statement of a batch against the engines, in their order, and says what each needs', () => {
  const told = [...page.matchAll(/^\| `(\w+)` \| .* \| .+ \| .+ \| .+ \|$/gm)].map(([, name]) => name);
  expect(told).toEqual(Object.keys(ledgerStatements(postgres, 'now()')));
});

test('what it says of them is so: which lock, which take rows by slices, which are several writes in one', () => {
  const statements = ledgerStatements(postgres, 'now()');
  const { written, ...single } = statements;
  const texts = {
    ...Object.fromEntries(Object.entries(single).map(([name, { text }]) => [name, text])),
    written: written.asOne,
  };
  const having = (part: string) =>
    Object.entries(texts)
      .filter(([, text]) => text.includes(part))
      .map(([name]) => name);
  expect(having('for update')).toEqual(['lock']);
  expect(having('left join')).toEqual(['remembered']);
  expect(having('with part_0')).toEqual(['written']);
  const without = Object.keys(texts).filter((name) => !having('[2:]').includes(name));
  expect(without.toSorted()).toEqual(['begin', 'clock', 'commit', 'rollback']);
});
