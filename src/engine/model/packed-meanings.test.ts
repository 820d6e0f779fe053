import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEANING_DIMENSIONS } from '../model/meaning.ts';
import { packMeanings, unpackedMeanings } from './packed-meanings.ts';

const direction = fc
  .array(fc.integer({ min: -127, max: 127 }), { minLength: MEANING_DIMENSIONS, maxLength: MEANING_DIMENSIONS })
  .map((values) => Int8Array.from(values));

test('a direction comes back half a step off at most, in half of its bytes, and a meaning of nothing is nothing', () => {
  fc.assert(
    fc.property(fc.array(direction, { maxLength: 9 }), (rows) => {
      const all = [...rows, new Int8Array(MEANING_DIMENSIONS)];
      const packed = packMeanings(all);
      expect(packed.shares.length).toBe((all.length * MEANING_DIMENSIONS) / 2);
      const meanings = unpackedMeanings(packed);
      for (const [i, row] of all.entries()) {
        const own = meanings(i);
        expect([own.length, own]).toEqual([MEANING_DIMENSIONS, meanings(i)]);
        const peak = Math.max(...Array.from(row, Math.abs));
        for (const [k, value] of row.entries())
          expect(Math.abs((own[k] ?? 0) - value)).toBeLessThanOrEqual(peak / 14 + 0.5);
      }
    }),
  );
});
