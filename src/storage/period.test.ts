import { describe, expect, test } from 'vitest';
import { dayName, dayOf, endOfPeriod, periodOf } from './period.ts';

describe('a period is a calendar month in UTC', () => {
  test.each([
    ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ])('%s belongs to the period that ends at %s', (instant, end) => {
    expect(endOfPeriod(periodOf(Date.parse(instant))).toISOString()).toBe(end);
  });

  test('the last millisecond of a year and the first of the next are one period apart', () => {
    const last = Date.parse('2026-12-31T23:59:59.999Z');
    expect(periodOf(last + 1) - periodOf(last)).toBe(1);
  });
});

test('a day is named by its UTC date', () => {
  expect(dayName(dayOf(Date.parse('2026-03-01T00:00:00.000Z')))).toBe('2026-03-01');
  expect(dayName(dayOf(Date.parse('2026-02-28T23:59:59.999Z')))).toBe('2026-02-28');
});
