import { expect, test } from 'vitest';
import { lengthBytes, lengthsIn } from './lengths.ts';

test('lengths come back as they were, at and around the byte that goes on', () => {
  const lengths = [0, 1, 254, 255, 256, 509, 510, 511, 1_000, 65_535];
  expect([...lengthsIn(Uint8Array.from(lengthBytes(lengths)))]).toEqual(lengths);
});
