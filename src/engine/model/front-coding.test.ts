import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontCoded, frontDecoded } from './front-coding.ts';

const decoded = (coded: Uint8Array): string => new TextDecoder().decode(frontDecoded(coded));

test('words come back as they were, whatever they share, and whatever they are made of', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'é', '抹', '茶', ' ', '🦊', '\t'),
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      expect(decoded(frontCoded(words))).toBe(words.join('\n'));
      expect(decoded(frontCoded(words.toSorted()))).toBe(words.toSorted().join('\n'));
    }),
  );
});

test('sorted words are shorter so', () => {
  const words = ['fir', 'fire', 'fire brigade', 'fire station', 'firefly'];
  expect(frontCoded(words).length).toBeLessThan(words.join('\n').length);
  expect(frontCoded([])).toHaveLength(0);
});
