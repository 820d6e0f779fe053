import { expect, test } from 'vitest';
import { createBreaker, type Ending } from './breaker.ts';

/** A breaker whose clock is turned by hand. */
function scene() {
  let now = 0;
  const breaker = createBreaker({ restMs: 1000, clock: () => now });
  return {
    breaker,
    /** Attempts one after the other; how many were let through. */
    attempt: (...endings: readonly Ending[]) =>
      endings.filter((ending) => {
        const end = breaker.enter();
        end?.(ending);
        return end !== undefined;
      }).length,
    pass: (ms: number) => (now += ms),
  };
}

const times = (count: number, ending: Ending): readonly Ending[] => Array.from({ length: count }, () => ending);

test('opens after five failures in a row, and lets nothing through', () => {
  expect(scene().attempt(...times(20, 'failed'))).toBe(5);
});

test('opens when half of ten fail, though never two in a row', () => {
  const { attempt } = scene();
  const half = times(10, 'failed').flatMap((ending): Ending[] => ['worked', ending]);
  expect(attempt(...half)).toBe(10);
});

test('stays closed while four of ten fail, for ever', () => {
  const { attempt } = scene();
  const some: readonly Ending[] = [
    'failed',
    'worked',
    'failed',
    'worked',
    'failed',
    'worked',
    'failed',
    'worked',
    'worked',
    'worked',
  ];
  expect(attempt(...Array.from({ length: 10 }, () => some).flat())).toBe(100);
});

test('after the rest one attempt is let through; while it lasts, no other', () => {
  const { breaker, attempt, pass } = scene();
  attempt(...times(5, 'failed'));
  pass(999);
  expect(breaker.enter()).toBeUndefined();
  pass(1);
  const end = breaker.enter();
  expect(end).toBeDefined();
  expect(breaker.enter()).toBeUndefined();
  end?.('failed');
  expect(breaker.enter()).toBeUndefined();
  pass(1000);
  expect(attempt('worked', 'failed', 'worked')).toBe(3);
});

test('a probe whose caller leaves makes room for the next', () => {
  const { attempt, pass } = scene();
  attempt(...times(5, 'failed'));
  pass(1000);
  expect(attempt('neither', 'neither', 'worked', 'worked')).toBe(4);
});

test('what says nothing of the provider is not counted, neither for nor against it', () => {
  const { attempt } = scene();
  expect(attempt(...times(50, 'neither'))).toBe(50);
  expect(
    attempt('failed', 'neither', 'failed', 'neither', 'failed', 'neither', 'failed', 'neither', 'failed', 'failed'),
  ).toBe(9);
});

test('attempts that end after it has opened change nothing', () => {
  const { breaker, attempt } = scene();
  const late = Array.from({ length: 3 }, () => breaker.enter());
  attempt(...times(5, 'failed'));
  for (const end of late) end?.('worked');
  expect(breaker.enter()).toBeUndefined();
});
