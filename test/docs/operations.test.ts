import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/config/settings.ts';
import { planTable, writtenPlans } from './plan-table.ts';

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

test('docs/operations.md describes every setting and what is allowed, in their order', () => {
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \| .+ \|$/gm)];
  const told = rows.map(([, variable, , allowed]) => ({ variable, allowed }));
  const known = Object.values(SETTINGS).map(({ variable, allowed }) => ({ variable, allowed }));
  expect(told).toEqual(known);
});

test('each default is the one that holds', () => {
  for (const { variable, fallback } of Object.values(SETTINGS)) {
    const told = new RegExp(`^\\| \`${variable}\` \\| \`(.+?)\` \\|`, 'm').exec(page)?.[1];
    const isTold = typeof fallback === 'string' || typeof fallback === 'number';
    expect({ variable, told: told?.replace(/^\./, process.cwd()) }).toEqual({
      variable,
      told: isTold ? String(fallback) : undefined,
    });
  }
});

test('the table of plans is that of the service (npm run docs:plans mends it)', () => {
  expect(writtenPlans()).toBe(planTable());
});
