import { expect, test } from 'vitest';
import { codeLengths } from './code-lengths.ts';

/** What the codes leave of one, as Kraft has it: nothing where they are as short as can be. */
const left = (lengths: Uint8Array): number =>
  1 - lengths.reduce((sum, length) => sum + (length === 0 ? 0 : 2 ** -length), 0);

test('the commoner, the shorter, and no code could be shorter', () => {
  const lengths = codeLengths([50, 25, 13, 6, 6, 0], 8);
  expect([...lengths]).toEqual([1, 2, 3, 4, 4, 0]);
  expect(left(lengths)).toBe(0);
});

test('none takes more bits than the bound, however unequally common they are', () => {
  const counts = Array.from({ length: 40 }, (_, i) => Math.round(1.7 ** i));
  expect(Math.max(...codeLengths(counts, 40))).toBeGreaterThan(12);
  const bound = codeLengths(counts, 12);
  expect(Math.max(...bound)).toBeLessThanOrEqual(12);
  expect(left(bound)).toBeGreaterThanOrEqual(0);
});

test('one symbol alone takes a bit, and none takes none', () => {
  expect([...codeLengths([0, 7], 8)]).toEqual([0, 1]);
  expect([...codeLengths([0, 0], 8)]).toEqual([0, 0]);
});
