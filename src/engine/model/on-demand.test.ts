import { expect, test } from 'vitest';
import { OnDemand } from './on-demand.ts';

test('a thing is made once, until there are too many younger ones', () => {
  const made: number[] = [];
  const things = new OnDemand((index) => {
    made.push(index);
    return { index };
  }, 2);
  const first = things.get(1);
  things.get(2);
  things.release();
  expect(things.get(1)).toBe(first);
  things.get(3);
  expect(things.get(1)).toBe(first);
  things.release();
  expect(things.get(1)).toEqual(first);
  expect(things.get(1)).not.toBe(first);
  things.get(3);
  expect(made).toEqual([1, 2, 3, 1]);
});
