import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, WordTable } from './word-table.ts';

const words = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom(...'abcé抹茶 🦊'.split('')), minLength: 1, maxLength: 6 }),
  { maxLength: 200 },
);

test('a table of words answers as a map would, for words that it has and words that it lacks', () => {
  fc.assert(
    fc.property(words, words, (held, asked) => {
      const values = held.map((_, i) => i * 3);
      const table = new WordTable(held.join('\n'), held.length, values);
      const map = new Map(held.map((word, i) => [word, i * 3]));
      expect([...table]).toEqual([...map]);
      for (const word of [...held, ...asked]) {
        expect(table.get(word)).toBe(map.get(word));
        if (map.has(word)) expect(table.hasHash(hashOf(word))).toBe(true);
      }
    }),
  );
});

test('without values a word’s number is its place', () => {
  const table = new WordTable('fox\nred fox\nvixen', 3);
  expect([...table]).toEqual([
    ['fox', 0],
    ['red fox', 1],
    ['vixen', 2],
  ]);
  expect(table.has('red')).toBe(false);
  expect(new WordTable('', 0).get('')).toBeUndefined();
});
