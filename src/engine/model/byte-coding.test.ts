import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteCoded, byteDecoded } from './byte-coding.ts';

test('any bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 3000 }), (bytes) => {
      expect(byteDecoded(byteCoded(bytes), bytes.length)).toEqual(bytes);
    }),
  );
});

test('one byte again and again takes a bit each', () => {
  const bytes = new Uint8Array(800).fill(7);
  expect(byteCoded(bytes)).toHaveLength(128 + 100);
  expect(byteDecoded(byteCoded(bytes), 800)).toEqual(bytes);
});

test('of bytes that are unequally common no code is longer than twelve bits', () => {
  // Each is twice as common as the next: unlimited, the rarest would take twenty bits.
  const bytes = Uint8Array.from(
    Array.from({ length: 20 }, (_, byte) => Array.from({ length: 2 ** (19 - byte) }, () => byte)).flat(),
  );
  const coded = byteCoded(bytes);
  expect(coded.length).toBeLessThan(bytes.length / 3);
  expect(byteDecoded(coded, bytes.length)).toEqual(bytes);
});

test('fewer codes than bytes are a RangeError', () => {
  const coded = byteCoded(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(() => byteDecoded(coded.subarray(0, 129), 8)).toThrow(RangeError);
});
