import { expect, test } from 'vitest';
import { hasLapsed, whyNoAccess } from './api-access.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

test.each([
  ['premium', undefined, undefined],
  ['premium', AFTER, undefined],
  ['premium', NOW, 'lapsed'],
  ['premium', BEFORE, 'lapsed'],
  ['unlimited', undefined, undefined],
  ['free', undefined, 'not included'],
  ['free', BEFORE, 'not included'],
  ['enterprise', undefined, 'unknown plan'],
  ['enterprise', BEFORE, 'unknown plan'],
])('the plan %s that ends at %s: %s', (plan, planEnds, reason) => {
  expect(whyNoAccess({ plan, planEnds }, NOW)).toBe(reason);
});

test('a plan lapses at its end, whatever it grants', () => {
  expect([undefined, AFTER, NOW, BEFORE].map((planEnds) => hasLapsed({ planEnds }, NOW))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
