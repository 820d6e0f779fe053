import { expect, test } from 'vitest';
import { stemNumber, stemNumbers, stemOf, stemsOf } from './stems.ts';

test('words that differ in their ending have one stem, and short words keep theirs', () => {
  expect(['bakery', 'bake', 'baked', 'baking'].map(stemOf)).toEqual(['baker', 'bak', 'bak', 'bak']);
  expect(stemOf('bus')).toBe('bus');
  expect(stemsOf("The fox's foxes")).toEqual(new Set(['the', 'fox']));
});

test('a text has its stems by number, and none that only begins one of its words', () => {
  const numbers = stemNumbers('Artichokes, sold from the harbour wall.');
  expect(numbers.includes(stemNumber(stemOf('artichoke')))).toBe(true);
  expect(numbers.includes(stemNumber('art'))).toBe(false);
});
