import { expect, test } from 'vitest';
import { hasStem, searchable, stemOf, stemsOf } from './stems.ts';

test('words that differ in their ending have one stem, and short words keep theirs', () => {
  expect(['bakery', 'bake', 'baked', 'baking'].map(stemOf)).toEqual(['baker', 'bak', 'bak', 'bak']);
  expect(stemOf('bus')).toBe('bus');
  expect(stemsOf("The fox's foxes")).toEqual(new Set(['the', 'fox']));
});

test('a stem is found at the beginning of a word; one of three letters is the whole word', () => {
  const text = searchable('Artichokes, sold from the harbour wall.');
  expect(hasStem(text, 'artichok')).toBe(true);
  expect(hasStem(text, 'art')).toBe(false);
  expect(hasStem(text, 'bour')).toBe(false);
});
