import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';

const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');

test('docs/errors.md describes every error of the catalogue, in its order, with its code, status and sentence', () => {
  const told = [...page.matchAll(/^## (\w+): (\d{3}) `(\w+)`\n\n> (.+)$/gm)].map(
    ([, name, status, code, sentence]) => ({
      name,
      status: Number(status),
      code,
      sentence,
    }),
  );
  const known = Object.entries(ERRORS).map(([name, { status, code, sentence }]) => ({ name, status, code, sentence }));
  expect(told).toEqual(known);
});

test('each says what to do', () => {
  const sections = page.split(/^## /m).slice(1);
  expect(sections.filter((section) => !section.includes('**What to do.**'))).toEqual([]);
});
