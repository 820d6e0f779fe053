import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

// One file, so one after the other: pointed at a service, both count the requests of the same account.
import './interface.ts';
import './design.ts';

test('nothing else asks the account meanwhile: there is no second file of tests beside this one', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  expect(files).toEqual(['conformance.test.ts']);
});
