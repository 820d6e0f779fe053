import { expect, test } from 'vitest';
import { PLANS } from '../contract/plans.ts';
import { createPaces, PaceExceeded } from './paces.ts';

const PACE = { perSecond: 10, burst: 4, atOnce: 3 };

/** How many of so many requests, each over at once, are let in. */
function letIn(begin: () => () => void, requests: number): number {
  let count = 0;
  for (let at = 0; at < requests; at += 1) {
    try {
      begin()();
      count += 1;
    } catch (error) {
      if (!(error instanceof PaceExceeded)) throw error;
    }
  }
  return count;
}

test('a burst is let in whole, then so many a second, and never more than a burst', () => {
  let ms = 0;
  const paces = createPaces(() => ms);
  const begin = () => paces.begin('a', PACE);
  expect(letIn(begin, 9)).toBe(4);
  ms += 99;
  expect(letIn(begin, 9)).toBe(0);
  ms += 1;
  expect(letIn(begin, 9)).toBe(1);
  ms += 300;
  expect(letIn(begin, 9)).toBe(3);
  ms += 3_600_000;
  expect(letIn(begin, 9)).toBe(4);
});

test('so many at once, one more when one has ended; what is refused takes no token', () => {
  const paces = createPaces(() => 0);
  const begin = () => paces.begin('a', PACE);
  const ends = [begin(), begin(), begin()];
  expect(begin).toThrow(/3 requests under way/);
  ends[0]?.();
  ends.push(begin());
  ends[1]?.();
  expect(begin).toThrow(/10 times a second/);
});

test('another account is not held up', () => {
  const paces = createPaces(() => 0);
  letIn(() => paces.begin('a', PACE), 9);
  expect(letIn(() => paces.begin('b', PACE), 9)).toBe(4);
});

test('accounts that rest are forgotten, and not those that have something under way', () => {
  let ms = 0;
  const paces = createPaces(() => ms);
  const slow = { perSecond: 0, burst: 2, atOnce: 1 };
  const end = paces.begin('busy', slow);
  for (let at = 0; at < 10_000; at += 1) paces.begin(`a${at}`, slow)();
  ms = 3_600_000;
  paces.begin('one more', slow)();
  expect(() => paces.begin('busy', slow)).toThrow(PaceExceeded);
  end();
  expect(letIn(() => paces.begin('a5', slow), 3)).toBe(2);
});

test('every plan that grants keys has a pace, and lets a burst of all it may do at once in', () => {
  for (const { grantsKeys, pace } of Object.values(PLANS)) {
    if (!grantsKeys) continue;
    expect(pace.perSecond).toBeGreaterThan(0);
    expect(pace.burst).toBeGreaterThanOrEqual(pace.atOnce);
  }
});
